// Everything that costs much to make → kept in the cache folder under what it was made from: one store for all steps.
//
//   store/pieces/          a folder for each kind of value
//     mf0x2k1a-71-0-1.pack   values that one process or thread has made; written once, never changed
//
// A key is a hash of the code that makes the value, and of all that the value depends on. There is no path of this machine
// and no time in it, so what was made elsewhere counts. Two writers have files of their own.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { diskReason } from '../diagnostics/disk-errors.ts';
import { clearInCache } from './cache-file.ts';
import { partVersions } from './engine-version.ts';
import { hashOf } from './hash.ts';
import { openPack, type Pack, writePack } from './pack.ts';

/** Kind of value → version of the code that makes it. Articles are named by their own hash. */
const KINDS = {
  /** Coloured code, diagrams, first states of islands. */
  pieces: partVersions.pieces,
  /** What YAML files were parsed to. */
  records: partVersions.records,
  /** Parsed pages. */
  articles: '',
  /** Style sheets that only some pages load. */
  styles: partVersions.styles,
  /** Scripts and styles for browsers. */
  client: partVersions.client,
  /** Words of the index and of its pages. */
  words: partVersions.search,
  /** What pages of the last builds were made from, and their words, each under its hash. */
  builds: '',
  /** Days of a checkout's history, by its commit. */
  dates: '',
} as const;

export type Kind = keyof typeof KINDS;

/** A kind, and all that the value is made from. */
export type Key = readonly [kind: Kind, ...from: (string | Buffer)[]];

export type Store = {
  /** The text under a key; what `make` gives where there is none, which is kept. */
  get(key: Key, make: () => string): string;
  find(key: Key): string | undefined;
  findBytes(key: Key): Buffer | undefined;
  /** Whether there is a value. It may be damaged: only `find` reads it. */
  has(key: Key): boolean;
  /** A later value of the same key takes the place of an earlier one. */
  put(key: Key, value: string | Buffer): void;
  /** Write what is new. A disk that refuses costs time, nothing else: the next run makes it again. */
  flush(): void;
};

/** What is new waits in memory until it is as large; a process that ends writes the rest with `flush`. */
const PACK_BYTES = 4 * 1024 * 1024;
/** What is used is written again when it is older: what was not used for long is in old files. */
const USED_MS = 24 * 60 * 60 * 1000;

export const storeDir = (cacheDir: string): string => path.join(cacheDir, 'store');

/** @param cacheDir  marked; nothing is written before there is something to keep. */
export function openStore(cacheDir: string): Store {
  const kinds = new Map<Kind, KindStore>();
  const storeOf = (kind: Kind) => {
    const known = kinds.get(kind) ?? openKind(path.join(storeDir(cacheDir), kind));
    kinds.set(kind, known);
    return known;
  };
  const findBytes = ([kind, ...from]: Key) => storeOf(kind).find(nameOf(kind, from));
  const find = (key: Key) => findBytes(key)?.toString('utf8');
  const put = ([kind, ...from]: Key, value: string | Buffer) =>
    storeOf(kind).put(nameOf(kind, from), Buffer.from(value));
  return {
    findBytes,
    find,
    put,
    has: ([kind, ...from]) => storeOf(kind).has(nameOf(kind, from)),
    get(key, make) {
      const known = find(key);
      if (known !== undefined) return known;
      const made = make();
      put(key, made);
      return made;
    },
    flush() {
      for (const one of kinds.values()) one.flush();
    },
  };
}

const nameOf = (kind: Kind, from: readonly (string | Buffer)[]): string =>
  hashOf([KINDS[kind], ...from]);

type KindStore = ReturnType<typeof openKind>;

function openKind(folder: string) {
  const packs = new Map<string, { pack: Pack; isOld: boolean }>();
  const added = new Map<string, Buffer>();
  /** This run still needs some of what the disk didn't take. */
  const refused = new Map<string, Buffer>();
  let addedBytes = 0;
  const open = (at: string, isOld: boolean) => {
    const pack = openPack(at);
    if (pack) for (const key of pack.keys) packs.set(key, { pack, isOld });
    return pack !== undefined;
  };
  for (const { at, usedMs } of listPacks(folder))
    if (!open(at, usedMs < Date.now() - USED_MS)) removePack(at);
  const flush = () => {
    if (added.size === 0) return;
    const at = newPack(folder);
    try {
      writePack(at, added);
      open(at, false);
    } catch (error) {
      if (!diskReason(error)) throw error;
      for (const [key, bytes] of added) refused.set(key, bytes);
    }
    added.clear();
    addedBytes = 0;
  };
  const put = (key: string, bytes: Buffer) => {
    added.set(key, bytes);
    addedBytes += bytes.length;
    if (addedBytes > PACK_BYTES) flush();
  };
  const find = (key: string): Buffer | undefined => {
    const waiting = added.get(key) ?? refused.get(key);
    if (waiting) return waiting;
    const known = packs.get(key);
    const bytes = known?.pack.read(key);
    if (known?.isOld && bytes) put(key, bytes);
    return bytes;
  };
  const has = (key: string) => added.has(key) || refused.has(key) || packs.has(key);
  return { find, has, put, flush };
}

/** Oldest first. */
export function listPacks(folder: string): { at: string; bytes: number; usedMs: number }[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pack'))
      .sort()
      .flatMap((name) => {
        const at = path.join(folder, name);
        const stat = statSync(at, { throwIfNoEntry: false });
        return stat ? [{ at, bytes: stat.size, usedMs: stat.mtimeMs }] : [];
      });
  } catch {
    return [];
  }
}

let count = 0;

/** By name they are in the order of time. */
export function newPack(folder: string): string {
  count += 1;
  const time = Date.now().toString(36);
  return path.join(folder, `${time}-${process.pid}-${threadId}-${count}.pack`);
}

/** What can't be read, or has become too much. */
export function removePack(at: string): void {
  try {
    clearInCache(at);
  } catch {
    // Another process clears, too.
  }
}
