// The words of the last index ↔ one file of the cache folder. A file that can't be trusted counts as absent.
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../content/cache-file.ts';
import { partVersions } from '../engine-dir.ts';
import type { IndexedPage } from '../search/build-index.ts';
import { type KeptWords, updateWords } from '../search/kept-words.ts';
import type { WordList } from '../search/merge-words.ts';

type Kept = KeptWords & { version: string };

/** @param manifestAt  of the build that the words are of. */
export const wordsFile = (manifestAt: string): string =>
  path.join(path.dirname(manifestAt), path.basename(manifestAt).replace(/^build-/, 'words-'));

/** The words of all pages; what the last build has kept in the file, and this one keeps there, saves most of the work. */
export function loadWords(
  file: string,
  pages: readonly IndexedPage[],
  generic: readonly string[],
): Map<string, WordList> {
  const text = readCacheFile(file);
  const last = text === undefined ? undefined : (JSON.parse(text) as Kept);
  const isOurs = last?.version === partVersions.search;
  const { lists, kept } = updateWords(pages, generic, isOurs ? last : undefined);
  if (kept !== last) keep(file, { ...kept, version: partVersions.search });
  return lists;
}

/** A cache that can't be kept costs time, nothing else. */
function keep(file: string, kept: Kept): void {
  try {
    writeCacheFile(file, JSON.stringify(kept));
  } catch {
    // The next build merges all pages.
  }
}
