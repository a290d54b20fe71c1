// The records of a collection, for another one or a theme → the part that it uses, checked by its schema.
import type { z } from 'zod';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { onceFor } from '../../text/once.ts';
import { inWords } from '../yaml/schema-words.ts';

/**
 * What another collection has loaded.
 *
 * @param name    of that collection.
 * @param schema  what of its records is used; a `z.object` leaves all else out.
 * @returns       undefined where the site has no collection of that name.
 * @throws        ExpectedError when the records don't fit.
 */
export type RecordsOf = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
) => z.output<Schema> | undefined;

/** Records → what schemas have made of them: who asks again while a site is written gets the same values. */
const checkedOf = onceFor((_records: object) => new Map<z.ZodType, unknown>());

/** @param find  records by the name of their collection; undefined where there is none. */
export const recordsFrom =
  (find: (name: string) => unknown): RecordsOf =>
  (name, schema) => {
    const records = find(name);
    if (records === undefined) return undefined;
    const known = typeof records === 'object' && records !== null ? checkedOf(records) : undefined;
    if (known?.has(schema)) return known.get(schema) as z.output<typeof schema>;
    const { data, error } = schema.safeParse(records, { error: inWords });
    if (!error) {
      known?.set(schema, data);
      return data;
    }
    const [issue] = error.issues;
    const keys = ['records', ...(issue?.path ?? [])].join('.');
    throw new ExpectedError(
      `The collection "${name}" has other records than those that are used of it: ${keys}: ${issue?.message}.`,
    );
  };
