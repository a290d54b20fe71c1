// One page, from its text to its output files: the same steps in the build's threads, in the development server and in tests.
import type { PageFile } from '../../content/pages/list-pages.ts';
import { type SourceFile, toSource } from '../../content/pages/load-source.ts';
import type { Page } from '../../markdown/page.ts';
import type { PageData } from '../../model/page-data.ts';
import { renderDoc } from '../../render/render-doc.tsx';
import type { OutputFile } from '../../render/render-page.tsx';
import { type WrittenFile, writeInto } from '../publish/staged-files.ts';
import { findArticle, keepArticle } from './article-store.ts';
import { makeArticle, renderTextFile } from './make-article.ts';
import type { ContextSetup } from './page-context.ts';
import type { PageContext, PageJob, PageRecord, PageResult, PageText } from './page-job.ts';

export type MakeSetup = ContextSetup & {
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
export async function runJob(
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
  if (article)
    return {
      article: cached,
      ...renderArticle(article.page, article.dependencies, pageData, context),
    };
  const { page, articleDependencies, ...result } = await makePage(
    readBody(file, text, context),
    pageData,
    context,
  );
  const own = { page, dependencies: articleDependencies };
  const hash = isPublished ? keepArticle(context.store, own) : undefined;
  return { ...result, dependencies: result.record.dependencies, article: hash };
}

/** Tokens and includes of the body filled in. */
export function readBody(file: PageFile, text: PageText, context: PageContext): SourceFile {
  return 'source' in text
    ? text.source
    : toSource({ ...file, text: text.text }, text.header, context);
}

/** Parse and render. Diagnostics of the front matter come with the header, not from here. */
export async function makePage(
  source: SourceFile,
  pageData: PageData,
  context: PageContext,
): Promise<PageResult & { page: Page; articleDependencies: string[] }> {
  const { page, record } = await makeArticle(source, pageData, context);
  const { files, dependencies } = renderArticle(page, record.dependencies, pageData, context);
  return {
    page,
    articleDependencies: record.dependencies,
    record: { ...record, dependencies },
    files,
  };
}

/**
 * @param articleDependencies  what the article was made from.
 * @returns            `dependencies`: these, and what drawing the page around it uses.
 */
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
