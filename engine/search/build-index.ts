// Weighed pages → the files of the index. The same pages give the same bytes.
import { createHash } from 'node:crypto';
import { type CachedWords, textOfPart, updateWords } from './cached-words.ts';
import { encodeNumber } from './codes.ts';
import {
  type IndexFile,
  moreFile,
  nameFile,
  type RootFile,
  rootFile,
  type Section,
  wordFile,
} from './files.ts';
import type { IndexedPage } from './indexed-page.ts';
import { nameFiles } from './names.ts';
import {
  type BestUnder,
  bestUnderPrefixes,
  firstLetters,
  prefixesOf,
  spreadPrefixes,
} from './prefixes.ts';
import { spellingFiles } from './spelling-files.ts';
import { renderWords } from './word-files.ts';
import { entriesIn, fencesOf, hashOf, type Texts, type WordPart } from './word-parts.ts';
import { toWords } from './words.ts';

export type IndexInput = {
  base: string;
  /** Sorted by section, in the order of `sections`: a page's number is its place here. */
  pages: readonly IndexedPage[];
  sections: readonly Pick<Section, 'slug' | 'label' | 'keywords'>[];
  synonyms: Record<string, string[]>;
  /** Words of titles that say nothing on this site, besides those that say nothing on any site. */
  generic?: readonly string[];
  /** Words and postings of all pages, where they are known, and their texts; see `updateWords`. */
  known?: { words: CachedWords; texts: Texts };
};

/** Files below `_search/`, the root last. */
export function* buildIndex(input: IndexInput): Generator<IndexFile> {
  const { base, pages, sections, synonyms, generic = [] } = input;
  const epoch = epochOf(pages);
  const { words, texts } = input.known ?? indexOf(pages, generic);
  const { parts, spelling } = words;
  const fences = fencesOf(parts.map(({ first }) => first));
  const spread = spreadPrefixes(fences);
  const runs = parts.flatMap((part) => part.runs);
  const letters = runs.map(([prefix]) => prefix.charAt(0));
  const prefixes = prefixesOf(letters, spread);
  const bestUnder = bestUnderPrefixes(prefixes, runs, pages.length);
  for (const [at, part] of parts.entries()) {
    const textOf = () => textOfPart(words, at, { pages, generic, texts });
    yield* wordFiles(at, part, { epoch, prefixes: spread.get(at) ?? [], bestUnder, textOf });
  }
  yield* spellingFiles(parts, spelling);

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
    forward: spelling.forward.map(([first]) => first),
    backward: spelling.backward.map(([first]) => first),
    names: names.map((file) => encodeNumber(file.pages.length)).join(''),
    synonyms: asTyped(synonyms),
    generic: [...generic],
    firsts,
  } satisfies RootFile);
}

/** Keys as the words of a query are: `single sign-on` is `single signon`. */
const asTyped = (synonyms: IndexInput['synonyms']): IndexInput['synonyms'] =>
  Object.fromEntries(
    Object.entries(synonyms).map(([key, meant]) => [
      toWords(key)
        .map(({ whole }) => whole)
        .join(' '),
      meant,
    ]),
  );

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

/** From nothing, and with nothing left for the next. */
function indexOf(pages: readonly IndexedPage[], generic: readonly string[]) {
  const kept = new Map<string, string>();
  const texts: Texts = {
    find: (name) => kept.get(name),
    keep: (name, text) => kept.set(name, text),
  };
  return { words: updateWords({ pages, generic, texts }), texts };
}

type WordFilesInput = {
  epoch: string;
  prefixes: readonly string[];
  bestUnder: BestUnder;
  textOf(): string;
};

function* wordFiles(
  at: number,
  { hash, hasMore }: WordPart,
  { textOf, ...input }: WordFilesInput,
): Generator<IndexFile> {
  const best = input.prefixes.map((prefix) => {
    const { best = [], count } = input.bestUnder.get(prefix) ?? {};
    return `${prefix} ${count} ${best.join()}`;
  });
  const key = hashOf(input.epoch, hash, ...best);
  let rendered: ReturnType<typeof renderWords> | undefined;
  const render = () => {
    rendered ??= renderWords({ ...input, entries: entriesIn(textOf()) });
    return rendered;
  };
  yield { path: wordFile(at), key, make: () => render().words };
  if (hasMore) yield { path: moreFile(at), key, make: () => render().more };
}

function json(path: string, value: object): IndexFile {
  const content = JSON.stringify(value);
  return { path, key: hashOf(content), make: () => content };
}
