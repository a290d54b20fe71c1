// A worker thread of the build: takes pages, writes their files into the staging folder, reports what they hold.
import { parentPort, workerData } from 'node:worker_threads';
import { toFailure } from '../failure.ts';
import { type WrittenFile, writeInto } from '../output/staged-files.ts';
import { readArticle, writeArticle } from './article-files.ts';
import type { LinkTable } from './link-table.ts';
import {
  makePage,
  type PageJob,
  type PageKit,
  type PageRecord,
  type PageResult,
  readBody,
  renderArticle,
} from './page-job.ts';
import { createKit, type KitSetup } from './page-kit.ts';

export type WorkerSetup = KitSetup & {
  links: LinkTable;
  /** Undefined: parse and render, write nothing. */
  stagingDir: string | undefined;
  /** Where articles are kept; undefined: nowhere. */
  articlesDir: string | undefined;
};

export type PageDone = Pick<PageJob, 'base' | 'articleBase'> & {
  id: string;
  /** Undefined where the article was kept: then only what the page uses may have changed. */
  record?: PageRecord;
  uses: string[];
  /** Hash of the kept article. */
  article?: string | undefined;
  files: WrittenFile[];
  /** Pieces that weren't known, by their keys. */
  pieces: Record<string, string>;
};

/** Make one page and write its files below `stagingDir`. */
export async function runJob(
  job: PageJob,
  kit: PageKit,
  { stagingDir, articlesDir }: Pick<WorkerSetup, 'stagingDir' | 'articlesDir'>,
  folders: Set<string>,
): Promise<PageDone> {
  const { base, articleBase } = job;
  const { files, made = {}, ...done } = await makeOrDraw(job, kit, articlesDir);
  return {
    id: job.file.id,
    base,
    articleBase,
    ...done,
    files:
      stagingDir === undefined ? [] : files.map((file) => writeInto(stagingDir, file, folders)),
    pieces: made,
  };
}

type Drawn = Pick<PageDone, 'record' | 'uses' | 'article'> &
  Pick<PageResult, 'files'> & { made?: PageResult['made'] };

/** Where only the layout has changed, it is drawn around the kept article. */
async function makeOrDraw(
  { file, text, frame, kept }: PageJob,
  kit: PageKit,
  dir: string | undefined,
): Promise<Drawn> {
  const article = kept && dir ? readArticle(dir, file.id, kept) : undefined;
  if (article) return { article: kept, ...renderArticle(article.page, article.uses, frame, kit) };
  const { page, articleUses, ...result } = await makePage(readBody(file, text, kit), frame, kit);
  const written = dir ? writeArticle(dir, { page, uses: articleUses }) : undefined;
  return { ...result, uses: result.record.uses, article: written };
}

async function serve(setup: WorkerSetup): Promise<void> {
  const kit = await createKit(setup, setup.links);
  const folders = new Set<string>();
  parentPort?.on('message', async (jobs: PageJob[]) => {
    const done: PageDone[] = [];
    try {
      for (const job of jobs) done.push(await runJob(job, kit, setup, folders));
      parentPort?.postMessage({ done });
    } catch (error) {
      parentPort?.postMessage({ failure: toFailure(error) });
    }
  });
  parentPort?.postMessage({ done: [] });
}

if (parentPort && workerData?.isBuildWorker) await serve(workerData.setup as WorkerSetup);
