// Pages as plain values → a search over them, held in memory, that counts what it loads.

import type { SearchAnswer, SearchRequest } from '../../engine/search/answer.ts';
import { buildIndex } from '../../engine/search/build-index.ts';
import type { TextFile } from '../../engine/search/files.ts';
import type { IndexedPage } from '../../engine/search/indexed-page.ts';
import { findNearDuplicates, hashOfSection } from '../../engine/search/near-duplicates.ts';
import { openSearch } from '../../engine/search/query/open-search.ts';
import type { SearchRecord } from '../../engine/search/record.ts';
import type { OtherName } from '../../engine/search/static-rank.ts';
import { genericWords } from '../../engine/search/title-key.ts';
import { weighPage } from '../../engine/search/weigh.ts';

export type GivenPage = {
  id: string;
  title: string;
  /** Address below the base, where that isn't the id. */
  path?: string;
  section?: string;
  description?: string;
  keywords?: string[];
  /** Heading → text; the page's own beginning is the heading ''. */
  text?: Record<string, string>;
  code?: string[];
  /** What is printed in bold, wherever on the page. */
  strong?: string[];
  isMention?: boolean;
  /** Labels of the navigation above it. */
  crumbs?: string[];
  /** What it may be called, and where it is; see `IndexedPage`. */
  otherNames?: OtherName[];
  staticRank?: number;
};

export type SearchSite = {
  files: Map<string, string>;
  /** Names of files, in the order they were asked for. */
  loaded: string[];
  /** What a name gives instead of its file. */
  spoil: Map<string, () => unknown>;
  ask(request: string | SearchRequest): Promise<SearchAnswer[]>;
  /** Ids of the pages of the last answer. */
  ids(request: string | SearchRequest): Promise<string[]>;
};

/** Words of titles that say nothing on these sites. */
const WORDS = ['part'];
const GENERIC = genericWords(WORDS);

const SECTIONS = [
  { slug: 'docs', label: 'Docs' },
  { slug: 'teams', label: 'Teams', keywords: ['fixed'] },
];

export function searchSite(
  pages: readonly GivenPage[],
  synonyms: Record<string, string[]> = {},
): SearchSite {
  const files = new Map<string, string>();
  replace(files, pages, synonyms);
  const loaded: string[] = [];
  const spoil: SearchSite['spoil'] = new Map();
  const search = openSearch(async (name) => {
    loaded.push(name);
    const instead = spoil.get(name);
    if (instead) return instead();
    return JSON.parse(files.get(name) ?? 'there is no such file');
  });
  const ask: SearchSite['ask'] = async (request) => {
    const answers: SearchAnswer[] = [];
    const asked = typeof request === 'string' ? { query: request } : request;
    await search.ask(asked, (answer) => answers.push(answer));
    return answers;
  };
  return {
    files,
    loaded,
    spoil,
    ask,
    ids: async (request) => (await ask(request)).at(-1)?.pages.map(({ id }) => id) ?? [],
  };
}

/** The site is published again. */
export function replace(
  files: Map<string, string>,
  pages: readonly GivenPage[],
  synonyms: Record<string, string[]> = {},
): void {
  const saidIn = (page: GivenPage) =>
    recordsOf(page).map(({ anchor, heading, text }) => (anchor ? hashOfSection(heading, text) : 0));
  const nearDuplicates = findNearDuplicates(pages.map(saidIn));
  const indexed = SECTIONS.flatMap(({ slug }) =>
    pages
      .filter(({ section = 'docs' }) => section === slug)
      .map((page) => {
        const records = recordsOf(page);
        const said = saidIn(page);
        const { id, title, path, description = '', keywords = [], otherNames = [] } = page;
        const { isMention = false, staticRank = 1, crumbs = [] } = page;
        const search = { title, description, keywords, isMention, records };
        return {
          section: slug,
          isMention,
          staticRank,
          otherNames,
          name: {
            id,
            ...(path === undefined ? {} : { path }),
            title,
            crumbs: [slug, ...crumbs],
          },
          records: records.map(({ heading }, at): IndexedPage['records'][number] => {
            const shared = nearDuplicates.get(said[at] ?? 0);
            return shared === undefined ? [heading] : [heading, shared];
          }),
          weighed: weighPage({ ...search, names: [], crumbs, platforms: [] }, GENERIC),
        };
      }),
  );
  const input = { base: '/learn/', pages: indexed, sections: SECTIONS, synonyms, generic: WORDS };
  for (const { path, make } of buildIndex(input)) files.set(path, make());
  for (const page of pages) files.set(`text/${page.id}.json`, JSON.stringify(textOf(page)));
}

function textOf(page: GivenPage): TextFile {
  const records = recordsOf(page).map(({ anchor, heading, text }): TextFile['records'][number] => [
    anchor,
    heading,
    text,
  ]);
  return { description: page.description ?? '', records };
}

function recordsOf({ title, text = {}, code = [], strong = [] }: GivenPage): SearchRecord[] {
  const { '': start = '', ...sections } = text;
  return [
    { anchor: '', heading: title, crumbs: [], text: start, code, strong },
    ...Object.entries(sections).map(([heading, own]) => ({
      anchor: heading.toLowerCase().replaceAll(' ', '-'),
      heading,
      crumbs: [],
      text: own,
      code: [],
    })),
  ];
}
