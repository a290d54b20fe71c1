// One word of a query → the words of the index that it is found by, each with how much that counts.

import { fileOf, type Root } from '../files.ts';
import { nearWords } from '../near-words.ts';
import { stem } from '../stem.ts';
import { isTitleKey } from '../title-key.ts';
import { isVersion } from '../words.ts';
import type { Index, Term, TermFile } from './load-index.ts';
import { type Slot, toPhrases } from './parse-query.ts';

/** @property isBegun  only begins as the typed word does. */
export type FoundTerm = {
  term: Term;
  weight: number;
  file: TermFile;
  number: number;
  isBegun: boolean;
};

/** All terms of one way must be in a record: a compound's parts, or a phrase that means the same. */
export type Way = { terms: FoundTerm[][]; weight: number };

/** What else is meant, compared with what was typed. */
export const SYNONYM = 0.75;

const WEIGHT = {
  exact: 1,
  stem: 0.88,
  within: 0.85,
  prefix: 0.8,
  partial: 0.4,
  /** A word in the middle that isn't there, but is the beginning of others: `breadcrum`. */
  begun: 0.8,
  joined: 0.95,
  parts: 0.85,
  synonym: SYNONYM,
};
const TYPO = [1, 0.85, 0.75];
/** Words that begin as the typed one does, at most; and how many letters a word in the middle needs for that. */
const MOST_PREFIXED = 60;
const SHORTEST_PARTIAL = 3;

/** The word as it is, its other forms, and what it is the beginning of. */
export async function findWord(
  word: string,
  isLast: boolean,
  index: Index,
  root: Root,
): Promise<FoundTerm[]> {
  const own = stem(word);
  const start = own.length > 3 ? own.slice(0, Math.max(3, own.length - 1)) : word;
  const at = fileOf(word, root.words);
  const fromStem = Math.max(fileOf(start, root.words), at - 1);
  const ofPlural = fileOf(`${word}s`, root.words);
  const files = await Promise.all([
    fromStem < at && word.startsWith(start) ? index.termFile(fromStem) : undefined,
    index.termFile(at),
    ofPlural > at ? index.termFile(ofPlural) : undefined,
  ]);
  const prefixWeight = isLast ? WEIGHT.prefix : WEIGHT.partial;
  const asPrefix = isLast || word.length >= SHORTEST_PARTIAL;
  const isSpread = root.words[fileOf(`${word}*`, root.words) + 1]?.startsWith(word) === true;
  const found: FoundTerm[] = [];
  const prefixed: FoundTerm[] = [];
  for (const one of files)
    one?.terms.forEach((term, number) => {
      const take = (list: FoundTerm[], weight: number) =>
        list.push({ term, weight, file: one, number, isBegun: list === prefixed });
      if (isTitleKey(term.word)) return;
      if (term.word === word) take(found, WEIGHT.exact);
      else if (term.word === `${word}*`) take(prefixed, prefixWeight * 0.9);
      else if (term.word.endsWith('*')) return;
      else if (isForm(term.word, word, own)) take(found, WEIGHT.stem);
      else if (isWithin(word, term.word)) take(found, WEIGHT.within);
      else if (asPrefix && !isSpread && term.word.startsWith(word))
        take(prefixed, prefixWeight * (word.length / term.word.length) ** 0.35);
    });
  if (!asPrefix) return found;
  if (!isLast && found.length === 0)
    for (const one of prefixed) one.weight *= WEIGHT.begun / WEIGHT.partial;
  prefixed.sort((a, b) => b.weight - a.weight || b.term.count - a.term.count);
  return [...found, ...prefixed.slice(0, MOST_PREFIXED)];
}

/** Of a short stem, only the plural is a form: `cors` isn't `core`. */
const isForm = (other: string, word: string, own: string): boolean =>
  word.length > 3 &&
  (own.length > 3 ? stem(other) === own : other === `${word}s` || word === `${other}s`);

