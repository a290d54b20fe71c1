// Site and what search keeps of each page → the files of the index.
import type { Site } from '../model/site.ts';
import type { OutputFile } from '../render/render-page.tsx';
import { buildIndex, type IndexedPage } from '../search/build-index.ts';
import type { PageSearch } from './search-page.ts';

/** Made only where its key differs from the last build's. */
export type SearchFile = { path: string; key: string; make(): OutputFile };

/** @param kept  page id → what search keeps of it; pages without are not found. */
export function listSearchFiles(
  site: Site,
  kept: ReadonlyMap<string, PageSearch>,
  synonyms: Record<string, string[]>,
): SearchFile[] {
  const sections = site.sidebars.map(({ slug, label }) => ({ slug, label }));
  const input = {
    base: site.config.base,
    pages: indexedPages(site, kept),
    sections,
    synonyms,
  };
  return [...buildIndex(input)].map(({ path, key, make }) => ({
    path: `_search/${path}`,
    key,
    make: () => ({ path: `_search/${path}`, content: make() }),
  }));
}

/** In the order of the navigation, those outside of it last; unlisted ones are left out. */
function indexedPages(site: Site, kept: ReadonlyMap<string, PageSearch>): IndexedPage[] {
  const inOrder = site.sidebars.flatMap(({ spots }) => spots.map(({ page }) => page.id));
  const own = new Set(inOrder.filter((id) => kept.has(id)));
  for (const id of [...kept.keys()].sort()) own.add(id);
  const pages = [...own].flatMap((id): IndexedPage[] => {
    const doc = site.doc(id);
    const search = kept.get(id);
    if (!doc || !search || doc.frontMatter.unlisted || doc.frontMatter.alias_of) return [];
    const spot = site.spot(id);
    const path = doc.url.slice(site.config.base.length);
    return [
      {
        section: spot?.sidebar.slug ?? '',
        weighed: search.weighed,
        name: {
          id,
          ...(path === id ? {} : { path }),
          title: doc.frontMatter.title,
          description: doc.frontMatter.description,
          crumbs: spot ? [spot.sidebar, ...spot.trail].map(({ label }) => label) : [],
          records: search.records,
        },
      },
    ];
  });
  const rank = new Map(site.sidebars.map(({ slug }, at) => [slug, at]));
  const rankOf = ({ section }: IndexedPage) => rank.get(section) ?? site.sidebars.length;
  return pages
    .map((page, at) => ({ page, at }))
    .sort((a, b) => rankOf(a.page) - rankOf(b.page) || a.at - b.at)
    .map(({ page }) => page);
}
