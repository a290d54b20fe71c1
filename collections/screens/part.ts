// What defines a kind of part: each kind has a file in `parts/`, and a line in `parts/index.ts`.
import { z } from 'zod';
import { chosenBy } from '../../engine/index.ts';
import type { Html } from '../../engine/shared.ts';
import type { Pen } from './pen.ts';
import type { Say } from './words.ts';

/** An entry of a list, a tree, a menu or a row of buttons. */
export type Item = {
  label: string;
  id?: string;
  icon?: string;
  value?: string;
  text?: string;
  badge?: string;
  widget?: string;
  main?: boolean;
  /** A heading among entries. */
  head?: boolean;
  on?: boolean;
  of?: Item[];
};

/** A part as every stage knows it: its kind, its label, and what else that kind takes. */
export type Part = {
  kind: string;
  label: string;
  id?: string;
  of?: Item[];
  at?: string[];
  parts?: Part[];
  end?: Part[];
  columns?: { parts: Part[]; width?: number }[];
  rows?: Row[];
  value?: string;
  [more: string]: unknown;
};

/** Of a table: cells; of the property panel: a name with its value. */
export type Row = { cells: string[]; id?: string; icon?: string; on?: boolean };

export type Kind = {
  name: string;
  /** Keys it takes beside its own name and `id`; given the schema of a list of parts, where it holds some. */
  shape: z.ZodRawShape | ((parts: z.ZodType) => z.ZodRawShape);
  /** The key that a list behind the kind's name stands for: `tabs: [A, B]`. */
  list?: string;
  /** What it is for, for editors. */
  about: string;
  /** Adds what every part of this kind has, so that steps can point at it. */
  complete?(part: Part): Part;
  draw(part: Part, pen: Pen): Html;
  /** Lines of Markdown, a list item each. */
  words(part: Part, say: Say): string[];
};

/** A text as authors write it: YAML takes `3` and `true` for other things. */
export const label = z.union([z.string(), z.number(), z.boolean()]).nullable();
export const id = z
  .string()
  .regex(
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    'expected small letters, digits and "-", such as save-as',
  )
  .min(2, 'expected two characters or more')
  .describe('a name that steps point at: [name]');
export const at = z.union([label, z.array(label)]).describe('the chosen one, or a list of them');

/** Schemas that JSON Schema can't see into: what each may be. */
export const alternatives = new WeakMap<z.core.$ZodType, () => z.core.$ZodType[]>();

function either(choose: (value: unknown) => z.ZodType, all: () => z.core.$ZodType[]): z.ZodType {
  const schema = chosenBy<unknown>(choose as (value: unknown) => z.ZodType<unknown>);
  alternatives.set(schema, all);
  return schema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, or an object where there is more to say than its label. */
function itemOf(keys: z.ZodRawShape): z.ZodType {
  const object = z.strictObject({ label: label.optional(), id: id.optional(), ...keys });
  return either(
    (value) => (isObject(value) ? object : label),
    () => [label, object],
  );
}

export const items = (keys: z.ZodRawShape = {}) => z.array(itemOf(keys));

export const rows = z.array(
  either(
    (value) => (Array.isArray(value) ? z.array(label) : ROW),
    () => [z.array(label), ROW],
  ),
);
const ROW = z.strictObject({
  cells: z.array(label),
  id: id.optional(),
  on: z.boolean().optional(),
});

type PartSchema = { schema: z.ZodType; of(kind: Kind): z.core.$ZodType[] };

/**
 * The schema of a part, which depends on its kind; one of its keys names the kind.
 *
 * @param kinds  the closed set, requested when the first part is read.
 */
export function partSchemaOf(kinds: () => ReadonlyMap<string, Kind>): PartSchema {
  const made = new Map<string, z.core.$ZodType[]>();
  const of = (kind: Kind): z.core.$ZodType[] => {
    const known = made.get(kind.name) ?? formsOf(kind, z.array(schema));
    made.set(kind.name, known);
    return known;
  };
  const choose = (value: unknown): z.ZodType => {
    if (!isObject(value)) return z.object(shapeOfNames(kinds()));
    const kind = kindIn(value, kinds());
    if (!kind) return unknownKind(value, kinds());
    const [plain, inside, listed] = of(kind) as z.ZodType[];
    const own = value[kind.name];
    return (Array.isArray(own) ? listed : isObject(own) ? inside : plain) ?? (plain as z.ZodType);
  };
  const schema = either(choose, () => [...kinds().values()].flatMap(of));
  return { schema, of };
}

function kindIn(value: object, kinds: ReadonlyMap<string, Kind>): Kind | undefined {
  // A kind's name may be a key of another kind, too: the first key is meant.
  for (const key of Object.keys(value)) {
    const kind = kinds.get(key);
    if (kind) return kind;
  }
  return undefined;
}

/** `field: Name, value: x` · `steps: { of: […], at: x }` · `tabs: [A, B], at: A`. */
function formsOf({ name, shape: given, list, about }: Kind, parts: z.ZodType): z.ZodType[] {
  const shape = typeof given === 'function' ? given(parts) : given;
  const own = { id: id.optional(), ...shape };
  const plain = z.strictObject({ [name]: label.describe(about), ...own });
  const inner = z.strictObject({ label: label.optional(), ...own }).describe(about);
  const inside = z.strictObject({ [name]: inner, id: id.optional() });
  const items = list && shape[list];
  if (!items) return [plain, inside];
  const { [list]: _list, ...rest } = own as z.ZodRawShape;
  return [plain, inside, z.strictObject({ [name]: items, ...rest })];
}

function shapeOfNames(kinds: ReadonlyMap<string, Kind>): z.ZodRawShape {
  return Object.fromEntries([...kinds.keys()].map((name) => [name, z.unknown().optional()]));
}

/** Reports that the first key is no kind, and which kinds there are. */
function unknownKind(value: object, kinds: ReadonlyMap<string, Kind>): z.ZodType {
  const [key = ''] = Object.keys(value);
  return z.looseObject(shapeOfNames(kinds)).superRefine((_value, context) => {
    context.issues.push({ code: 'unrecognized_keys', keys: [key], input: value } as never);
  });
}

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).trim();

