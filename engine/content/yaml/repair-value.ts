// A value and what its schema finds wrong with it → the same value without that, so that what depends on it is checked all the same.
import type { z } from 'zod';
import { nearest } from '../../text/nearest.ts';
import { keysAt } from './schema-words.ts';
import { settleUnions } from './union-issues.ts';

type Issue = z.core.$ZodIssue;
type Keys = readonly PropertyKey[];
type Box = Record<PropertyKey, unknown>;

/** A key that isn't one, and the missing one that stands in its place. */
export type Meant = { path: Keys; key: string; meant: string };

/** A wrong key is meant for the one that is spelled almost like it and isn't there; or for the only missing one, where its value fits. */
export function meantKeys(
  issues: readonly Issue[],
  value: unknown,
  schema: z.core.$ZodType,
): Meant[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path, keys } = issue;
    const missing = issues.filter(
      (one) => sameKeys(one.path.slice(0, -1), path) && at(value, one.path) === undefined,
    );
    const known = keysAt(schema, path, value);
    return keys.flatMap((key) => {
      const spelled = nearest(key, known);
      const [only, another] = missing;
      const isOnly = only && !another && keys.length === 1 && spelled === undefined;
      const found =
        missing.find((one) => one.path.at(-1) === spelled) ?? (isOnly ? only : undefined);
      const meant = found ? String(found.path.at(-1)) : spelled;
      if (meant === undefined || at(value, [...path, meant]) !== undefined) return [];
      if (found && !fits(at(value, [...path, key]), found)) return [];
      return [{ path, key, meant }];
    });
  });
}

/** As far as the issue of the missing key says what it wants. */
function fits(value: unknown, issue: Issue): boolean {
  if (issue.code === 'invalid_value') return issue.values.includes(value as string);
  if (issue.code !== 'invalid_type') return false;
  const type = Array.isArray(value) ? 'array' : typeof value;
  return issue.expected === type;
}

/** Is the issue that a key is missing, of which another one stands in the place? */
export const isMeant = (issue: Issue, renamed: readonly Meant[]): boolean =>
  renamed.some(({ path, meant }) => sameKeys([...path, meant], issue.path));

export const sameKeys = (one: Keys, other: Keys): boolean =>
  one.length === other.length && isBelow(one, other);

const MOST_ROUNDS = 8;

/** @returns  undefined where nothing can be made of it. It stands for what is right only while errors are reported. */
export function repairValue<Schema extends z.ZodType>(
  wrong: unknown,
  schema: Schema,
): z.output<Schema> | undefined {
  const box = { value: structuredClone(wrong) };
  const tried = new Map<string, number>();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const result = schema.safeParse(box.value);
    if (result.success) return result.data;
    const issues = settleUnions(result.error.issues);
    const renamed = meantKeys(issues, box.value, schema);
    for (const { path, key, meant } of renamed) {
      const parent = at(box.value, path) as Box;
      parent[meant] = parent[key];
    }
    // From the end, so that numbers in lists stay right.
    for (const issue of [...issues].reverse())
      if (!isMeant(issue, renamed)) repairOne(issue, box, tried);
  }
  return undefined;
}

/** The text that stands for a missing one: what is said of it is no mistake of its own. */
export const FILLER = '?';

/** What a missing value may be: the first of these that its schema takes. A number or a date would say something that is wrong. */
const FILLERS = [FILLER, [], {}];

function repairOne(issue: Issue, box: { value: unknown }, tried: Map<string, number>): void {
  const { path } = issue;
  const parent = at(box.value, path.slice(0, -1)) as Box | undefined;
  const last = path.at(-1);
  if (issue.code === 'unrecognized_keys') {
    const own = at(box.value, path) as Box | undefined;
    for (const key of issue.keys) if (own) delete own[key];
  } else if (last === undefined || typeof parent !== 'object' || parent === null) return;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (parent[last] !== undefined && !tried.has(path.join('\0'))) delete parent[last];
  else {
    const key = path.join('\0');
    const count = tried.get(key) ?? 0;
    tried.set(key, count + 1);
    const first = issue.code === 'invalid_value' ? issue.values : [];
    parent[last] = structuredClone([...first, ...FILLERS][count]);
  }
}

const isBelow = (path: Keys, above: Keys): boolean => above.every((key, i) => path[i] === key);

const at = (value: unknown, path: Keys): unknown =>
  path.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? (found as Box)[key] : undefined),
    value,
  );
