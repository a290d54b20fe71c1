// Files below the content folder: listed, read, parsed; what can't be read becomes a diagnostic.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Diagnostic } from '../diagnostics.ts';
import { type PlacesOf, parseKeptYaml } from './kept-yaml.ts';
import { isFile } from './list-files.ts';
import type { LoadedConfig } from './load-config.ts';
import { notUtf8 } from './load-source.ts';
import type { ParsedYaml } from './parse-yaml.ts';

/** A path below the content folder, as people see it: `content/…`. */
export function displayPath(loaded: LoadedConfig, name: string): string {
  return path.posix.join(path.basename(loaded.contentDir), name);
}

/** @param placesOf  See `PlacesOf`. @returns undefined when there is no such file. */
export function readYaml<Schema extends z.ZodType>(
  loaded: LoadedConfig,
  name: string,
  schema: Schema,
  area: string,
  diagnostics: Diagnostic[],
  placesOf?: PlacesOf<z.output<Schema>>,
): ParsedYaml<z.output<Schema>> | undefined {
  const shown = displayPath(loaded, name);
  const text = readText(path.join(loaded.contentDir, name), shown, diagnostics);
  if (text === undefined) return undefined;
  const options = { path: shown, tokens: loaded.tokens, area, ...(placesOf ? { placesOf } : {}) };
  const parsed = parseKeptYaml(text, schema, options, loaded);
  diagnostics.push(...parsed.diagnostics);
  return parsed;
}

/** Undefined when there is no such file, or when it is no text. */
function readText(file: string, shown: string, diagnostics: Diagnostic[]): string | undefined {
  if (!isFile(file)) return undefined;
  const bytes = readFileSync(file);
  if (isUtf8(bytes)) return bytes.toString('utf8');
  diagnostics.push(notUtf8(shown));
  return undefined;
}
