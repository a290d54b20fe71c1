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

/** For `safeParse(value, { error: inWords })`: a clause in small letters; schemas' own messages take precedence. */
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
  if (code === 'too_big' && issue.origin === 'string')
    return `expected ${issue.maximum} characters or less`;
  if (code === 'too_big') return `expected ${issue.maximum} or less`;
  // A key of a record that its own schema refuses: that schema says why.
  if (code === 'invalid_key') return issue.issues[0]?.message;
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

type Choose = (value: unknown) => z.core.$ZodType;

const choices = new WeakMap<z.core.$ZodType, Choose>();

/** One of several shapes, chosen by how the value looks: unlike a union's, its diagnostics are about the shape that was meant. */
export function chosenBy<T>(choose: (value: unknown) => z.ZodType<T>): z.ZodType<T> {
  const schema = z.unknown().transform((value, context): T => {
    const result = choose(value).safeParse(value, { error: inWords });
    if (result.success) return result.data;
    for (const issue of result.error.issues)
      context.issues.push({ ...issue, input: value } as z.core.$ZodRawIssue);
    return z.NEVER;
  });
  choices.set(schema, choose);
  return schema;
}

/** The part of a schema that the end of a path is checked by, and what is written there. */
type Part = { schema: z.core.$ZodType | undefined; value: unknown };

/** Names that the object at a path takes, in the order of its schema; empty for anything else. */
export function keysAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): string[] {
  const { schema: at, value: own } = bare(partAt({ schema, value }, path));
  const kinds = at instanceof z.ZodUnion ? at.options : [at];
  const all = kinds.flatMap((one) => (one instanceof z.ZodObject ? [Object.keys(one.shape)] : []));
  const known = (keys: readonly string[]) =>
    keys.filter((key) => valueInside(own, key) !== undefined).length;
  // Of several kinds, the one that it is most like.
  return [...all].sort((a, b) => known(b) - known(a))[0] ?? [];
}

/** What the schema says about the value at a path, for hints. */
export function aboutAt(
  schema: z.core.$ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): string | undefined {
  const part = partAt({ schema, value }, path);
  return aboutOf(part) ?? aboutOf(bare(part));
}

function aboutOf({ schema }: Part): string | undefined {
  return schema && z.globalRegistry.get(schema)?.description;
}

function partAt(whole: Part, path: readonly PropertyKey[]): Part {
  let part = whole;
  for (const key of path) {
    const { schema, value } = bare(part);
    part = { schema: schemaInside(schema, key), value: valueInside(value, key) };
  }
  return part;
}

function schemaInside(outer: z.core.$ZodType | undefined, key: PropertyKey) {
  if (outer instanceof z.ZodObject) return outer.shape[String(key)] as z.core.$ZodType | undefined;
  if (outer instanceof z.ZodArray) return outer.element;
  return outer instanceof z.ZodRecord ? outer.valueType : undefined;
}

function valueInside(outer: unknown, key: PropertyKey): unknown {
  return typeof outer === 'object' && outer !== null
    ? (outer as Record<PropertyKey, unknown>)[key]
    : undefined;
}

/** Without what only says that a value may be missing, and with the choice made. */
function bare({ schema, value }: Part): Part {
  let at = schema;
  while (at instanceof z.ZodOptional || at instanceof z.ZodDefault || at instanceof z.ZodLazy)
    at = at.unwrap();
  const choose = at && choices.get(at);
  return choose ? bare({ schema: choose(value), value }) : { schema: at, value };
}