/** A part as an author wrote it, checked by its schema → the same shape for all kinds. */
export function toPart(written: unknown, kinds: ReadonlyMap<string, Kind>): Part {
  const raw = written as Record<string, unknown>;
  const kind = kindIn(raw, kinds);
  if (!kind) return { kind: '', label: '' };
  const { [kind.name]: own, ...outer } = raw;
  const inner = isObject(own)
    ? own
    : Array.isArray(own)
      ? { [kind.list ?? 'of']: own }
      : { label: own };
  const {
    label: shown,
    of,
    at: chosen,
    parts,
    columns,
    rows: lines,
    value,
    kind: type,
    ...more
  } = { ...outer, ...inner } as Record<string, unknown>;
  const toParts = (list: unknown) => (list as unknown[]).map((one) => toPart(one, kinds));
  const part = {
    ...more,
    ...(type === undefined ? {} : { type }),
    kind: kind.name,
    label: textOf(shown),
    ...(value === undefined ? {} : { value: textOf(value) }),
    ...(of ? { of: (of as unknown[]).map(toItem) } : {}),
    ...(chosen === undefined ? {} : { at: [chosen].flat().map(textOf) }),
    ...(parts ? { parts: toParts(parts) } : {}),
    ...(more.end ? { end: toParts(more.end) } : {}),
    ...(columns
      ? {
          columns: (columns as { parts?: unknown[]; width?: number }[]).map((column) => ({
            ...column,
            parts: toParts(column.parts ?? []),
          })),
        }
      : {}),
    ...(lines ? { rows: (lines as unknown[]).map(toRow) } : {}),
    ...(more.with ? { with: mapValues(more.with as Record<string, unknown>, toParts) } : {}),
  } as Part;
  return kind.complete?.(part) ?? part;
}

function mapValues<T>(object: Record<string, unknown>, change: (value: unknown) => T) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function toItem(written: unknown): Item {
  if (!isObject(written)) return { label: textOf(written) };
  const { label: shown, of, value, text, badge, ...more } = written;
  return {
    ...more,
    label: textOf(shown),
    ...(value === undefined ? {} : { value: textOf(value) }),
    ...(text === undefined ? {} : { text: textOf(text) }),
    ...(badge === undefined ? {} : { badge: textOf(badge) }),
    ...(of ? { of: (of as unknown[]).map(toItem) } : {}),
  } as Item;
}

function toRow(written: unknown): Row {
  if (Array.isArray(written)) return { cells: written.map(textOf) };
  const { cells, ...more } = written as { cells: unknown[] };
  return { ...more, cells: cells.map(textOf) };
}
