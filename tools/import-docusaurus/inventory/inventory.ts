// What an import did with each file, setting and construct of the source: every one is in exactly one column.
import { compare } from '../../../engine/tooling.ts';

/** In the order of the report. */
export const COLUMNS = ['taken', 'changed', 'leftOut', 'toLookAt'] as const;

export type Column = (typeof COLUMNS)[number];

/** `note`: where it is now, how it was changed, why it was left out, or where to look. */
export type Entry = { column: Column; note: string };

/** Kind → how many of the source's, and what became of each. */
export type ConstructCount = Record<Column, number> & { kind: string; total: number; note: string };

export type Inventory = {
  /** Path from the site's folder → entry, in code-unit order. */
  files: ReadonlyMap<string, Entry>;
  /** `themeConfig.navbar.items` → entry. */
  settings: ReadonlyMap<string, Entry>;
  /** In code-unit order of the kinds. */
  constructs: readonly ConstructCount[];
  /** Path of a page's file → what isn't there as it was, so that a word that is gone can be traced to it. */
  places: ReadonlyMap<string, readonly Construct[]>;
};

/** Of a component that was read, or whose tags are gone. */
export const SHOWN_CONTENT = 'its content, or what it shows';

export const taken = (note: string): Entry => ({ column: 'taken', note });
export const changed = (note: string): Entry => ({ column: 'changed', note });
export const leftOut = (note: string): Entry => ({ column: 'leftOut', note });
export const toLookAt = (note: string): Entry => ({ column: 'toLookAt', note });

export type Sums = Record<Column, number>;

export function sumsOf(entries: Iterable<Entry>): Sums {
  const sums: Sums = { taken: 0, changed: 0, leftOut: 0, toLookAt: 0 };
  for (const { column } of entries) sums[column]++;
  return sums;
}

export function sumsOfConstructs(constructs: readonly ConstructCount[]): Sums {
  const sums: Sums = { taken: 0, changed: 0, leftOut: 0, toLookAt: 0 };
  for (const one of constructs) for (const column of COLUMNS) sums[column] += one[column];
  return sums;
}

/** One construct of one file, as the walk over its tree met it, and its lines there; keys of front matter have none. */
export type Construct = Entry & { kind: string; lines?: readonly [from: number, to: number] };

export function countConstructs(all: Iterable<Construct>): ConstructCount[] {
  const kinds = new Map<string, { count: ConstructCount; notes: Set<string> }>();
  for (const { kind, column, note } of all) {
    const own = kinds.get(kind) ?? {
      count: { kind, total: 0, taken: 0, changed: 0, leftOut: 0, toLookAt: 0, note: '' },
      notes: new Set<string>(),
    };
    own.count.total++;
    own.count[column]++;
    if (note !== '') own.notes.add(note);
    kinds.set(kind, own);
  }
  return [...kinds.values()]
    .map(({ count, notes }) => ({ ...count, note: notesOf(notes) }))
    .sort((a, b) => compare(a.kind, b.kind));
}

/** Notes of one kind shown. */
const MOST_NOTES = 3;

function notesOf(notes: ReadonlySet<string>): string {
  const all = [...notes];
  const more = all.length > MOST_NOTES ? `; and ${all.length - MOST_NOTES} more` : '';
  return all.slice(0, MOST_NOTES).join('; ') + more;
}
