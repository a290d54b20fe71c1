// What collections know to be related to a page → the few pages that are listed at its end, each with a reason.
import type { Neighbour } from './page-data-addition.ts';

/** `anchor`: where on that page. `weight`: 1 is worth a row by itself; weights of one page add up. `reason`: short, for readers; without one, the steps of that page use this one. */
export type RelatedCandidate = { id: string; anchor?: string; weight: number; reason?: string };

export type RelatedPage = Neighbour & { reason?: string };

/** `describe`: undefined for a page that is not to be listed. */
export type RelatedOptions = { describe(id: string): Neighbour | undefined };

const LEAST_WEIGHT = 1;
const MOST_ROWS = 5;
/** Letters of all rows, so that the list stays small beside its article. */
const MOST_LETTERS = 520;

/** Heaviest first; equal ones in code-unit order of their ids. The reason is that of the heaviest candidate. */
export function rankRelated(
  candidates: readonly RelatedCandidate[],
  { describe }: RelatedOptions,
): RelatedPage[] {
  const byId = new Map<string, { weight: number; best: RelatedCandidate }>();
  for (const one of candidates) {
    const { weight = 0, best = one } = byId.get(one.id) ?? {};
    byId.set(one.id, {
      weight: weight + one.weight,
      best: one.weight > best.weight ? one : best,
    });
  }
  const ranked = [...byId]
    .filter(([, { weight }]) => weight >= LEAST_WEIGHT)
    .sort(([a, { weight: left }], [b, { weight: right }]) => right - left || (a < b ? -1 : 1));
  const rows: RelatedPage[] = [];
  let letters = 0;
  for (const [id, { best }] of ranked) {
    const page = describe(id);
    if (!page) continue;
    const url = best.anchor ? `${page.url}#${best.anchor}` : page.url;
    letters += url.length + page.label.length + (best.reason ?? '').length + TAGS;
    if (rows.length === MOST_ROWS || letters > MOST_LETTERS) break;
    rows.push({ ...page, url, ...(best.reason ? { reason: best.reason } : {}) });
  }
  return rows;
}

/** Letters of a row's own HTML. */
const TAGS = 40;
