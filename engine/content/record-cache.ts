// A folder of YAML records ▶ what each was parsed to; a file is parsed again only when its bytes change.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics.ts';
import { engineVersion } from '../engine-dir.ts';
import type { LoadedConfig } from './load-config.ts';
import { hashOf } from './load-source.ts';
import { listFiles } from './small-files.ts';
import { writeAtomic } from './write-atomic.ts';

/** Plain data: it is kept as JSON. */
export type ParsedRecord<T> = { value?: T; diagnostics: Diagnostic[] };

type Cache<T> = { engine: string; files: Record<string, ParsedRecord<T>> };

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
  const engine = hashOf([engineVersion, JSON.stringify(loaded.tokens)]);
  const last = readCache<T>(cacheFile, engine);
  const next: Cache<T> = { engine, files: {} };
  const records = new Map<string, ParsedRecord<T>>();
  for (const name of names) {
    const bytes = readFileSync(path.join(dir, name));
    const key = hashOf([name, bytes]);
    const record = last.files[key] ?? parse(bytes.toString('utf8'), name);
    next.files[key] = record;
    records.set(name, record);
  }
  const isSame = Object.keys(next.files).every((key) => last.files[key]);
  if (!isSame || Object.keys(last.files).length !== names.length) writeCache(cacheFile, next);
  return records;
}

function readCache<T>(file: string, engine: string): Cache<T> {
  const empty = { engine, files: {} };
  if (!existsSync(file)) return empty;
  try {
    const cache = JSON.parse(readFileSync(file, 'utf8')) as Cache<T>;
    return cache.engine === engine ? cache : empty;
  } catch {
    return empty;
  }
}

/** A cache that can't be kept costs time, nothing else. */
function writeCache(file: string, cache: unknown): void {
  try {
    writeAtomic(file, JSON.stringify(cache));
  } catch {
    // The next build parses them again.
  }
}
