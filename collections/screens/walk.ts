// A screen's parts → what is in them: all ids, all texts.
import type { Item, Part } from './part.ts';

/** Values that say how something is drawn, not what it says. */
const NOT_SAID = new Set(['kind', 'id', 'icon', 'widget', 'type', 'tone', 'language', 'part']);

/** Every text of a part, in reading order. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  if (typeof value === 'number') return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { label, ...more } = value as Record<string, unknown>;
  const others = Object.entries(more).filter(([key]) => !NOT_SAID.has(key));
  return [...textsOf(label), ...others.flatMap(([, inside]) => textsOf(inside))];
}

/** Every id of a part and of what is in it, in reading order, each as often as it is there. */
export function idsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { id, ...more } = value as Record<string, unknown>;
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(more).flatMap(idsOf)];
}

/** The part that has an id, or that holds the item that has it. */
export function findPart(parts: readonly Part[], id: string): Part | undefined {
  for (const part of parts) {
    if (part.id === id) return part;
    const inside = [
      ...(part.parts ?? []),
      ...(part.end ?? []),
      ...(part.columns ?? []).flatMap((one) => one.parts),
    ];
    const found = findPart(inside, id);
    if (found) return found;
    if (idsOf(part).includes(id)) return part;
  }
  return undefined;
}

/** Each part, from the inside out. */
export function eachPart(parts: readonly Part[], look: (part: Part) => void): void {
  for (const part of parts) {
    const fill = (part.with ?? {}) as Record<string, Part[]>;
    const columns = part.columns?.map((column) => column.parts) ?? [];
    for (const inside of [part.parts ?? [], part.end ?? [], ...columns, ...Object.values(fill)])
      eachPart(inside, look);
    look(part);
  }
}

/** Each part changed into others, from the inside out. */
export function mapParts(parts: readonly Part[], change: (part: Part) => readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    const own = { ...part };
    if (own.parts) own.parts = mapParts(own.parts, change);
    if (own.end) own.end = mapParts(own.end, change);
    if (own.columns)
      own.columns = own.columns.map((column) => ({
        ...column,
        parts: mapParts(column.parts, change),
      }));
    const fill = own.with as Record<string, Part[]> | undefined;
    if (fill)
      own.with = Object.fromEntries(
        Object.entries(fill).map(([id, list]) => [id, mapParts(list, change)]),
      );
    return change(own);
  });
}

/** Without the parts, entries and rows of these ids. */
export function leaveOut(parts: readonly Part[], ids: ReadonlySet<string>): Part[] {
  if (ids.size === 0) return [...parts];
  const stays = ({ id }: { id?: string }) => id === undefined || !ids.has(id);
  const items = (of: readonly Item[]): Item[] =>
    of.filter(stays).map((item) => (item.of ? { ...item, of: items(item.of) } : item));
  return mapParts(parts, (part) => {
    if (!stays(part)) return [];
    const { of, rows } = part;
    return [
      { ...part, ...(of ? { of: items(of) } : {}), ...(rows ? { rows: rows.filter(stays) } : {}) },
    ];
  });
}

/** Names of the widgets that parts show pictures of. */
export function widgetsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(widgetsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'widget' && typeof inside === 'string' ? [inside] : widgetsOf(inside),
  );
}
