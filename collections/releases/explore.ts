// All changes and a filter → the changes that fit, and how many fit each choice; the filter as a query, and back.
import { lookUp } from '../../engine/shared.ts';
import type { ChangeData, LineData, ReleaseIndex } from './data.ts';
import { KINDS } from './kinds.ts';
import type { Kind } from './record.ts';
import { plainText } from './small-markdown.ts';
import { compareVersions, findVersion } from './version-order.ts';

/** One change with its release, ready to be searched. */
export type Change = ChangeData & {
  version: string;
  /** Place of its release among all, oldest 0. */
  order: number;
  /** Everything that words may match, in small letters. */
  haystack: string;
};

export type Filter = {
  /** Versions, both included. */
  from?: string;
  to?: string;
  kinds: Kind[];
  areas: string[];
  widget?: string;
  words: string;
};

export const NO_FILTER: Filter = { kinds: [], areas: [], words: '' };

/** Newest release first; within one, as its record has them. */
export function toChanges(lines: readonly LineData[], index: ReleaseIndex): Change[] {
  const order = new Map(index.versions.map(({ version }, i) => [version, i]));
  const changes = lines.flat().flatMap(({ version, changes: own }) =>
    own.map((change) => ({
      ...change,
      version,
      order: order.get(version) ?? 0,
      haystack: haystackOf(change, version, index),
    })),
  );
  return changes.sort((a, b) => b.order - a.order);
}

function haystackOf(change: ChangeData, version: string, { widgets, areas }: ReleaseIndex): string {
  const { title, symptom = '', body = '', action = '', widget = '', area } = change;
  const named = `${lookUp(widgets, widget)?.title ?? ''} ${lookUp(areas, area)?.label ?? area}`;
  return plainText(`${title} ${symptom} ${body} ${action} ${named} ${version}`).toLowerCase();
}

type Prepared = Omit<Filter, 'words'> & { words: string[]; first: number; last: number };

/** A filter as it is compared with each change. */
function prepare(filter: Filter, { versions }: ReleaseIndex): Prepared {
  const at = (version: string | undefined, otherwise: number) => {
    const found = versions.findIndex((one) => one.version === version);
    return found < 0 ? otherwise : found;
  };
  return {
    ...filter,
    words: filter.words.toLowerCase().split(/\s+/).filter(Boolean),
    first: at(filter.from, 0),
    last: at(filter.to, versions.length - 1),
  };
}

export type Explored = {
  found: Change[];
  /** How many changes each kind, area and widget would leave, the rest of the filter unchanged. */
  kinds: Map<string, number>;
  areas: Map<string, number>;
  widgets: Map<string, number>;
};

/** Each part of the filter is tried once a change: what fits all but one counts for the choices of this part. */
export function explore(changes: readonly Change[], filter: Filter, index: ReleaseIndex): Explored {
  const { kinds, areas, widget, words, first, last } = prepare(filter, index);
  const explored: Explored = { found: [], kinds: new Map(), areas: new Map(), widgets: new Map() };
  const count = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const change of changes) {
    if (change.order < first || change.order > last) continue;
    const isKind = kinds.length === 0 || kinds.includes(change.kind);
    const isArea = areas.length === 0 || areas.includes(change.area);
    const isWidget = !widget || change.widget === widget;
    if (Number(isKind) + Number(isArea) + Number(isWidget) < 2) continue;
    if (!words.every((word) => change.haystack.includes(word))) continue;
    if (isKind && isArea && isWidget) explored.found.push(change);
    if (isArea && isWidget) count(explored.kinds, change.kind);
    if (isKind && isWidget) count(explored.areas, change.area);
    if (isKind && isArea && change.widget) count(explored.widgets, change.widget);
  }
  return explored;
}

/** What of an address can't be used, in its own words. */
export type FilterProblem = { name: string; value: string };

/** Hand-written addresses are accepted as far as they make sense; the rest is reported. */
export function parseFilter(
  query: URLSearchParams,
  index: ReleaseIndex,
): { filter: Filter; problems: FilterProblem[] } {
  const problems: FilterProblem[] = [];
  const versions = index.versions.map(({ version }) => version);
  const version = (name: string) => {
    const typed = query.get(name);
    const found = typed ? findVersion(typed, versions) : undefined;
    if (typed && !found) problems.push({ name, value: typed });
    return found;
  };
  const list = <T extends string>(name: string, known: readonly T[]): T[] => {
    const values = new Set(query.getAll(name).flatMap((value) => value.split(',')));
    return [...values].filter(Boolean).flatMap((value): T[] => {
      if (known.some((one) => one === value)) return [value as T];
      problems.push({ name, value });
      return [];
    });
  };
  const [from, to] = [version('from'), version('to')];
  const [widget] = list('widget', Object.keys(index.widgets));
  const filter: Filter = {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    kinds: list('kind', KINDS),
    areas: list('area', Object.keys(index.areas)),
    ...(widget ? { widget } : {}),
    words: (query.get('q') ?? '').slice(0, 200),
  };
  if (from && to && compareVersions(from, to) > 0)
    return { filter: { ...filter, from: to, to: from }, problems };
  return { filter, problems };
}

/** Empty for a filter that leaves everything. */
export function formatFilter({ from, to, kinds, areas, widget, words }: Filter): string {
  const query = new URLSearchParams();
  if (words.trim()) query.set('q', words.trim());
  if (from) query.set('from', from);
  if (to) query.set('to', to);
  if (kinds.length) query.set('kind', kinds.join(','));
  if (areas.length) query.set('area', areas.join(','));
  if (widget) query.set('widget', widget);
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}
