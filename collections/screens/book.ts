// All records → the screens as pages show them: the parts of others put in where a part says `from`.

import { lastFor, lookUp, onceFor } from '../../engine/shared.ts';
import type { Part } from './part.ts';
import type { ScreenFile } from './record.ts';
import { eachPart, findPart, mapParts } from './walk.ts';

/** By name; plain data, the same in every worker. */
export type ScreenBook = Readonly<Record<string, ScreenFile>>;

/** What is wrong with a `from`: it is left off the screen, and `check.ts` says so. */
export type FromProblem = { screen: string; from: string; why: 'missing' | 'cycle' | 'no-part' };

/** A screen as it is read. */
type Written = ScreenFile & { places?: unknown };

/** A screen as pages show it, and what is wrong with its own parts that come from others. */
type Made = { screen: ScreenFile; problems: readonly FromProblem[] };

/** Pure. A screen takes parts through any number of others; a circle ends where it closes. */
export function toBook(files: readonly Written[]): { book: ScreenBook; problems: FromProblem[] } {
  const byName = new Map(files.map((file) => [file.name, file]));
  const all = files.map((file) =>
    madeOf(file, filesBehind(file, byName), () => toScreen(file, byName)),
  );
  return {
    book: Object.fromEntries(all.map(({ screen }) => [screen.name, screen])),
    problems: all.flatMap(({ problems }) => problems),
  };
}

const madeOf = lastFor<Written, Made>();

/** The files of all screens that one takes parts from, directly or through others; undefined for one that isn't there. */
function filesBehind(file: Written, byName: ReadonlyMap<string, Written>) {
  const names = new Set(takesFrom(file));
  for (const name of names)
    for (const next of takesFrom(byName.get(name) ?? { parts: [] })) names.add(next);
  return [...names].map((name) => byName.get(name));
}

function toScreen(whole: Written, byName: ReadonlyMap<string, ScreenFile>): Made {
  const problems: FromProblem[] = [];
  const resolve = (file: ScreenFile, chain: readonly string[]): Part[] =>
    mapParts(file.parts, (part) => {
      if (part.kind !== 'from') return [part];
      const other = byName.get(part.label);
      const isRound = (one: ScreenFile) =>
        chain.includes(one.name) || leadsTo(one.name, file.name, byName);
      const why = !other ? 'missing' : isRound(other) ? 'cycle' : undefined;
      if (!other || why) {
        if (chain.length === 0 && why) problems.push({ screen: file.name, from: part.label, why });
        return [];
      }
      const all = resolve(other, [...chain, file.name]);
      const only = part.part === undefined ? undefined : findPart(all, String(part.part));
      if (part.part !== undefined && !only) {
        if (chain.length === 0)
          problems.push({ screen: file.name, from: part.label, why: 'no-part' });
        return [];
      }
      const chosen = (part.chosen ?? {}) as Record<string, string>;
      return fill(only ? [only] : all, (part.with ?? {}) as Record<string, Part[]>, chosen);
    });
  const { places: _places, ...screen } = whole;
  return { screen: { ...screen, parts: resolve(whole, []) }, problems };
}

/** Does a screen take parts from another, directly or through others? */
function leadsTo(
  from: string,
  to: string,
  byName: ReadonlyMap<string, ScreenFile>,
  seen = new Set<string>(),
): boolean {
  if (from === to) return true;
  const screen = byName.get(from);
  if (!screen || seen.has(from)) return false;
  seen.add(from);
  return takesFrom(screen).some((next) => leadsTo(next, to, byName, seen));
}

/** Parts of these ids are replaced, or show something else as chosen. */
function fill(
  parts: readonly Part[],
  by: Record<string, Part[]>,
  chosen: Record<string, string>,
): Part[] {
  return mapParts(parts, (part) => {
    const own = part.id === undefined ? undefined : lookUp(by, part.id);
    const at = part.id === undefined ? undefined : lookUp(chosen, part.id);
    return own ?? [at === undefined ? part : { ...part, at: [String(at)] }];
  });
}

/** Screens by name, and those that they take parts from, each once; unknown names are left out. */
export function reachedFrom<S extends ScreenFile>(
  names: Iterable<string>,
  screens: readonly S[],
): Map<string, S> {
  const byName = new Map(screens.map((screen) => [screen.name, screen]));
  const found = new Map<string, S>();
  const follow = (name: string): void => {
    const screen = byName.get(name);
    if (!screen || found.has(name)) return;
    found.set(name, screen);
    takesFrom(screen).forEach(follow);
  };
  for (const name of names) follow(name);
  return found;
}

/** Names of the screens that a screen takes parts from, directly. */
export const takesFrom = ({ parts }: { parts: readonly Part[] }) => namesFrom(parts);

const namesFrom = onceFor((parts: readonly Part[]): readonly string[] => {
  const names: string[] = [];
  eachPart(parts, ({ kind, label }) => {
    if (kind === 'from') names.push(label);
  });
  return names;
});
