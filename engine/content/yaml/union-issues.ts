// What a schema finds wrong with a value → the same, where a value may be one of several kinds: what is wrong with the kind that it is most like.
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** «Invalid input» names nothing that an author could correct. */
export const settleUnions = (issues: readonly Issue[]): Issue[] => issues.flatMap(settle);

function settle(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const kinds = issue.errors.filter((one) => one.length > 0 && !isOtherType(one));
  const [nearest] = [...kinds].sort((a, b) => weight(a) - weight(b));
  if (!nearest) return [issue];
  return settleUnions(
    nearest.map((one) => ({ ...one, path: [...issue.path, ...one.path] }) as Issue),
  );
}

/** A text where a list was to be. */
const isOtherType = (issues: readonly Issue[]): boolean =>
  issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0);

const weight = (issues: readonly Issue[]): number =>
  issues.reduce(
    (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0,
  );
