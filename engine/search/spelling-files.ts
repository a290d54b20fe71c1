// Parts of the words → the files that correct misspelled ones. Most edits bring no word: then none of them is made again.
import { cut } from './cut.ts';
import { backwardFile, forwardFile, type IndexFile } from './files.ts';
import { encodeWords } from './front-code.ts';
import { hashOf, type WordPart } from './word-parts.ts';

/** Of one file: its first word, which readers look for, and the hash of its content. */
type Named = [first: string, hash: string];

/** Plain data. */
export type SpellingFiles = {
  /** Hash of all words that others may be corrected to. */
  key: string;
  forward: Named[];
  backward: Named[];
};

/** What a reader's browser loads at a time, in characters before compression. */
const SIZE = 6_000;

/** @param last  is returned where the words are the same. */
export function nameSpelling(
  parts: readonly WordPart[],
  last: SpellingFiles | undefined,
): SpellingFiles {
  const key = hashOf(...parts.map(({ spelling }) => spelling));
  if (last?.key === key) return last;
  const { forward, backward } = cutSpelling(parts);
  const named = (words: readonly string[]): Named => [words[0] ?? '', hashOf(contentOf(words))];
  return { key, forward: forward.map(named), backward: backward.map(named) };
}

/** @param named  of the same parts. */
export function* spellingFiles(
  parts: readonly WordPart[],
  named: SpellingFiles,
): Generator<IndexFile> {
  let words: ReturnType<typeof cutSpelling> | undefined;
  const made = (side: 'forward' | 'backward', at: number) => {
    words ??= cutSpelling(parts);
    return contentOf(words[side][at] ?? []);
  };
  for (const [at, [, key]] of named.forward.entries())
    yield { path: forwardFile(at), key, make: () => made('forward', at) };
  for (const [at, [, key]] of named.backward.entries())
    yield { path: backwardFile(at), key, make: () => made('backward', at) };
}

function cutSpelling(parts: readonly WordPart[]) {
  const forward = parts.flatMap(({ spelling }) => (spelling === '' ? [] : spelling.split(' ')));
  const backward = forward.map(reverse).sort();
  const pieces = (words: readonly string[]) => cut(words, SIZE, (word) => word.length + 4);
  return { forward: pieces(forward), backward: pieces(backward) };
}

const contentOf = (words: readonly string[]): string =>
  JSON.stringify({ words: encodeWords(words) });

const reverse = (word: string) => [...word].reverse().join('');
