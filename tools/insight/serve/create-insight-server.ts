// The service → a server of its own, for a proxy that serves the site itself.
import { createHttpServer, listen, nameHost } from '../../../engine/tooling.ts';
import type { InsightService } from './create-service.ts';
import { createResponder } from './respond.ts';

export type InsightServer = { url: string; close(): Promise<void> };

const GRACE_MS = 10_000;

/** @throws ServeError  when it can't be listened there. */
export async function createInsightServer(
  service: InsightService,
  { port, host = '127.0.0.1' }: { port: number; host?: string | undefined },
): Promise<InsightServer> {
  const respond = createResponder(service);
  const { server, close } = createHttpServer(async (request, response) => {
    if (respond(request, response)) return;
    if (request.url === '/healthz') {
      // While the database is away, events wait on the disk: the service still takes them.
      const database = (await service.isWell()) ? 'up' : 'away';
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(`${JSON.stringify({ status: 'ok', database })}\n`);
    } else if (request.url === '/metrics') {
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
      response.end(service.counts.render());
    } else response.writeHead(404).end();
  });
  const address = await listen(server, { port, host, flag: '--port' });
  return {
    url: `http://${nameHost(host)}:${address.port}${service.at}`,
    close: () => close(GRACE_MS),
  };
}
