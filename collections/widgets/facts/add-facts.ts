// A widget and the facts → the widget, each row with the platforms, defaults, choices and history that the code says.
import { lookUp } from '../../../engine/shared.ts';
import type { Widget } from '../widgets.ts';
import type { Facts, HistoryEntry, Literal, Runtime } from './facts-file.ts';
import {
  allKnown,
  type Found,
  findName,
  isNothing,
  isOnPlatform,
  type Known,
  keyOf,
  type RowKind,
  runsOn,
} from './knowledge.ts';
import { type RowMove, rowHistory } from './row-history.ts';

export type Since = { version: string; platforms: string[] };
export type OldDefault = { until: string; value: Literal | undefined; platforms: string[] };

/** What is known of a row beside what its author wrote. */
export type RowFacts = {
  /** The same for all platforms, or one for each. */
  defaults?: { value: Literal; platforms: string[] }[];
  values?: string[];
  since?: Since[];
  /** Other defaults, until the version that changed them. */
  before?: OldDefault[];
  /** When it came, went or changed, in the order of versions; without a platform where all of the row's runtimes say the same. */
  moves?: (Omit<RowMove, 'platform'> & { platform?: RowMove['platform'] })[];
};

type Row = { name?: string | undefined; platforms?: Widget['platforms'] | undefined };

/** Rows without a name, and names that no runtime knows, stay as they are. */
export function addFacts(widget: Widget, facts: Facts | undefined): Widget {
  if (!facts) return widget;
  const known = allKnown(facts, widget);
  const add =
    (kind: RowKind) =>
    <T extends Row>(row: T): T => {
      const found = row.name ? findName(kind, row.name, known) : [];
      return found.length === 0 ? row : { ...row, ...merged(kind, row, found, widget, facts) };
    };
  return {
    ...widget,
    properties: widget.properties.map(add('properties')),
    events: widget.events.map(add('events')),
    methods: widget.methods.map(add('methods')),
  };
}

/** What the author wrote takes precedence. */
function merged(
  kind: RowKind,
  row: Row,
  found: readonly Found[],
  widget: Widget,
  facts: Facts,
): { facts: RowFacts; platforms?: Widget['platforms'] } {
  const platforms = row.platforms ?? widget.platforms.filter((one) => isOnPlatform(found, one));
  const inPlay = found.filter(({ runtime }) => runsOn({ platforms }, runtime));
  const own: RowFacts = {};
  if (kind === 'properties') {
    const defaults = defaultsOf(inPlay);
    if (defaults.length) own.defaults = defaults;
    const values = inPlay.flatMap(({ fact }) => fact.values ?? []).filter((one) => !isNothing(one));
    if (values.length) own.values = [...new Set(values.map(String))];
  }
  const reported = inPlay.flatMap(({ runtime, fact }) => ({
    runtime,
    fact,
    entries: historyOf(facts, runtime, kind, fact),
  }));
  const since = reported.flatMap(({ runtime, entries }) => sinceOf(runtime, entries));
  if (since.length) own.since = grouped(since, ({ version }) => version);
  const before = reported.flatMap(({ runtime, entries }) => beforeOf(runtime, entries));
  if (before.length) own.before = grouped(before, ({ until, value }) => `${until} ${value}`);
  const moves = movesOf(reported, widget, facts);
  if (moves.length) own.moves = moves;
  const isAll = platforms.length === widget.platforms.length;
  return { facts: own, ...(isAll ? {} : { platforms }) };
}

/** Nothing is said of what is off or empty everywhere. */
function defaultsOf(found: readonly Found[]): NonNullable<RowFacts['defaults']> {
  const stated = found.filter(({ fact }) => fact.default !== undefined || fact.type === 'boolean');
  if (stated.every(({ fact }) => isNothing(fact.default))) return [];
  const each = stated.map(({ runtime, fact }) => ({
    value: fact.default ?? false,
    platforms: [runtime as string],
  }));
  return grouped(each, ({ value }) => String(value));
}

function historyOf(facts: Facts, runtime: Runtime, kind: RowKind, fact: Known): HistoryEntry[] {
  const entries = lookUp(facts.history[runtime], fact.key)?.[kind];
  return entries ? (byKey(kind, entries).get(keyOf(kind, fact.name)) ?? []) : [];
}

type Entries = Readonly<Record<string, HistoryEntry[]>>;

/** Many rows ask for the same list. */
const keyed = new WeakMap<Entries, Map<string, HistoryEntry[]>>();

/** Of names that are one, the first counts. */
function byKey(kind: RowKind, entries: Entries): Map<string, HistoryEntry[]> {
  const known = keyed.get(entries);
  if (known) return known;
  const own = new Map(
    Object.entries(entries)
      .reverse()
      .map(([name, reported]) => [keyOf(kind, name), reported]),
  );
  keyed.set(entries, own);
  return own;
}

/** The last time that it came counts. */
function sinceOf(runtime: Runtime, entries: readonly HistoryEntry[]): Since[] {
  const added = entries.findLast(({ change }) => change === 'added');
  return added ? [{ version: added.in, platforms: [runtime] }] : [];
}

function beforeOf(runtime: Runtime, entries: readonly HistoryEntry[]): OldDefault[] {
  return entries
    .filter(({ change }) => change === 'default')
    .map((entry) => ({ until: entry.in, value: entry.from, platforms: [runtime] }));
}

type Reported = Found & { entries: HistoryEntry[] };

function movesOf(reported: readonly Reported[], widget: Widget, facts: Facts) {
  const each = reported.map(({ runtime, fact, entries }) => {
    const of = lookUp(facts.map, widget.name)?.[runtime]?.[0];
    return rowHistory({ runtime, fact, of, entries }, facts.history);
  });
  const inWords = each.map((own) => own.map(({ kind, version }) => kind + version).join());
  const [first = []] = each;
  return new Set(inWords).size === 1
    ? first.map(({ kind, version }) => ({ kind, version }))
    : each.flat();
}

/** What is the same on several platforms is stated once. */
function grouped<T extends { platforms: string[] }>(
  items: readonly T[],
  keyFor: (item: T) => string,
): T[] {
  const groups = new Map<string, T>();
  for (const item of items) {
    const same = groups.get(keyFor(item));
    if (same) same.platforms.push(...item.platforms);
    else groups.set(keyFor(item), { ...item, platforms: [...item.platforms] });
  }
  return [...groups.values()];
}
