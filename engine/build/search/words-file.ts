// The words of the last index ↔ one file of the cache folder, and the store. A file that can't be trusted counts as absent.
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.ts';
import { partVersions } from '../../cache/engine-version.ts';
import type { Store } from '../../cache/store.ts';
import { type CachedWords, updateWords, type WordsInput } from '../../search/cached-words.ts';
import type { Texts } from '../../search/word-parts.ts';

type StoredWords = CachedWords & { version: string };

/** @param manifestAt  of the build that the words are of. */
export const wordsFile = (manifestAt: string): string =>
  path.join(path.dirname(manifestAt), path.basename(manifestAt).replace(/^build-/, 'words-'));

/** Where words are cached from one build to the next. */
export type WordsCache = { file: string; store: Store };

/** The words of all pages; what the last build has cached, and this one caches, saves most of the work. */
export function loadWords(
  { file, store }: WordsCache,
  index: Pick<WordsInput, 'pages' | 'keys' | 'generic'>,
): { words: CachedWords; texts: Texts } {
  const text = readCacheFile(file);
  const stored = text === undefined ? undefined : (JSON.parse(text) as StoredWords);
  const last = stored?.version === partVersions.search ? stored : undefined;
  const texts: Texts = {
    find: (name) => store.find(['words', name]),
    keep: (name, words) => {
      store.get(['words', name], () => words);
    },
  };
  const words = updateWords({ ...index, texts, last });
  store.flush();
  if (words !== last) cache(file, { ...words, version: partVersions.search });
  return { words, texts };
}

/** A cache that can't be written costs time, nothing else. */
function cache(file: string, cached: StoredWords): void {
  try {
    writeCacheFile(file, JSON.stringify(cached));
  } catch {
    // The next build merges all pages.
  }
}
