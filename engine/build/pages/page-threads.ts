// Threads that make pages, started before the first is planned: until then, one core of a first build is idle.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parentPort, Worker, workerData } from 'node:worker_threads';

export type PageThreads = {
  /** Those that were started first, then others. */
  take(count: number): Worker[];
  /** End those that nobody took. */
  end(): void;
};

/** More threads than this only wait for the disk. */
const MOST = 8;

/** Below this a worker's start costs more than it saves. */
const FEW = 40;

const SCRIPT = new URL('./worker.mjs', import.meta.url);

/** @returns  0 where this thread does it alone: of few jobs, and uncompiled, as in tests. */
export const threadsFor = (jobs: number): number =>
  jobs < FEW || !existsSync(SCRIPT)
    ? 0
    : Math.min(availableParallelism(), MOST, Math.ceil(jobs / FEW));

/** What a thread is started with. */
type ThreadData = {
  /** Modules that it loads before it is sent anything. */
  modules: readonly string[];
};

/** @param jobs  how many there will be. */
export function startThreads(jobs: number, modules: ThreadData['modules']): PageThreads {
  let waiting = startAll(threadsFor(jobs), modules);
  for (const worker of waiting) {
    worker.unref();
    // What it can't load is loaded again when there is something to make, and reported then.
    worker.on('error', () => {});
    worker.on('exit', () => {
      waiting = waiting.filter((one) => one !== worker);
    });
  }
  return {
    take(count) {
      const taken = waiting.splice(0, count);
      for (const worker of taken) worker.ref();
      return [...taken, ...startAll(count - taken.length, modules)];
    },
    end() {
      for (const worker of waiting.splice(0)) void worker.terminate();
    },
  };
}

const startAll = (count: number, modules: ThreadData['modules']): Worker[] =>
  Array.from(
    { length: count },
    () => new Worker(SCRIPT, { workerData: { modules } satisfies ThreadData }),
  );

/** The other end, in a thread. @returns  what it is sent first. */
export async function firstMessage<T>(): Promise<T> {
  const { modules } = workerData as ThreadData;
  // What fails is loaded again, and reported, with the first page.
  await Promise.allSettled(modules.map((at) => import(pathToFileURL(at).href)));
  return new Promise((resolve) => {
    parentPort?.once('message', resolve);
  });
}
