// The plan of a site → its pages, in a staging folder, and the manifest of them: those unchanged are taken over.
import { lookUp } from '../../text/look-up.ts';
import { once } from '../../text/once.ts';
import { withUsers } from '../plan/dependencies.ts';
import { type Users, usersOf } from '../plan/dependents.ts';
import { emptyManifest, type Manifest } from '../plan/manifest.ts';
import { type IndexedSearch, type PageEntry, seenOf, toIndexed } from '../plan/page-entry.ts';
import {
  articleKey,
  type Dependencies,
  type PagePlan,
  pageKey,
  planPages,
} from '../plan/plan-pages.ts';
import type { SitePlan } from '../plan/plan-site.ts';
import type { Staging } from '../publish/publish.ts';
import { type PageDone, runJobs } from './make-page.ts';

export type BuildProgress = (done: number, total: number) => void;

export type MadePages = {
  manifest: Manifest;
  /** How many were rendered. */
  rendered: number;
};

type Making = { staging: Pick<Staging, 'dir' | 'keep'>; onProgress?: BuildProgress | undefined };

export async function makePages(plan: SitePlan, making: Making): Promise<MadePages> {
  const { headers, madeWith, hashOfDependency } = plan.prepared;
  const manifest: Manifest = {
    ...emptyManifest(madeWith),
    around: plan.around(),
    records: headers.records,
    headers: Object.fromEntries(headers.headers),
  };
  const first = await makeRound(plan, { pages: plan.first, hashOfDependency, manifest }, making);
  const second = await makeLatePages(plan, manifest, making.staging);
  const { last } = plan.prepared;
  const before = isSiteSame(plan, last) ? last.asked : [];
  manifest.asked = [...new Set([...before, ...plan.site.asked])].sort();
  manifest.site = plan.siteKey(manifest.asked);
  const isKept = isAround(plan, last) && last.given !== '';
  manifest.given = isKept ? last.given : plan.givens.keep(manifest.pages);
  return { manifest, rendered: first + second };
}

/** What surrounds pages is what it was. */
const isSiteSame = ({ siteKey }: SitePlan, { site, asked }: Manifest): boolean =>
  site !== '' && site === siteKey(asked);

/** All that pages are made from but their own texts is what it was. */
const isAround = ({ around }: SitePlan, last: Manifest): boolean =>
  last.around !== '' && last.around === around();

/**
 * Those of the late pages whose entries in `plan.prepared.last` are out of date.
 *
 * @param manifest  of all other pages.
 * @returns         how many were rendered.
 */
function makeLatePages(
  plan: SitePlan,
  manifest: Manifest,
  staging: Making['staging'],
): Promise<number> {
  const late = { pages: plan.late, manifest, ...lateInput(plan, manifest) };
  return makeRound(plan, late, { staging });
}

/** What late pages are made with besides the plan: what all others show. */
export function lateInput({ prepared, site }: SitePlan, manifest: Manifest) {
  const users = once(() => usersOf(site, manifest.pages));
  return { users, hashOfDependency: withUsers(prepared.hashOfDependency, users) };
}

type Round = Pick<Dependencies, 'hashOfDependency'> & {
  pages: SitePlan['first'];
  users?: (() => Users) | undefined;
  manifest: Manifest;
};

/** @returns  how many of the pages were rendered. */
async function makeRound(
  plan: SitePlan,
  { pages, hashOfDependency, users, manifest }: Round,
  { staging, onProgress }: Making,
): Promise<number> {
  const { context, links, images, prepared } = plan;
  const { last, loaded } = prepared;
  const store = staging.dir === undefined ? undefined : loaded.store;
  const isSeen = !users || looksTheSame(manifest, last);
  const { jobs, cached } = planRound(plan, { pages, hashOfDependency, staging, isSeen });
  Object.assign(manifest.pages, cached);
  const made = await runJobs({
    setup: {
      context,
      links,
      users: jobs.length > 0 ? users?.() : undefined,
      stagingDir: staging.dir,
    },
    format: prepared.loaded.format,
    jobs,
    onProgress: (done) => onProgress?.(done, jobs.length),
  });
  const requested = { links, images, hashOfDependency };
  for (const done of made) {
    const before = done.record
      ? { ...done.record, search: toIndexed(done.record.search, store) }
      : lookUp(last.pages, done.id);
    if (before) manifest.pages[done.id] = toEntry(done, before, requested);
  }
  return made.length;
}

type Planned = Pick<Round, 'pages' | 'hashOfDependency'> & Pick<Making, 'staging'>;

/**
 * Which of these pages have to be made again, and which are as the last build made them.
 *
 * @param isSeen  what is told of other pages is what it was.
 */
export function planRound(
  plan: SitePlan,
  { isSeen, ...round }: Planned & { isSeen: boolean },
): PagePlan {
  const { headers, last, loaded, source } = plan.prepared;
  const store = round.staging.dir === undefined ? undefined : loaded.store;
  const hasWords = ({ words }: IndexedSearch) => !store || store.has(['builds', words]);
  const slow = new Set(
    source.collections.flatMap(({ collection: { directives = [] } }) =>
      directives.flatMap((one) => (one.hasMuchToLoad ? one.names : [])),
    ),
  );
  return planPages({
    ...plan,
    ...round,
    headers,
    last,
    store,
    hasWords,
    isAround: isSeen && isAround(plan, last),
    isSiteSame: isSiteSame(plan, last),
    slow,
  });
}

/** What others take of each page of a build is what it was in the last one. */
const looksTheSame = ({ pages }: Manifest, last: Manifest): boolean =>
  Object.entries(pages).every(([id, entry]) => {
    const before = lookUp(last.pages, id);
    return entry === before || (entry.seen !== undefined && entry.seen === before?.seen);
  });

type Known = Omit<PageEntry, 'key' | 'around' | 'article' | 'files' | 'seen'>;

function toEntry(
  { around, base, articleBase, dependencies, article, files }: PageDone,
  known: Known,
  requested: Dependencies,
): PageEntry {
  const record = { ...known, dependencies };
  const key = pageKey(base, record, requested);
  const cached = { key: articleKey(articleBase, record, requested), hash: article ?? '' };
  return { ...record, files, around, key, seen: seenOf(record), article: cached };
}
