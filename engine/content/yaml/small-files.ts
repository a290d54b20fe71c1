// Files below the content folder: listed, read, parsed; what can't be read becomes a diagnostic.
import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import type { z } from 'zod';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { readInside } from '../../disk/inside.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import { notUtf8 } from '../pages/page-header.ts';
import { type PlacesOf, parseCachedYaml } from './cached-yaml.ts';
import type { ParsedYaml } from './parse-yaml.ts';

/** A path below the content folder, as people see it: `content/…`. */
export function displayPath(loaded: SiteFolder, name: string): string {
  return path.posix.join(path.basename(loaded.contentDir), name);
}

/** Bytes of a file below the content folder; undefined where none is, also where a link leads out. */
export function readContent(loaded: SiteFolder, name: string): Buffer | undefined {
  return readInside(loaded.contentDir, path.join(loaded.contentDir, name));
}

/** @param placesOf  See `PlacesOf`. @returns undefined when there is no such file. */
export function readYaml<Schema extends z.ZodType>(
  loaded: SiteFolder,
  name: string,
  schema: Schema,
  area: string,
  diagnostics: Diagnostic[],
  placesOf?: PlacesOf<z.output<Schema>>,
): ParsedYaml<z.output<Schema>> | undefined {
  const shown = displayPath(loaded, name);
  const text = readText(loaded, name, diagnostics);
  if (text === undefined) return undefined;
  const options = { path: shown, tokens: loaded.tokens, area, ...(placesOf ? { placesOf } : {}) };
  const parsed = parseCachedYaml(text, schema, options, loaded);
  diagnostics.push(...parsed.diagnostics);
  return parsed;
}

/** Undefined when there is no such file, or when it is no text. */
function readText(loaded: SiteFolder, name: string, diagnostics: Diagnostic[]): string | undefined {
  const bytes = readContent(loaded, name);
  if (bytes === undefined || isUtf8(bytes)) return bytes?.toString('utf8');
  diagnostics.push(notUtf8(displayPath(loaded, name)));
  return undefined;
}
