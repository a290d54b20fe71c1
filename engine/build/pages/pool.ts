// Page jobs → worker threads, one a core; few jobs run right here, where nothing has to be started. Both ends of a thread.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { type Failure, toError, toFailure } from '../../diagnostics/failure.ts';
import { setUnsaved, unsavedTexts } from '../../disk/inside.ts';
import type { SourceFormat } from '../../source-format.ts';
import { type MakeSetup, type PageDone, runJob } from './make-page.ts';
import { openContext } from './page-context.ts';
import type { PageJob } from './page-job.ts';

/** Below this a worker's start costs more than it saves. */
const FEW = 40;
const BATCH = 12;

export type RunOptions = {
  setup: MakeSetup;
  /** What a bare folder may have been written in; threads load it themselves. */
  format: SourceFormat | undefined;
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

async function runHere({ setup, format, jobs, onProgress }: RunOptions): Promise<PageDone[]> {
  if (jobs.length === 0) return [];
  const context = await openContext(setup, format);
  const folders = new Set<string>();
  const done: PageDone[] = [];
  for (const job of jobs) {
    done.push(await runJob(job, context, setup, folders));
    onProgress(done.length);
  }
  context.store.flush();
  return done;
}

type WorkerData = { setup: MakeSetup; unsaved: ReturnType<typeof unsavedTexts> };

type Reply = { done?: PageDone[]; isEnd?: boolean; failure?: Failure };

async function runThreads(
  { setup, jobs, onProgress }: RunOptions,
  script: URL,
): Promise<PageDone[]> {
  const results: PageDone[] = [];
  const left = byWork(jobs);
  const workers: Worker[] = [];
  const runOne = (_: unknown, thread: number) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(script, {
        workerData: { setup, unsaved: unsavedTexts() } satisfies WorkerData,
      });
      workers.push(worker);
      worker.on('error', reject);
      worker.on('message', ({ done = [], isEnd, failure }: Reply) => {
        if (failure) return reject(toError(failure));
        if (isEnd) return resolve();
        for (const one of done) results.push(one);
        onProgress(results.length);
        worker.postMessage(thread % 2 === 0 ? left.splice(0, BATCH) : left.splice(-BATCH));
      });
    });
  const threads = Math.min(availableParallelism(), 8, Math.ceil(jobs.length / FEW));
  try {
    await Promise.all(Array.from({ length: threads }).map(runOne));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return results;
}

/**
 * Pages with diagrams first, those with much code last. Threads begin at either end: what draws diagrams, and the
 * grammars of code, are slow to load and slow to start, so each is at work in as few of them as can be.
 */
function byWork(jobs: readonly PageJob[]): PageJob[] {
  const all = jobs.map((job, at) => ({ job, at, rank: rankOf(job) }));
  return all.sort((a, b) => a.rank - b.rank || a.at - b.at).map(({ job }) => job);
}

/** Fewer than 0 where there are diagrams, else the number of marks around code. */
function rankOf({ text }: PageJob): number {
  if ('source' in text) return 0;
  const diagrams = text.text.split(/^ *(?:`{3,}|~{3,})mermaid/m).length - 1;
  return diagrams > 0 ? -diagrams : text.text.split(/^ *(?:`{3,}|~{3,})/m).length - 1;
}

/** The other end, in a thread: make what is sent, say what it holds. No jobs: there are no more. */
export async function serveJobs(loadFormat: () => Promise<SourceFormat>): Promise<void> {
  const { setup, unsaved } = workerData as WorkerData;
  for (const [at, text] of unsaved) setUnsaved(at, text);
  const format = setup.context.isBare ? await loadFormat() : undefined;
  const context = await openContext(setup, format);
  const folders = new Set<string>();
  parentPort?.on('message', async (jobs: PageJob[]) => {
    const done: PageDone[] = [];
    try {
      for (const job of jobs) done.push(await runJob(job, context, setup, folders));
      if (jobs.length === 0) context.store.flush();
      parentPort?.postMessage({ done, isEnd: jobs.length === 0 });
    } catch (error) {
      parentPort?.postMessage({ failure: toFailure(error) });
    }
  });
  parentPort?.postMessage({ done: [] });
}
