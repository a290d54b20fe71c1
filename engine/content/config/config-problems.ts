// What the schema finds wrong with a site's config → diagnostics at the line that holds the key.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { siteConfigSchema } from '../../config.ts';
import { type Diagnostic, diagnose, type Place } from '../../diagnostics/diagnostics.ts';
import { nearest } from '../../text/nearest.ts';
import { aboutAt, keysAt } from '../yaml/schema-words.ts';

type Config = { path: string; lines: readonly string[] };

function readLines(file: string): Config {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  return { path: path.relative(process.cwd(), file), lines };
}

/** Where a setting is in the config's file. */
export function placeOfSetting(file: string, keys: readonly PropertyKey[]): Place {
  return locate(keys, readLines(file)).place;
}

/** Where a text is that was given for a setting, or for an entry of its lists; the setting's own place where it isn't written out. */
export function placeOfValue(file: string, keys: readonly PropertyKey[], value: string): Place {
  const config = readLines(file);
  const list = keys.findIndex((key) => typeof key === 'number');
  const { place } = locate(list < 0 ? keys : keys.slice(0, list), config);
  for (let line = place.line; line <= config.lines.length; line++) {
    const text = config.lines[line - 1] ?? '';
    const at = indexOfWhole(text, value, line === place.line ? place.column - 1 : 0);
    if (at >= 0) return { path: config.path, line, column: at + 1, lineText: text };
  }
  return locate(keys, config).place;
}

/** As the whole of a quoted text, or as the target of a link in one. */
function indexOfWhole(text: string, value: string, from: number): number {
  for (let at = text.indexOf(value, from); at >= 0; at = text.indexOf(value, at + 1)) {
    const around = `${text.charAt(at - 1)}${text.charAt(at + value.length)}`;
    if (['""', "''", '``', '()'].includes(around)) return at;
  }
  return -1;
}

/** One diagnostic an issue; unknown keys one each. */
export function configDiagnostics(error: z.ZodError, file: string): Diagnostic[] {
  const config = readLines(file);
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey([...issue.path, key], config))
      : [wrongValue(issue, config)],
  );
}

function unknownKey(keys: readonly PropertyKey[], config: Config): Diagnostic {
  const key = String(keys.at(-1));
  const known = keysAt(siteConfigSchema, keys.slice(0, -1), {});
  const meant = nearest(key, known);
  return diagnose(locate(keys, config).place, {
    code: 'config/unknown-key',
    message: `There is no setting "${keys.join('.')}".`,
    length: key.length,
    hint: `${meant ? `Write "${meant}" instead.\n` : ''}All settings: ${known.join(', ')}`,
  });
}

function wrongValue({ path: keys, message }: z.core.$ZodIssue, config: Config): Diagnostic {
  if (keys.length === 0)
    return diagnose(locate([], config).place, {
      code: 'config/wrong-value',
      message: `The config does not fit: ${message}.`,
      hint: `Give an object of settings: ${keysAt(siteConfigSchema, [], {}).join(', ')}`,
    });
  const about = aboutAt(siteConfigSchema, keys, {});
  const { place, isThere } = locate(keys, config);
  return diagnose(place, {
    code: isThere ? 'config/wrong-value' : 'config/missing-key',
    message: isThere
      ? `The setting "${keys.join('.')}" does not fit: ${message}.`
      : `The setting "${keys.join('.')}" is missing.`,
    length: String(isThere ? keys.at(-1) : keys.at(-2)).length,
    ...(about ? { hint: `Write "${String(keys.at(-1))}": ${about}.` } : {}),
  });
}

/**
 * A config in TypeScript has no positions. The line is the first one that holds the last key as a word,
 * below the line of the key before it; the parent's line where the key is missing.
 */
function locate(keys: readonly PropertyKey[], { path: at, lines }: Config) {
  let found = { line: 0, column: 0 };
  let isThere = true;
  for (const key of keys) {
    // An entry of a list has no name; what is in it is found by its own.
    if (typeof key === 'number') continue;
    const next = findKey(String(key), lines, found);
    isThere = next !== undefined;
    if (!next) break;
    found = next;
  }
  const { line, column } = found;
  return {
    isThere,
    place: { path: at, line: line + 1, column: column + 1, lineText: lines[line] ?? '' },
  };
}

function findKey(key: string, lines: readonly string[], from: { line: number; column: number }) {
  const word = new RegExp(`(?:^|["'\\s{,])(${key.replace(/[^\w-]/g, '\\$&')})["']?\\s*:`, 'd');
  for (let line = from.line; line < lines.length; line++) {
    const start = line === from.line ? from.column : 0;
    const [at] = word.exec((lines[line] ?? '').slice(start))?.indices?.[1] ?? [];
    if (at !== undefined) return { line, column: start + at };
  }
  return undefined;
}
