// The plan of a site → its pages, in a staging folder, and the manifest of them: those unchanged are taken over.
import { lookUp } from '../../text/look-up.ts';
import { withUsers } from '../plan/dependencies.ts';
import { type Users, usersOf } from '../plan/dependents.ts';
import { emptyManifest, type Manifest } from '../plan/manifest.ts';
import { type IndexedSearch, type PageEntry, toIndexed } from '../plan/page-entry.ts';
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
    site: plan.siteKey(),
    around: plan.around(),
    records: headers.records,
    headers: Object.fromEntries(headers.headers),
  };
  const first = await makeRound(plan, { pages: plan.first, hashOfDependency, manifest }, making);
  const second = await makeLatePages(plan, manifest, making.staging);
  return { manifest, rendered: first + second };
}

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
  const users = usersOf(site, manifest.pages);
  return { users, hashOfDependency: withUsers(prepared.hashOfDependency, users) };
}

type Round = Pick<Dependencies, 'hashOfDependency'> & {
  pages: SitePlan['first'];
  users?: Users | undefined;
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
  const { jobs, cached } = planRound(plan, { pages, hashOfDependency, staging, users });
  Object.assign(manifest.pages, cached);
  const made = await runJobs({
    setup: { context, links, users, stagingDir: staging.dir },
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

/** Which of these pages have to be made again, and which are as the last build made them. */
export function planRound(
  plan: SitePlan,
  round: Pick<Round, 'pages' | 'hashOfDependency' | 'users'> & Pick<Making, 'staging'>,
): PagePlan {
  const { headers, last, loaded } = plan.prepared;
  const isAround = !round.users && last.around !== '' && last.around === plan.around();
  const store = round.staging.dir === undefined ? undefined : loaded.store;
  const hasWords = ({ words }: IndexedSearch) => !store || store.has(['builds', words]);
  return planPages({ ...plan, ...round, headers, last, store, hasWords, isAround });
}

type Known = Omit<PageEntry, 'key' | 'around' | 'article' | 'files'>;

function toEntry(
  { around, base, articleBase, dependencies, article, files }: PageDone,
  known: Known,
  requested: Dependencies,
): PageEntry {
  const record = { ...known, dependencies };
  const key = pageKey(base, record, requested);
  const cached = { key: articleKey(articleBase, record, requested), hash: article ?? '' };
  return { ...record, files, around, key, article: cached };
}
