// The words of one file and their postings → the file, and the one with further postings.
import { encodeNumber } from './codes.ts';
import type { MoreFile, WordFile } from './files.ts';
import { encodeWords } from './front-code.ts';
import { type Entry, toEntry } from './merge-words.ts';
import { encodePostings } from './postings.ts';
import type { BestUnder } from './prefixes.ts';
import type { WordEntry } from './word-parts.ts';

export type WordsInput = {
  epoch: string;
  entries: readonly WordEntry[];
  /** Beginnings that are in this file for words of several. */
  prefixes: readonly string[];
  bestUnder: BestUnder;
};

export function renderWords(input: WordsInput): { words: string; more: string } {
  const { epoch, prefixes, bestUnder } = input;
  const entries = [
    ...input.entries.map(([word, list]) => toEntry(word, list)),
    ...prefixes.map((prefix): Entry => {
      const { best, count } = bestUnder.get(prefix) ?? { best: [], count: 0 };
      return { word: `${prefix}*`, count, postings: encodePostings(best) };
    }),
  ].sort((a, b) => (a.word < b.word ? -1 : 1));
  const more = entries.flatMap((entry, at) => (entry.more ? [[at, entry.more] as const] : []));
  return {
    words: JSON.stringify({
      epoch,
      words: encodeWords(entries.map(({ word }) => word)),
      postings: entries.map(({ count, postings }) => encodeNumber(count) + postings).join(' '),
      more: more.map(([at]) => at),
    } satisfies WordFile),
    more: JSON.stringify({ epoch, postings: Object.fromEntries(more) } satisfies MoreFile),
  };
}
