// YAML text and a zod schema → a checked value, or diagnostics at the lines that are wrong.
import { type Document, isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import { nearest } from '../nearest.ts';
import type { SourceLine } from './source-text.ts';
import { placeIn } from './source-text.ts';
import { substitute, type Tokens } from './tokens.ts';

export type ParsedYaml<T> = {
  value?: T;
  diagnostics: Diagnostic[];
  /** The author's place of a value, by its path of keys and indexes; unknown paths give the file's start. */
  placeOf(path: readonly PropertyKey[]): ReturnType<typeof placeIn>;
};

type Options = { path: string; tokens: Tokens; area: string };

/** Tokens are replaced first, so that places still lead to what the author typed. */
export function parseYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  { path, tokens, area }: Options,
): ParsedYaml<z.output<Schema>> {
  const lines = toLines(text, path, tokens);
  const counter = new LineCounter();
  const document = parseDocument(lines.map((line) => line.text).join('\n'), {
    lineCounter: counter,
  });
  const placeAt = (offset: number) => {
    const at = counter.linePos(offset);
    return placeIn(lines, at.line - 1, at.col - 1);
  };
  const placeOf = (keys: readonly PropertyKey[]) => placeAt(offsetOf(document, keys));
  const [error] = document.errors;
  if (error)
    return {
      placeOf,
      diagnostics: [
        diagnose(placeAt(error.pos[0]), {
          code: `${area}/not-yaml`,
          message: `This is not YAML: ${(error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '')}.`,
          hint: 'Look at the indentation, and put values with ": ", "#" or a leading "{", "[", "*" in quotes.',
        }),
      ],
    };
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { value: result.data, diagnostics: [], placeOf };
  return {
    placeOf,
    diagnostics: result.error.issues
      .map(deepestIssue)
      .flatMap((issue) => toDiagnostics(issue, area, placeOf)),
  };
}

/** Where one of several shapes would fit, the place that is wrong in the shape that came closest. */
function deepestIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const inside = issue.errors
    .flat()
    .map((inner) => deepestIssue({ ...inner, path: [...issue.path, ...inner.path] }))
    .filter((inner) => inner.path.length > issue.path.length + 1);
  const deepest = inner(inside);
  return deepest ? { ...deepest, message: deepest.message } : issue;
}

function inner(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  return [...issues].sort((a, b) => b.path.length - a.path.length)[0];
}

function toLines(text: string, path: string, tokens: Tokens): SourceLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((written, i) => ({ ...substitute(written, tokens), path, line: i + 1, written }));
}

/** Offset of the key that leads to a value, of a list's item, or of the nearest parent there is. */
function offsetOf(document: Document, keys: readonly PropertyKey[]): number {
  for (let length = keys.length; length > 0; length--) {
    const parent =
      length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    const last = keys[length - 1];
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isPair(item) && String((item.key as { value?: unknown })?.value) === String(last),
      );
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(keys.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function toDiagnostics(
  issue: z.core.$ZodIssue,
  area: string,
  placeOf: (path: readonly PropertyKey[]) => ReturnType<typeof placeIn>,
): Diagnostic[] {
  const where = issue.path.map(String).join('.') || 'the file';
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      diagnose(placeOf([...issue.path, key]), {
        code: `${area}/unknown-key`,
        message: `There is no key "${key}" here.`,
        length: key.length,
        ...unknownKeyHint(key, issue),
      }),
    );
  return [
    diagnose(placeOf(issue.path), {
      code: `${area}/wrong-value`,
      message: `The value of "${where}" does not fit: ${issue.message}.`,
    }),
  ];
}

function unknownKeyHint(key: string, issue: z.core.$ZodIssue): { hint?: string } {
  const known = (issue as { inst?: { _zod?: { def?: { shape?: object } } } }).inst?._zod?.def
    ?.shape;
  const names = known ? Object.keys(known) : [];
  const meant = nearest(key, names);
  if (meant) return { hint: `Write "${meant}" instead.` };
  return names.length ? { hint: `Keys: ${names.join(', ')}` } : {};
}
