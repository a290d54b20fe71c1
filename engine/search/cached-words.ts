// The words of the last index, and the pages of this one → the words of this one: only changed pages are merged again.
import { createHash } from 'node:crypto';
import { encodeNumber, readNumber } from './codes.ts';
import type { IndexedPage } from './indexed-page.ts';
import { eachWord, mergeWords, toList, type WordList, wordsOfPage } from './merge-words.ts';
import { countRecords } from './postings.ts';
import { genericWords } from './title-key.ts';

/** Plain data. */
export type CachedWords = {
  /** Of the pages' order and of the generic words. */
  order: string;
  /** What each page gives to the index, as a hash. */
  pages: string[];
  /** Words and their postings, with blanks between. */
  words: string;
};

/** Where more pages have changed, merging all is as quick. */
const FEW = 4;

/** @returns  the lists as `mergeWords` gives them, in any order, and what to keep for the next time. */
export function updateWords(
  pages: readonly IndexedPage[],
  ownGeneric: readonly string[],
  last?: CachedWords,
): { lists: Map<string, WordList>; cached: CachedWords } {
  const order = hashOf([pages.map(({ name }) => name.id), ownGeneric]);
  const keys = pages.map(keyOf);
  const generic = genericWords(ownGeneric);
  const changed = pages.flatMap((_, at) => (last?.pages[at] === keys[at] ? [] : [at]));
  const isLike = last?.order === order && changed.length * FEW <= pages.length;
  const lists = isLike
    ? replacePages(
        last.words,
        new Map(changed.map((at) => [at, wordMap(pages[at] as IndexedPage, generic)])),
      )
    : mergeWords(pages, generic);
  const isSame = isLike && changed.length === 0;
  return { lists, cached: isSame ? last : { order, pages: keys, words: joined(lists) } };
}

function keyOf({ weighed, name, records, otherNames, staticRank, isMention }: IndexedPage): string {
  const headings = records.map(([heading]) => heading);
  return hashOf([weighed, name.title, headings, otherNames, staticRank, isMention]);
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);

const joined = (lists: ReadonlyMap<string, WordList>): string =>
  [...lists].map(([word, { text }]) => `${word} ${text}`).join(' ');

function wordMap(page: IndexedPage, generic: ReadonlySet<string>): Map<string, string> {
  const words = new Map<string, string>();
  wordsOfPage(page, generic, (word, records) => words.set(word, records));
  return words;
}

/** @param changed  numbers of pages → all that they give. */
function replacePages(
  words: string,
  changed: ReadonlyMap<number, ReadonlyMap<string, string>>,
): Map<string, WordList> {
  const lists = new Map<string, WordList>();
  const added = new Map<string, Map<number, string>>();
  for (const [page, own] of changed)
    for (const [word, records] of own)
      added.set(word, (added.get(word) ?? new Map<number, string>()).set(page, records));
  const put = (word: string, parts: ReadonlyMap<number, string>) => {
    if (parts.size > 0) lists.set(word, joinPages(parts));
  };
  eachWord(words, (word, text) => {
    const more = added.get(word);
    added.delete(word);
    const { count, hasAny } = look(text, changed);
    if (!more && !hasAny) lists.set(word, toList(text, count));
    else {
      const cached = [...splitPages(text)].filter(([page]) => !changed.has(page));
      put(word, new Map([...cached, ...(more ?? [])]));
    }
  });
  for (const [word, parts] of added) put(word, parts);
  return lists;
}

/** How many records there are, and whether one is of these pages. */
function look(
  text: string,
  pages: ReadonlyMap<number, unknown>,
): { count: number; hasAny: boolean } {
  let count = 0;
  let hasAny = false;
  eachPage(text, (page, records) => {
    count += records;
    hasAny ||= pages.has(page);
  });
  return { count, hasAny };
}

/** Page → its records, as `wordsOfPage` gives them. */
function splitPages(text: string): Map<number, string> {
  const parts = new Map<number, string>();
  eachPage(text, (page, _count, start, end) => parts.set(page, text.slice(start, end)));
  return parts;
}

function joinPages(parts: ReadonlyMap<number, string>): WordList {
  let text = '';
  let count = 0;
  let last = -1;
  for (const [page, records] of [...parts].sort(([a], [b]) => a - b)) {
    text += encodeNumber(page - last - 1) + records;
    count += countRecords(records);
    last = page;
  }
  return toList(text, count);
}

/** Postings of a word, page after page. */
function eachPage(
  text: string,
  take: (page: number, count: number, start: number, end: number) => void,
): void {
  const reader = { text, at: 0 };
  for (let page = -1; reader.at < text.length; ) {
    page += readNumber(reader) + 1;
    const start = reader.at;
    const count = readNumber(reader);
    for (let i = 0; i < count; i++) {
      readNumber(reader);
      reader.at += 1;
    }
    take(page, count, start, reader.at);
  }
}
