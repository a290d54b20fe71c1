// `import.map.yaml` → which construct stands for which component of the source.
import { z } from 'zod';
import { ExpectedError, readYamlDocument } from '../../../engine/tooling.ts';

export const CONSTRUCTS = [
  'callout',
  'details',
  'tabs',
  'tab',
  'cards',
  'card',
  'code',
  'code-tabs',
  'text',
  'content',
  'omit',
] as const;

const name = z.string().trim().min(1);

const ruleSchema = z.strictObject({
  construct: z.enum(CONSTRUCTS),
  /** Prop with the title. */
  label: name.optional(),
  /** Attribute of ours → prop of the component. */
  attributes: z.record(name, name).optional(),
  /** Callouts: note, tip, warning … */
  kind: name.optional(),
  /** Prop with the code, or with a record of codes. */
  code: name.optional(),
  /** Of the code, where no prop says so. */
  language: name.optional(),
  /** Words in place of the component: `{name}` is a prop, `{children}` what is in it. */
  text: z.string().optional(),
});

const mapSchema = z.strictObject({
  components: z
    .record(z.string().regex(/^[A-Za-z_$][\w$.]*$/, 'it is no name of a component'), ruleSchema)
    .nullish(),
});

export type MapRule = z.output<typeof ruleSchema>;

export type ComponentMap = {
  /** Said by people. */
  rules: ReadonlyMap<string, MapRule>;
  /** Guessed by the import, and how often used: filled while pages are converted. */
  guesses: Map<string, { rule: MapRule; count: number }>;
};

/** Uses of a component that has no construct. */
export type Unmapped = {
  count: number;
  /** Where it is first. */
  place: string;
  props: Set<string>;
  /** Characters of its tags: what readers miss, or see as text. */
  size: number;
  files: Set<string>;
};

export const emptyMap = (): ComponentMap => ({ rules: new Map(), guesses: new Map() });

/** @throws ExpectedError  with every place that is wrong. */
export function parseComponentMap(text: string, shown: string): ComponentMap {
  const document = readYamlDocument(text, { schema: 'core' });
  const [wrong] = document.errors;
  if (wrong) throw new ExpectedError(`${shown} is no YAML: ${wrong.message.split('\n')[0]}`);
  const parsed = mapSchema.safeParse(document.toJS({ maxAliasCount: 100 }) ?? {});
  if (!parsed.success) {
    const [first, ...more] = parsed.error.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    );
    throw new ExpectedError(
      `${shown}: ${first}`,
      [...more, `Constructs: ${CONSTRUCTS.join(', ')}`].join('\n'),
    );
  }
  return { rules: new Map(Object.entries(parsed.data.components ?? {})), guesses: new Map() };
}
