// Words of the index → those that a misspelled word may be corrected to.

import type { WordList } from './merge-words.ts';
import { decodePostings } from './postings.ts';
import { isTitleKey } from './title-key.ts';

/** A word that occurs once is a correction only where it is part of a title, a heading, or nearly one. */
const STRONG = 28;

/** Too short words, numbers and likely misspellings of the site's own are none. */
export function isCorrection(word: string, list: WordList): boolean {
  if (isTitleKey(word) || word.length < 3 || word.length > 24 || !/^\p{L}/u.test(word))
    return false;
  return list.count > 1 || (decodePostings(list.text, 1)[2] ?? 0) >= STRONG;
}
