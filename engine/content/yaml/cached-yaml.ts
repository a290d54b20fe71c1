// A YAML text → what it was parsed to, cached until the text or the code that reads it changes.
import type { z } from 'zod';
import { hashOf } from '../../cache/hash.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { lookUp } from '../../text/look-up.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import { type ParsedYaml, parseYaml, type Range, type YamlOptions } from './parse-yaml.ts';

/** Plain data: it is cached as JSON. */
export type ParsedRecord<T> = { value?: T; diagnostics: Diagnostic[] };

/** Paths of keys and indexes of which the ranges are always requested; those of others take a parse of the text. */
export type PlacesOf<T> = (value: T) => (readonly PropertyKey[])[];

/**
 * Parsing is most of the work, and most files don't change. A server reads them again and again, so it gets the same value.
 *
 * @param from   all that the value depends on, besides the code that reads it and the product's names.
 * @param parse  pure.
 * @returns      the value, and its name among those in memory.
 */
export function parsedOnce<T>(
  { store, moduleSources, tokens, parsed }: SiteFolder,
  from: readonly (string | Buffer)[],
  parse: () => T,
): { value: T; name: string } {
  const own = [moduleSources, JSON.stringify(tokens), ...from];
  const name = hashOf(own);
  const inMemory = parsed.get(name) as T | undefined;
  if (inMemory) return { value: inMemory, name };
  const found = store.find(['records', ...own]);
  const value = found === undefined ? parse() : (JSON.parse(found) as T);
  if (found === undefined) store.put(['records', ...own], JSON.stringify(value));
  parsed.set(name, value);
  return { value, name };
}

/** @param schema  of plain data: what comes of it is cached as JSON. */
export function parseCachedYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  { placesOf, ...options }: YamlOptions & { placesOf?: PlacesOf<z.output<Schema>> },
  loaded: SiteFolder,
): ParsedYaml<z.output<Schema>> {
  type Cached = ParsedRecord<z.output<Schema>> & { ranges: Record<string, Range> };
  let parsed: ParsedYaml<z.output<Schema>> | undefined;
  const parse = () => {
    parsed ??= parseYaml(text, schema, options);
    return parsed;
  };
  const from = [options.area, options.path, text];
  const cached = parsedOnce<Cached>(loaded, from, () => {
    const { value: right, repaired, diagnostics, rangeOf } = parse();
    const value = right ?? repaired;
    const places = value === undefined ? [] : (placesOf?.(value) ?? []);
    const known = Object.fromEntries(places.map((keys) => [JSON.stringify(keys), rangeOf(keys)]));
    return { diagnostics, ranges: known, ...(value === undefined ? {} : { value }) };
  });
  const { ranges, ...record } = cached.value;
  return {
    ...record,
    rangeOf: (keys) => lookUp(ranges, JSON.stringify(keys)) ?? parse().rangeOf(keys),
    linesOf: (keys) => parse().linesOf(keys),
  };
}
