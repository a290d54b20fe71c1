// This build's page data and the last build's manifest → which pages to make, which to keep as they are.
import { hashOf } from '../../cache/hash.ts';
import type { ImageIndex } from '../../content/pages/image-index.ts';
import { CODE } from '../../content/pages/imported-code.ts';
import type { PageFile } from '../../content/pages/list-pages.ts';
import type { PageHeader } from '../../content/pages/page-header.ts';
import { answersOf } from '../../content/pages/questions.ts';
import type { PageData } from '../../model/page-data.ts';
import { lookUp } from '../../text/look-up.ts';
import { once } from '../../text/once.ts';
import type { PageJob, PageRecord } from '../pages/page-job.ts';
import type { ContextHashes, SiteContext } from '../pages/site-context.ts';
import type { Staging } from '../publish/publish.ts';
import type { DependencyHashes } from './dependencies.ts';
import type { Givens } from './givens.ts';
import type { LinkTable } from './link-table.ts';
import type { IndexedSearch, PageEntry } from './page-entry.ts';
import { keepPageData } from './stored-page-data.ts';
import { type SurroundingsInput, surroundings } from './surroundings.ts';

export type PagePlan = {
  /** Those with diagrams first, those with much code, then with much to load, last. */
  jobs: PageJob[];
  cached: Record<string, PageEntry>;
};

/** What the files of a page depend on, as far as its record names it. */
export type Dependencies = {
  links: LinkTable;
  images: ImageIndex;
  /** Hash of what a dependency names. */
  hashOfDependency: DependencyHashes;
};

type PlanInput = Dependencies &
  SurroundingsInput & {
    pages: readonly PageFile[];
    context: SiteContext;
    hashes: ContextHashes;
    /** All that pages are made from but their own texts is what it was. */
    isAround: boolean;
    givens: Givens;
    /** Whether what search took of a page can still be read. */
    hasWords(search: IndexedSearch): boolean;
    staging: Pick<Staging, 'dir' | 'keep'>;
    /** Names of directives that have much to load. */
    slow: ReadonlySet<string>;
  };

/** Unchanged pages are linked into the staging folder here. */
export function planPages(input: PlanInput): PagePlan {
  const plan: PagePlan = { jobs: [], cached: {} };
  const { headers, textOf } = input.headers;
  for (const file of input.pages) {
    const entry = lookUp(input.last.pages, file.id);
    const surrounding = surroundings(file, entry, input);
    const header = headers.get(file.id);
    if (!surrounding || !header) continue;
    const { around } = surrounding;
    const hasWords = entry !== undefined && input.hasWords(entry.search);
    const isKnown =
      entry?.around === around &&
      lookUp(input.last.headers, file.id)?.hash === header.hash &&
      (input.isAround ? takesNoFiles(entry) : input.givens.isSame(entry));
    const base = once(() => baseOf(header, { id: file.id, around }, input));
    const isSame =
      hasWords && (isKnown ? entry.key !== '' : entry.key === pageKey(base(), entry, input));
    if (isSame && entry.files.every(input.staging.keep)) {
      plan.cached[file.id] = entry;
      continue;
    }
    const text = textOf(file.id);
    const pageData = surrounding.pageData();
    if (text && pageData) {
      if (input.store) keepPageData(around, pageData, input.store);
      const articleBase = articleBaseOf(header, pageData, input);
      const isCached = hasWords && entry.article?.key === articleKey(articleBase, entry, input);
      // Nothing is written, and only what is drawn around the article has changed.
      if (isCached && entry.key && input.staging.dir === undefined) {
        plan.cached[file.id] = { ...entry, key: pageKey(base(), entry, input) };
        continue;
      }
      const cached = isCached ? entry.article?.hash : undefined;
      const article = { articleBase, ...(cached ? { cached } : {}) };
      plan.jobs.push({ file, text, pageData, around, base: base(), ...article });
    }
  }
  return { ...plan, jobs: byWork(plan.jobs, input.slow) };
}

