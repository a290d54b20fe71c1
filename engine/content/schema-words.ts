// What a schema finds wrong → words for the author, and the part of the schema that it is about.
import { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: '"key: value" pairs',
  record: '"key: value" pairs',
  null: 'nothing',
  undefined: 'nothing',
};

/** For `safeParse(value, { error: inWords })`: a clause in small letters; schemas' own messages go before it. */
export function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === 'invalid_type')
    return `expected ${kind(String(issue.expected))}, found ${foundKind(input, issue.expected)}`;
  if (code === 'invalid_value') return `expected one of ${issue.values.map(String).join(', ')}`;
  if (code === 'invalid_format' && issue.format === 'url')
    return 'expected an address such as https://example.com';
  if (code === 'invalid_format' && issue.format === 'date')
    return 'expected a date such as 2025-10-27';
  if (code === 'too_small' && issue.origin === 'string') return 'the text is empty';
  if (code === 'too_small' && issue.origin === 'array') return 'the list is empty';
  if (code === 'too_small') return `expected ${issue.minimum} or more`;
  if (code === 'too_big') return `expected ${issue.maximum} or less`;
  if (code === 'invalid_union') return unionWords(issue.errors, input);
  return undefined;
}

function unionWords(errors: readonly z.core.$ZodIssue[][], input: unknown): string | undefined {
  const [first, ...others] = errors.map(([issue]) =>
    issue?.code === 'invalid_type' && issue.path.length === 0 ? kind(issue.expected) : undefined,
  );
  if (!first || others.some((one) => !one)) return undefined;
  return `expected ${[first, ...others].join(', or ')}, found ${foundKind(input)}`;
}

function kind(type: string): string {
  return KINDS[type] ?? type;
}

function foundKind(value: unknown, expected?: string): string {
  if (expected === 'int' && typeof value === 'number') return String(value);
  if (value instanceof Date) return 'a date: write it in quotes';
  return kind(value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);
}

/** The schema of a value deep inside; undefined where the path leads through several possible shapes. */
export function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]) {
  let at: z.core.$ZodType | undefined = schema;
  for (const key of path) {
    const outer: z.core.$ZodType | undefined = bare(at);
    if (outer instanceof z.ZodObject) at = outer.shape[String(key)];
    else if (outer instanceof z.ZodArray) at = outer.element;
    else if (outer instanceof z.ZodRecord) at = outer.valueType;
    else return undefined;
  }
  return at;
}

/** Names an object takes, in the order of its schema; empty for anything else. */
export function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const at = bare(schemaAt(schema, path));
  return at instanceof z.ZodObject ? Object.keys(at.shape) : [];
}

/** What the schema says of a value, for hints. */
export function aboutAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string | undefined {
  const at = schemaAt(schema, path);
  const inner = bare(at);
  return (
    (at && z.globalRegistry.get(at)?.description) ??
    (inner && z.globalRegistry.get(inner)?.description)
  );
}

function bare(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  let at = schema;
  while (at instanceof z.ZodOptional || at instanceof z.ZodDefault || at instanceof z.ZodLazy)
    at = at.unwrap();
  return at;
}
