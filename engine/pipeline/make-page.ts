// One page, from its text to its output files: the same steps in the build's threads, in the development server and in tests.
import type { PageFile } from '../content/list-pages.ts';
import { type SourceFile, toSource } from '../content/load-source.ts';
import type { Page } from '../markdown/page.ts';
import type { PageFrame } from '../model/page-frame.ts';
import { type WrittenFile, writeInto } from '../output/staged-files.ts';
import { renderDoc } from '../render/render-doc.tsx';
import type { OutputFile } from '../render/render-page.tsx';
import { readArticle, writeArticle } from './article-files.ts';
import type { LinkTable } from './link-table.ts';
import { makeArticle } from './make-article.ts';
import type { PageJob, PageKit, PageRecord, PageResult, PageText } from './page-job.ts';
import type { KitSetup } from './page-kit.ts';
import { renderTextFile } from './search-page.ts';

export type MakeSetup = KitSetup & {
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
  { stagingDir, articlesDir }: Pick<MakeSetup, 'stagingDir' | 'articlesDir'>,
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

/** Tokens and includes of the body filled in. */
export function readBody(file: PageFile, text: PageText, kit: PageKit): SourceFile {
  return 'source' in text ? text.source : toSource({ ...file, text: text.text }, text.header, kit);
}

/** Parse and render. Diagnostics of the front matter come with the header, not from here. */
export async function makePage(
  source: SourceFile,
  frame: PageFrame,
  kit: PageKit,
): Promise<PageResult & { page: Page; articleUses: string[] }> {
  const { page, record, made } = await makeArticle(source, frame, kit);
  const { files, uses } = renderArticle(page, record.uses, frame, kit);
  return { page, articleUses: record.uses, made, record: { ...record, uses }, files };
}

/**
 * @param articleUses  what the article was made from.
 * @returns            `uses`: these, and what drawing the page around it uses.
 */
function renderArticle(
  page: Page,
  articleUses: readonly string[],
  frame: PageFrame,
  kit: PageKit,
): { files: OutputFile[]; uses: string[] } {
  const { files, uses } = renderDoc(page, frame, kit);
  return {
    files: [...files, renderTextFile(page)],
    uses: [...new Set([...articleUses, ...uses])],
  };
}