/**
 * Threads begin at either end: what draws diagrams, the grammars of code, and what draws some directives, are slow to
 * load and slow to start, so each is at work in as few of them as can be.
 */
function byWork(jobs: readonly PageJob[], slow: ReadonlySet<string>): PageJob[] {
  const all = jobs.map((job, at) => ({ job, at, rank: rankOf(job, slow) }));
  return all
    .sort((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ job, rank }) => (rank < LAST ? job : { ...job, hasMuchToLoad: true }));
}

const LAST = 1_000_000;

/** Fewer than 0 where there are diagrams, else the number of marks around code; with much to load, after all others. */
function rankOf({ text }: PageJob, slow: ReadonlySet<string>): number {
  const written =
    'source' in text ? text.source.lines.map((line) => line.text).join('\n') : text.text;
  const directives = written.matchAll(/^ *:{2,}([a-z][\w-]*)/gm);
  const marks = written.split(/^ *(?:`{3,}|~{3,})/m).length - 1;
  for (const [, name = ''] of directives) if (slow.has(name)) return LAST + marks;
  const diagrams = written.split(/^ *(?:`{3,}|~{3,})mermaid/m).length - 1;
  return diagrams > 0 ? -diagrams : marks;
}

type InputOfAll = Pick<PlanInput, 'context' | 'hashes'>;

/** Hash of all that is known of a page before it is made. @param around  see `Surrounding`. */
function baseOf(
  header: PageHeader,
  { id, around }: { id: string; around: string },
  { context, hashes }: InputOfAll,
): string {
  return hashOf([header.hash, around, hashes.page, ...answersOf(context.questions, id)]);
}

/** Hash of what its article takes of that. */
function articleBaseOf(header: PageHeader, pageData: PageData, input: InputOfAll): string {
  const requested = answersOf(input.context.questions, pageData.id);
  return hashOf([header.hash, searchedPageData(pageData), input.hashes.article, ...requested]);
}

/** What search takes of page data: the words are weighed with the article. */
const searchedPageData = (pageData: PageData): string =>
  JSON.stringify([
    pageData.title,
    pageData.description,
    pageData.crumbs.map(({ label }) => label),
    pageData.keywords,
    pageData.platforms,
    pageData.isMention,
    pageData.namesWithNumbers,
  ]);

/** Hash of everything a page's article depends on: not on its style sheets, nor on what is drawn around it. */
export const articleKey: typeof pageKey = (base, record, requested) =>
  pageKey(base, { ...record, dependencies: ofArticle(record.dependencies) }, requested);

/** Code may be taken from the file of another page. A page with pictures isn't left either: looking for these finds their files. */
const takesNoFiles = ({ images, dependencies }: PageEntry): boolean =>
  images.length === 0 && !dependencies.some((use) => use.startsWith(CODE));

const LAYOUT = /^(?:style|drawing):/;

/** Dependencies without what only the drawing around an article uses. */
export const ofArticle = (dependencies: readonly string[]): string[] =>
  dependencies.filter((use) => !LAYOUT.test(use));

/** Hash of everything a page's files depend on: its text and page data, what it was made from, what its links and pictures show. */
export function pageKey(
  base: string,
  record: Pick<PageRecord, 'links' | 'described' | 'images' | 'dependencies'>,
  { links, images, hashOfDependency }: Dependencies,
): string {
  const seen = new Set(record.links.map((link) => link.id));
  return hashOf([
    base,
    ...[...seen].map((id) => `${id} ${lookUp(links, id)?.[0] ?? '?'}`),
    ...record.described.map((id) => JSON.stringify(lookUp(links, id) ?? null)),
    ...record.images.map(([src, , path]) =>
      JSON.stringify([images.find(src, path), images.findFile(src, path)]),
    ),
    ...record.dependencies.map((use) => `${use} ${hashOfDependency(use)}`),
  ]);
}
