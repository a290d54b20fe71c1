// Names of index files → their content, each loaded once; what fails is counted and may be requested again.
import { readNumber } from '../codes.ts';
import {
  backwardFile,
  fileOf,
  forwardFile,
  type MoreFile,
  moreFile,
  type NameFile,
  nameFile,
  type PageName,
  type Root,
  type RootFile,
  rootFile,
  type SpellingFile,
  type TextFile,
  textFile,
  type WordFile,
  wordFile,
} from '../files.ts';
import { decodeWords } from '../front-code.ts';
import { decodeShared, nameOf } from '../names.ts';
import { decodePostings, type Postings } from '../postings.ts';

/**
 * @param file     name below `_search/`.
 * @param isFresh  past every cache: what is cached is of another build.
 * @returns        the parsed JSON. Rejects when it can't be had.
 */
export type Load = (file: string, isFresh?: boolean) => Promise<unknown>;

/** A word of the index. Postings are decoded when they are first requested. */
export type Term = { word: string; count: number; postings: () => Postings };

/** Terms of one file, sorted by word, and the further postings of some. */
export type TermFile = { terms: Term[]; hasMore: ReadonlySet<number>; at: number };

/** Files of two builds were mixed: everything has to be requested again. */
export class StaleIndexError extends Error {}

/** The index as one question sees it. */
export type Index = {
  root(): Promise<Root | undefined>;
  /** The file where a word is, or would be. Undefined when it failed. */
  termFile(at: number): Promise<TermFile | undefined>;
  more(at: number): Promise<MoreFile | undefined>;
  spelling(kind: 'forward' | 'backward', at: number): Promise<string[]>;
  name(page: number): Promise<PageName | undefined>;
  /** Numbers of the page's records that other pages have, too. */
  shared(page: number): Promise<ReadonlyMap<number, number>>;
  text(id: string): Promise<TextFile | undefined>;
  /** The same, where it has been loaded. */
  loadedText(id: string): TextFile | undefined;
  /** Files that this question needed and could not have. */
  failures(): number;
};

export type IndexStore = {
  /** For one question. */
  open(): Index;
  /** Forget everything; ask for it past every cache. */
  renew(): void;
};

const FAILED = Symbol('failed');

export function createIndexStore(load: Load): IndexStore {
  const cached = new Map<string, Promise<unknown>>();
  const loaded = new Map<string, unknown>();
  let isFresh = false;
  let epoch = '';
  const get = (file: string, read: (content: unknown) => unknown): Promise<unknown> => {
    const known = cached.get(file);
    if (known) return known;
    const loading = load(file, isFresh).then((content) => {
      const found = (content as { epoch?: string }).epoch;
      if (file === rootFile) epoch = found ?? '';
      else if (found !== undefined && epoch && found !== epoch) throw new StaleIndexError(file);
      const value = read(content);
      loaded.set(file, value);
      return value;
    });
    const safe = loading.catch((error: unknown) => {
      cached.delete(file);
      if (error instanceof StaleIndexError) throw error;
      return FAILED;
    });
    cached.set(file, safe);
    return safe;
  };
  return {
    open: () => openIndex(get, (file) => loaded.get(file)),
    renew() {
      cached.clear();
      loaded.clear();
      isFresh = true;
      epoch = '';
    },
  };
}

function openIndex(
  get: (file: string, read: (content: unknown) => unknown) => Promise<unknown>,
  loadedFile: (file: string) => unknown,
): Index {
  const failed = new Set<string>();
  const have = async <T>(file: string, read: (content: unknown) => T): Promise<T | undefined> => {
    const content = await get(file, read);
    if (content !== FAILED) return content as T;
    failed.add(file);
    return undefined;
  };
  const namesOf = async (page: number) => {
    const root = await have(rootFile, toRoot);
    const at = root ? fileOf(page, root.names) : -1;
    if (!root || at < 0) return undefined;
    const file = await have(nameFile(at), (content) => content as NameFile);
    return file && { file, at: page - (root.names[at] ?? 0) };
  };
  return {
    root: () => have(rootFile, toRoot),
    termFile: (at) => have(wordFile(at), (content) => toTermFile(content as WordFile, at)),
    more: (at) => have(moreFile(at), (content) => content as MoreFile),
    spelling: async (kind, at) =>
      (await have(kind === 'forward' ? forwardFile(at) : backwardFile(at), (content) =>
        decodeWords((content as SpellingFile).words),
      )) ?? [],
    async name(page) {
      const known = (await have(rootFile, toRoot))?.firsts.names[page];
      const found = known ? undefined : await namesOf(page);
      return known ?? (found && nameOf(found.file, found.at));
    },
    async shared(page) {
      const codes = (await namesOf(page))?.file.shared[page];
      return decodeShared(codes ?? '');
    },
    text: (id) => have(textFile(id), (content) => content as TextFile),
    loadedText: (id) => loadedFile(textFile(id)) as TextFile | undefined,
    failures: () => failed.size,
  };
}

function toRoot(content: unknown): Root {
  const { names, ...root } = content as RootFile;
  const reader = { text: names, at: 0 };
  const firstPages: number[] = [];
  for (let first = 0; reader.at < names.length; first += readNumber(reader)) firstPages.push(first);
  return { ...root, names: firstPages };
}

function toTermFile(file: WordFile, at: number): TermFile {
  const postings = file.postings.split(' ');
  const terms = decodeWords(file.words).map((word, i) => toTerm(word, postings[i] ?? ''));
  return { terms, hasMore: new Set(file.more), at };
}

function toTerm(word: string, coded: string): Term {
  const reader = { text: coded, at: 0 };
  const count = readNumber(reader);
  let decoded: Postings | undefined;
  return {
    word,
    count,
    postings: () => {
      decoded ??= decodePostings(coded.slice(reader.at));
      return decoded;
    },
  };
}
