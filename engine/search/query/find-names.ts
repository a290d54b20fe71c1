// A query → the names that it is as a whole, that it has within it, or that its version stands for.
import { fileOf, type Root } from '../files.ts';
import { namesOfSides, pairsIn, sidesOf } from '../sides.ts';
import {
  comparedKey,
  type GenericWords,
  genericWords,
  isVersionKey,
  numberedKeys,
  titleKeys,
  versionKeys,
} from '../title-key.ts';
import { isVersion, toWords } from '../words.ts';
import { SYNONYM } from './find-terms.ts';
import type { Index, Term } from './load-index.ts';
import { meantBy } from './parse-query.ts';

/**
 * A name as a whole.
 *
 * @property version  it is the name of a version, which is only part of what was typed; or of a later one of that line.
 */
export type CalledTerm = { term: Term; weight: number; version?: 'typed' | 'ofLine' };

/** A name of several words within the query: so many of its slots, from one on. */
export type PartTerm = { term: Term; from: number; count: number };

const BARE = 0.8;
const LESS_COMPARED = 0.45;
/** Who types `11.2` may also mean `11.2.4`. */
const OF_LINE = 0.9;
const MOST_WORDS = 4;
const NONE: GenericWords = new Set();

/** Pages and sections that are called just what was typed, or what is meant by that. */
export async function findCalled(query: string, index: Index, root: Root): Promise<CalledTerm[]> {
  const generic = genericWords(root.generic);
  const meant = meantBy(
    toWords(query).map(({ whole }) => whole),
    root.synonyms,
  );
  const keysOf = (text: string, weight: number) => {
    const { whole, bare } = titleKeys(text, generic);
    return [
      { key: whole, weight },
      { key: bare, weight: weight * BARE },
    ];
  };
  const sides = sidesOf(query);
  const names = [...(sides ? [sides] : []), ...pairsIn(query)].flatMap(namesOfSides);
  const compared = new Map<string, number>();
  for (const { pair, isWhole } of names.sort((a, b) => Number(a.isWhole) - Number(b.isWhole)))
    compared.set(comparedKey(...pair), isWhole ? 1 : LESS_COMPARED);
  const keys = [
    ...keysOf(query, 1),
    ...[...compared].map(([key, weight]) => ({ key, weight })),
    ...meant.flatMap((text) => keysOf(text, SYNONYM)),
    ...versionKeys(query).map((key) => ({ key, weight: 1, version: 'typed' as const })),
    ...numberedKeys(query).map((key) => ({ key, weight: 1 })),
  ];
  const [found, ofLine] = await Promise.all([
    Promise.all(
      keys.map(async ({ key, ...more }): Promise<CalledTerm[]> => {
        const term = await findKey(key, index, root);
        return term ? [{ term, ...more }] : [];
      }),
    ),
    findOfLine(query, index, root),
  ]);
  return [...found.flat(), ...ofLine];
}

async function findKey(key: string, index: Index, root: Root): Promise<Term | undefined> {
  const file = key ? await index.termFile(fileOf(key, root.words)) : undefined;
  return file?.terms.find(({ word }) => word === key);
}

/** `11.2` also names `11.2.4`: what was fixed in a line of versions is rarely in the first of them. */
async function findOfLine(query: string, index: Index, root: Root): Promise<CalledTerm[]> {
  const lines = toWords(query).flatMap(({ whole }) => (isVersion(whole) ? [`${whole}.`] : []));
  const found = await Promise.all(
    lines.map(async (line) => {
      const files = new Set([line, `${line}~`].map((end) => fileOf(end, root.words)));
      const terms = await Promise.all([...files].map((at) => index.termFile(at)));
      return terms
        .flatMap((file) => file?.terms ?? [])
        .filter(({ word }) => word.startsWith(line) && isVersionKey(word));
    }),
  );
  return found.flat().map((term) => ({ term, weight: OF_LINE, version: 'ofLine' }));
}

/**
 * Names within a longer query: `run the installer on azure` has "Run the Installer".
 *
 * @param words  those of its slots.
 */
export async function findParts(
  words: readonly string[],
  index: Index,
  root: Root,
): Promise<PartTerm[]> {
  const parts = words.flatMap((_, from) =>
    words.slice(from + 1, from + MOST_WORDS).map((_last, more) => ({ from, count: more + 2 })),
  );
  const found = await Promise.all(
    parts.map(async ({ from, count }): Promise<PartTerm[]> => {
      // That is the query as a whole.
      if (count === words.length) return [];
      const { whole } = titleKeys(words.slice(from, from + count).join(' '), NONE);
      const term = await findKey(whole, index, root);
      return term ? [{ term, from, count }] : [];
    }),
  );
  return found.flat();
}
