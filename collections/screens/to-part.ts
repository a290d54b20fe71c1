// A part as an author wrote it → the same shape for all kinds.
import { isRecord } from '../../engine/shared.ts';
import type { Item, Kind, Part, Row } from './part.ts';
import { kindIn } from './part-schema.ts';

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value).trim();

/** A part as an author wrote it, checked by its schema → the same shape for all kinds. */
export function toPart(written: unknown, kinds: ReadonlyMap<string, Kind>): Part {
  const raw = written as Record<string, unknown>;
  const kind = kindIn(raw, kinds);
  if (!kind) return { kind: '', label: '' };
  const { [kind.name]: own, ...outer } = raw;
  const inner = isRecord(own)
    ? own
    : Array.isArray(own)
      ? { [kind.list ?? 'of']: own }
      : { label: own };
  const {
    label: shown,
    of,
    at: chosen,
    parts,
    columns,
    rows: lines,
    value,
    kind: type,
    ...more
  } = { ...outer, ...inner } as Record<string, unknown>;
  const toParts = (list: unknown) => (list as unknown[]).map((one) => toPart(one, kinds));
  const part = {
    ...more,
    ...(type === undefined ? {} : { type }),
    kind: kind.name,
    label: textOf(shown),
    ...(value === undefined ? {} : { value: textOf(value) }),
    ...(of ? { of: (of as unknown[]).map(toItem) } : {}),
    ...(chosen === undefined ? {} : { at: [chosen].flat().map(textOf) }),
    ...(parts ? { parts: toParts(parts) } : {}),
    ...(more.end ? { end: toParts(more.end) } : {}),
    ...(columns
      ? {
          columns: (columns as { parts?: unknown[]; width?: number }[]).map((column) => ({
            ...column,
            parts: toParts(column.parts ?? []),
          })),
        }
      : {}),
    ...(lines ? { rows: (lines as unknown[]).map(toRow) } : {}),
    ...(more.with ? { with: mapValues(more.with as Record<string, unknown>, toParts) } : {}),
  } as Part;
  return kind.complete?.(part) ?? part;
}

function mapValues<T>(object: Record<string, unknown>, change: (value: unknown) => T) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
}

function toItem(written: unknown): Item {
  if (!isRecord(written)) return { label: textOf(written) };
  const { label: shown, of, value, text, badge, ...more } = written;
  return {
    ...more,
    label: textOf(shown),
    ...(value === undefined ? {} : { value: textOf(value) }),
    ...(text === undefined ? {} : { text: textOf(text) }),
    ...(badge === undefined ? {} : { badge: textOf(badge) }),
    ...(of ? { of: (of as unknown[]).map(toItem) } : {}),
  } as Item;
}

function toRow(written: unknown): Row {
  if (Array.isArray(written)) return { cells: written.map(textOf) };
  const { cells, ...more } = written as { cells: unknown[] };
  return { ...more, cells: cells.map(textOf) };
}
