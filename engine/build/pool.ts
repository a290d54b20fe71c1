// Page jobs → worker threads, one a core; few jobs run right here, where nothing has to be started.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PageJob } from './page-job.ts';
import { createKit, type PageDone, runJob, type WorkerSetup } from './worker.ts';

/** Below this a worker's start costs more than it saves. */
const FEW = 40;
const BATCH = 12;

export type RunOptions = {
  setup: WorkerSetup;
  jobs: readonly PageJob[];
  /** Called with the number of pages done so far. */
  onProgress: (done: number) => void;
};

/** Results come in no particular order. The first failure ends the run. */
export async function runJobs(options: RunOptions): Promise<PageDone[]> {
  const script = new URL('./worker.mjs', import.meta.url);
  const canThread = existsSync(script);
  return options.jobs.length < FEW || !canThread ? runHere(options) : runThreads(options, script);
}

async function runHere({ setup, jobs, onProgress }: RunOptions): Promise<PageDone[]> {
  if (jobs.length === 0) return [];
  const kit = await createKit(setup);
  const folders = new Set<string>();
  const done: PageDone[] = [];
  for (const job of jobs) {
    done.push(await runJob(job, kit, setup.stagingDir, folders));
    onProgress(done.length);
  }
  return done;
}

type Reply = {
  done?: PageDone[];
  failure?: { message: string; stack?: string; code?: string; path?: string };
};

async function runThreads(
  { setup, jobs, onProgress }: RunOptions,
  script: URL,
): Promise<PageDone[]> {
  const results: PageDone[] = [];
  let next = 0;
  const workers: Worker[] = [];
  const runOne = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(script, { workerData: { isBuildWorker: true, setup } });
      workers.push(worker);
      worker.on('error', reject);
      worker.on('message', ({ done = [], failure }: Reply) => {
        if (failure) return reject(Object.assign(new Error(failure.message), failure));
        for (const one of done) results.push(one);
        onProgress(results.length);
        if (next >= jobs.length) return resolve();
        worker.postMessage(jobs.slice(next, next + BATCH));
        next += BATCH;
      });
    });
  const threads = Math.min(availableParallelism(), 8, Math.ceil(jobs.length / FEW));
  try {
    await Promise.all(Array.from({ length: threads }, runOne));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}
