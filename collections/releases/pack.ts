// The file of a major line as it travels (`_releases/changes-11.json`) → its releases: short, since readers wait for it.
import { lookUp } from '../../engine/shared.ts';
import type { ChangeData, LineData, ReleaseIndex } from './data.ts';
import { usualAnchor } from './entry.ts';
import { KINDS } from './kinds.ts';
import type { Stack } from './record.ts';

/** Kind and area by number, title, symptom, body, action, widget, build, anchor; 0 for none, none at the end. */
export type PackedChange = [
  kind: number,
  area: number,
  title: string,
  ...others: (string | 0 | undefined)[],
];

/** Version, prefix of its anchors, changes, and how its components differ from the list before in this file. */
export type PackedRelease = [
  version: string,
  prefix: string,
  changes: PackedChange[],
  stack?: PackedStack,
];

/** Components that differ, `null` for those that are gone; order: that of the list. */
type PackedStack = Record<string, Record<string, string | null>>;

export function packStack(
  before: Stack | undefined,
  now: Stack | undefined,
): PackedStack | undefined {
  if (!now) return undefined;
  const packed: PackedStack = {};
  for (const group of new Set([...Object.keys(before ?? {}), ...Object.keys(now)])) {
    const [then, after] = [lookUp(before ?? {}, group) ?? {}, lookUp(now, group) ?? {}];
    const moved = [...new Set([...Object.keys(then), ...Object.keys(after)])].filter(
      (component) => lookUp(then, component) !== lookUp(after, component),
    );
    if (moved.length)
      packed[group] = Object.fromEntries(moved.map((one) => [one, lookUp(after, one) ?? null]));
  }
  return packed;
}

/** Groups and components in alphabetical order but for the groups of the first list, which keep theirs. */
function unpackStack(before: Stack | undefined, packed: PackedStack): Stack {
  const stack: Record<string, Record<string, string>> = {};
  for (const group of new Set([...Object.keys(before ?? {}), ...Object.keys(packed)])) {
    const components = { ...lookUp(before ?? {}, group) };
    for (const [component, version] of Object.entries(lookUp(packed, group) ?? {})) {
      if (version === null) delete components[component];
      else components[component] = version;
    }
    const names = Object.keys(components).sort((a, b) => a.localeCompare(b, 'en'));
    if (names.length)
      stack[group] = Object.fromEntries(names.map((name) => [name, components[name] ?? '']));
  }
  return stack;
}

export function unpackLine(packed: readonly PackedRelease[], { areas }: ReleaseIndex): LineData {
  const names = Object.keys(areas);
  let before: Stack | undefined;
  return packed.map(([version, prefix, changes, stack]) => {
    if (stack) before = unpackStack(before, stack);
    return {
      version,
      changes: changes.map((change) => unpackChange(change, prefix, names)),
      ...(stack && before ? { stack: before } : {}),
    };
  });
}

function unpackChange(
  [kind, area, title, symptom, body, action, widget, build, anchor]: PackedChange,
  prefix: string,
  areas: readonly string[],
): ChangeData {
  return {
    kind: KINDS[kind] ?? 'fix',
    area: areas[area] ?? '',
    title,
    ...(symptom ? { symptom } : {}),
    ...(body ? { body } : {}),
    ...(action ? { action } : {}),
    ...(widget ? { widget } : {}),
    ...(build ? { build } : {}),
    anchor: anchor || usualAnchor(prefix, title),
  };
}
