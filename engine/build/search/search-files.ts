// Site and what search keeps of each page → the files of the index.
import { hashOf } from '../../cache/hash.ts';
import { crumbsOf } from '../../model/breadcrumbs.ts';
import { genericWordsOf, type Site } from '../../model/site.ts';
import type { OutputFile } from '../../render/render-page.tsx';
import { buildIndex } from '../../search/build-index.ts';
import { keyOf } from '../../search/cached-words.ts';
import type { IndexedPage } from '../../search/indexed-page.ts';
import { findNearDuplicates } from '../../search/near-duplicates.ts';
import { type GenericWords, genericWords } from '../../search/title-key.ts';
import { lookUp } from '../../text/look-up.ts';
import type { PageSearch } from '../pages/page-job.ts';
import { findStaticRanks, type LinkCounts } from './static-ranks.ts';
import { loadWords, type WordsCache } from './words-file.ts';

/** Made only where its key differs from the last build's. */
export type SearchFile = { path: string; key: string; make(): OutputFile };

/** Records of pages, by id. */
export type SearchedPages = Readonly<Record<string, { search: Omit<PageSearch, 'weighed'> }>>;

export type SearchInput = {
  site: Site;
  /** By id, with what search keeps of each; pages that are not among them are not found. */
  pages: SearchedPages;
  linkedFrom: LinkCounts;
  /** What `weighPage` gave for one of them, requested only where the index needs it. */
  weighedOf(id: string): string;
  /** Is another where that is another. */
  wordsKeyOf(id: string): string;
  synonyms: Record<string, string[]>;
  /** Where the words are cached from one build to the next. */
  wordsAt?: WordsCache;
};

export type SearchIndex = {
  /** Hash of all that the files are made from. */
  key: string;
  make(): SearchFile[];
};

export function listSearchFiles(input: SearchInput): SearchIndex {
  const { site, synonyms, wordsAt } = input;
  const generic = genericWordsOf(site);
  const all = indexedPages(input, genericWords(generic));
  const [indexed, keys] = [all.map(({ page }) => page), all.map((one) => one.key)];
  const sections = site.sidebars.map(({ slug, label, keywords }) =>
    keywords ? { slug, label, keywords } : { slug, label },
  );
  const ofAll = { base: site.config.base, sections, synonyms, generic };
  const key = hashOf([JSON.stringify(ofAll), ...keys]);
  const make = (): SearchFile[] => {
    const known = wordsAt && { known: loadWords(wordsAt, { pages: indexed, keys, generic }) };
    return [...buildIndex({ ...ofAll, pages: indexed, ...known })].map((file) => {
      const at = `_search/${file.path}`;
      return { path: at, key: file.key, make: () => ({ path: at, content: file.make() }) };
    });
  };
  return { key, make };
}

/** In the order of the navigation, those outside of it last; unlisted ones are omitted. */
function indexedPages(
  { site, pages: cached, linkedFrom, weighedOf, wordsKeyOf }: SearchInput,
  generic: GenericWords,
): { page: IndexedPage; key: string }[] {
  const ids = Object.keys(cached).sort();
  // Numbered in this order: pages are kept in the one in which they were made, which is another each time.
  const nearDuplicates = findNearDuplicates(
    ids.map((id) => lookUp(cached, id)?.search.records.map(([, says]) => says) ?? []),
  );
  const staticRankOf = findStaticRanks(site, { pages: cached, linkedFrom }, generic);
  const inOrder = site.sidebars.flatMap(({ positions }) => positions.map(({ page }) => page.id));
  const own = new Set(inOrder.filter((id) => lookUp(cached, id)));
  for (const id of ids) own.add(id);
  const pages = [...own].flatMap((id) => {
    const doc = site.doc(id);
    const search = lookUp(cached, id)?.search;
    if (!doc || !search || doc.frontMatter.unlisted || doc.frontMatter.alias_of) return [];
    const position = site.position(id);
    const path = doc.url.slice(site.config.base.length);
    const known: Omit<IndexedPage, 'weighed'> = {
      section: position?.sidebar.slug ?? '',
      ...staticRankOf(doc),
      isMention: search.isMention === true,
      name: {
        id,
        ...(path === id ? {} : { path }),
        title: doc.frontMatter.title,
        crumbs: position
          ? crumbsOf(position.sidebar, position.breadcrumbs, doc.url).map(({ label }) => label)
          : [],
      },
      records: search.records.map(([heading, says]) => {
        const shared = nearDuplicates.get(says);
        return shared === undefined ? [heading] : [heading, shared];
      }),
    };
    const page: IndexedPage = {
      ...known,
      get weighed() {
        return weighedOf(id);
      },
    };
    return [{ page, key: keyOf({ ...known, weighed: wordsKeyOf(id) }) }];
  });
  const rank = new Map(site.sidebars.map(({ slug }, at) => [slug, at]));
  const rankOf = ({ page }: (typeof pages)[number]) =>
    rank.get(page.section) ?? site.sidebars.length;
  return pages.sort((a, b) => rankOf(a) - rankOf(b));
}
