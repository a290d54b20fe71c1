// A title or a query → one word for the whole of it: what is typed meets the page that is called just that.
import { stem } from './stem.ts';
import { isStopWord, isVersion, toWords } from './words.ts';

/** Stems of words that a title has besides its subject. */
export type GenericWords = ReadonlySet<string>;

/**
 * They say what a page is, not what it is about: "Roles Overview" is the page on roles. A site adds its product's
 * name, and what all its pages are about.
 */
const GENERIC = ['overview', 'introduction', 'welcome', 'guide', 'reference', 'basics', 'beta'];

/** No word has it, and it sorts before all letters: a key is beside the word that it begins with. */
const MARK = '=';
const LONGEST = 48;

/** @param own  words of the site. */
export function genericWords(own: readonly string[]): GenericWords {
  const words = [...GENERIC, ...own].flatMap((text) => toWords(text).map(({ whole }) => whole));
  return new Set(words.map(stem));
}

/** One that `versionKeys` gives. */
export const isVersionKey = (word: string): boolean => word.endsWith(`@${MARK}`);

export const isTitleKey = (word: string): boolean => word.endsWith(MARK);

/** Words that say what a text is about, in order; empty where it has only generic words. */
export function tellingWords(text: string, generic: GenericWords): string[] {
  return wordsOf(text).filter((word) => !generic.has(stem(word)));
}

/**
 * The same for texts that differ in small words, in blanks and hyphens, and in the ending of the last word.
 *
 * @property whole  empty for a text without words, or with too many for a name.
 * @property bare   without generic words; empty where there are none, or nothing else.
 * @property words  how many there are.
 */
export function titleKeys(
  text: string,
  generic: GenericWords,
): { whole: string; bare: string; words: number } {
  const all = wordsOf(text);
  const telling = all.filter((word) => !generic.has(stem(word)));
  return {
    whole: keyOf(all),
    bare: telling.length < all.length ? keyOf(telling) : '',
    words: all.length,
  };
}

/** The versions in a text: a title that has one names its page, whatever else is asked. `11.14` is `11.14.0`, too. */
export function versionKeys(text: string): string[] {
  const versions = toWords(text).flatMap(({ whole }) => (isVersion(whole) ? [whole] : []));
  return [...new Set(versions.map((one) => `${one.replace(/(\.\d+)\.0$/, '$1')}@${MARK}`))];
}

/**
 * Names with a number in a text, as a whole: `react native 0.81 upgrade` has `react native 0.81` and `native 0.81`.
 * `d3 version 7` also has `d3 7`.
 */
export function numberedKeys(text: string): string[] {
  const all = wordsOf(text);
  const named = all.filter((word) => word !== 'version');
  return [...new Set([all, named].flatMap(keysBeforeNumbers))];
}

const keysBeforeNumbers = (words: readonly string[]): string[] =>
  words.flatMap((word, at) =>
    /^\d/.test(word)
      ? [1, 2, 3].flatMap((more) => (more <= at ? [keyOf(words.slice(at - more, at + 1))] : []))
      : [],
  );

/** Sorts before all letters, too: a comparison is beside the word that it begins with. */
const BETWEEN = '+';

/** Of two things that are compared, in either order. Empty where one has no words. */
export function comparedKey(first: string, second: string): string {
  const sides = [first, second].map((side) => keyOf(wordsOf(side)).slice(0, -MARK.length));
  const key = sides.sort().join(BETWEEN) + MARK;
  return sides.every((side) => side !== '') && key.length <= LONGEST ? key : '';
}

function keyOf(words: readonly string[]): string {
  const key = words.slice(0, -1).join('') + stem(words.at(-1) ?? '');
  return key && key.length < LONGEST ? `${key}${MARK}` : '';
}

/** "Using Lists" is not the page on lists: these are small words in a question, but have a meaning in a name. */
const DOING = new Set(['use', 'using', 'how']);

function wordsOf(text: string): string[] {
  const words = toWords(text).flatMap(({ whole }) => (whole ? [whole] : []));
  const telling = words.filter((word) => DOING.has(word) || !isStopWord(word));
  return telling.length > 0 ? telling : words;
}
