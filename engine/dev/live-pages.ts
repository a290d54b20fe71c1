// Pages of a site that is checked → what they say: links, anchors, dependencies, diagnostics. Nothing of them is shown or written.

import { type PageFacts, readArticle } from '../build/pages/make-article.ts';
import { readBody } from '../build/pages/make-page.ts';
import { lateInput, planRound } from '../build/pages/make-pages.ts';
import type { PageContext } from '../build/pages/page-job.ts';
import { openUnshown } from '../build/pages/unshown-context.ts';
import { emptyManifest, type Manifest } from '../build/plan/manifest.ts';
import { createPageData, isFilePage } from '../build/plan/plan-page-data.ts';
import { articleKey, type Dependencies, ofArticle } from '../build/plan/plan-pages.ts';
import type { SitePlan } from '../build/plan/plan-site.ts';
import { createDryStaging } from '../build/publish/publish.ts';
import { hashOf } from '../cache/hash.ts';
import type { PageFile } from '../content/pages/list-pages.ts';
import { answersOf } from '../content/pages/questions.ts';
import { lookUp } from '../text/look-up.ts';

/** A site as it was last checked. */
export type LiveState = {
  plan: SitePlan;
  manifest: Manifest;
  context: PageContext;
};

/**
 * All pages.
 *
 * @param known  pages as they were read before; those that are as they were are taken from there.
 */
export async function readPages(plan: SitePlan, known: Manifest['pages']): Promise<LiveState> {
  const { headers, madeWith, hashOfDependency } = plan.prepared;
  const manifest: Manifest = {
    ...emptyManifest(madeWith),
    records: headers.records,
    headers: Object.fromEntries(headers.headers),
  };
  const context = await openUnshown(plan);
  await readRound(manifest, known, { plan, context, hashOfDependency }, plan.first);
  await readLatePages(plan, manifest, known);
  plan.prepared.loaded.store.flush();
  return { context, manifest, plan };
}

/** Pages that the last check has made, as far as they are as they were. Those that are made late are read each time. */
export async function pagesOfCheck(plan: SitePlan): Promise<Manifest['pages']> {
  const { hashOfDependency } = plan.prepared;
  const staging = createDryStaging();
  // Nothing else needs what surrounds each page, which is large.
  const { dates } = await plan.prepared.dates;
  const pageDataOf = createPageData(plan.site, { clashes: plan.clashes, dates });
  const round = { pages: plan.first, hashOfDependency, staging, isSeen: true };
  const { cached } = planRound({ ...plan, pageDataOf }, round);
  return Object.fromEntries(
    Object.entries(cached).map(([id, entry]) => {
      const own = { ...entry, ...UNSHOWN, dependencies: ofArticle(entry.dependencies) };
      return [id, { ...own, article: { key: keyOf(id, own, plan), hash: '' } }];
    }),
  );
}

/** Those of the late pages that are not as they were. @param manifest  of all other pages; is added to. */
export async function readLatePages(
  plan: SitePlan,
  manifest: Manifest,
  known: Manifest['pages'],
): Promise<void> {
  const { users, hashOfDependency } = lateInput(plan, manifest);
  const context = await openUnshown(plan, users());
  const reading = { plan, context, hashOfDependency, alsoUses: usesOfOwn(plan) };
  await readRound(manifest, known, reading, plan.late);
}

/** A page that a collection draws shows all of its records, and who shows them. */
function usesOfOwn({ prepared }: SitePlan) {
  const all = prepared.source.collections.flatMap(({ collection: { name, ownPages = [] } }) =>
    ownPages.map((id) => [id, [`${name}:`, `users:${name}`, 'values']] as const),
  );
  const uses = new Map(all);
  return (id: string): readonly string[] => uses.get(id) ?? [];
}

async function readRound(
  manifest: Manifest,
  known: Manifest['pages'],
  reading: Reading,
  pages: readonly PageFile[],
): Promise<void> {
  const { plan, hashOfDependency } = reading;
  const hasFiles = isFilePage(plan.site, plan.clashes);
  for (const page of pages) {
    if (!hasFiles(page.id)) continue;
    const entry = lookUp(known, page.id);
    // What a page wants and doesn't find is not among its dependencies.
    const isWhole = entry?.diagnostics.length === 0;
    if (isWhole && entry.article?.key === keyOf(page.id, entry, { ...plan, hashOfDependency }))
      manifest.pages[page.id] = entry;
    else await readInto(manifest, page, reading);
  }
}

type Reading = Pick<Dependencies, 'hashOfDependency'> & {
  plan: SitePlan;
  context: PageContext;
  /** Of a page, what it depends on besides what its text says. */
  alsoUses?: (id: string) => readonly string[];
};

/** @param manifest  gets what the page says. */
export async function readInto(
  manifest: Manifest,
  page: PageFile,
  { plan, context, hashOfDependency, alsoUses = () => [] }: Reading,
): Promise<void> {
  const { headers, textOf } = plan.prepared.headers;
  const header = headers.get(page.id);
  const text = textOf(page.id);
  if (!header || !text) return;
  const { facts: own } = await readArticle(readBody(page, text, context), context);
  const dependencies = [...new Set([...own.dependencies, ...alsoUses(page.id)])];
  const facts = { ...own, dependencies };
  const article = { key: keyOf(page.id, facts, { ...plan, hashOfDependency }), hash: '' };
  manifest.headers[page.id] = header;
  manifest.pages[page.id] = { ...facts, ...UNSHOWN, article };
}

/** Hash of what the page says is made from. Of what surrounds it, it says nothing; search alone would take something of that. */
function keyOf(id: string, facts: PageFacts, input: SitePlan & Partial<Dependencies>): string {
  const { prepared, context, hashes } = input;
  const { hashOfDependency = prepared.hashOfDependency } = input;
  const header = prepared.headers.headers.get(id)?.hash ?? '';
  const base = hashOf([header, hashes.article, ...answersOf(context.questions, id)]);
  return articleKey(base, facts, { ...input, hashOfDependency });
}

/** A whole page was not made: its key is none, and only what its article was made from tells whether it is the same. */
const UNSHOWN = {
  key: 'unshown',
  around: '',
  files: [],
  search: { words: '', records: [] },
};
