// A client bundle in the cache folder ↔ its files, each with the hash it was written with.
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readCacheFile, sha256, writeCacheFile } from '../content/cache-file.ts';

export type ClientBundle = {
  /** File names below `_assets/`. */
  css: string;
  js: string;
  files: { name: string; content: Buffer }[];
};

/** What `bundle.json` stores about a bundle: the hash of each file, by name. */
type BundleRecord = { css: string; js: string; files: Record<string, string> };

/** Their names are immutable addresses, so a file counts only with the very bytes it was written with. */
export function readBundle(out: string): ClientBundle | undefined {
  const kept = readCacheFile(path.join(out, 'bundle.json'));
  if (kept === undefined) return undefined;
  const { css, js, files } = JSON.parse(kept) as BundleRecord;
  const read = Object.entries(files).flatMap(([name, hash]) => {
    const content = readWhole(path.join(out, 'files', name), hash);
    return content ? [{ name, content }] : [];
  });
  return read.length === Object.keys(files).length ? { css, js, files: read } : undefined;
}

function readWhole(at: string, hash: string): Buffer | undefined {
  try {
    const content = readFileSync(at);
    return sha256(content) === hash ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Put a finished bundle in its place, with a hash of each file. */
export function keepBundle(work: string, out: string): void {
  const names = readdirSync(path.join(work, 'files')).sort();
  const css = names.find((name) => /^style-.*\.css$/.test(name)) ?? '';
  const js = names.find((name) => /^site-.*\.js$/.test(name)) ?? '';
  const hashes = names.map((name) => [name, sha256(readFileSync(path.join(work, 'files', name)))]);
  const record: BundleRecord = { css, js, files: Object.fromEntries(hashes) };
  writeCacheFile(path.join(work, 'bundle.json'), JSON.stringify(record));
  // Another build may have been first; what is damaged gives way.
  if (!readBundle(out)) rmSync(out, { recursive: true, force: true });
  try {
    renameSync(work, out);
  } catch {
    rmSync(work, { recursive: true, force: true });
  }
}
