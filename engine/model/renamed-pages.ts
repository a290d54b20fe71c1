// Published pages that are gone and pages that are new → those that are the same page under another id.
import { lookUp } from '../text/look-up.ts';

/** Id → anchors of its headings. */
type Anchors = Readonly<Record<string, readonly string[]>>;

/** Of all that both have, or one of them, how much both must have. */
const ALIKE = 0.6;

/**
 * Headings that no other page has count 1 each: so much must be shared. With this, of 315 pages of a site with 945,
 * 183 were found when a fifth of their headings had changed; 5 had a near-duplicate for which they could be taken.
 */
const ENOUGH = 1.5;

/**
 * All that the URL manifest knows of a page is its headings. A heading weighs less the more pages have it, so that `steps`
 * and `next` tell nothing. A pair counts when each of both is the best match of the other.
 *
 * @param lost   pages of the URL manifest that are gone.
 * @param fresh  pages that the URL manifest doesn't have.
 * @param others all pages of both, to tell how common a heading is.
 * @returns      old id → new id.
 */
export function renamedPages(lost: Anchors, fresh: Anchors, others: readonly Anchors[]) {
  const counts = countAnchors(others);
  const bestFresh = bestMatches(lost, fresh, counts);
  const bestLost = bestMatches(fresh, lost, counts);
  return new Map([...bestFresh].filter(([old, id]) => bestLost.get(id) === old));
}

function countAnchors(all: readonly Anchors[]): Map<string, number> {
  const pagesOf = new Map<string, Set<string>>();
  for (const pages of all)
    for (const [id, anchors] of Object.entries(pages))
      for (const anchor of anchors) {
        const known = pagesOf.get(anchor);
        if (known) known.add(id);
        else pagesOf.set(anchor, new Set([id]));
      }
  return new Map([...pagesOf].map(([anchor, ids]) => [anchor, ids.size]));
}

/** None where two are equally near: which of them it is would be guessed. */
function bestMatches(
  from: Anchors,
  to: Anchors,
  counts: ReadonlyMap<string, number>,
): Map<string, string> {
  const best = new Map<string, string>();
  for (const [id, anchors] of Object.entries(from)) {
    const scored = Object.keys(to)
      .map((other) => ({ other, score: likeness(anchors, lookUp(to, other) ?? [], counts) }))
      .filter(({ score }) => score >= ALIKE)
      .sort((a, b) => b.score - a.score);
    const [first, second] = scored;
    if (first && first.score !== second?.score) best.set(id, first.other);
  }
  return best;
}

/** From 0 to 1. */
function likeness(
  a: readonly string[],
  b: readonly string[],
  counts: ReadonlyMap<string, number>,
): number {
  // Both pages have what they share: only further ones make it common.
  const weigh = (anchors: readonly string[], own: number) =>
    anchors.reduce(
      (sum, anchor) => sum + 1 / (1 + Math.max(0, (counts.get(anchor) ?? 1) - own)) ** 2,
      0,
    );
  const inB = new Set(b);
  const shared = a.filter((anchor) => inB.has(anchor));
  const inShared = new Set(shared);
  const alone = [...a, ...b].filter((anchor) => !inShared.has(anchor));
  const common = weigh(shared, 2);
  return common < ENOUGH ? 0 : common / (common + weigh(alone, 1));
}
