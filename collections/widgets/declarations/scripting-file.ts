// `content/facts/scripting.yaml` → what scripts reach beside widgets: the schema of the file.
import { z } from 'zod';
import { RUNTIMES } from '../facts/facts-file.ts';

const text = z.string().trim().min(1);
const runtimes = z
  .array(z.enum(RUNTIMES))
  .min(1)
  .optional()
  .describe('where it exists; all, if missing');

const member = z.union([
  z.strictObject({
    name: text.describe('a value'),
    type: text.optional().describe('another kind of this file; any value, if missing'),
    runtimes,
    description: text,
  }),
  z.strictObject({
    signature: z
      .string()
      .regex(/^\w+\??\([\w$?, ]*\)$/, 'expected a method with its arguments, such as open(row?)')
      .describe('a method; "?" follows what may be left out'),
    runtimes,
    description: text,
  }),
]);

const kinds = z.record(
  z.string().regex(/^[A-Z]\w+$/),
  z.strictObject({ description: text, members: z.array(member) }),
);

export const scriptingSchema = z.strictObject({
  variables: kinds,
  actions: kinds,
  events: z
    .array(z.strictObject({ name: text, args: z.array(text) }))
    .describe('events of variables and actions, with the arguments of their handlers'),
  page: z.array(member),
  app: z.array(member),
});

export type Member = z.output<typeof member>;
export type Scripting = z.output<typeof scriptingSchema>;
