// Sorted words with their postings → parts, each the words of one file, and what other files take of it.

import { createHash } from 'node:crypto';
import { cut } from './cut.ts';
import { eachWord, sizeOfEntry, toList, type WordList } from './merge-words.ts';
import { countPostings, createPageBest, type PageBest } from './postings.ts';
import { prefixesOf, type Run, runsOf, spreadPrefixes } from './prefixes.ts';
import { isCorrection } from './spelling.ts';

export type WordEntry = readonly [word: string, list: WordList];

export const inOrder = (words: Iterable<WordEntry>): WordEntry[] =>
  [...words].sort(([a], [b]) => (a < b ? -1 : 1));

/** All that is known of it but its text: words and their postings, with blanks between. */
export type WordPart = {
  first: string;
  /** What its first word takes: the part before had no place for that. */
  firstSize: number;
  /** Of its text, which can be looked up by it. */
  hash: string;
  hasMore: boolean;
  /** Words that a misspelled one may be corrected to, with blanks between. */
  spelling: string;
  runs: Run[];
};

/** Texts by names that only they have, as hashes are: what one index leaves for the next. */
export type Texts = {
  /** Undefined where it is lost. */
  find(name: string): string | undefined;
  keep(name: string, text: string): void;
};

/** A part that stays as it was, or the words of another. */
export type Piece = { part: WordPart } | { entries: readonly WordEntry[] };

export type PartsInput = {
  texts: Texts;
  /** How many there are. */
  pages: number;
  /** Of a part that stays. */
  entriesOf(part: WordPart): readonly WordEntry[];
};

/** What a reader's browser loads at a time, in characters before compression. */
export const WORDS_SIZE = 6_000;

export const cutEntries = (entries: readonly WordEntry[]): WordEntry[][] =>
  cut(entries, WORDS_SIZE, sizeOf);

export const sizeOf = ([word, list]: WordEntry): number => sizeOfEntry(word, list);

/** @param before  parts that the pieces are from: what stays is looked at again where words now begin otherwise. */
export function toParts(
  pieces: readonly Piece[],
  before: readonly WordPart[],
  { texts, pages, entriesOf }: PartsInput,
): WordPart[] {
  const known = sharedPrefixes(before.map((part) => ({ part })));
  const prefixes = sharedPrefixes(pieces);
  const other = [
    ...[...known].filter((prefix) => !prefixes.has(prefix)),
    ...[...prefixes].filter((prefix) => !known.has(prefix)),
  ];
  const collector = createPageBest(pages);
  return pieces.map((piece, at) => {
    if (!('part' in piece)) return toPart(piece.entries, { prefixes, collector, texts });
    const [first, end] = [piece.part.first, pieces[at + 1]];
    const isBelow = (prefix: string) => end === undefined || prefix < firstOf(end);
    const concerns = (prefix: string) =>
      (first <= prefix || first.startsWith(prefix)) && isBelow(prefix);
    if (!other.some(concerns)) return piece.part;
    return toPart(entriesOf(piece.part), { prefixes, collector, texts });
  });
}

type PartInput = { prefixes: ReadonlySet<string>; collector: PageBest; texts: Texts };

function toPart(
  entries: readonly WordEntry[],
  { prefixes, collector, texts }: PartInput,
): WordPart {
  const text = textOf(entries);
  const hash = hashOf(text);
  texts.keep(hash, text);
  const [first] = entries;
  return {
    first: first?.[0] ?? '',
    firstSize: first ? sizeOf(first) : 0,
    hash,
    hasMore: entries.some(([, list]) => list.hasMore),
    spelling: entries.flatMap(([word, list]) => (isCorrection(word, list) ? word : [])).join(' '),
    runs: runsOf(entries, prefixes, collector),
  };
}

const firstOf = (piece: Piece): string =>
  'part' in piece ? piece.part.first : (piece.entries[0]?.[0] ?? '');

/** First words of files, as readers have them: what is before all words is in the first file. */
export const fencesOf = (firsts: readonly string[]): string[] =>
  firsts.map((first, at) => (at === 0 ? '' : first));

function sharedPrefixes(pieces: readonly Piece[]): Set<string> {
  const letters = pieces.flatMap((piece) =>
    'part' in piece
      ? piece.part.runs.map(([prefix]) => prefix.charAt(0))
      : piece.entries.map(([word]) => word.charAt(0)),
  );
  return prefixesOf(letters, spreadPrefixes(fencesOf(pieces.map(firstOf))));
}

export const textOf = (entries: readonly WordEntry[]): string =>
  entries.map(([word, list]) => `${word} ${list.text}`).join(' ');

/** @param text  of a part. */
export function entriesIn(text: string): WordEntry[] {
  const entries: WordEntry[] = [];
  eachWord(text, (word, postings) => {
    entries.push([word, toList(postings, countPostings(postings))]);
  });
  return entries;
}

export function hashOf(...texts: string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 22);
}
