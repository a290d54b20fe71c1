// Counts of a site server → a small HTTP server on its own port, which readers of the site don't reach.
import { createServer } from 'node:http';
import { readPublishedBuild } from './health.ts';
import { listen, nameHost } from './listen.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

export type MetricsServerOptions = { metrics: Metrics; dir: string; port: number; host?: string };

/** @throws ServeError  when it can't be listened there. */
export async function createMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const { metrics, dir, port, host = '127.0.0.1' } = options;
  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    const build = await readPublishedBuild(dir).catch(() => undefined);
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(metrics.render(build));
  });
  const address = await listen(server, { port, host, flag: '--metrics' });
  return {
    url: `http://${nameHost(host)}:${address.port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
