// Changes of one or more releases → grouped by kind and area, in the order in which they are read.
import { KINDS } from './kinds.ts';
import type { Kind } from './record.ts';

export type Grouped<Item> = { kind: Kind; areas: { area: string; items: Item[] }[] };

/** Kinds in their order, areas in that of the list, items as given; nothing empty. */
export function groupChanges<Item>(
  items: readonly Item[],
  changeOf: (item: Item) => { kind: Kind; area: string },
  areas: Readonly<Record<string, unknown>>,
): Grouped<Item>[] {
  const order = [...new Set([...Object.keys(areas), ...items.map((one) => changeOf(one).area)])];
  return KINDS.flatMap((kind) => {
    const own = items.filter((item) => changeOf(item).kind === kind);
    if (own.length === 0) return [];
    const groups = order.flatMap((area) => {
      const inArea = own.filter((item) => changeOf(item).area === area);
      return inArea.length ? [{ area, items: inArea }] : [];
    });
    return [{ kind, areas: groups }];
  });
}
