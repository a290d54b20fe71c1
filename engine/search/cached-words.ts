// The words of the last index, and the pages of this one → the words of this one: only what changed pages say is looked at.
import { type Changes, changeParts } from './change-parts.ts';
import { encodeNumber } from './codes.ts';
import type { IndexedPage } from './indexed-page.ts';
import { eachWord, mergeWords, wordsOfPage } from './merge-words.ts';
import { eachPage } from './postings.ts';
import { nameSpelling, type SpellingFiles } from './spelling-files.ts';
import { genericWords } from './title-key.ts';
import {
  cutEntries,
  hashOf,
  inOrder,
  type Texts,
  textOf,
  toParts,
  type WordPart,
} from './word-parts.ts';

/** Plain data. */
export type CachedWords = {
  /** Of the pages' order and of the generic words. */
  order: string;
  /** What each page gives to the index, as a hash: its words can be looked up by it. */
  pages: string[];
  parts: WordPart[];
  spelling: SpellingFiles;
};

/** Where more pages have changed, merging all is as quick. */
const FEW = 4;

export type WordsInput = {
  pages: readonly IndexedPage[];
  /** Of the pages, where they are known; see `keyOf`. */
  keys?: readonly string[];
  /** Words of titles that say nothing on this site. */
  generic: readonly string[];
  texts: Texts;
  last?: CachedWords | undefined;
};

/** @returns  what it would be without a last one. */
export function updateWords({ pages, generic, texts, last, ...known }: WordsInput): CachedWords {
  const order = hashOf(JSON.stringify([pages.map(({ name }) => name.id), generic]));
  const keys = [...(known.keys ?? pages.map(keyOf))];
  const changed = pages.flatMap((_, at) => (last?.pages[at] === keys[at] ? [] : [at]));
  const isLike = last?.order === order && changed.length * FEW <= pages.length;
  if (isLike && changed.length === 0) return last;
  const allGeneric = genericWords(generic);
  const wordsOf = (page: IndexedPage, at: number) => {
    const words = wordsOfPage(page, allGeneric);
    texts.keep(keys[at] ?? '', words);
    return words;
  };
  const input = { texts, pages: pages.length };
  const differing = isLike
    ? differences(changed, (at) => {
        const page = pages[at];
        return page && [texts.find(last.pages[at] ?? ''), wordsOf(page, at)];
      })
    : undefined;
  const parts =
    (last && differing && changeParts(last.parts, differing, input)) ??
    cutAll(mergeWords(pages.map(wordsOf)), input);
  return { order, pages: keys, parts, spelling: nameSpelling(parts, last?.spelling) };
}

/** Should it be lost, all pages are merged for it. */
export function textOfPart(
  { parts }: CachedWords,
  at: number,
  { pages, generic, texts }: WordsInput,
): string {
  const known = texts.find(parts[at]?.hash ?? '');
  if (known !== undefined) return known;
  const [first = '', end] = [parts[at]?.first, parts[at + 1]?.first];
  const allGeneric = genericWords(generic);
  const lists = mergeWords(pages.map((page) => wordsOfPage(page, allGeneric)));
  const own = [...lists].filter(([word]) => word >= first && (end === undefined || word < end));
  return textOf(inOrder(own));
}

/** Hash of all that the index takes of a page. */
export const keyOf = ({ weighed, ...page }: IndexedPage): string =>
  hashOf(weighed, JSON.stringify(page));

function cutAll(
  lists: ReturnType<typeof mergeWords>,
  { texts, pages }: { texts: Texts; pages: number },
): WordPart[] {
  const pieces = cutEntries(inOrder(lists)).map((entries) => ({ entries }));
  return toParts(pieces, [], { texts, pages, entriesOf: () => [] });
}

/** @param wordsOf  of a page: as it was, if that is known, and as it is. @returns  undefined where it isn't known. */
function differences(
  changed: readonly number[],
  wordsOf: (page: number) => [before: string | undefined, after: string] | undefined,
): Changes | undefined {
  const differing = new Map<string, Map<number, string>>();
  for (const page of changed) {
    const [before, after = ''] = wordsOf(page) ?? [];
    if (before === undefined) return undefined;
    const [old, own] = [wordMap(before), wordMap(after)];
    for (const word of new Set([...old.keys(), ...own.keys()])) {
      const records = own.get(word) ?? '';
      if (records === (old.get(word) ?? '')) continue;
      differing.set(word, (differing.get(word) ?? new Map<number, string>()).set(page, records));
    }
  }
  return new Map(
    [...differing].map(([word, pages]) => [word, (text: string) => replacePages(text, pages)]),
  );
}

function wordMap(words: string): Map<string, string> {
  const map = new Map<string, string>();
  eachWord(words, (word, records) => map.set(word, records));
  return map;
}

/** @param pages  their records; '' where they have none. */
function replacePages(text: string, pages: ReadonlyMap<number, string>): string {
  const all = new Map<number, string>();
  eachPage(text, (page, _count, start, end) => all.set(page, text.slice(start, end)));
  for (const [page, records] of pages) all.set(page, records);
  let joined = '';
  let last = -1;
  for (const [page, records] of [...all].sort(([a], [b]) => a - b)) {
    if (!records) continue;
    joined += encodeNumber(page - last - 1) + records;
    last = page;
  }
  return joined;
}
