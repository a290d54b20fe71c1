// Weighed pages → the files of the index. The same pages give the same bytes.
import { createHash } from 'node:crypto';
import { encodeNumber } from './codes.ts';
import { cut } from './cut.ts';
import {
  backwardFile,
  forwardFile,
  moreFile,
  nameFile,
  type RootFile,
  rootFile,
  type Section,
  wordFile,
} from './files.ts';
import { encodeWords } from './front-code.ts';
import type { IndexedPage } from './indexed-page.ts';
import { mergeWords, sizeOfEntry, type WordList } from './merge-words.ts';
import { nameFiles } from './names.ts';
import { bestUnderPrefixes, firstLetters, spreadPrefixes } from './prefixes.ts';
import { spellingWords } from './spelling.ts';
import { genericWords } from './title-key.ts';
import { renderWords, type WordsInput } from './word-files.ts';

export type IndexInput = {
  base: string;
  /** Sorted by section, in the order of `sections`: a page's number is its place here. */
  pages: readonly IndexedPage[];
  sections: readonly Pick<Section, 'slug' | 'label' | 'keywords'>[];
  synonyms: Record<string, string[]>;
  /** Words of titles that say nothing on this site, besides those that say nothing on any site. */
  generic?: readonly string[];
  /** Words and postings of all pages, where they are known; see `updateWords`. */
  lists?: ReadonlyMap<string, WordList>;
};

/** Made only when its key differs from that of the file there is: an edit changes few of the files of words. */
export type IndexFile = { path: string; key: string; make(): string };

/** What a reader's browser loads at a time, in characters before compression. */
const WORDS_SIZE = 6_000;
const SPELLING_SIZE = 6_000;

/** Files below `_search/`, the root last. */
export function* buildIndex(input: IndexInput): Generator<IndexFile> {
  const { base, pages, sections, synonyms, generic = [] } = input;
  const epoch = epochOf(pages);
  const lists = input.lists ?? mergeWords(pages, genericWords(generic));
  const words = [...lists.keys()].sort();
  const parts = cut(words, WORDS_SIZE, (word) => sizeOfEntry(word, lists.get(word) as WordList));
  const fences = parts.map((part, at) => (at === 0 ? '' : (part[0] ?? '')));
  const spread = spreadPrefixes(fences);
  const prefixes = new Set([
    ...words.map((word) => word.charAt(0)),
    ...[...spread.values()].flat(),
  ]);
  const bestUnder = bestUnderPrefixes(prefixes, words, lists, pages.length);
  for (const [at, part] of parts.entries()) {
    yield* wordFiles(at, { epoch, words: part, lists, prefixes: spread.get(at) ?? [], bestUnder });
  }
  const forward = spellingWords(words, lists);
  const backward = forward.map(reverse).sort();
  const spelling = { forward: cutSpelling(forward), backward: cutSpelling(backward) };
  for (const [at, part] of spelling.forward.entries())
    yield json(forwardFile(at), { words: encodeWords(part) });
  for (const [at, part] of spelling.backward.entries())
    yield json(backwardFile(at), { words: encodeWords(part) });

  const firsts = firstLetters(bestUnder, pages);
  const names = nameFiles(pages, firsts.names);
  for (const [at, file] of names.entries()) yield json(nameFile(at), { epoch, ...file });
  yield json(rootFile, {
    epoch,
    base,
    pages: pages.length,
    records: pages.reduce((sum, { records }) => sum + records.length, 0),
    sections: sections.map((section) => ({
      ...section,
      firstPage: firstOf(section.slug, pages, sections),
      ...(isOfMentions(section.slug, pages) ? { isMention: true as const } : {}),
    })),
    words: fences,
    forward: spelling.forward.map(([first = '']) => first),
    backward: spelling.backward.map(([first = '']) => first),
    names: names.map((file) => encodeNumber(file.pages.length)).join(''),
    synonyms,
    generic: [...generic],
    firsts,
  } satisfies RootFile);
}

/** Changes when a page is another number, or has another number of records: only then do files of two builds not fit. */
function epochOf(pages: readonly IndexedPage[]): string {
  const hash = createHash('sha256');
  for (const { name, records } of pages) hash.update(`${name.id} ${records.length}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** Most of its pages only mention what others are about. */
function isOfMentions(slug: string, pages: readonly IndexedPage[]): boolean {
  const own = pages.filter(({ section }) => section === slug);
  return own.filter(({ isMention }) => isMention).length * 2 > own.length;
}

/** Sections without pages begin where the next one begins. */
function firstOf(
  slug: string,
  pages: readonly IndexedPage[],
  sections: readonly { slug: string }[],
): number {
  const rank = new Map(sections.map((section, at) => [section.slug, at]));
  const own = rank.get(slug) ?? 0;
  const first = pages.findIndex(({ section }) => (rank.get(section) ?? sections.length) >= own);
  return first < 0 ? pages.length : first;
}

function* wordFiles(at: number, input: WordsInput): Generator<IndexFile> {
  const { epoch, words, lists, prefixes, bestUnder } = input;
  const key = hashOf(
    epoch,
    ...words.flatMap((word) => [word, lists.get(word)?.text ?? '']),
    ...prefixes.map((prefix) => {
      const { best = [], count } = bestUnder.get(prefix) ?? {};
      return `${prefix} ${count} ${best.join()}`;
    }),
  );
  let rendered: ReturnType<typeof renderWords> | undefined;
  const render = () => {
    rendered ??= renderWords(input);
    return rendered;
  };
  yield { path: wordFile(at), key, make: () => render().words };
  const hasMore = words.some((word) => lists.get(word)?.hasMore);
  if (hasMore) yield { path: moreFile(at), key, make: () => render().more };
}

const cutSpelling = (words: readonly string[]) =>
  cut(words, SPELLING_SIZE, (word) => word.length + 4);

const reverse = (word: string) => [...word].reverse().join('');

function json(path: string, value: object): IndexFile {
  const content = JSON.stringify(value);
  return { path, key: hashOf(content), make: () => content };
}

function hashOf(...texts: string[]): string {
  return createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 22);
}
