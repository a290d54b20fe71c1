// What defines a kind of part: each kind has a file in `parts/`, and a line in `parts/index.ts`.
import { z } from 'zod';
import { chosenBy } from '../../engine/index.ts';
import { type Html, isRecord } from '../../engine/shared.ts';
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

export function either(
  choose: (value: unknown) => z.ZodType,
  all: () => z.core.$ZodType[],
): z.ZodType {
  const schema = chosenBy<unknown>(choose as (value: unknown) => z.ZodType<unknown>);
  alternatives.set(schema, all);
  return schema;
}

/** A text, or an object where there is more to say than its label. */
function itemOf(keys: z.ZodRawShape): z.ZodType {
  const object = z.strictObject({ label: label.optional(), id: id.optional(), ...keys });
  return either(
    (value) => (isRecord(value) ? object : label),
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
