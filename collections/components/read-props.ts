// What a line gives a component, as text → props by the component's own schema, or what is wrong with which attribute.
import type { Problem } from '../../engine/index.ts';
import { inWords } from '../../engine/index.ts';
import { nearest } from '../../engine/shared.ts';

/** As much of a schema of zod as is needed here: sites may have another version of it. */
export type PropsSchema = {
  safeParse(
    value: unknown,
    options?: object,
  ): { success: true; data: object } | { success: false; error: { issues: readonly Issue[] } };
};

type Issue = {
  code: string;
  message: string;
  path: readonly PropertyKey[];
  expected?: string;
  keys?: readonly string[];
  values?: readonly unknown[];
};

export type ReadProps = { props: object } | { problems: WrongProp[] };

/** `attribute`: the one that is wrong; undefined: one is missing, or it is about several. */
export type WrongProp = { attribute?: string; problem: Problem };

/** @param given  attributes; a word without a value is `true`. Without a schema, all are props, as texts. */
export function readProps(
  name: string,
  given: Readonly<Record<string, string | true>>,
  schema: PropsSchema | undefined,
): ReadProps {
  if (!schema) return { props: given };
  const first = schema.safeParse(given, { error: inWords });
  if (first.success) return { props: first.data };
  const again = schema.safeParse(converted(given, first.error.issues), { error: inWords });
  if (again.success) return { props: again.data };
  const known = Object.keys(Object(Object(schema).shape));
  return { problems: again.error.issues.flatMap((issue) => toProblems(name, issue, given, known)) };
}

/** Where a number or a yes is expected, and the text is one. */
function converted(given: Readonly<Record<string, unknown>>, issues: readonly Issue[]): object {
  const values = { ...given };
  for (const { code, expected = '', path: [key = ''] = [] } of issues) {
    const text = given[String(key)];
    if (code !== 'invalid_type' || typeof text !== 'string') continue;
    if (/^(?:number|int)$/.test(expected) && text.trim() !== '' && Number.isFinite(Number(text)))
      values[String(key)] = Number(text);
    if (expected === 'boolean' && /^(?:true|false)$/.test(text))
      values[String(key)] = text === 'true';
  }
  return values;
}

function toProblems(
  name: string,
  issue: Issue,
  given: Readonly<Record<string, unknown>>,
  known: readonly string[],
): WrongProp[] {
  if (issue.keys)
    return issue.keys.map((attribute) => ({
      attribute,
      problem: {
        code: 'component/unknown-attribute',
        message: `"${name}" takes no "${attribute}".`,
        hint: hintOf(attribute, known),
      },
    }));
  const [key] = issue.path.map(String);
  if (key === undefined || key in given)
    return [
      {
        ...(key === undefined ? {} : { attribute: key }),
        problem: {
          code: 'component/wrong-value',
          message: `${key === undefined ? '' : `"${key}" of `}"${name}" doesn’t fit: ${issue.message}.`,
          hint: fittingOf(issue, given[key ?? '']),
        },
      },
    ];
  return [
    {
      problem: {
        code: 'component/missing-attribute',
        message: `"${name}" needs "${key}".`,
        hint: `Write ::${name}{${key}=…}`,
      },
    },
  ];
}

function fittingOf({ values = [] }: Issue, found: unknown): string {
  const closest = nearest(String(found), values.map(String));
  return closest ? `Closest: ${closest}` : 'Correct the value, or the schema of the component.';
}

function hintOf(attribute: string, known: readonly string[]): string {
  const closest = nearest(attribute, known);
  if (closest) return `Closest: ${closest}`;
  return known.length ? `It takes: ${known.join(', ')}` : 'It takes none.';
}
