// The site, the history of its files, and a day → pages that somebody should read again, and why.
import type { SiteSource } from '../../content/load-site.ts';
import type { FrontMatter } from '../../content/pages/frontmatter.ts';
import type { PageFile } from '../../content/pages/list-pages.ts';
import { ContentError, compare } from '../../diagnostics/diagnostics.ts';
import { loadHeaders } from '../plan/load-headers.ts';

/** `review`: its day is past. `owner`: it has none. `changed`: what it is about has, after its text. Dates are ISO. */
export type Due =
  | { reason: 'review'; date: string }
  | { reason: 'owner' }
  | { reason: 'changed'; in: string; date: string };

export type StalePage = {
  id: string;
  /** As diagnostics show it. */
  path: string;
  owner?: string;
  /** When its text last changed, where that is known. */
  lastUpdate?: string;
  due: Due[];
};

export type CareInput = {
  /** ISO date. */
  today: string;
  /** Absolute path → ISO date, from the history. */
  dates: ReadonlyMap<string, string>;
};

type Written = { page: PageFile; frontMatter: FrontMatter };

/**
 * Pages that authors write, aliases excepted. Owners are wanted of all as soon as one page names its own.
 *
 * @returns              in the order of the ids; `pages` counts those that were looked at.
 * @throws ContentError  when front matter has errors: nobody can know what such a page says.
 */
export function stalePages(
  source: SiteSource,
  { today, dates }: CareInput,
): { pages: number; stale: StalePage[] } {
  const written = writtenPages(source);
  const changes = latestChanges(source, today);
  const care = { today, dates };
  const wantsOwners = written.some(({ frontMatter }) => frontMatter.owner);
  const stale = written.flatMap(({ page, frontMatter }): StalePage[] => {
    const { owner } = frontMatter;
    const due = reasonsFor({ page, frontMatter }, changes, { ...care, wantsOwner: wantsOwners });
    if (due.length === 0) return [];
    const { id, path } = page;
    const lastUpdate = lastUpdateOf(frontMatter, dates.get(page.file));
    return [{ id, path, ...(owner ? { owner } : {}), ...(lastUpdate ? { lastUpdate } : {}), due }];
  });
  return { pages: written.length, stale };
}

/** Why one page should be read again. @property wantsOwner  others name theirs. */
export function dueReasons(
  written: Written,
  source: SiteSource,
  care: CareInput & { wantsOwner: boolean },
): Due[] {
  return reasonsFor(written, latestChanges(source, care.today), care);
}

function reasonsFor(
  { page, frontMatter }: Written,
  changes: ReturnType<typeof latestChanges>,
  { today, dates, wantsOwner }: CareInput & { wantsOwner: boolean },
): Due[] {
  const { owner, review_by: date } = frontMatter;
  const lastUpdate = lastUpdateOf(frontMatter, dates.get(page.file));
  const change = changes.get(page.id);
  const due: Due[] = [];
  if (date && date < today) due.push({ reason: 'review', date });
  if (wantsOwner && !owner) due.push({ reason: 'owner' });
  if (change && lastUpdate && lastUpdate < change.date) due.push(change);
  return due;
}

function writtenPages(source: SiteSource): Written[] {
  const { headers } = loadHeaders(source);
  const wrong = [...headers.values()].flatMap(({ diagnostics }) =>
    diagnostics.filter(({ severity }) => severity === 'error'),
  );
  if (wrong.length > 0) throw new ContentError(wrong);
  return source.pages
    .flatMap((page) => {
      const frontMatter = headers.get(page.id)?.frontMatter;
      return frontMatter && !page.record && !frontMatter.alias_of ? [{ page, frontMatter }] : [];
    })
    .sort((a, b) => compare(a.page.id, b.page.id));
}

/** What a page says of itself counts more than the history; `false` says that neither does. */
function lastUpdateOf(
  { last_update: said }: FrontMatter,
  committed: string | undefined,
): string | undefined {
  if (said === false) return undefined;
  return (typeof said === 'object' ? said.date : said) ?? committed;
}

/** Of each page the newest; what is dated after today has yet to come. */
function latestChanges({ collections }: SiteSource, today: string) {
  const latest = new Map<string, Extract<Due, { reason: 'changed' }>>();
  for (const { collection, data } of collections)
    for (const { page, label, date } of collection.changes?.(data.records) ?? []) {
      const known = latest.get(page);
      if (date > today || (known && known.date >= date)) continue;
      latest.set(page, { reason: 'changed', in: label, date });
    }
  return latest;
}
