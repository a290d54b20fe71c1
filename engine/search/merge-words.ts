// Weighed pages → for each word its postings over all pages, the best of them apart.
import type { IndexedPage } from './build-index.ts';
import { encodeNumber } from './codes.ts';
import {
  bestOfEachPage,
  countRecords,
  decodePostings,
  encodePostings,
  type Postings,
  splitBest,
} from './postings.ts';

/** @property text  postings of all pages, in their order. */
export type WordList = { text: string; count: number; hasMore: boolean };

export type Entry = {
  word: string;
  /** Records that have the word, of all pages. */
  count: number;
  postings: string;
  /** What did not fit in: loaded when several words are looked for together. */
  more?: string;
};

/** Postings that are loaded with a word, and those that can be loaded besides. */
const INLINE = 128;
const MORE = 4096;
/** Pages that a word gives to its beginnings. */
const TOP_PAGES = 12;

export function mergeWords(pages: readonly IndexedPage[]): Map<string, WordList> {
  const parts = new Map<string, { texts: string[]; last: number; count: number }>();
  for (const [page, { weighed }] of pages.entries())
    eachWord(weighed, (word, records) => {
      const list = parts.get(word);
      if (list) {
        list.texts.push(encodeNumber(page - list.last - 1), records);
        list.last = page;
        list.count += countRecords(records);
      } else
        parts.set(word, {
          texts: [encodeNumber(page), records],
          last: page,
          count: countRecords(records),
        });
    });
  const lists = new Map<string, WordList>();
  for (const [word, { texts, count }] of parts)
    lists.set(word, { text: texts.join(''), count, hasMore: count > INLINE });
  return lists;
}

function eachWord(weighed: string, take: (word: string, records: string) => void): void {
  for (let at = 0; at < weighed.length; ) {
    const middle = weighed.indexOf(' ', at);
    const next = weighed.indexOf(' ', middle + 1);
    const end = next < 0 ? weighed.length : next;
    take(weighed.slice(at, middle), weighed.slice(middle + 1, end));
    at = end + 1;
  }
}

/** About what its entry takes, told from the count alone. */
export function sizeOfEntry(word: string, { count }: WordList): number {
  return (
    word.length + 3 * Math.min(count, INLINE) + 0.7 * Math.min(Math.max(count - INLINE, 0), MORE)
  );
}

export function toEntry(word: string, { text, count, hasMore }: WordList): Entry {
  if (!hasMore) return { word, count, postings: text };
  const [best, rest] = splitBest(decodePostings(text, count), INLINE);
  return {
    word,
    count,
    postings: encodePostings(best),
    more: encodePostings(splitBest(rest, MORE)[0]),
  };
}

/** The best record of each of the best pages that have the word, by place. */
export function topPages({ text, count }: WordList): Postings {
  const flat = decodePostings(text, count);
  return count === 1 ? flat : splitBest(bestOfEachPage(flat), TOP_PAGES)[0];
}
