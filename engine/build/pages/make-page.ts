// One page, from its text to its output files: in this thread, and where there are many in others, too. Both ends of a thread are here.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { PageFile } from '../../content/pages/list-pages.ts';
import { type SourceFile, toSource } from '../../content/pages/page-body.ts';
import { type Failure, toError, toFailure } from '../../diagnostics/failure.ts';
import { setUnsaved, unsavedTexts } from '../../disk/inside.ts';
import type { Page } from '../../markdown/page.ts';
import type { PageData } from '../../model/page-data.ts';
import { renderDoc } from '../../render/render-doc.tsx';
import type { OutputFile } from '../../render/render-page.tsx';
import type { SourceFormat } from '../../source-format.ts';
import { type WrittenFile, writeInto } from '../publish/staged-files.ts';
import { findArticle, keepArticle } from './article-store.ts';
import { createJobQueue } from './job-queue.ts';
import { makeArticle, renderTextFile } from './make-article.ts';
import { type ContextSetup, openContext } from './page-context.ts';
import type { PageContext, PageJob, PageRecord, PageResult, PageText } from './page-job.ts';

type MakeSetup = ContextSetup & {
  /** Undefined: parse and render, write nothing. */
  stagingDir: string | undefined;
};

export type PageDone = Pick<PageJob, 'around' | 'base' | 'articleBase'> & {
  id: string;
  /** Undefined where the article was cached: then only dependencies may have changed. */
  record?: PageRecord;
  dependencies: string[];
  /** Hash of the cached article. */
  article?: string | undefined;
  files: WrittenFile[];
};

/** Make one page and write its files below `stagingDir`. */
async function runJob(
  job: PageJob,
  context: PageContext,
  { stagingDir }: Pick<MakeSetup, 'stagingDir'>,
  folders: Set<string>,
): Promise<PageDone> {
  const { around, base, articleBase } = job;
  const { files, ...done } = await makeOrDraw(job, context, stagingDir !== undefined);
  return {
    id: job.file.id,
    around,
    base,
    articleBase,
    ...done,
    files:
      stagingDir === undefined ? [] : files.map((file) => writeInto(stagingDir, file, folders)),
  };
}

type Drawn = Pick<PageDone, 'record' | 'dependencies' | 'article'> & Pick<PageResult, 'files'>;

/** Where only the layout has changed, it is drawn around the cached article. */
async function makeOrDraw(
  { file, text, pageData, cached }: PageJob,
  context: PageContext,
  isPublished: boolean,
): Promise<Drawn> {
  const article = cached && isPublished ? findArticle(context.store, cached) : undefined;
  if (article) {
    const drawn = renderArticle(article.page, article.dependencies, pageData, context);
    return { article: cached, ...drawn };
  }
  const body = readBody(file, text, context);
  const { page, articleDependencies, ...result } = await makePage(body, pageData, context);
  const own = { page, dependencies: articleDependencies };
  const hash = isPublished ? keepArticle(context.store, own) : undefined;
  return { ...result, dependencies: result.record.dependencies, article: hash };
}

/** Tokens and includes of the body filled in. */
export const readBody = (file: PageFile, text: PageText, context: PageContext): SourceFile =>
  'source' in text ? text.source : toSource({ ...file, text: text.text }, text.header, context);

/** Parse and render. Diagnostics of the front matter come with the header, not from here. */
export async function makePage(
  source: SourceFile,
  pageData: PageData,
  context: PageContext,
): Promise<PageResult & { page: Page; articleDependencies: string[] }> {
  const { page, record } = await makeArticle(source, pageData, context);
  const { files, dependencies } = renderArticle(page, record.dependencies, pageData, context);
  const articleDependencies = record.dependencies;
  return { page, articleDependencies, record: { ...record, dependencies }, files };
}

