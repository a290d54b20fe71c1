// Where a page is in its site → how its postings are raised, and the words for what it is called as a whole.
// This is the one place where structure, not words, decides about the order of results.
import { DIGITS, encodeDigit, MAX_DIGIT, readNumber } from './codes.ts';
import { encodeRecords } from './postings.ts';
import { pairsIn } from './sides.ts';
import {
  comparedKey,
  type GenericWords,
  tellingWords,
  titleKeys,
  versionKeys,
} from './title-key.ts';
import { impactOf } from './weigh.ts';

/** What structure says about a page; numbers for `staticRankOf`. */
export type Place = {
  /** Categories around it, of the navigation; undefined for a page outside of it. */
  depth: number | undefined;
  /** It stands for the section or for a category that it opens. */
  isHead: boolean;
  /** Other pages with a link to it. */
  linkedFrom: number;
};

/** Each doubling of the pages that lead to a page, the levels above it, and that it opens a category. */
const LINKED = 0.05;
const MOST_LINKED = 8;
const DEPTH = 0.02;
const DEEPEST = 5;
const HEAD = 0.1;

/** About 1: what a page's words are multiplied with, those of its beginning. */
export function staticRankOf({ depth = DEEPEST, isHead, linkedFrom }: Place): number {
  const linked = LINKED * Math.min(MOST_LINKED, Math.log2(1 + linkedFrom));
  return 1 + linked + (isHead ? HEAD : 0) - DEPTH * Math.min(DEEPEST, depth);
}

/** What a page may be called besides its title. */
export type OtherName = { text: string; by: 'label' | 'group' | 'keyword' | 'number' };

/** The score of a query that is such a name as a whole. */
const CALLED = { title: 15, label: 13, group: 9, keyword: 3, number: 9 };
/** Of a title of n words, a run of k of them counts k nths of this. */
const PHRASE = 6;
/** Of a title that begins with what is done, all that follows: "Configuring a Security Policy". */
const AFTER_DOING = 13;
const LONGEST_TITLE = 8;
/** A version in the title: little, since most that is asked of a version is on the pages of its subject. */
const VERSION = 2.4;
/** A heading of one word names many things; further words make it surer, each more than the one before. */
const HEADING = 3;
const LONGEST_HEADING = 4;
/** One that compares two things: whoever compares them is answered there. */
const COMPARING = 10;
/** What a name counts for that it is without its generic words. */
const BARE = 0.8;

export type Called = {
  title: string;
  otherNames: readonly OtherName[];
  /** In the order of the records; the first one is the page's beginning. */
  headings: readonly string[];
  staticRank: number;
  /** See `SearchPage.isMention`. */
  isMention: boolean;
};

/** Key → its records, as `weighPage` gives those of words. */
export function weighNames(page: Called, generic: GenericWords): Map<string, string> {
  const byKey = new Map<string, Map<number, number>>();
  const add = (key: string, record: number, score: number) => {
    if (!key || score <= 0) return;
    const own = byKey.get(key) ?? new Map<number, number>();
    byKey.set(key, own.set(record, Math.max(own.get(record) ?? 0, score)));
  };
  const addCompared = (text: string, record: number) => {
    for (const pair of pairsIn(text)) add(comparedKey(...pair), record, COMPARING);
  };
  for (const { text, by } of [{ text: page.title, by: 'title' } as const, ...page.otherNames]) {
    const { whole, bare } = titleKeys(text, generic);
    add(whole, 0, CALLED[by] * page.staticRank);
    add(bare, 0, CALLED[by] * page.staticRank * BARE);
    if (by === 'keyword') addCompared(text, 0);
  }
  for (const { key, score } of phrases(page.title, generic)) add(key, 0, score * page.staticRank);
  for (const key of versionKeys(page.title)) add(key, 0, VERSION);
  page.headings.forEach((heading, record) => {
    if (record === 0 || page.isMention) return;
    const { whole, words } = titleKeys(heading, generic);
    add(whole, record, HEADING * (Math.min(words, LONGEST_HEADING) - 1) ** 2);
    for (const part of heading.split(': ')) addCompared(part, record);
  });
  return new Map(
    [...byKey].map(([key, scores]) => {
      const records = [...scores].sort(([a], [b]) => a - b);
      return [
        key,
        encodeRecords(records.map(([record, score]) => ({ record, impact: impactOf(score) }))),
      ];
    }),
  );
}

/** Two or more neighbours of a title, without its generic words. */
function phrases(title: string, generic: GenericWords): { key: string; score: number }[] {
  const words = tellingWords(title, generic);
  if (words.length > LONGEST_TITLE) return [];
  const isDoing = words[0]?.endsWith('ing') === true;
  const last = words.length - 1;
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((_last, more) => ({
      key: titleKeys(words.slice(from, from + more + 2).join(' '), generic).whole,
      score:
        isDoing && from === 1 && more + 2 === last
          ? AFTER_DOING
          : (PHRASE * (more + 2)) / words.length,
    })),
  );
}

/**
 * The records of one page, with that of its beginning raised. Nothing is decoded but the first few letters, since
 * every word of every page passes here.
 */
export function raiseStart(records: string, staticRank: number): string {
  const reader = { text: records, at: 0 };
  readNumber(reader);
  if (staticRank === 1 || readNumber(reader) !== 0) return records;
  const impact = DIGITS[records.charCodeAt(reader.at)] ?? 0;
  const raised = Math.min(MAX_DIGIT, Math.max(1, Math.round(impact * Math.sqrt(staticRank))));
  return `${records.slice(0, reader.at)}${encodeDigit(raised)}${records.slice(reader.at + 1)}`;
}
