// Ranked pages → the answer that is shown: titles, marks, counts, and room for what `add-texts.ts` adds.
import {
  emptyAnswer,
  type PageHit,
  type SearchAnswer,
  type SearchRequest,
  type SectionCount,
} from '../answer.ts';
import type { PageName, Root } from '../files.ts';
import type { FoundTerm } from './find-terms.ts';
import type { Index } from './load-index.ts';
import { type Matcher, markText } from './match-words.ts';
import { type RankedPage, type RankedRecord, termsOf } from './rank.ts';
import type { SlotTerms } from './score-slot.ts';

const PAGES = 8;
/** From so many pages on that have all words, others are counted and shown only where they come before the last of these. */
const ENOUGH = 8;
const SECTIONS = 3;
/** A section below its page must come near the best one. */
const NEAR_BEST = 0.45;
/** How many times the pages wanted are looked at, where sections of several say the same. */
const LOOK_FURTHER = 12;
/** Words to light up, at most. */
export const MOST_WORDS = 24;

/** The root alone answers a single letter, at once. */
export function answerFirstKey(
  request: SearchRequest,
  letter: string,
  root: Root,
): SearchAnswer | undefined {
  const numbers = root.firsts.letters[letter];
  if (!numbers) return undefined;
  const matcher = { words: new Set<string>(), wholes: new Set<string>(), prefixes: [letter] };
  const pages = numbers.slice(0, request.limit ?? PAGES).flatMap((page) => {
    const name = root.firsts.names[page];
    return name
      ? [toPageHit({ page, score: 0, records: [], isWhole: true }, name, root, matcher)]
      : [];
  });
  const empty = emptyAnswer(request.query);
  return { ...empty, pages, total: pages.length, isMore: true, words: [letter], isComplete: false };
}

type AnswerInput = {
  request: SearchRequest;
  root: Root;
  index: Index;
  ranked: readonly RankedPage[];
  found: readonly SlotTerms[];
};

/** @property records  number of the record of each section hit, page by page. */
export type Composed = { answer: SearchAnswer; records: number[][]; matcher: Matcher };

/** Titles alone, and room for what is below them; see `add-texts.ts`. */
export async function toAnswer(input: AnswerInput): Promise<Composed> {
  const { request, root, index, ranked, found } = input;
  const limit = request.limit ?? PAGES;
  const whole = ranked.filter((page) => page.isWhole);
  const least = whole[ENOUGH - 1]?.score ?? 0;
  const counted = ranked.filter((page) => page.isWhole || page.score > least);
  const shown = request.section
    ? counted.filter(({ page }) => sectionOf(page, root)?.slug === request.section)
    : counted;
  const matcher = matcherOf(found);
  const reported = await tellOnce(shown, limit, index);
  const hits = reported.map(({ page, name, alsoOn }, at) => {
    const records = at < (request.detailed ?? limit) ? bestRecords(page) : [];
    const hit = toPageHit({ ...page, records }, name, root, matcher);
    return { hit: alsoOn > 0 ? { ...hit, alsoOn } : hit, records };
  });
  return {
    matcher,
    records: hits.map(({ records }) => records.map(({ record }) => record)),
    answer: {
      ...emptyAnswer(request.query),
      pages: tellApart(hits.map(({ hit }) => hit)),
      total: shown.length,
      isMore: found.some(({ terms }) => terms.some(isCut)),
      counts: countSections(counted, root),
      words: [...matcher.words, ...matcher.prefixes].slice(0, MOST_WORDS),
      isComplete: false,
    },
  };
}

type ReportedPage = { page: RankedPage; name: PageName; alsoOn: number };

/**
 * The first pages, without those that were found for a section that says the same as one above: it counts them.
 * Nothing is loaded to look past the first pages unless some of these fold.
 */
async function tellOnce(
  ranked: readonly RankedPage[],
  limit: number,
  index: Index,
): Promise<ReportedPage[]> {
  const reported: ReportedPage[] = [];
  const bySection = new Map<number, ReportedPage>();
  const end = Math.min(ranked.length, limit * LOOK_FURTHER);
  for (let at = 0; at < end && reported.length < limit; ) {
    const next = ranked.slice(at, Math.min(end, at + limit - reported.length));
    at += next.length;
    const names = await Promise.all(next.map(({ page }) => index.name(page)));
    const shared = await Promise.all(next.map(({ page }) => index.shared(page)));
    next.forEach((page, i) => {
      const name = names[i];
      if (!name) return;
      const same = shared[i]?.get(page.records[0]?.record ?? 0);
      const known = same === undefined ? undefined : bySection.get(same);
      if (known) known.alsoOn += 1;
      else {
        const one = { page, name, alsoOn: 0 };
        reported.push(one);
        if (same !== undefined) bySection.set(same, one);
      }
    });
  }
  return reported;
}

/** Pages of one title get what is above them in the navigation, as far as that tells them apart. */
function tellApart(hits: readonly PageHit[]): PageHit[] {
  const titleOf = ({ title }: PageHit) => title.map(({ text }) => text).join('');
  return hits.map((hit) => {
    const others = hits.filter((one) => one !== hit && titleOf(one) === titleOf(hit));
    const own = hit.crumbs.findLast((label) =>
      others.some(({ crumbs }) => !crumbs.includes(label)),
    );
    return own ? { ...hit, title: [...hit.title, { text: ` (${own})`, isMatch: false }] } : hit;
  });
}

const isCut = ({ term }: FoundTerm) => term.postings().length / 3 < term.count;

function bestRecords({ records }: RankedPage): RankedRecord[] {
  const best = records[0]?.score ?? 0;
  return records.filter(({ score }) => score >= best * NEAR_BEST).slice(0, SECTIONS);
}

function toPageHit(ranked: RankedPage, name: PageName, root: Root, matcher: Matcher): PageHit {
  const url = root.base + (name.path ?? name.id);
  const title = markText(name.title, matcher);
  const { slug = '', label = '' } = sectionOf(ranked.page, root) ?? {};
  return {
    id: name.id,
    url,
    title,
    crumbs: [...name.crumbs],
    section: { slug, label },
    description: '',
    score: ranked.score,
    sections: ranked.records.map(({ record, score }) => ({
      anchor: '',
      url,
      heading: record === 0 ? title : [],
      score,
    })),
  };
}

function matcherOf(found: readonly SlotTerms[]): Matcher {
  const all = termsOf(found);
  const words = all.map(({ term }) => term.word);
  return {
    words: new Set(words.filter((word) => !word.endsWith('*'))),
    wholes: new Set(all.filter(({ isBegun }) => !isBegun).map(({ term }) => term.word)),
    prefixes: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
}

function sectionOf(page: number, root: Root): Root['sections'][number] | undefined {
  return root.sections.findLast(({ firstPage }) => firstPage <= page);
}

function countSections(ranked: readonly RankedPage[], root: Root): SectionCount[] {
  const counts = new Map<string, number>();
  for (const { page } of ranked) {
    const slug = sectionOf(page, root)?.slug ?? '';
    counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return root.sections.flatMap(({ slug, label }) => {
    const count = counts.get(slug) ?? 0;
    return count > 0 ? [{ slug, label, count }] : [];
  });
}
