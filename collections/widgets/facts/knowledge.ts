// Facts and the name of a manifest → everything that a runtime knows about the widget and its parts.
import { lookUp } from '../../../engine/shared.ts';
import type { Widget } from '../widgets.ts';
import {
  type Facts,
  type Literal,
  type PropertyFact,
  RUNTIMES,
  type Runtime,
  type RuntimeWidget,
} from './facts-file.ts';

export type RowKind = 'properties' | 'events' | 'methods';

/**
 * `key`: the runtime's name of the widget or part. `isOwn`: not only what every widget has.
 *
 * `name`: as the runtime spells it; of an event without `on`.
 */
export type Known = PropertyFact & {
  name: string;
  key: string;
  isOwn: boolean;
  args?: string[];
  isApi?: boolean;
};

export type Knowledge = Record<RowKind, ReadonlyMap<string, Known>> & {
  /** Names that are described, but nothing acts on them. */
  silent: ReadonlySet<string>;
};

/** Case, dashes and `on` aside: `onRowclick`, `on-rowclick` and `rowclick` are one event. */
const eventKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/^on/, '');

export function keyOf(kind: RowKind, name: string): string {
  if (kind === 'events') return eventKey(name);
  return kind === 'methods' ? (name.split('.').pop() ?? name) : name;
}

/** As `known-differences.yaml` and the upgrade report name it: `on-rowclick`, `selectItem()`. */
export function shownName(kind: RowKind, name: string): string {
  if (kind === 'events') return `on-${eventKey(name)}`;
  return kind === 'methods' ? `${name}()` : name;
}

/** Names that components pass to each other, recognized by how they begin. */
export const isForComponents = (name: string): boolean => /^(?:bind|render|get[A-Z])/.test(name);

/** Apps for Cordova run the web's runtime. */
export const runtimeOf = (platform: string): string => (platform === 'cordova' ? 'web' : platform);

export const runsOn = ({ platforms }: Pick<Widget, 'platforms'>, runtime: Runtime): boolean =>
  platforms.some((one) => runtimeOf(one) === runtime);

/** What the runtimes of a widget know; a runtime without it is absent. */
export type AllKnown = Partial<Record<Runtime, Knowledge>>;

export function allKnown(facts: Facts, widget: Pick<Widget, 'name' | 'platforms'>): AllKnown {
  const known: AllKnown = {};
  for (const runtime of RUNTIMES) {
    const own = runsOn(widget, runtime) ? knowledgeOf(facts, runtime, widget.name) : undefined;
    if (own) known[runtime] = own;
  }
  return known;
}

export type Found = { runtime: Runtime; fact: Known };

/** The runtimes that know a name. */
export function findName(kind: RowKind, name: string, known: AllKnown): Found[] {
  return RUNTIMES.flatMap((runtime) => {
    const fact = known[runtime]?.[kind].get(keyOf(kind, name));
    return fact ? [{ runtime, fact }] : [];
  });
}

export const isOnPlatform = (found: readonly Found[], platform: string): boolean =>
  found.some(({ runtime }) => runtime === runtimeOf(platform));

/** Rows, differences and history ask for the same widgets: each is assembled once. */
const cached = new WeakMap<Facts, Map<string, Knowledge | undefined>>();

/** Undefined where the runtime has no such widget. */
export function knowledgeOf(
  facts: Facts,
  runtime: Runtime,
  manifest: string,
): Knowledge | undefined {
  const own = cached.get(facts) ?? new Map<string, Knowledge | undefined>();
  cached.set(facts, own);
  const key = `${runtime} ${manifest}`;
  if (!own.has(key)) own.set(key, gather(facts, runtime, manifest));
  return own.get(key);
}

function gather(facts: Facts, runtime: Runtime, manifest: string): Knowledge | undefined {
  const entry = lookUp(facts.map, manifest);
  const own = entry?.[runtime];
  if (!own) return undefined;
  const { widgets } = facts.runtimes[runtime];
  const also = (entry.also ?? []).filter((key) => Object.hasOwn(widgets, key));
  const known = { properties: new Map(), events: new Map(), methods: new Map() };
  const silent = new Set<string>();
  for (const key of [...own, ...also, '*']) {
    const widget = lookUp(widgets, key);
    if (!widget) continue;
    for (const [kind, row] of rowsOf(widget, key, own.includes(key))) {
      const at = keyOf(kind, row.name);
      if (!known[kind].has(at)) known[kind].set(at, row);
    }
    for (const name of widget.declared ?? [])
      silent.add(name.startsWith('on-') ? eventKey(name) : name.replace('()', ''));
  }
  return { ...known, silent };
}

function* rowsOf(widget: RuntimeWidget, key: string, isOwn: boolean): Generator<[RowKind, Known]> {
  for (const [name, fact] of Object.entries(widget.properties))
    yield ['properties', { name, key, isOwn, ...fact }];
  for (const [name, args] of Object.entries(widget.events))
    yield ['events', { name: eventKey(name), key, isOwn, args }];
  for (const [name, { args, documented, api }] of Object.entries(widget.methods))
    yield ['methods', { name, key, isOwn, args, isApi: documented === true || api === true }];
  for (const name of widget.fields) {
    yield ['properties', { name, key, isOwn: false }];
    yield ['methods', { name, key, isOwn: false }];
  }
}

/** Off, empty, zero, none: what a widget does when nothing is set. Lists and objects are made by code, not written. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === false ||
  value === '' ||
  value === 0 ||
  typeof value === 'object';

const plain = (value: unknown): string => String(value).trim().toLowerCase();

/** Undefined where the runtime states no default. */
export function isDefault(reported: Literal, fact: PropertyFact): boolean | undefined {
  if (fact.default === undefined)
    return fact.type === 'boolean' ? isNothing(reported) || plain(reported) === 'false' : undefined;
  if (plain(reported) === plain(fact.default) || (isNothing(reported) && isNothing(fact.default)))
    return true;
  return (
    /^[\d.]+(?:px)?$/.test(plain(reported)) &&
    Number.parseFloat(String(reported)) === Number.parseFloat(String(fact.default))
  );
}
