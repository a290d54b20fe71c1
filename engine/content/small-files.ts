// Files below the content folder: listed, read, parsed; what can't be read becomes a diagnostic.
import { isUtf8 } from 'node:buffer';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { compare, type Diagnostic } from '../diagnostics.ts';
import type { LoadedConfig } from './load-config.ts';
import { notUtf8 } from './load-source.ts';
import { type ParsedYaml, parseYaml } from './parse-yaml.ts';

/** A path below the content folder, as people see it: `content/…`. */
export function displayPath(loaded: LoadedConfig, name: string): string {
  return path.posix.join(path.basename(loaded.contentDir), name);
}

/** Names below a folder, `/` between parts, in code-unit order. */
export function listFiles(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith(extension) && !entry.name.startsWith('.'),
    )
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .sort(compare);
}

/** Undefined when there is no such file. */
export function readYaml<Schema extends z.ZodType>(
  loaded: LoadedConfig,
  name: string,
  schema: Schema,
  area: string,
  diagnostics: Diagnostic[],
): ParsedYaml<z.output<Schema>> | undefined {
  const shown = displayPath(loaded, name);
  const text = readText(path.join(loaded.contentDir, name), shown, diagnostics);
  if (text === undefined) return undefined;
  const parsed = parseYaml(text, schema, { path: shown, tokens: loaded.tokens, area });
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

export function isFile(at: string): boolean {
  return existsSync(at) && statSync(at).isFile();
}
