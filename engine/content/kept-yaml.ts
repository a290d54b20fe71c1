// A small YAML file ▶ what it was parsed to, kept until its bytes or the code that reads it change.
import path from 'node:path';
import type { z } from 'zod';
import { partVersions } from '../engine-dir.ts';
import { lookUp } from '../look-up.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { hashOf } from './hash.ts';
import type { LoadedConfig } from './load-config.ts';
import { type ParsedYaml, parseYaml, type Range, type YamlOptions } from './parse-yaml.ts';
import type { ParsedRecord } from './record-cache.ts';

type Ranges = Record<string, Range>;
type Kept<T> = ParsedRecord<T> & { key: string; ranges: Ranges };

/** Paths of keys and indexes of which the ranges are always asked for; those of others take a parse of the text. */
export type PlacesOf<T> = (value: T) => (readonly PropertyKey[])[];

/** @param schema  of plain data: what comes of it is kept as JSON. */
export function parseKeptYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  { placesOf, ...options }: YamlOptions & { placesOf?: PlacesOf<z.output<Schema>> },
  { cacheDir, moduleSources, tokens, parsed: inMemory }: LoadedConfig,
): ParsedYaml<z.output<Schema>> {
  const code = [partVersions.records, moduleSources, JSON.stringify(tokens)];
  const key = hashOf([...code, options.area, options.path, text]);
  const file = path.join(cacheDir, 'yaml', `${hashOf([options.path]).slice(0, 10)}.json`);
  const last = inMemory.get(file) as Kept<z.output<Schema>> | undefined;
  const known = last?.key === key ? last : readKept<z.output<Schema>>(file, key);
  if (!known) {
    const parsed = parseYaml(text, schema, options);
    const { value, diagnostics, rangeOf } = parsed;
    const places = value === undefined ? [] : (placesOf?.(value) ?? []);
    const ranges = Object.fromEntries(places.map((keys) => [JSON.stringify(keys), rangeOf(keys)]));
    keep(file, { key, diagnostics, ranges, ...(value === undefined ? {} : { value }) });
    return parsed;
  }
  inMemory.set(file, known);
  let parsed: ParsedYaml<z.output<Schema>> | undefined;
  const places = () => {
    parsed ??= parseYaml(text, schema, options);
    return parsed;
  };
  const { ranges, key: _, ...record } = known;
  return {
    ...record,
    rangeOf: (keys) => lookUp(ranges, JSON.stringify(keys)) ?? places().rangeOf(keys),
    linesOf: (keys) => places().linesOf(keys),
  };
}

function readKept<T>(file: string, key: string): Kept<T> | undefined {
  const text = readCacheFile(file);
  const kept = text === undefined ? undefined : (JSON.parse(text) as Kept<T>);
  return kept?.key === key ? kept : undefined;
}

/** A cache that can't be kept costs time, nothing else. */
function keep(file: string, kept: Kept<unknown>): void {
  try {
    writeCacheFile(file, JSON.stringify(kept));
  } catch {
    // The next build parses it again.
  }
}
