// Weighed pages → for each word its postings over all pages, the best of them apart.

import { encodeNumber } from './codes.ts';
import type { IndexedPage } from './indexed-page.ts';
import {
  bestOfEachPage,
  countRecords,
  decodePostings,
  encodePostings,
  joinRecords,
  type Postings,
  splitBest,
} from './postings.ts';
import { raiseStart, weighNames } from './static-rank.ts';
import type { GenericWords } from './title-key.ts';

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

/** @param pages  of each in order, what `wordsOfPage` gives. */
export function mergeWords(pages: Iterable<string>): Map<string, WordList> {
  const parts = new Map<string, { texts: string[]; last: number; count: number }>();
  let page = 0;
  for (const words of pages) {
    eachWord(words, (word, records) => {
      const known = parts.get(word);
      const list = known ?? { texts: [], last: -1, count: 0 };
      list.texts.push(encodeNumber(page - list.last - 1), records);
      list.last = page;
      list.count += countRecords(records);
      if (!known) parts.set(word, list);
    });
    page += 1;
  }
  const lists = new Map<string, WordList>();
  for (const [word, { texts, count }] of parts) lists.set(word, toList(texts.join(''), count));
  return lists;
}

export const toList = (text: string, count: number): WordList => ({
  text,
  count,
  hasMore: count > INLINE,
});

/** Every word that leads to a page, each once, and the page's records that it leads to, with blanks between. */
export function wordsOfPage(
  { weighed, name, records, otherNames = [], staticRank = 1, isMention = false }: IndexedPage,
  generic: GenericWords,
): string {
  const headings = records.map(([heading]) => heading);
  const called = { title: name.title, otherNames, headings, staticRank, isMention };
  const names = weighNames(called, generic);
  const words: string[] = [];
  eachWord(weighed, (word, postings) => {
    const raised = raiseStart(postings, staticRank);
    const own = names.get(word);
    names.delete(word);
    words.push(word, own === undefined ? raised : joinRecords(own, raised));
  });
  for (const one of names) words.push(...one);
  return words.join(' ');
}

/** @param weighed  words and what follows each, with blanks between. */
export function eachWord(weighed: string, take: (word: string, records: string) => void): void {
  for (let at = 0; at < weighed.length; ) {
    const middle = weighed.indexOf(' ', at);
    const next = weighed.indexOf(' ', middle + 1);
    const end = next < 0 ? weighed.length : next;
    take(weighed.slice(at, middle), weighed.slice(middle + 1, end));
    at = end + 1;
  }
}

/** Approximate size of its entry, from the count alone. */
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
