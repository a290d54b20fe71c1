// Folders of builds, as they looked when they were last read → the names in them, without reading them again.
import { type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.ts';

/** What a folder has under a name; `other`: a pipe, a device. */
export type Entry = { name: string; kind: 'file' | 'folder' | 'link' | 'other' };

export type FolderNames = {
  /** In no order. @throws  what the file system says. */
  read(dir: string): readonly Entry[];
  /** For the next build. @throws  what the file system says. */
  keep(): void;
};

/** Nothing is known, nothing is kept. */
export const readEach: FolderNames = { read: readFolder, keep() {} };

/** @param manifestAt  of the build. */
export const namesFile = (manifestAt: string): string =>
  path.join(path.dirname(manifestAt), path.basename(manifestAt).replace(/^build-/, 'folders-'));

/** By inode, since builds are renamed: how the folder looked, and its names. */
type Known = Record<string, readonly [look: string, entries: readonly Entry[]]>;

/** A folder as young as this may change again without looking different: clocks of disks tick slowly. */
const YOUNG_MS = 3000;

/** @param at  a file in a cache folder. */
export function openFolderNames(at: string): FolderNames {
  const text = readCacheFile(at);
  const known = text === undefined ? {} : (JSON.parse(text) as Known);
  const seen: Known = {};
  const oldMs = Date.now() - YOUNG_MS;
  let isNew = false;
  return {
    read(dir) {
      // Before it is read: what changes it meanwhile gives it another look.
      const stats = lstatSync(dir);
      const look = lookOf(stats);
      const before = known[stats.ino];
      if (before?.[0] === look) {
        seen[stats.ino] = before;
        return before[1];
      }
      const entries = readFolder(dir);
      if (Math.max(stats.mtimeMs, stats.ctimeMs) < oldMs) {
        seen[stats.ino] = [look, entries];
        isNew = true;
      }
      return entries;
    },
    keep() {
      if (isNew) writeCacheFile(at, JSON.stringify(seen));
    },
  };
}

const lookOf = ({ dev, mtimeMs, ctimeMs }: Stats): string => `${dev} ${mtimeMs} ${ctimeMs}`;

function readFolder(dir: string): Entry[] {
  return readdirSync(dir, { withFileTypes: true }).map((entry) => ({
    name: entry.name,
    kind: kindOf(entry),
  }));
}

function kindOf(entry: Dirent): Entry['kind'] {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}
