// Manifests and facts → where they differ: unknown names, other defaults, platforms that lack it, what is not documented.
import { lastFor, lookUp } from '../../../engine/shared.ts';
import type { Widget } from '../widgets.ts';
import { type Facts, type Literal, RUNTIMES } from './facts-file.ts';
import {
  type AllKnown,
  allKnown,
  findName,
  isDefault,
  isForComponents,
  isOnPlatform,
  type Knowledge,
  type Known,
  keyOf,
  knowledgeOf,
  type RowKind,
  shownName,
} from './knowledge.ts';

/**
 * `name`: as `known-differences.yaml` names it: `on-rowclick`, `selectItem()`, `pane/title` of a part.
 *
 * `row`: of the manifest; absent where the manifest lacks it.
 */
export type Difference = {
  widget: string;
  problem: 'unknown' | 'default' | 'platform' | 'unsaid' | 'missing';
  name: string;
  row?: { list: RowKind; index: number };
  /** Unknown: names that may be meant. Default: what the runtimes say. Platform, unsaid, missing: the platforms. */
  says: string[];
};

const KINDS: readonly RowKind[] = ['properties', 'events', 'methods'];

type Row = { name?: string; platforms?: readonly string[]; default?: Literal };

/** A server compares all manifests again whenever one is saved: the others are as they were. */
const differencesOf = lastFor<Widget, readonly Difference[]>();

export function findDifferences(
  all: readonly Widget[],
  facts: Facts,
  isUndocumented: (name: string) => boolean,
): Difference[] {
  return all.flatMap((widget) => {
    const kin = kinOf(widget, all, facts);
    return differencesOf(widget, [facts, isUndocumented, ...kin], () =>
      ofWidget(widget, kin, facts, isUndocumented),
    );
  });
}

function ofWidget(
  widget: Widget,
  kin: readonly Widget[],
  facts: Facts,
  isUndocumented: (name: string) => boolean,
): Difference[] {
  const known = allKnown(facts, widget);
  if (!Object.hasOwn(facts.map, widget.name))
    return [{ widget: widget.name, problem: 'unknown', name: widget.name, says: [] }];
  return [
    ...wholeWidget(widget, facts, known),
    ...KINDS.flatMap((list) =>
      (widget[list] as readonly Row[]).flatMap((row, index) =>
        ofRow(widget, row, { list, index }, known),
      ),
    ),
    ...missing(widget, kin, facts, known, isUndocumented),
  ];
}

/** Cordova alone, and what the Studio adds, has no runtime that could tell. */
function wholeWidget(widget: Widget, facts: Facts, known: AllKnown): Difference[] {
  const entry = lookUp(facts.map, widget.name);
  if (!entry?.web && !entry?.['react-native']) return [];
  return RUNTIMES.filter((runtime) => widget.platforms.includes(runtime) && !known[runtime]).map(
    (runtime) => ({ widget: widget.name, problem: 'platform', name: widget.name, says: [runtime] }),
  );
}

function ofRow(
  widget: Widget,
  row: Row,
  at: { list: RowKind; index: number },
  known: AllKnown,
): Difference[] {
  if (row.name === undefined) return [];
  const key = keyOf(at.list, row.name);
  const name = shownName(at.list, row.name);
  const facts = findName(at.list, row.name, known);
  const difference = { widget: widget.name, name, row: at };
  if (facts.length === 0) {
    // What only Cordova's own widgets have is in no runtime.
    const requested = Object.values(known);
    if (requested.length === 0 || row.platforms?.join() === 'cordova') return [];
    if (requested.some(({ silent }) => silent.has(key))) return [];
    return [{ ...difference, problem: 'unknown', says: nearNames(key, requested, at.list) }];
  }
  const lacking = (row.platforms ?? []).filter((one) => !isOnPlatform(facts, one));
  const unsaid = row.platforms
    ? facts.filter(
        ({ runtime, fact }) =>
          fact.isOwn &&
          !fact.base &&
          widget.platforms.includes(runtime) &&
          !row.platforms?.includes(runtime),
      )
    : [];
  const others =
    row.default === undefined || at.list !== 'properties'
      ? []
      : facts.filter(({ fact }) => isDefault(row.default as Literal, fact) === false);
  return [
    ...(lacking.length ? [{ ...difference, problem: 'platform' as const, says: lacking }] : []),
    ...(unsaid.length
      ? [{ ...difference, problem: 'unsaid' as const, says: unsaid.map(({ runtime }) => runtime) }]
      : []),
    ...(others.length
      ? [
          {
            ...difference,
            problem: 'default' as const,
            says: others.map(
              ({ runtime, fact }) => `${runtime}: ${JSON.stringify(fact.default ?? false)}`,
            ),
          },
        ]
      : []),
  ];
}

/** Names with the same beginning; of events, those with the same end. */
function nearNames(key: string, known: readonly Knowledge[], list: RowKind): string[] {
  const requested = key.toLowerCase();
  const isNear = (name: string) =>
    name.startsWith(requested) ||
    requested.startsWith(name) ||
    (list === 'events' && name.endsWith(requested.slice(-5)));
  const names = known.flatMap((one) => [...one[list].values()].map(({ name }) => name));
  return [...new Set(names)]
    .filter((name) => name.length > 3 && isNear(name.toLowerCase()))
    .slice(0, 4);
}

/** The manifest of its family, or those of the members. */
function kinOf(widget: Widget, all: readonly Widget[], { map }: Facts): Widget[] {
  const family = lookUp(map, widget.name)?.partOf;
  return all.filter((one) => lookUp(map, one.name)?.partOf === widget.name || one.name === family);
}

/** One of a family (a kind of chart) isn't asked what the family's own manifest tells, nor the other way round. */
function missing(
  widget: Widget,
  kin: readonly Widget[],
  facts: Facts,
  known: AllKnown,
  isUndocumented: (name: string) => boolean,
): Difference[] {
  const family = lookUp(facts.map, widget.name)?.partOf;
  const found = new Map<string, string[]>();
  for (const runtime of RUNTIMES.filter((one) => widget.platforms.includes(one)))
    for (const list of ['properties', 'events'] as const) {
      const reported = namesOf([widget, ...kin], list);
      const shared = family ? knowledgeOf(facts, runtime, family)?.[list] : undefined;
      for (const [key, fact] of known[runtime]?.[list] ?? []) {
        if (!isPublic(fact) || reported.has(key) || shared?.get(key)?.isOwn) continue;
        if (isUndocumented(list === 'events' ? `on${fact.name}` : fact.name)) continue;
        const part =
          fact.key === lookUp(facts.map, widget.name)?.[runtime]?.[0] ? '' : `${fact.key}/`;
        const name = part + shownName(list, fact.name);
        found.set(name, [...(found.get(name) ?? []), runtime]);
      }
    }
  return [...found].map(([name, says]) => ({
    widget: widget.name,
    problem: 'missing',
    name,
    says,
  }));
}

function namesOf(widgets: readonly Widget[], list: 'properties' | 'events'): Set<string> {
  const names = widgets.flatMap((one) =>
    (one[list] as readonly Row[]).map(({ name }) => name ?? ''),
  );
  return new Set(names.filter(Boolean).map((name) => keyOf(list, name)));
}

/** For app developers: its own, not internal, and nothing that components hand to each other. */
const isPublic = (fact: Known): boolean =>
  fact.isOwn &&
  !fact.base &&
  !fact.internal &&
  !fact.unread &&
  !fact.only &&
  !isForComponents(fact.name);
