// What the schema finds wrong with front matter → diagnostics on the key, with the nearest key or the wanted value.
import { isMap, isScalar, LineCounter } from 'yaml';
import type { z } from 'zod';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { nearest } from '../../text/nearest.ts';
import { readYamlDocument } from '../yaml/yaml-document.ts';
import { placeIn, rangeIn, type SourceLine } from './source-text.ts';

type Shape = Readonly<Record<string, z.ZodType>>;

type Matter = {
  shape: Shape;
  lines: readonly SourceLine[];
  /** The `---` above the lines. */
  opening: SourceLine | undefined;
  keys: ReadonlyMap<string, { line: number; column: number }>;
};

/** One diagnostic an issue; unknown keys one each. */
export function schemaProblems(
  error: z.ZodError,
  shape: Shape,
  lines: readonly SourceLine[],
  opening: SourceLine | undefined,
): Diagnostic[] {
  const matter = { shape, lines, opening, keys: keyPositions(lines) };
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownKey(key, matter))
      : [issue.path.length === 0 ? notKeys(matter) : wrongValue(issue, matter)],
  );
}

function unknownKey(key: string, matter: Matter): Diagnostic {
  const known = Object.keys(matter.shape);
  const meant = nearest(key, known);
  return diagnose(placeOf(key, matter), {
    code: 'frontmatter/unknown-key',
    message: `There is no front matter key "${key}".`,
    hint: `${meant ? `Write "${meant}" instead.\n` : ''}All keys: ${known.join(', ')}`,
  });
}

function notKeys(matter: Matter): Diagnostic {
  return diagnose(placeIn(matter.lines, 0), {
    code: 'frontmatter/not-keys',
    message: 'The front matter is not a list of "key: value" lines.',
    length: Math.max(1, matter.lines[0]?.written.length ?? 1),
    hint: `All keys: ${Object.keys(matter.shape).join(', ')}`,
  });
}

function wrongValue(issue: z.core.$ZodIssue, matter: Matter): Diagnostic {
  const [first, item] = issue.path;
  const key = String(first);
  const isMissing = !matter.keys.has(key);
  const about = matter.shape[key]?.description;
  const where = typeof item === 'number' ? `item ${item + 1}: ` : '';
  return diagnose(placeOf(key, matter), {
    code: isMissing ? 'frontmatter/missing-key' : 'frontmatter/wrong-value',
    message: isMissing
      ? `The front matter has no "${key}".`
      : `The value of "${key}" does not fit: ${where}${issue.message}.`,
    ...(about ? { hint: `Write "${key}": ${about}.` } : {}),
  });
}

function keyPositions(lines: readonly SourceLine[]): Matter['keys'] {
  const counter = new LineCounter();
  const yaml = lines.map((line) => line.text).join('\n');
  const { contents } = readYamlDocument(yaml, { schema: 'core', lineCounter: counter });
  const keys = new Map<string, { line: number; column: number }>();
  for (const { key } of isMap(contents) ? contents.items : [])
    if (isScalar(key) && key.range) {
      const at = counter.linePos(key.range[0]);
      keys.set(String(key.value), { line: at.line - 1, column: at.col - 1 });
    }
  return keys;
}

/** The key, or the `---` above where it is missing. */
function placeOf(key: string, { keys, lines, opening }: Matter) {
  const at = keys.get(key);
  if (at) return rangeIn(lines, at.line, at.column, at.column + key.length);
  return { ...placeIn(opening ? [opening] : lines, 0), length: 3 };
}
