// The book of screens → `_screens/words.json`: by the words on it, a screen is found in the list of all; fetched once someone looks for one.
import { hashOf, type RecordFile } from '../../engine/index.ts';
import { anchorOf } from './anchors.ts';
import type { ScreenBook } from './book.ts';
import { textsOf } from './walk.ts';

export const WORDS_FILE = '_screens/words.json';

/** Anchor of a row → words. */
export function wordsFile(book: ScreenBook): RecordFile {
  const words = Object.values(book).map(({ name, keywords = [], parts }): [string, string] => [
    anchorOf(name),
    [...new Set(textsOf([keywords, parts]))].join(' '),
  ]);
  const content = `${JSON.stringify(Object.fromEntries(words))}\n`;
  return {
    path: WORDS_FILE,
    key: hashOf([content]),
    make: () => ({ path: WORDS_FILE, content }),
  };
}
