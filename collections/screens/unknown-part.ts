// An id that no part of a screen has → the words that say so, and the id that is meant.
import type { Problem } from '../../engine/index.ts';
import { nearest } from '../../engine/shared.ts';
import type { ScreenFile } from './record.ts';
import { idsOf } from './walk.ts';

export function unknownPart(id: string, { name, parts }: ScreenFile): Problem {
  const known = [...new Set(idsOf(parts))];
  const meant = nearest(id, known);
  const hint = meant
    ? `Closest: ${meant}`
    : known.length
      ? `It has: ${known.join(', ')}`
      : `Give the part an id in content/screens/${name}.yaml: id: ${id}`;
  return {
    code: 'screens/unknown-part',
    message: `The screen "${name}" has no part "${id}".`,
    hint,
  };
}
