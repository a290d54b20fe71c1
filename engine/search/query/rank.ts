// What each word of a query was found by → pages, best first, with their best records.

import type { Postings } from '../postings.ts';
import { scoreOf } from '../weigh.ts';
import type { CalledTerm, FoundTerm } from './find-terms.ts';
import { RECORDS, type SlotTerms, scoreSlot } from './score-slot.ts';

/** The terms of all words of the query, those in phrases, too. */
export function termsOf(slots: readonly SlotTerms[]): FoundTerm[] {
  return slots.flatMap(({ terms, ways }) => [...terms, ...ways.flatMap((way) => way.terms.flat())]);
}

export type RankedRecord = { record: number; score: number };
export type RankedPage = { page: number; score: number; records: RankedRecord[]; isWhole: boolean };

/**
 * Pages from one up to another, and the factor on their scores.
 *
 * @property met       slots that ask for these pages by their name: they needn't say so themselves.
 * @property requested slots that ask for them by a keyword: better if they say so, but they needn't either.
 */
export type Raised = {
  from: number;
  to: number;
  by: number;
  met: readonly number[];
  requested: readonly number[];
};

export type RankInput = {
  slots: readonly SlotTerms[];
  /** Terms for names that are exactly what was typed. */
  called: readonly CalledTerm[];
  /** The slots of each side, where the query compares two things. */
  sides?: readonly [readonly number[], readonly number[]] | undefined;
  /** Pages, from and up to, that the query asks for by their section. */
  raised?: readonly Raised[];
  /** Records of the site. */
  total: number;
  /** The postings of a term, including the further ones where those are loaded. */
  postingsOf(found: FoundTerm): Postings;
};

// Found by coordinate ascent over the golden queries and the halves of the classes that are tuned by, see
// `content/search-queries.yaml`; what is kept aside was never asked.
/** Factor on the score of a page that lacks words, raised to the share of the query that is missing; and on any such page. */
const MISSING = 0.1;
const LACKING = 0.75;
/** Words of the query in different sections of a page count less than in one. */
const SPREAD = 0.3;
/** A page with several sections on a subject is about it: each further section counts this share of the one before. */
const NEXT = 0.5;
const MOST_RECORDS = 5;
/** How much a comparison is about both sides alike; and what is left of what is said about one alone. */
const EVEN = 0.7;
const ONE_SIDED = 0.1;
/** A name counts more, the fewer have it: a label that one section explains, before a heading of many pages. */
const FEW = 0.5;
/** Factor on a page that is named by the version that was typed, and has all other words, too. */
const OF_VERSION = 2;

