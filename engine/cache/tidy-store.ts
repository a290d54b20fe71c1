// The store → the same in few files, and no larger than it may be: what wasn't used for longest goes first.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { openPack, writePack } from './pack.ts';
import { listPacks, newPack, removePack, storeDir } from './store.ts';

/** Of a site. This one has 40 MB, all that it takes among them. */
const MOST_BYTES = 1024 * 1024 * 1024;
const SMALL_BYTES = 1024 * 1024;
/** Each build with an edit writes one of each kind. */
const MANY = 12;

/** @param mostBytes  of all kinds together. */
export function tidyStore(cacheDir: string, mostBytes: number = MOST_BYTES): void {
  const root = storeDir(cacheDir);
  const folders = listKinds(cacheDir).map((kind) => path.join(root, kind));
  for (const folder of folders) mergeSmall(folder);
  const all = folders.flatMap(listPacks).sort((a, b) => b.usedMs - a.usedMs);
  let bytes = 0;
  for (const pack of all) {
    bytes += pack.bytes;
    if (bytes > mostBytes) removePack(pack.at);
  }
}

/** Kinds of which there is something. */
function listKinds(cacheDir: string): string[] {
  try {
    return readdirSync(storeDir(cacheDir)).sort();
  } catch {
    return [];
  }
}

function mergeSmall(folder: string): void {
  const small = listPacks(folder).filter(({ bytes }) => bytes < SMALL_BYTES);
  if (small.length < MANY) return;
  const values = new Map<string, Buffer>();
  for (const { at } of small) {
    const pack = openPack(at);
    for (const key of pack?.keys ?? []) {
      const bytes = pack?.read(key);
      if (bytes) values.set(key, bytes);
    }
    pack?.close();
  }
  try {
    if (values.size > 0) writePack(newPack(folder), values);
  } catch {
    // The disk refuses: they stay as they are.
    return;
  }
  for (const { at } of small) removePack(at);
}
