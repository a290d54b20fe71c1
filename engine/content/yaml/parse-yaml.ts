// YAML text and a zod schema → a checked value, or diagnostics at the places that are wrong.
import type { z } from 'zod';
import { type Diagnostic, diagnose, type Place } from '../../diagnostics/diagnostics.ts';
import { nearest } from '../../text/nearest.ts';
import { findConflicts, findPlaceholders } from '../pages/leftovers.ts';
import type { SourceLine } from '../pages/source-text.ts';
import type { Tokens } from '../pages/tokens.ts';
import { isMeant, type Meant, meantKeys, repairValue, sameKeys } from './repair-value.ts';
import { aboutAt, inWords, keysAt } from './schema-words.ts';
import { settleUnions } from './union-issues.ts';
import { openYaml, type YamlSource } from './yaml-source.ts';

/** A stretch of one line, as the author wrote it. */
export type Range = Place & { length: number };

/** The range of the key or list item that a path of keys and indexes leads to; of the nearest parent there is. */
export type RangeOf = (path: readonly PropertyKey[]) => Range;

/** The lines of a text value, each still knowing where the author wrote it. */
export type LinesOf = (path: readonly PropertyKey[]) => SourceLine[];

export type ParsedYaml<T> = {
  value?: T;
  /** What can be made of a value that is wrong, so that what depends on it is checked; there are errors, then. */
  repaired?: T;
  diagnostics: Diagnostic[];
  rangeOf: RangeOf;
  linesOf: LinesOf;
};

export type YamlOptions = {
  path: string;
  tokens: Tokens;
  /** First part of the codes of diagnostics. */
  area: string;
};

/** Tokens are replaced first, yet places still point at what the author typed. An empty text is an empty object. */
export function parseYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  { path, tokens, area }: YamlOptions,
): ParsedYaml<z.output<Schema>> {
  const source = openYaml(text, path, tokens);
  const { lines, rangeOf, linesOf } = source;
  const conflicts = findConflicts(lines);
  const placeholders = findPlaceholders(lines);
  const places = { rangeOf, linesOf };
  if (conflicts.length > 0) return { ...places, diagnostics: conflicts };
  const read = source.read();
  if ('problem' in read) return { ...places, diagnostics: [notYaml(read.at, area, read.problem)] };
  const value = read.value ?? {};
  const result = schema.safeParse(value, { error: inWords });
  if (result.success) return { value: result.data, diagnostics: placeholders, ...places };
  const issues = settleUnions(result.error.issues);
  const about = { source, schema, value, area, meant: meantKeys(issues, value, schema) };
  const diagnostics = [...placeholders, ...issues.flatMap((one) => toDiagnostics(one, about))];
  const repaired = repairValue(value, schema);
  return { ...places, diagnostics, ...(repaired === undefined ? {} : { repaired }) };
}

/** The places of a text's values, whatever the values are. */
export const yamlRanges = (text: string, path: string, tokens: Tokens): RangeOf =>
  openYaml(text, path, tokens).rangeOf;

function notYaml(range: Range, area: string, message: string): Diagnostic {
  const [first = ''] = message.split('\n');
  const sentence = first.replace(/ at line \d[\s\S]*/, '').replace(/(?<![.:])[.:]*$/, '.');
  return diagnose(range, {
    code: `${area}/not-yaml`,
    message: `This is not YAML: ${sentence}`,
    hint: 'Look at the indentation, and put a value with ": ", "#" or a leading "{", "[", "*" in quotes.',
  });
}

type About = {
  source: YamlSource;
  schema: z.core.$ZodType;
  value: unknown;
  area: string;
  meant: readonly Meant[];
};

function toDiagnostics(issue: z.core.$ZodIssue, about: About): Diagnostic[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(key, issue.path, about));
  const last = issue.path.at(-1);
  // The wrong key in its place is the cause, and is reported by itself.
  if (isMeant(issue, about.meant)) return [];
  const isMissing = typeof last === 'string' && !about.source.has(issue.path);
  return [isMissing ? missingKey(last, issue, about) : wrongValue(issue, about)];
}

/** A custom rule of the schema explains in its message why the key is needed. */
function missingKey(
  key: string,
  { path, code, message }: z.core.$ZodIssue,
  about: About,
): Diagnostic {
  const why = code === 'custom' ? `: ${message}` : '';
  const hint = aboutAt(about.schema, path, about.value);
  return diagnose(about.source.rangeOf(path), {
    code: `${about.area}/missing-key`,
    message: `There is no "${key}" here${why}.`,
    hint: `Write "${key}": ${hint ?? 'and a value'}.`,
  });
}

function wrongValue({ path, message }: z.core.$ZodIssue, about: About): Diagnostic {
  const last = path.at(-1);
  const what =
    typeof last === 'string'
      ? `The value of "${last}"`
      : last === undefined
        ? 'The file'
        : 'This item';
  const hint = aboutAt(about.schema, path, about.value);
  const name = typeof last === 'string' ? `"${last}": ` : '';
  return diagnose(about.source.rangeOf(path), {
    code: `${about.area}/wrong-value`,
    message: `${what} does not fit: ${message}.`,
    ...(hint ? { hint: `Write ${name}${hint}.` } : {}),
  });
}

function unknownKey(key: string, path: readonly PropertyKey[], about: About): Diagnostic {
  const names = keysAt(about.schema, path, about.value);
  const inPlace = about.meant.find((one) => one.key === key && sameKeys(one.path, path));
  const meant = inPlace?.meant ?? nearest(key, names);
  return diagnose(about.source.rangeOf([...path, key]), {
    code: `${about.area}/unknown-key`,
    message: `There is no key "${key}" here.`,
    hint: `${meant ? `Write "${meant}" instead.\n` : ''}All keys: ${names.join(', ')}`,
  });
}
