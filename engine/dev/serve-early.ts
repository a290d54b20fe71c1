// A site that was never built → pages made as they are asked for, in a thread, until the build is there. Both ends.
import { existsSync } from 'node:fs';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { ConfigOptions } from '../content/config/find-config.ts';

/** As for `learn dev`. */
export type EarlyPlace = ConfigOptions & { port: number; host?: string };

export type EarlyServer = {
  url: string;
  outside: readonly string[];
  /** Afterwards, the port is free. */
  close(): Promise<void>;
};

type Loaders = Pick<ConfigOptions, 'loadFormat' | 'loadRemoteCache'>;
type Setup = { place: Omit<EarlyPlace, keyof Loaders | 'onNotice'> };
type Ready = Pick<EarlyServer, 'url' | 'outside'>;

/** @returns  undefined where it can't be served: the build says why. */
export async function serveEarly({
  onNotice: _theBuildGivesThem,
  loadFormat: _isLoadedThere,
  loadRemoteCache: _asIsThis,
  ...place
}: EarlyPlace): Promise<EarlyServer | undefined> {
  const script = new URL('./early.mjs', import.meta.url);
  if (!existsSync(script)) return undefined;
  const setup: Setup = { place };
  const worker = new Worker(script, { workerData: setup });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const ready = await new Promise<Ready | undefined>((resolve) => {
    worker.once('message', resolve);
    worker.on('error', () => resolve(undefined));
  });
  if (!ready) return undefined;
  return {
    ...ready,
    async close() {
      worker.postMessage('close');
      await ended;
    },
  };
}

/** The other end. What makes pages is loaded here alone. */
export async function serveInThread(loaders: Loaders): Promise<void> {
  const { createDevServer } = await import('./create-dev-server.ts');
  const { place } = workerData as Setup;
  const options = { ...place, ...loaders, isPreview: true, log() {} };
  const { url, outside, close } = await createDevServer(options);
  parentPort?.once('message', () => void close().then(() => process.exit()));
  parentPort?.postMessage({ url, outside } satisfies Ready);
}