/** `dependencies`: those of the article, and what drawing the page around it uses. */
function renderArticle(
  page: Page,
  articleDependencies: readonly string[],
  pageData: PageData,
  context: PageContext,
): { files: OutputFile[]; dependencies: string[] } {
  const { files, dependencies } = renderDoc(page, pageData, context);
  return {
    files: [...files, renderTextFile(page, pageData)],
    dependencies: [...new Set([...articleDependencies, ...dependencies])],
  };
}

/** Below this a worker's start costs more than it saves. */
const FEW = 40;

export type RunOptions = {
  setup: MakeSetup;
  /** What a bare folder may have been written in; threads load it themselves. */
  format: SourceFormat | undefined;
  jobs: readonly PageJob[];
  /** Called with the number of pages done so far. */
  onProgress: (done: number) => void;
};

type WorkerData = { setup: MakeSetup; unsaved: ReturnType<typeof unsavedTexts> };

type Reply = { done?: PageDone[]; isEnd?: boolean; failure?: Failure };

/**
 * This thread makes pages, too: each further one loads and optimizes all of the code again. Results come in no particular
 * order. The first failure ends the run.
 */
export async function runJobs({ setup, format, jobs, onProgress }: RunOptions) {
  if (jobs.length === 0) return [];
  const results: PageDone[] = [];
  const script = new URL('./worker.mjs', import.meta.url);
  const most = Math.min(availableParallelism(), 8, Math.ceil(jobs.length / FEW));
  const others = existsSync(script) ? most - 1 : 0;
  const queue = createJobQueue(jobs, others > 0);
  const take = (done: readonly PageDone[]) => {
    for (const one of done) results.push(one);
    onProgress(results.length);
  };
  const runHere = async () => {
    const context = await openContext(setup, format);
    const folders = new Set<string>();
    for (let job = queue.takeOne(); job; job = queue.takeOne()) {
      take([await runJob(job, context, setup, folders)]);
      // Other threads are heard in between.
      await setImmediate();
    }
    context.store.flush();
  };
  const workers: Worker[] = [];
  const runThere = (thread: number) =>
    new Promise<void>((resolve, reject) => {
      const workerData: WorkerData = { setup, unsaved: unsavedTexts() };
      const worker = new Worker(script, { workerData });
      workers.push(worker);
      const send = () => worker.postMessage(queue.takeBatch(thread));
      worker.on('error', reject);
      worker.on('message', ({ done = [], isEnd, failure }: Reply) => {
        if (failure) return reject(toError(failure));
        if (isEnd) return resolve();
        take(done);
        send();
        // It begins with two, and goes on while this thread is busy.
        if (done.length === 0) send();
      });
    });
  const all = [...Array.from({ length: others }, (_, i) => runThere(i)), runHere()];
  try {
    await Promise.all(all);
  } finally {
    queue.clear();
    await Promise.all(workers.map((worker) => worker.terminate()));
    await all.at(-1)?.catch(() => {});
  }
  return results;
}

/** The other end, in a thread: make what is sent, say what it holds. No jobs: there are no more. */
export async function serveJobs(loadFormat: () => Promise<SourceFormat>): Promise<void> {
  const { setup, unsaved } = workerData as WorkerData;
  for (const [at, text] of unsaved) setUnsaved(at, text);
  const format = setup.context.isBare ? await loadFormat() : undefined;
  const context = await openContext(setup, format);
  const folders = new Set<string>();
  const make = async (jobs: PageJob[]) => {
    const done: PageDone[] = [];
    try {
      for (const job of jobs) done.push(await runJob(job, context, setup, folders));
      if (jobs.length === 0) context.store.flush();
      parentPort?.postMessage({ done, isEnd: jobs.length === 0 });
    } catch (error) {
      parentPort?.postMessage({ failure: toFailure(error) });
    }
  };
  let made = Promise.resolve();
  parentPort?.on('message', (jobs: PageJob[]) => {
    made = made.then(() => make(jobs));
  });
  parentPort?.postMessage({ done: [] });
}
