// Counts of a site server → a small HTTP server on its own port, which readers of the site don't reach.
import { addressesFor, createHttpServer, listen, nameHost } from '../../engine/tooling.ts';
import { readPublishedBuild } from './health.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  readonly url: string;
  /** The same for other machines; none when only this one can reach it. */
  readonly outside: readonly string[];
  close(): Promise<void>;
}

export type MetricsServerOptions = {
  metrics: Metrics;
  dir: string;
  port: number;
  host?: string;
  /** Lines of the log that were dropped so far. */
  droppedLines?: () => number;
  /** Further lines of the format. */
  more?: () => string;
};

/** Counts are made in a moment. */
const GRACE_MS = 1_000;

/** @throws ServeError  when it can't be listened there. */
export async function createMetricsServer(options: MetricsServerOptions): Promise<MetricsServer> {
  const {
    metrics,
    dir,
    port,
    host = '127.0.0.1',
    droppedLines = () => 0,
    more = () => '',
  } = options;
  const { server, close } = createHttpServer(async ({ url }, response) => {
    if (url !== '/metrics') return void response.writeHead(404).end();
    const build = await readPublishedBuild(dir).catch(() => undefined);
    response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(metrics.render(build, droppedLines()) + more());
  });
  const address = await listen(server, {
    port,
    host,
    flag: '--metrics',
    hostFlag: '--metrics-host',
  });
  return {
    url: `http://${nameHost(host)}:${address.port}/metrics`,
    outside: addressesFor(address).map((origin) => `${origin}/metrics`),
    close: () => close(GRACE_MS),
  };
}
