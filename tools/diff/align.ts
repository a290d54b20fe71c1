// Two lists of blocks → pairs in order: what stayed, what became something else, what came and what went.
import { diffArrays } from 'diff';
import { type Block, likeness } from './blocks.ts';

export type Pair = { before?: Block; after?: Block };

/** Blocks that share less were not made from each other. */
const LEAST = 0.4;
/** Where more would have to be compared, they are taken in order. */
const MOST = 40_000;

export function alignBlocks(before: readonly Block[], after: readonly Block[]): Pair[] {
  const parts = diffArrays([...before], [...after], { comparator: (a, b) => a.html === b.html });
  const pairs: Pair[] = [];
  let removed: Block[] = [];
  let added: Block[] = [];
  const end = () => {
    pairs.push(...alignChanged(removed, added));
    [removed, added] = [[], []];
  };
  for (const part of parts) {
    if (part.removed) removed.push(...part.value);
    else if (part.added) added.push(...part.value);
    else {
      end();
      pairs.push(...part.value.map((block) => ({ before: block, after: block })));
    }
  }
  end();
  return pairs;
}

/** The pairs that are most alike in all, each side in its own order (Needleman–Wunsch). */
function alignChanged(before: readonly Block[], after: readonly Block[]): Pair[] {
  if (before.length * after.length > MOST) return inOrder(before, after);
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const at = (i: number, j: number) => best[i * width + j] ?? 0;
  const alike = before.map((one) => after.map((other) => worth(likeness(one, other))));
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      best[i * width + j] = Math.max(
        at(i + 1, j),
        at(i, j + 1),
        at(i + 1, j + 1) + (alike[i]?.[j] ?? 0),
      );
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [one, other] = [before[i], after[j]];
    const own = alike[i]?.[j] ?? 0;
    if (one && other && own > 0 && at(i, j) === at(i + 1, j + 1) + own) {
      pairs.push({ before: one, after: other });
      [i, j] = [i + 1, j + 1];
    } else if (one && (!other || at(i, j) === at(i + 1, j))) {
      pairs.push({ before: one });
      i += 1;
    } else {
      if (other) pairs.push({ after: other });
      j += 1;
    }
  }
  return pairs;
}

const worth = (share: number): number => (share < LEAST ? 0 : share);

function inOrder(before: readonly Block[], after: readonly Block[]): Pair[] {
  return [...before.map((one) => ({ before: one })), ...after.map((one) => ({ after: one }))];
}
