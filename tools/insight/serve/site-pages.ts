// A built site → what the service knows of it: names of its pages, their sections, its address, its search.
import { openSearch, readBuiltJson, type SiteCard } from '../../../engine/tooling.ts';
import type { Pages } from '../model/to-stored.ts';

export type PageTitle = { title: string; sidebar?: string };

export type BuiltPages = Pages & {
  card: SiteCard;
  settings: InsightSettings;
  titleOf(page: string): string | undefined;
  /** What the site's search answers today, best first. */
  search(query: string): Promise<{ id: string; url: string; title: string }[]>;
};

/** What the site's config says of the service; see `insight` in `docs/`. */
export type InsightSettings = { keepDays: number; perMinute: number; signedInBy?: string };

const DEFAULTS: InsightSettings = { keepDays: 30, perMinute: 600 };
/** A build may replace the site at any moment: after this time it is looked at again. */
const FRESH_MS = 30_000;
const HITS = 5;

/** @param dir  the output of a build. @throws ExpectedError when it is none. */
export function openBuiltPages(dir: string): BuiltPages {
  const card = readBuiltJson(dir, '_site.json') as SiteCard;
  const settings: InsightSettings = { ...DEFAULTS, ...card.insight };
  let index = new Map<string, PageTitle>();
  let readAt = Number.NEGATIVE_INFINITY;
  const current = () => {
    if (Date.now() - readAt > FRESH_MS) {
      readAt = Date.now();
      const all = readBuiltJson(dir, 'docs-index.json') as Record<string, PageTitle>;
      index = new Map(Object.entries(all));
    }
    return index;
  };
  return {
    card,
    settings,
    sectionOf: (page) => current().get(page)?.sidebar ?? '',
    titleOf: (page) => current().get(page)?.title,
    async search(query) {
      let found: { id: string; url: string; title: string }[] = [];
      const search = openSearch(async (file) => readBuiltJson(dir, `_search/${file}`));
      await search.ask(
        { query, limit: HITS },
        ({ pages }) => {
          found = pages.map(({ id, url, title }) => ({
            id,
            url,
            title: title.map(({ text }) => text).join(''),
          }));
        },
        () => 'pages',
      );
      return found;
    },
  };
}
