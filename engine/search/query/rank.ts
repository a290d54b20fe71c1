// What each word of a query was found by → pages, best first, with their best records.

import type { Postings } from '../postings.ts';
import type { CalledTerm, PartTerm } from './find-names.ts';
import type { FoundTerm } from './find-terms.ts';
import { pagesOf, scoreNames, scoreParts } from './score-names.ts';
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
  /** Terms for names that are within what was typed. */
  parts: readonly PartTerm[];
  /** The slots of each side, where the query compares two things. */
  sides?: readonly [readonly number[], readonly number[]] | undefined;
  /** Pages, from and up to, that the query asks for by their section. */
  raised?: readonly Raised[];
  /** Records of the site. */
  total: number;
  /** The postings of a term, including the further ones where those are loaded. */
  postingsOf(found: FoundTerm): Postings;
};

// Found by coordinate ascent over the golden queries and the sets of `content/search-queries.yaml` that are tuned by: what
// is kept must help in most sets, not in one.
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
/** Factor on a page that is named by the version that was typed, or by a later one of its line, and has all other words, too. */
const OF_VERSION = { typed: 2, ofLine: 1.4 };
/** How much a word that says little counts for what a page lacks. */
const WEAK = 0.3;

/** All words before some; then what the words say about the page. Ties: the order of the navigation. */
export function rankPages(input: RankInput): RankedPage[] {
  const { slots, called, sides, raised = [], total, postingsOf } = input;
  const scored = slots.map((slot) => scoreSlot(slot, total, postingsOf));
  const importance = scored.map(
    ({ importance }, at) => importance * (slots[at]?.isWeak ? WEAK : 1),
  );
  const weak = slots.map((slot) => slot.isWeak === true);
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
  const parts = scoreParts(input.parts, importance);
  const names = scoreNames(called, whole / Math.sqrt(slots.length));
  const versions = versionsOf(called);
  const ranked = [...pages].map(([page, records]) => {
    const own = raised.find(({ from, to }) => page >= from && page < to);
    const { by = 1, met = [], requested = [] } = own ?? {};
    const rank = (met: readonly number[]) =>
      rankPage({
        page,
        records,
        parts: parts.get(page),
        names: names.get(page),
        importance,
        weak,
        sides,
        met,
      });
    const said = rank(met);
    const meant = requested.length > 0 ? rank([...met, ...requested]) : said;
    const one = meant.score > said.score ? meant : said;
    const version = one.hasAll ? (versions.get(page) ?? 1) : 1;
    return { ...one, score: one.score * by * version };
  });
  return ranked.sort((a, b) => b.score - a.score || a.page - b.page);
}

type PageInput = {
  page: number;
  records: ReadonlyMap<number, number[]>;
  names: ReadonlyMap<number, number> | undefined;
  parts: ReadonlyMap<number, number> | undefined;
  importance: readonly number[];
  weak: readonly boolean[];
  sides: RankInput['sides'];
  met: readonly number[];
};

function rankPage(input: PageInput): RankedPage & { hasAll: boolean } {
  const { page, records, names, sides, met, weak } = input;
  const importance = input.importance.map((one, slot) => (met.includes(slot) ? 0 : one));
  const whole = sumOf(importance) || 1;
  const best = importance.map(() => 0);
  const ranked: RankedRecord[] = [];
  for (const [record, all] of records) {
    const scores = all.map((one, slot) => (met.includes(slot) ? 0 : one));
    scores.forEach((score, slot) => {
      best[slot] = Math.max(best[slot] ?? 0, score);
    });
    const said =
      (saidBy(scores, sides) + (input.parts?.get(record) ?? 0)) *
      coverage(scores, importance, whole, weak);
    ranked.push({ record, score: said + (names?.get(record) ?? 0) });
  }
  // A page may be meant by a name whose words its beginning hasn't: `soup 7`.
  for (const [record, score] of names ?? [])
    if (!records.has(record)) ranked.push({ record, score });
  ranked.sort((a, b) => b.score - a.score || a.record - b.record);
  const together = saidBy(best, sides) * coverage(best, importance, whole, weak);
  const [first, ...others] = ranked.slice(0, MOST_RECORDS).map((one) => one.score);
  const more = others.reduce((sum, one, i) => sum + one * NEXT ** (i + 1), 0);
  const score = Math.max(first ?? 0, SPREAD * together) + more;
  const hasAll = best.every((one, slot) => one > 0 || weak[slot] || met.includes(slot));
  return {
    page,
    score,
    records: ranked,
    hasAll,
    isWhole: names !== undefined || hasAll,
  };
}

/** Page → the factor for the version that it is named by. */
function versionsOf(called: readonly CalledTerm[]): Map<number, number> {
  const factors = new Map<number, number>();
  for (const one of called)
    for (const page of one.version ? pagesOf(one) : [])
      factors.set(page, Math.max(factors.get(page) ?? 1, OF_VERSION[one.version ?? 'ofLine']));
  return factors;
}

function coverage(
  scores: readonly number[],
  importance: readonly number[],
  whole: number,
  weak: readonly boolean[],
): number {
  const missing = importance.reduce((sum, one, slot) => sum + (scores[slot] ? 0 : one), 0) / whole;
  const lacks = importance.some((one, slot) => one > 0 && !scores[slot] && !weak[slot]);
  return MISSING ** missing * (lacks ? LACKING : 1);
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
