// `values.yaml`: what readers fill in once for all commands, such as the address of their platform.
import { z } from 'zod';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** What must stay on no device: a placeholder remains of it. */
const SECRET =
  /(?:^|[\s-])(?:passwords?|passphrases?|pass|secrets?|tokens?|credentials?|pin|otp|(?:access|secret|private|api|license|licence)[\s-]keys?)(?:$|[\s-])/i;

const isNoSecret = (text: string): boolean => !SECRET.test(text);

const text = z.string().trim().min(1);

const fieldSchema = z.strictObject({
  label: text.max(60).refine(isNoSecret, 'a secret has no field: put its name into "secrets"'),
  example: text.optional().describe('shown in the empty field'),
  kind: z
    .enum(['host', 'address', 'network', 'port', 'path', 'device', 'url', 'version', 'name'])
    .default('name')
    .describe('what a sensible value looks like'),
});

const name = z
  .string()
  .regex(NAME, 'small letters, digits and "-"')
  .describe('written <name> in commands');

export const valuesSchema = z.strictObject({
  pages: z
    .array(text)
    .describe('beginnings of page ids: there commands show values, and say where they run'),
  fields: z.record(
    name.refine(isNoSecret, 'a secret has no field: put it into "secrets"'),
    fieldSchema,
  ),
  secrets: z.array(name).default([]).describe('placeholders that stay, such as password'),
});

/** What readers fill in: beginnings of ids of pages that show values, fields by name, and names that have no field. */
export type GuideValues = z.output<typeof valuesSchema>;
export type ValueField = GuideValues['fields'][string];
export type ValueKind = ValueField['kind'];

export const NO_VALUES: GuideValues = { pages: [], fields: {}, secrets: [] };

/** Does a page belong to the guides whose commands show values? */
export const showsValues = (values: GuideValues, id: string): boolean =>
  values.pages.some((beginning) => id.startsWith(beginning));
