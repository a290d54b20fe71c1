// What was typed → the words to look for, with everything that each may also stand for.

import { lookUp } from '../../text/look-up.ts';
import { onceFor } from '../../text/once.ts';
import { stem } from '../stem.ts';
import { isStopWord, toWords } from '../words.ts';
import { formsOf } from './irregular.ts';

/** One word as typed. All of them should be found; each may be found in several ways. */
export type Slot = {
  word: string;
  /** Of an identifier or compound: `data-table` is also found as `data` and `table`. */
  parts: string[];
  /** Still being typed: words that begin so count too. */
  isLast: boolean;
  /** Words and phrases that mean the same, of this slot alone or with its neighbours. */
  phrases: string[][];
};

/** Before "of", they say in what form an answer is wanted: who asks for a list of colors doesn’t mean a page called List. */
const FORMS = new Set(['list', 'table', 'overview']);

const MOST_SLOTS = 12;
const LONGEST_WORD = 40;
/** Shorter stems meet by chance. */
const SHORTEST_STEM = 4;
/** A phrase among the synonyms has at most this many words. */
const LONGEST_PHRASE = 4;

/** @throws Never: any text is a query. Without words it gives nothing. */
export function parseQuery(query: string, synonyms: Record<string, string[]>): Slot[] {
  const typed = toWords(query.slice(0, 400)).filter(
    ({ whole, parts }) => whole || parts.length > 0,
  );
  const isOpen = /[\p{L}\p{N}]$/u.test(query.trimStart());
  const all = typed.map(({ whole, parts }, at) => ({
    word: (whole || parts.join('')).slice(0, LONGEST_WORD),
    parts: parts[0] === whole ? [] : parts.filter((part) => !isStopWord(part)),
    isLast: isOpen && at === typed.length - 1,
    phrases: formsOf(whole).map((form) => [form]),
  }));
  const telling = all.filter(
    ({ word }, at) => !isStopWord(word) && !(FORMS.has(word) && all[at + 1]?.word === 'of'),
  );
  addSynonyms(all, synonyms);
  return (telling.length > 0 ? telling : all).slice(0, MOST_SLOTS);
}

/** A synonym of several words is given to each of them: `sign in` as `login` answers both. */
function addSynonyms(slots: Slot[], synonyms: Record<string, string[]>): void {
  for (let from = 0; from < slots.length; from++)
    for (let to = from; to < Math.min(slots.length, from + LONGEST_PHRASE); to++) {
      const part = slots.slice(from, to + 1);
      const phrases = toPhrases(
        meantBy(
          part.map(({ word }) => word),
          synonyms,
        ),
      );
      for (const slot of part) slot.phrases.push(...phrases);
    }
}

/** What means the same as these words, or as other forms of them: the last in the singular, before all by their stems. */
export function meantBy(words: readonly string[], synonyms: Record<string, string[]>): string[] {
  const key = words.join(' ');
  return lookUp(synonyms, key) ?? lookUp(synonyms, singular(key)) ?? otherForms(words, synonyms);
}

/** `signed in` is `sign in`. */
function otherForms(words: readonly string[], synonyms: Record<string, string[]>): string[] {
  const key = keysByStems(synonyms).get(stemsOf(words));
  return (key && lookUp(synonyms, key)) || [];
}

const keysByStems = onceFor(
  (synonyms: Record<string, string[]>) =>
    new Map(Object.keys(synonyms).map((key) => [stemsOf(key.split(' ')), key])),
);

const stemsOf = (words: readonly string[]): string => words.map(stemOf).join(' ');

function stemOf(word: string): string {
  const own = stem(word);
  return own.length >= SHORTEST_STEM ? own : word;
}

/** No stem: "note" must not meet "not". */
export const singular = (word: string): string => word.replace(/([^s])s$/, '$1');

/** Each as the words that are looked for. */
export function toPhrases(texts: readonly string[]): string[][] {
  return texts
    .map((text) => toWords(text).flatMap(({ whole }) => (whole && !isStopWord(whole) ? whole : [])))
    .filter((phrase) => phrase.length > 0);
}
