// The schemas of what authors write in YAML → JSON Schema, by file name.
import { z } from 'zod';
import type { AnyCollection } from '../../collection.ts';
import { valuesSchema } from '../pages/guide-values.ts';
import { termsSchema } from '../pages/terms.ts';
import { sidebarJsonSchema } from '../sidebars/sidebar-file.ts';

const SCHEMAS = {
  'sidebar.json': sidebarJsonSchema,
  'values.json': valuesSchema,
  'terms.json': termsSchema,
};

/** What an author may write, before defaults; rules that JSON Schema can't say are left to `learn check`. */
export function jsonSchemas(collections: readonly AnyCollection[]): Map<string, string> {
  const own = collections.map(({ schemas = {} }) => schemas);
  const texts = Object.entries<z.ZodType | (() => string)>(Object.assign({}, SCHEMAS, ...own)).map(
    ([name, schema]) => {
      if (typeof schema === 'function') return [name, schema()] as const;
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
      return [name, `${JSON.stringify(json, null, 2)}\n`] as const;
    },
  );
  return new Map(texts);
}
