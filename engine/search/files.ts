// The index on disk: the shapes of its files, and their names below `_search/`. All are JSON.
import { fnv1a } from '../text/fnv.ts';

/** When the `epoch` of a file differs from that of the root, the site has been published again meanwhile. */
export type Epoch = { epoch: string };

/** `keywords`: words of a query that ask for it. `isMention`: most of its pages only mention what others are about. */
export type Section = {
  slug: string;
  label: string;
  keywords?: readonly string[];
  firstPage: number;
  isMention?: true;
};

export type Root = Epoch & {
  /** Where the site is served. */
  base: string;
  pages: number;
  records: number;
  /** In the order of the navigation; pages are numbered in this order, so that a section is a range of numbers. */
  sections: Section[];
  /** First word of each file of words, and of the two lists that misspelled words are looked up in. */
  words: string[];
  forward: string[];
  backward: string[];
  /** First page of each file of names. On disk: how many pages each has, as codes. */
  names: number[];
  /** What is also meant: word or phrase → words or phrases. */
  synonyms: Record<string, string[]>;
  /** Words of titles that say nothing on this site. */
  generic: string[];
  /** Best pages for each first letter, with their names: the answer to the first key. */
  firsts: { letters: Record<string, number[]>; names: Record<number, PageName> };
};

/** The root as it is on disk. */
export type RootFile = Omit<Root, 'names'> & { names: string };

/**
 * Sorted words, each with its postings. A word that ends in `*` stands for all words that begin so, where
 * those fill more than one file.
 */
export type WordFile = Epoch & {
  /** Each as what it shares with the word before it (one code) and the rest; blanks between. */
  words: string;
  /** For each word: the number of its records (a code), then the postings with the highest impact; blanks between. */
  postings: string;
  /** Numbers of the words whose further postings are in the file of the same number below `more/`. */
  more: number[];
};

export type MoreFile = Epoch & { postings: Record<number, string> };

/** Words for correcting misspelled ones, spelled from the front or from the back; see `WordFile.words`. */
export type SpellingFile = { words: string };

export type PageName = {
  id: string;
  /** Address below the base, ready for a link, where that isn't the id. */
  path?: string;
  title: string;
  crumbs: readonly string[];
};

/** Id, title, place of its crumbs in the list of the file, and its path where it has one; 0 for a page that the root names. */
export type CodedName = [id: string, title: string, crumbs: number, path?: string] | 0;

export type NameFile = Epoch & {
  crumbs: (readonly string[])[];
  pages: CodedName[];
  /** Page → its sections that other pages have, too; see `encodeShared`. */
  shared: Record<number, string>;
};

/** What is shown below a page's title, in the order of its records. */
export type TextFile = {
  description: string;
  records: [anchor: string, heading: string, text: string][];
};

export const rootFile = 'root.json';
export const wordFile = (at: number): string => `words/${at}.json`;
export const moreFile = (at: number): string => `more/${at}.json`;
export const forwardFile = (at: number): string => `spelling/forward-${at}.json`;
export const backwardFile = (at: number): string => `spelling/backward-${at}.json`;
export const nameFile = (at: number): string => `names/${at}.json`;
/** Named by the page's id, or by a hash of it where a file system would find the name too long. */
export function textFile(id: string): string {
  const isLong = id.split('/').some((part) => new TextEncoder().encode(part).length > 240);
  return `text/${isLong ? fnv1a(id).toString(16) : id}.json`;
}

/** Number of the file that holds a word or page: the last file that doesn't begin after it. -1 when there is none. */
export function fileOf<T extends string | number>(wanted: T, firsts: readonly T[]): number {
  let low = 0;
  let high = firsts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((firsts[middle] as T) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Made only when its key differs from that of the file there is: an edit changes few of the files of words. */
export type IndexFile = { path: string; key: string; make(): string };
