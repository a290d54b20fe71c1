// A JSON Schema and a place in a file → the keys and values that may stand there.
import { ITEM, type YamlPlace, type YamlStep } from './yaml-place.ts';

/** The part of JSON Schema that zod writes. */
export type JsonSchema = {
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
};

export type Offer = { name: string; about?: string };

/** Without those that are written beside it. */
export function keysAt(root: JsonSchema, { path, siblings }: YamlPlace): Offer[] {
  const offers = new Map<string, Offer>();
  for (const { properties = {} } of schemasAt(root, path))
    for (const [name, schema] of Object.entries(properties)) {
      if (siblings.has(name) || offers.get(name)?.about) continue;
      const [about] = flat(schema, root).flatMap(({ description }) => description ?? []);
      offers.set(name, { name, ...(about ? { about } : {}) });
    }
  return [...offers.values()];
}

export function valuesAt(root: JsonSchema, { path }: YamlPlace): Offer[] {
  const values = schemasAt(root, path).flatMap((schema) => [
    ...(schema.enum ?? []),
    ...('const' in schema ? [schema.const] : []),
    ...(schema.type === 'boolean' ? [true, false] : []),
  ]);
  return [...new Set(values.map(String))].map((name) => ({ name }));
}

function schemasAt(root: JsonSchema, path: readonly YamlStep[]): JsonSchema[] {
  let found = flat(root, root);
  for (const step of path)
    found = found.flatMap((schema) => next(schema, step)).flatMap((one) => flat(one, root));
  return found;
}

function next(schema: JsonSchema, step: YamlStep): JsonSchema[] {
  const { items, properties, additionalProperties: others } = schema;
  if (step === ITEM) return typeof items === 'object' ? [items] : [];
  const known = properties && Object.hasOwn(properties, step) ? properties[step] : undefined;
  if (known) return [known];
  return typeof others === 'object' ? [others] : [];
}

/** A schema and its alternatives; names of parts of the schema followed. */
function flat(schema: JsonSchema, root: JsonSchema, depth = 0): JsonSchema[] {
  if (depth > 8) return [];
  const [, name] = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '') ?? [];
  const named = name === undefined ? undefined : root.$defs?.[name];
  const others = [
    ...(named ? [named] : []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ];
  return [schema, ...others.flatMap((one) => flat(one, root, depth + 1))];
}
