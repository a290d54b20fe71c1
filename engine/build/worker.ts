// A worker thread of the build: takes pages, writes their files into the staging folder, tells what they hold.
import { parentPort, workerData } from 'node:worker_threads';
import { createImageIndex } from '../content/image-index.ts';
import { createPassages, type Records } from '../content/passages.ts';
import { createSnippetReader } from '../content/snippet-reader.ts';
import type { Tokens } from '../content/tokens.ts';
import { type WrittenFile, writeInto } from '../output/publish.ts';
import { showWidgets } from '../render/render-illustration.tsx';
import { showTools } from '../render/render-tool.tsx';
import type { Shell } from '../theme/shell.ts';
import { type LinkTable, oracleFrom } from './link-table.ts';
import { loadTheme } from './load-theme.ts';
import { loadSource, makePage, type PageJob, type PageKit, type PageRecord } from './page-job.ts';

export type WorkerSetup = {
  tokens: Tokens;
  contentDir: string;
  contentName: string;
  imagesDir: string;
  shell: Shell;
  themeModule: string | undefined;
  links: LinkTable;
  records: Records;
  /** Undefined: parse and render, write nothing. */
  stagingDir: string | undefined;
};

export type PageDone = { id: string; base: string; record: PageRecord; files: WrittenFile[] };

/** The kit of a worker, or of the build itself when there is too little to do for workers. */
export async function createKit(setup: WorkerSetup): Promise<PageKit> {
  const theme = await loadTheme(setup.themeModule);
  const { shell, records } = setup;
  return {
    tokens: setup.tokens,
    snippets: createSnippetReader(setup.contentDir, setup.contentName),
    passages: createPassages(setup.records),
    book: setup.records.book,
    images: createImageIndex(setup.imagesDir, setup.shell.base),
    shell: setup.shell,
    theme,
    links: oracleFrom(setup.links),
    ...showTools(theme),
    ...showWidgets({ shell, theme, widgets: records.widgets }),
  };
}

/** Make one page and write its files below `stagingDir`. */
export async function runJob(
  job: PageJob,
  kit: PageKit,
  stagingDir: string | undefined,
  folders: Set<string>,
): Promise<PageDone> {
  const source = loadSource(job.file, kit);
  const { record, files } = await makePage(source, job.frame, kit);
  return {
    id: job.file.id,
    base: job.base,
    record,
    files:
      stagingDir === undefined ? [] : files.map((file) => writeInto(stagingDir, file, folders)),
  };
}

async function serve(setup: WorkerSetup): Promise<void> {
  const kit = await createKit(setup);
  const folders = new Set<string>();
  parentPort?.on('message', async (jobs: PageJob[]) => {
    const done: PageDone[] = [];
    try {
      for (const job of jobs) done.push(await runJob(job, kit, setup.stagingDir, folders));
      parentPort?.postMessage({ done });
    } catch (error) {
      const { message, stack, code, path } = error as NodeJS.ErrnoException;
      parentPort?.postMessage({ failure: { message, stack, code, path } });
    }
  });
  parentPort?.postMessage({ done: [] });
}

if (parentPort && workerData?.isBuildWorker) await serve(workerData.setup as WorkerSetup);
