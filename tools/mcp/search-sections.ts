// A question → the sections that answer it, best first: pages by the site's own search, then the sections of the best ones.

import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type BuiltSite,
  createIndexStore,
  excerptOf,
  type Found,
  findAll,
  type Index,
  indexWords,
  type PageName,
  type PageSection,
  parseQuery,
  type RankedPage,
  type Root,
  rankFound,
  rarityOf,
  type SlotTerms,
  StaleIndexError,
  tell,
  termsOf,
} from '../../engine/tooling.ts';
import { countStems } from './page-sections.ts';
import {
  importanceOf,
  type QueryWord,
  type Question,
  scoreSection,
  toQueryWord,
  toQuestion,
} from './rank-sections.ts';

export type FoundSection = {
  id: string;
  /** Empty for the beginning of the page. */
  anchor: string;
  title: string;
  heading: string;
  /** What the page is below, outermost first. */
  crumbs: string[];
  excerpt: string;
  score: number;
};

export type FoundSections = { sections: FoundSection[]; corrected?: string; nearest: string[] };

export type SectionSearch = {
  ask(query: string, options: { section?: string; limit: number }): Promise<FoundSections>;
  /** Labels of the site's sections by their slugs. */
  sections(): Promise<Record<string, string>>;
};

/** Pages whose sections are compared. */
const PAGES = 30;
/** Of one page among the answers, at most. */
const OF_A_PAGE = 3;
/** What the index may hold in memory before it is read again, as it is on disk. */
const LIMIT_BYTES = 64 * 1024 * 1024;

const NOTHING: FoundSections = { sections: [], nearest: [] };

export function openSectionSearch(built: BuiltSite, limitBytes = LIMIT_BYTES): SectionSearch {
  let heldBytes = 0;
  const store = createIndexStore(async (file) => {
    const text = await built.fresh(`_search/${file}`);
    if (text === undefined) throw new Error(`There is no ${file}.`);
    heldBytes += text.length;
    return JSON.parse(text);
  });
  return {
    async ask(query, options) {
      if (heldBytes > limitBytes) {
        store.renew();
        heldBytes = 0;
      }
      try {
        return await askIndex(query, options, store.open(), built);
      } catch (error) {
        if (!(error instanceof StaleIndexError)) throw error;
        // The site was published again meanwhile.
        store.renew();
        return askIndex(query, options, store.open(), built);
      }
    },
    async sections() {
      const root = await store.open().root();
      return Object.fromEntries((root?.sections ?? []).map(({ slug, label }) => [slug, label]));
    },
  };
}

async function askIndex(
  query: string,
  { section, limit }: { section?: string; limit: number },
  index: Index,
  built: BuiltSite,
): Promise<FoundSections> {
  const root = await index.root();
  // A question is complete: its last word isn't still being typed.
  const slots = root ? parseQuery(`${query} `, root.synonyms) : [];
  if (!root || slots.length === 0) return NOTHING;
  const found = await findAll(slots, index, root);
  await nextTurn();
  const ranked = await rankFound(query, found, { index, root, isNarrow: true });
  const inSection = section ? ranked.filter(({ page }) => slugOf(page, root) === section) : ranked;
  const question = toQuestion(query, queryWordsIn(found, root.records));
  const best = inSection[0]?.score || 1;
  const sections: FoundSection[] = [];
  for (const page of inSection.slice(0, PAGES)) {
    sections.push(
      ...(await toSections(page, page.score / best, { question, found, index, built })),
    );
    // Others are answered between two pages.
    await nextTurn();
  }
  return { sections: sections.sort((a, b) => b.score - a.score).slice(0, limit), ...tell(found) };
}

type Sources = { question: Question; found: Found; index: Index; built: BuiltSite };

async function toSections(
  { page }: RankedPage,
  share: number,
  { question, found, index, built }: Sources,
): Promise<FoundSection[]> {
  const name = await index.name(page);
  if (!name) return [];
  const { description = '' } = (await index.text(name.id)) ?? {};
  const match = {
    title: countStems(indexWords(name.title)),
    about: countStems([description, ...name.crumbs].flatMap(indexWords)),
    share,
  };
  return (await built.sections(name.id))
    .map((section) => ({ section, score: scoreSection(section, match, question) }))
    .sort((a, b) => b.score - a.score)
    .filter(isFirstOfTable)
    .slice(0, OF_A_PAGE)
    .map(({ section, score }) => toFound(section, score, name, found));
}

/** An answer that is a row brings the table's head and heading along: one row of a section is enough. */
const isFirstOfTable = (
  { section: { around } }: { section: PageSection },
  i: number,
  all: readonly { section: PageSection }[],
): boolean =>
  around === undefined || all.findIndex(({ section }) => section.around === around) === i;

function queryWordsIn({ slots, terms }: Found, records: number): QueryWord[] {
  return slots.map(({ word }, i) => {
    const own = terms[i] as SlotTerms;
    const rarity = Math.max(
      0,
      ...termsOf([own]).map(({ term, weight, isBegun }) =>
        isBegun ? 0 : rarityOf(term.count, records) * weight,
      ),
    );
    return toQueryWord(own, importanceOf(word, rarity));
  });
}

function toFound(
  { anchor, heading, text }: PageSection,
  score: number,
  { id, title, crumbs }: PageName,
  { terms }: Found,
): FoundSection {
  const words = new Set(termsOf(terms).flatMap(({ term, isBegun }) => (isBegun ? [] : term.word)));
  const marked = excerptOf(text, { words, wholes: words, prefixes: [] });
  const excerpt = marked.map((run) => run.text).join('') || text.slice(0, 170).replace(/\s+/g, ' ');
  return {
    id,
    anchor,
    title,
    heading: anchor ? heading : title,
    crumbs: [...crumbs],
    excerpt,
    score,
  };
}

const slugOf = (page: number, root: Root): string | undefined =>
  root.sections.findLast(({ firstPage }) => firstPage <= page)?.slug;
