// Names that a query is, or has within it → page → record → what that adds to the record's score.
import { scoreOf } from '../weigh.ts';
import type { CalledTerm, PartTerm } from './find-names.ts';

/** A name counts more, the fewer have it: a label that one section explains, before a heading of many pages. */
const FEW = 0.5;
/** How much a name within the query adds; its own score is softened, since it is only part of what was typed. */
const PART = 0.4;

export type NameScores = Map<number, Map<number, number>>;

export const pagesOf = ({ term }: CalledTerm): number[] =>
  term.postings().filter((_, at) => at % 3 === 0);

/** What a record scores, in addition, for having the name that was typed. */
export function scoreNames(called: readonly CalledTerm[], importance: number): NameScores {
  const names: NameScores = new Map();
  for (const { term, weight } of called) {
    const rarity = importance * (1 + FEW / term.count);
    addScores(names, term, (score) => weight * rarity * score);
  }
  return names;
}

/** The same for names within it. What lacks the other words counts as little as it does without. */
export function scoreParts(parts: readonly PartTerm[], importance: readonly number[]): NameScores {
  const all: NameScores = new Map();
  for (const { term, from, count } of parts) {
    const own = importance.slice(from, from + count).reduce((sum, one) => sum + one, 0);
    addScores(all, term, (score) => (PART * own * Math.sqrt(score)) / Math.sqrt(count));
  }
  return all;
}

function addScores(
  names: NameScores,
  term: CalledTerm['term'],
  toScore: (score: number) => number,
): void {
  const postings = term.postings();
  for (let i = 0; i < postings.length; i += 3) {
    const page = postings[i] ?? 0;
    const record = postings[i + 1] ?? 0;
    const own = names.get(page) ?? new Map<number, number>();
    const score = toScore(scoreOf(postings[i + 2] ?? 0));
    names.set(page, own.set(record, Math.max(own.get(record) ?? 0, score)));
  }
}
