// The schema of a record → JSON Schema, so that an editor completes the kinds of parts and what each takes.
import { z } from 'zod';
import { alternatives } from './part.ts';
import { formsOf, kinds, partSchema } from './parts/index.ts';
import { screenSchema } from './record.ts';

const PART = { $ref: '#/$defs/part' };

export function screenJsonSchema(): string {
  const forms = [...kinds().values()].flatMap(formsOf).map((form) => toJson(form));
  const { $schema } = z.toJSONSchema(z.string());
  const json = { $schema, ...toJson(screenSchema), $defs: { part: { anyOf: forms } } };
  return `${JSON.stringify(json, null, 2)}\n`;
}

type Json = Record<string, unknown>;

function toJson(schema: z.core.$ZodType): Json {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema }) {
      const isPart = (zodSchema as z.core.$ZodType) === partSchema;
      const all = isPart ? undefined : alternatives.get(zodSchema)?.();
      if (isPart) Object.assign(jsonSchema, PART);
      else if (all) Object.assign(jsonSchema, { anyOf: all.map(toJson) });
    },
  }) as Json;
  const { $schema: _schema, ...rest } = json;
  return rest;
}