/** `11.14` means `11.14.0` and `11.14.2`, where `11.1` doesn't mean `11.14`. */
const isWithin = (word: string, longer: string): boolean =>
  isVersion(word) && longer.startsWith(`${word}.`);

/** A word as it is, and its other forms: for parts, phrases and corrections. */
async function findExact(word: string, index: Index, root: Root): Promise<FoundTerm[]> {
  return (await findWord(word, false, index, root)).filter(({ isBegun }) => !isBegun);
}

/** The ways of saying it in several words, or in others. */
export async function findWays(slot: Slot, index: Index, root: Root): Promise<Way[]> {
  const way = async (words: readonly string[], weight: number): Promise<Way> => ({
    terms: await Promise.all(words.map((word) => findExact(word, index, root))),
    weight,
  });
  const ways = await Promise.all([
    ...(slot.parts.length > 0 ? [way(slot.parts, WEIGHT.parts)] : []),
    ...slot.phrases.map((phrase) => way(phrase, WEIGHT.synonym)),
  ]);
  return ways.filter(({ terms }) => terms.every((one) => one.length > 0));
}

/** Two neighbours written as one: `data table` as `datatable`. */
export async function findJoined(
  first: Slot,
  second: Slot,
  index: Index,
  root: Root,
): Promise<FoundTerm[]> {
  const joined = first.word + second.word;
  return (await findExact(joined, index, root)).map((one) => ({ ...one, weight: WEIGHT.joined }));
}

/** What a word that isn't there may have been meant for. Nearest first. */
export async function findNear(
  slot: Slot,
  index: Index,
  root: Root,
): Promise<{ words: string[]; terms: FoundTerm[]; ways: Way[] }> {
  const { word, isLast } = slot;
  const known = Object.keys(root.synonyms).filter((key) => !key.includes(' '));
  const near = nearWords(word, [...(await likeWords(word, index, root)), ...known], isLast);
  const best = near[0]?.typos ?? 0;
  const close = near.filter(({ typos }) => typos <= best + 0.5).slice(0, 4);
  const terms = await Promise.all(
    close.map(async (one, rank) =>
      (await findExact(one.word, index, root)).map((found) => ({
        ...found,
        weight: found.weight * (TYPO[Math.ceil(one.typos)] ?? 0.4) * (rank === 0 ? 1 : 0.7),
      })),
    ),
  );
  const meant = close.filter((one) => known.includes(one.word)).map((one) => one.word);
  const phrases = meant.flatMap((key) => toPhrases(root.synonyms[key] ?? []));
  const ways = await findWays({ ...slot, parts: [], phrases }, index, root);
  return { words: near.map((one) => one.word), terms: terms.flat(), ways };
}

/** A typo leaves the beginning or the end of a word as it is: words that share the one or the other. */
async function likeWords(word: string, index: Index, root: Root): Promise<string[]> {
  const cached = 2;
  const backward = [...word].reverse().join('');
  const [begun, ended] = await Promise.all([
    inRange('forward', word.slice(0, cached), word, index, root),
    inRange('backward', backward.slice(0, cached), backward, index, root),
  ]);
  return [...begun, ...ended.map((one) => [...one].reverse().join(''))];
}

/** At most three files, those around the word itself. */
async function inRange(
  kind: 'forward' | 'backward',
  start: string,
  word: string,
  index: Index,
  root: Root,
): Promise<string[]> {
  const fences = root[kind];
  const first = Math.max(0, fileOf(start, fences));
  const last = Math.max(first, fileOf(`${start}\uffff`, fences));
  const own = Math.max(0, fileOf(word, fences));
  const from = Math.max(first, Math.min(own - 1, last - 2));
  const files = Array.from({ length: Math.min(last - from + 1, 3) }, (_, i) => from + i);
  const words = await Promise.all(files.map((at) => index.spelling(kind, at)));
  return words.flat().filter((one) => one.startsWith(start));
}