/** All words before some; then what the words say about the page. Ties: the order of the navigation. */
export function rankPages(input: RankInput): RankedPage[] {
  const { slots, called, sides, raised = [], total, postingsOf } = input;
  const scored = slots.map((slot) => scoreSlot(slot, total, postingsOf));
  const importance = scored.map(({ importance }) => importance);
  const whole = importance.reduce((sum, one) => sum + one, 0) || 1;
  const pages = new Map<number, Map<number, number[]>>();
  scored.forEach(({ scores }, slot) => {
    for (const [key, score] of scores) {
      const page = Math.floor(key / RECORDS);
      const records = pages.get(page) ?? new Map<number, number[]>();
      pages.set(page, records);
      const own = records.get(key % RECORDS) ?? slots.map(() => 0);
      own[slot] = score;
      records.set(key % RECORDS, own);
    }
  });
  const names = scoreNames(called, whole / Math.sqrt(slots.length));
  const ofVersion = new Set(called.filter((one) => one.isVersion).flatMap(pagesOf));
  const ranked = [...pages].map(([page, records]) => {
    const own = raised.find(({ from, to }) => page >= from && page < to);
    const { by = 1, met = [], requested = [] } = own ?? {};
    const rank = (met: readonly number[]) =>
      rankPage({ page, records, names: names.get(page), importance, sides, met });
    const said = rank(met);
    const meant = requested.length > 0 ? rank([...met, ...requested]) : said;
    const one = meant.score > said.score ? meant : said;
    const version = one.hasAll && ofVersion.has(page) ? OF_VERSION : 1;
    return { ...one, score: one.score * by * version };
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

type PageInput = {
  page: number;
  records: ReadonlyMap<number, number[]>;
  names: ReadonlyMap<number, number> | undefined;
  importance: readonly number[];
  sides: RankInput['sides'];
  met: readonly number[];
};

function rankPage(input: PageInput): RankedPage & { hasAll: boolean } {
  const { page, records, names, sides, met } = input;
  const importance = input.importance.map((one, slot) => (met.includes(slot) ? 0 : one));
  const whole = sumOf(importance) || 1;
  const best = importance.map(() => 0);
  const ranked: RankedRecord[] = [];
  for (const [record, all] of records) {
    const scores = all.map((one, slot) => (met.includes(slot) ? 0 : one));
    scores.forEach((score, slot) => {
      best[slot] = Math.max(best[slot] ?? 0, score);
    });
    const said = saidBy(scores, sides) * coverage(scores, importance, whole);
    ranked.push({ record, score: said + (names?.get(record) ?? 0) });
  }
  // A page may be meant by a name whose words its beginning hasn't: `soup 7`.
  for (const [record, score] of names ?? [])
    if (!records.has(record)) ranked.push({ record, score });
  ranked.sort((a, b) => b.score - a.score || a.record - b.record);
  const together = saidBy(best, sides) * coverage(best, importance, whole);
  const [first, ...others] = ranked.slice(0, MOST_RECORDS).map((one) => one.score);
  const more = others.reduce((sum, one, i) => sum + one * NEXT ** (i + 1), 0);
  const score = Math.max(first ?? 0, SPREAD * together) + more;
  const hasAll = best.every((one, slot) => one > 0 || met.includes(slot));
  return {
    page,
    score,
    records: ranked,
    hasAll,
    isWhole: names !== undefined || hasAll,
  };
}

const pagesOf = ({ term }: CalledTerm): number[] => term.postings().filter((_, at) => at % 3 === 0);

/** Page → record → what it scores, in addition, for having the name that was typed. */
function scoreNames(
  called: readonly CalledTerm[],
  importance: number,
): Map<number, Map<number, number>> {
  const names = new Map<number, Map<number, number>>();
  for (const { term, weight } of called) {
    const postings = term.postings();
    const rarity = importance * (1 + FEW / term.count);
    for (let i = 0; i < postings.length; i += 3) {
      const page = postings[i] ?? 0;
      const record = postings[i + 1] ?? 0;
      const score = weight * rarity * scoreOf(postings[i + 2] ?? 0);
      const own = names.get(page) ?? new Map<number, number>();
      names.set(page, own.set(record, Math.max(own.get(record) ?? 0, score)));
    }
  }
  return names;
}

function coverage(scores: readonly number[], importance: readonly number[], whole: number): number {
  const missing = importance.reduce((sum, one, slot) => sum + (scores[slot] ? 0 : one), 0) / whole;
  return MISSING ** missing * (missing > 0 ? LACKING : 1);
}

/** A comparison is where both are spoken of, not where one is in the title. */
function saidBy(scores: readonly number[], sides: RankInput['sides']): number {
  const all = balanced(scores);
  if (!sides?.[0].length || !sides[1].length) return all;
  const [first = 0, second = 0] = sides.map((side) => sumOf(side.map((slot) => scores[slot] ?? 0)));
  const both = first + second;
  const evenness = (2 * Math.min(first, second)) / both;
  return both > 0 ? all * (ONE_SIDED + (1 - ONE_SIDED) * evenness ** EVEN) : all;
}

/** A sum by square roots: one word in a title doesn't make up for others that are hardly spoken of. */
function balanced(scores: readonly number[]): number {
  let roots = 0;
  let count = 0;
  for (const score of scores)
    if (score > 0) {
      roots += Math.sqrt(score);
      count += 1;
    }
  return roots ** 2 / Math.max(1, count);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
