// The cache of a site ↔ the bytes of one file, to be restored at another place: where the site lies, and how, doesn't count.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { sha256, writeIntoCache } from './cache-file.ts';

/** Of all files, inflated: twice what a store may hold. A small archive can inflate to terabytes. */
const MOST_BYTES = 2 * 1024 * 1024 * 1024;

const HEAD = 'learn-cache 1\n';
/** What a saved cache begins with. */
export const ARCHIVE = /^learn-cache 1\n/;

/** What travels: values of the store, and what is known of the last builds. Compiled modules name places of a machine. */
export const TRAVELS = /^(?:store\/[a-z]+\/[\w-]+\.pack|(?:build|words|version)-[\w-]+\.json)$/;

/** Of each file: then come its bytes, deflated. */
type Entry = { name: string; size: number; hash: string };

export function saveCache(cacheDir: string): Buffer {
  const names = readdirSync(cacheDir, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => TRAVELS.test(name))
    .sort();
  const parts = names.flatMap((name) => {
    const bytes = readFileSync(path.join(cacheDir, name));
    const deflated = deflateRawSync(bytes, { level: 1 });
    const entry: Entry = { name, size: deflated.length, hash: sha256(bytes) };
    return [Buffer.from(`${JSON.stringify(entry)}\n`), deflated];
  });
  return Buffer.concat([Buffer.from(HEAD), ...parts]);
}

/**
 * Files of the same name give way, all others stay.
 *
 * @returns how many files were written; undefined, with nothing written, where this is no saved cache, a damaged one, or
 *          one whose files have more than `mostBytes` together.
 */
export function restoreCache(
  cacheDir: string,
  saved: Buffer,
  mostBytes: number = MOST_BYTES,
): number | undefined {
  const files = readEntries(saved, mostBytes);
  for (const { name, bytes } of files ?? []) writeIntoCache(path.join(cacheDir, name), bytes);
  return files?.length;
}

function readEntries(
  saved: Buffer,
  mostBytes: number,
): { name: string; bytes: Buffer }[] | undefined {
  if (saved.toString('latin1', 0, HEAD.length) !== HEAD) return undefined;
  const files: { name: string; bytes: Buffer }[] = [];
  let leftBytes = mostBytes;
  try {
    for (let at = HEAD.length; at < saved.length; ) {
      const end = saved.indexOf('\n', at);
      const { name, size, hash } = JSON.parse(saved.toString('utf8', at, end)) as Entry;
      at = end + 1 + size;
      const bytes = inflateRawSync(saved.subarray(end + 1, at), { maxOutputLength: leftBytes });
      leftBytes -= bytes.length;
      if (end < 0 || !TRAVELS.test(name) || sha256(bytes) !== hash) return undefined;
      files.push({ name, bytes });
    }
  } catch {
    return undefined;
  }
  return files;
}
