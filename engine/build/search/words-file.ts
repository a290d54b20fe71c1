// The words of the last index ↔ one file of the cache folder. A file that can't be trusted counts as absent.
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.ts';
import { partVersions } from '../../cache/engine-version.ts';
import { type CachedWords, updateWords } from '../../search/cached-words.ts';
import type { IndexedPage } from '../../search/indexed-page.ts';
import type { WordList } from '../../search/merge-words.ts';

type StoredWords = CachedWords & { version: string };

/** @param manifestAt  of the build that the words are of. */
export const wordsFile = (manifestAt: string): string =>
  path.join(path.dirname(manifestAt), path.basename(manifestAt).replace(/^build-/, 'words-'));

/** The words of all pages; what the last build has cached in the file, and this one caches there, saves most of the work. */
export function loadWords(
  file: string,
  pages: readonly IndexedPage[],
  generic: readonly string[],
): Map<string, WordList> {
  const text = readCacheFile(file);
  const last = text === undefined ? undefined : (JSON.parse(text) as StoredWords);
  const isOurs = last?.version === partVersions.search;
  const { lists, cached } = updateWords(pages, generic, isOurs ? last : undefined);
  if (cached !== last) cache(file, { ...cached, version: partVersions.search });
  return lists;
}

/** A cache that can't be written costs time, nothing else. */
function cache(file: string, cached: StoredWords): void {
  try {
    writeCacheFile(file, JSON.stringify(cached));
  } catch {
    // The next build merges all pages.
  }
}
