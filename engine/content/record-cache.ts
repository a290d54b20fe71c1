// A folder of YAML records ▶ what each was parsed to; a file is parsed again only when its bytes change.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics.ts';
import { partVersions } from '../engine-dir.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { hashOf } from './hash.ts';
import { listFiles } from './list-files.ts';
import type { LoadedConfig } from './load-config.ts';

/** Plain data: it is kept as JSON. */
export type ParsedRecord<T> = { value?: T; diagnostics: Diagnostic[] };

/** `version` changes with the code that parses. */
type Cache<T> = { version: string; files: Record<string, ParsedRecord<T>> };

/** If at most one record in this many is new or gone, writing all takes longer than parsing it again. */
const FEW = 50;

/**
 * Parsing is most of the work, and most records don't change: what came of them is kept beside the build's manifest.
 *
 * @param parse  text and name of a file → its value and what is wrong with it; pure.
 * @returns      by file name, in code-unit order.
 */
export function loadRecords<T>(
  loaded: LoadedConfig,
  folder: string,
  parse: (text: string, name: string) => ParsedRecord<T>,
): Map<string, ParsedRecord<T>> {
  const dir = path.join(loaded.contentDir, folder);
  const names = listFiles(dir, '.yaml');
  if (names.length === 0) return new Map();
  const cacheFile = path.join(loaded.cacheDir, `${folder}.json`);
  const code = [partVersions.records, loaded.moduleSources];
  const version = hashOf([...code, JSON.stringify(loaded.tokens)]);
  const last =
    (loaded.parsed.get(folder) as Cache<T> | undefined) ?? readCache<T>(cacheFile, version);
  const next: Cache<T> = { version, files: {} };
  const records = new Map<string, ParsedRecord<T>>();
  for (const name of names) {
    const bytes = readFileSync(path.join(dir, name));
    const key = hashOf([name, bytes]);
    const record = last.files[key] ?? parse(bytes.toString('utf8'), name);
    next.files[key] = record;
    records.set(name, record);
  }
  loaded.parsed.set(folder, next);
  const kept = Object.keys(last.files).length;
  const fresh = Object.keys(next.files).filter((key) => !last.files[key]).length;
  if (Math.max(fresh, kept + fresh - names.length) * FEW > names.length)
    writeCache(cacheFile, next);
  return records;
}

function readCache<T>(file: string, version: string): Cache<T> {
  const kept = readCacheFile(file);
  const cache = kept === undefined ? undefined : (JSON.parse(kept) as Cache<T>);
  return cache?.version === version ? cache : { version, files: {} };
}

/** A cache that can't be kept costs time, nothing else. */
function writeCache(file: string, cache: unknown): void {
  try {
    writeCacheFile(file, JSON.stringify(cache));
  } catch {
    // The next build parses them again.
  }
}
