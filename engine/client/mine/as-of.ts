// Marks of an element, and a version → what the element is to readers of that version. Pure, on attributes as the build writes them.

/** `data-since` and its like: versions, each after its platform and a colon where it has one. */
export type Marks = {
  since?: string | undefined;
  until?: string | undefined;
  changed?: string | undefined;
};

/** A version and its place in time; `platform` is the one whose marks count. */
export type AsOf = { at: number; platform: string; order: ReadonlyMap<string, number> };

/**
 * `there`: it exists in that version; `newer`: not yet; `gone`: not any more. `next`: when it comes, or went.
 *
 * `changed`: the versions after it that changed something.
 */
export type State = {
  is: 'there' | 'newer' | 'gone';
  next?: string;
  until?: string;
  changed: string[];
};

export function stateAsOf(marks: Marks, asOf: AsOf): State {
  const placed = (text = '') =>
    versionsOf(text, asOf.platform).map((one) => ({ version: one, at: placeOf(one, asOf.order) }));
  const moves = [
    ...placed(marks.since).map((one) => ({ ...one, comes: true })),
    ...placed(marks.until).map((one) => ({ ...one, comes: false })),
  ].sort((a, b) => a.at - b.at);
  const changed = placed(marks.changed)
    .filter(({ at }) => at > asOf.at)
    .map(({ version }) => version);
  const last = moves.findLast(({ at }) => at <= asOf.at);
  const after = moves.find(({ at }) => at > asOf.at);
  const isThere = last ? last.comes : !moves[0]?.comes;
  if (isThere) return { is: 'there', ...(after ? { until: after.version } : {}), changed };
  const next = after?.version ?? last?.version;
  return { is: after ? 'newer' : 'gone', ...(next ? { next } : {}), changed };
}

/** `11.10` is the first version that begins so; what is older than all has always been there. */
export function placeOf(version: string, order: AsOf['order']): number {
  const own = order.get(version);
  if (own !== undefined) return own;
  for (const [one, at] of order) if (one.startsWith(`${version}.`)) return at;
  return 0;
}

/** Those of all platforms, and those of this one. */
function versionsOf(text: string, platform: string): string[] {
  return text.split(' ').flatMap((one) => {
    const [first = '', second] = one.split(':');
    if (second === undefined) return first || [];
    return first === platform ? second : [];
  });
}
