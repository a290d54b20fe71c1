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

type Setup = { isServingEarly: true; place: Omit<EarlyPlace, 'onNotice'> };
type Ready = Pick<EarlyServer, 'url' | 'outside'>;

/** @returns  undefined where it can't be served: the build says why. */
export async function serveEarly({
  onNotice: _theBuildGivesThem,
  ...place
}: EarlyPlace): Promise<EarlyServer | undefined> {
  const script = new URL('./early.mjs', import.meta.url);
  if (!existsSync(script)) return undefined;
  const setup: Setup = { isServingEarly: true, place };
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
async function serve({ place }: Setup): Promise<void> {
  const { createDevServer } = await import('./create-dev-server.ts');
  const { url, outside, close } = await createDevServer({ ...place, isPreview: true, log() {} });
  parentPort?.once('message', () => void close().then(() => process.exit()));
  parentPort?.postMessage({ url, outside } satisfies Ready);
}

if (workerData?.isServingEarly) await serve(workerData as Setup);
