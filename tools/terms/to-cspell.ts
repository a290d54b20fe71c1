// Terms → the files of a cspell configuration: the words that are right, and those that another is agreed for.
import { stringify } from 'yaml';
import { type TermEntry, WRITTEN } from './to-vale.ts';

const DICTIONARY = 'cspell-terms.txt';

/**
 * Path → text.
 *
 * @param lang   of the pages, such as `en`.
 * @param names  words that are right besides those of the terms, such as the product's name.
 * @see          https://cspell.org/docs/configuration
 */
export function toCspell(
  terms: readonly TermEntry[],
  { lang, names }: { lang: string; names: readonly string[] },
): Map<string, string> {
  const right = new Set(
    [...names, ...terms.flatMap(({ term, also = [] }) => [term, ...also])].flatMap(wordsOf),
  );
  const config = {
    version: '0.2',
    language: lang,
    files: ['**/*.md'],
    dictionaryDefinitions: [{ name: 'terms', path: `./${DICTIONARY}` }],
    dictionaries: ['terms'],
    flagWords: flagged(terms, right),
    ignoreRegExpList: [
      String.raw`/^[ \t>]*(\x60{3,}|~{3,})[\s\S]*?^[ \t>]*\1/gm`,
      String.raw`/\x60[^\x60\n]+\x60/g`,
      String.raw`/\{[^{}\n]+\}/g`,
      '/^ *:::?.*$/gm',
    ],
  };
  return new Map([
    ['cspell.config.yaml', WRITTEN + stringify(config, { lineWidth: 0 })],
    [
      DICTIONARY,
      `${WRITTEN}${[...right]
        .sort()
        .map((word) => `${word}\n`)
        .join('')}`,
    ],
  ]);
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** cspell knows single words, in any letters, and no phrases: what these would get wrong is left to `learn check`. */
function flagged(terms: readonly TermEntry[], right: ReadonlySet<string>): string[] {
  const known = new Set([...right].map((word) => word.toLowerCase()));
  const but = terms.flatMap((one) => one.but ?? []).join(' ');
  const words = terms.flatMap(({ term, not = [] }) =>
    not
      .filter((word) => /^\p{L}+$/u.test(word))
      .filter((word) => !known.has(word.toLowerCase()) && !but.includes(word))
      .map((word) => `${word.toLowerCase()}->${term}`),
  );
  return [...new Set(words)].sort();
}
