// What one word of a query was found by → for each record, how much that says about it.

import type { Postings } from '../postings.ts';
import { scoreOf } from '../weigh.ts';
import type { FoundTerm, Way } from './find-terms.ts';

/** Everything that a word of the query was found by. */
export type SlotTerms = {
  terms: FoundTerm[];
  ways: Way[];
  /** A word that says little: a page may lack it. */
  isWeak?: boolean;
};

/** Room for the records of a page in one number. */
export const RECORDS = 4096;
/** How much more rare words count than frequent ones. Found as the factors of `rank.ts` were. */
const RARITY = 1.2;

/** For each record, the best score of everything that the word was found by: its page times `RECORDS`, and its number. */
export function scoreSlot(
  { terms, ways }: SlotTerms,
  total: number,
  postingsOf: (found: FoundTerm) => Postings,
): { scores: Map<number, number>; importance: number } {
  const scores = new Map<number, number>();
  const take = (key: number, score: number) => {
    if (score > (scores.get(key) ?? 0)) scores.set(key, score);
  };
  let importance = 0;
  for (const found of terms) {
    const rarity = frequencyOf(found.term.count, total) ** RARITY;
    importance = Math.max(importance, rarity * found.weight);
    const postings = postingsOf(found);
    for (let i = 0; i < postings.length; i += 3) {
      const key = (postings[i] ?? 0) * RECORDS + (postings[i + 1] ?? 0);
      take(key, found.weight * rarity * scoreOf(postings[i + 2] ?? 0));
    }
  }
  for (const { terms: all, weight } of ways) {
    const each = all.map((one) => scoreSlot({ terms: one, ways: [] }, total, postingsOf));
    const [first, ...others] = each;
    for (const [key, score] of first?.scores ?? []) {
      const rest = others.map((one) => one.scores.get(key) ?? 0);
      if (rest.every((one) => one > 0))
        take(key, (weight * (score + rest.reduce((sum, one) => sum + one, 0))) / (1 + rest.length));
    }
    importance = Math.max(importance, ...each.map((one) => one.importance * weight));
  }
  return { scores, importance: importance || frequencyOf(0, total) ** RARITY };
}

/** BM25's inverse document frequency. */
const frequencyOf = (count: number, total: number): number =>
  Math.log(1 + (Math.max(0, total - count) + 0.5) / (count + 0.5));

/** The same, softened: to compare sections of few pages that all have most of the words. */
export const rarityOf = (count: number, total: number): number =>
  frequencyOf(count, total) ** 0.8 + 0.25;
