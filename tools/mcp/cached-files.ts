// A built folder → its files, read and parsed once, cached up to a limit; nothing outside of the folder is reached.

import { readFile } from 'node:fs/promises';
import { findFile, isPlainName } from '../../engine/tooling.ts';

export type CachedFiles = {
  /** Undefined where the folder has no such file. @param name  below the folder, with `/`. */
  text(name: string): Promise<string | undefined>;
  /** Parsed. @throws SyntaxError when the file is no JSON. */
  json(name: string): Promise<unknown>;
  /** What `parse` makes of a text. @param kind  names what that is. */
  parsed<T>(name: string, kind: string, parse: (text: string) => T): Promise<T | undefined>;
  /** As it is on disk at this moment; not cached. */
  fresh(name: string): Promise<string | undefined>;
  /** Bytes of the files that are cached at this moment. */
  cachedBytes(): number;
};

type CachedFile = { value: Promise<unknown>; sizeBytes: number };

/** What was used longest ago goes first. A file that another build has replaced is read again. */
export function cacheFiles(dir: string, limitBytes = 64 * 1024 * 1024): CachedFiles {
  const cached = new Map<string, CachedFile>();
  let cachedBytes = 0;
  const drop = (key: string) => {
    cachedBytes -= cached.get(key)?.sizeBytes ?? 0;
    cached.delete(key);
  };
  const find = async (name: string) => (isPlainName(name) ? findFile(dir, name) : undefined);
  async function get(name: string, kind: string, parse: (text: string) => unknown) {
    const file = await find(name);
    if (!file) return undefined;
    const key = `${kind} ${name} ${file.key}`;
    const known = cached.get(key);
    if (known) {
      cached.delete(key);
      cached.set(key, known);
      return known.value;
    }
    const value = readFile(file.path, 'utf8').then(parse);
    cached.set(key, { value, sizeBytes: file.sizeBytes });
    cachedBytes += file.sizeBytes;
    for (const old of cached.keys()) if (cachedBytes > limitBytes) drop(old);
    // A failed reading isn't cached: the next one may go well.
    value.catch(() => drop(key));
    return value;
  }
  return {
    text: async (name) => (await get(name, 'text', (text) => text)) as string | undefined,
    json: (name) => get(name, 'json', JSON.parse),
    parsed: (name, kind, parse) => get(name, kind, parse) as Promise<undefined>,
    async fresh(name) {
      const file = await find(name);
      return file ? readFile(file.path, 'utf8') : undefined;
    },
    cachedBytes: () => cachedBytes,
  };
}
