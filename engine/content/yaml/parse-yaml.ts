// YAML text and a zod schema → a checked value, or diagnostics at the places that are wrong.
import { type Document, isMap, isNode, isPair, isScalar, visit } from 'yaml';
import type { z } from 'zod';
import { type Diagnostic, diagnose, type Place } from '../../diagnostics/diagnostics.ts';
import { nearest } from '../../text/nearest.ts';
import { findConflicts, findPlaceholders } from '../pages/leftovers.ts';
import type { SourceLine } from '../pages/source-text.ts';
import type { Tokens } from '../pages/tokens.ts';
import { readDocument } from './read-document.ts';
import { isMeant, type Meant, meantKeys, repairValue, sameKeys } from './repair-value.ts';
import { aboutAt, inWords, keysAt } from './schema-words.ts';
import { settleUnions } from './union-issues.ts';
import { scalarLines } from './yaml-lines.ts';

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
  const { document, rangeAt, lines, lineCounter } = readDocument(text, path, tokens);
  const rangeOf: RangeOf = (keys) => rangeAt(...offsetsOf(document, keys));
  const conflicts = findConflicts(lines);
  const placeholders = findPlaceholders(lines);
  const linesOf: LinesOf = (keys) => {
    const node = document.getIn(keys, true);
    return isScalar(node) ? scalarLines(node, lines, lineCounter) : [];
  };
  const places = { rangeOf, linesOf };
  if (conflicts.length > 0) return { ...places, diagnostics: conflicts };
  const read = readValue(document);
  if ('problem' in read)
    return { ...places, diagnostics: [notYaml(rangeAt(...read.at), area, read.problem)] };
  const value = read.value ?? {};
  const result = schema.safeParse(value, { error: inWords });
  if (result.success) return { value: result.data, diagnostics: placeholders, ...places };
  const issues = settleUnions(result.error.issues);
  const about = { document, schema, value, area, rangeOf, meant: meantKeys(issues, value, schema) };
  const diagnostics = [...placeholders, ...issues.flatMap((one) => toDiagnostics(one, about))];
  const repaired = repairValue(value, schema);
  return { ...places, diagnostics, ...(repaired === undefined ? {} : { repaired }) };
}

/** The places of a text's values, whatever the values are. */
export function yamlRanges(text: string, path: string, tokens: Tokens): RangeOf {
  const { document, rangeAt } = readDocument(text, path, tokens);
  return (keys) => rangeAt(...offsetsOf(document, keys));
}

type Read = { value: unknown } | { problem: string; at: [start: number, end: number] };

/** Text that parses but has no value contains an undefined alias, such as `*word`. */
function readValue(document: Document): Read {
  const [error] = document.errors;
  if (error) return { problem: error.message, at: error.pos };
  try {
    return { value: document.toJS() };
  } catch (failure) {
    let at: [number, number] = [0, 1];
    visit(document, {
      Alias(_key, { range }) {
        if (range) at = [range[0], range[1]];
        return visit.BREAK;
      },
    });
    return { problem: failure instanceof Error ? failure.message : String(failure), at };
  }
}

function notYaml(range: Range, area: string, message: string): Diagnostic {
  const [first = ''] = message.split('\n');
  const sentence = first.replace(/ at line \d[\s\S]*/, '').replace(/(?<![.:])[.:]*$/, '.');
  return diagnose(range, {
    code: `${area}/not-yaml`,
    message: `This is not YAML: ${sentence}`,
    hint: 'Look at the indentation, and put a value with ": ", "#" or a leading "{", "[", "*" in quotes.',
  });
}

/** Start and end of the key that leads to a value, of a list's item, or of the nearest parent there is. */
function offsetsOf(document: Document, keys: readonly PropertyKey[]): [number, number] {
  for (let length = keys.length; length > 0; length--) {
    const parent =
      length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    const last = keys[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isPair(item) && String((item.key as { value?: unknown })?.value) === String(last),
      );
      if (pair && isNode(pair.key) && pair.key.range) return [pair.key.range[0], pair.key.range[1]];
    }
    const node = document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  }
  return [0, 1];
}

type About = {
  document: Document;
  schema: z.core.$ZodType;
  value: unknown;
  area: string;
  rangeOf: RangeOf;
  meant: readonly Meant[];
};

function toDiagnostics(issue: z.core.$ZodIssue, about: About): Diagnostic[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownKey(key, issue.path, about));
  const last = issue.path.at(-1);
  // The wrong key in its place is the cause, and is reported by itself.
  if (isMeant(issue, about.meant)) return [];
  const isMissing = typeof last === 'string' && !about.document.hasIn(issue.path);
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
  return diagnose(about.rangeOf(path), {
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
  return diagnose(about.rangeOf(path), {
    code: `${about.area}/wrong-value`,
    message: `${what} does not fit: ${message}.`,
    ...(hint ? { hint: `Write ${name}${hint}.` } : {}),
  });
}

function unknownKey(key: string, path: readonly PropertyKey[], about: About): Diagnostic {
  const names = keysAt(about.schema, path, about.value);
  const inPlace = about.meant.find((one) => one.key === key && sameKeys(one.path, path));
  const meant = inPlace?.meant ?? nearest(key, names);
  return diagnose(about.rangeOf([...path, key]), {
    code: `${about.area}/unknown-key`,
    message: `There is no key "${key}" here.`,
    hint: `${meant ? `Write "${meant}" instead.\n` : ''}All keys: ${names.join(', ')}`,
  });
}
