// A release's components, and those of the release before → what readers search for when one of them has moved: `tomcat 9`.
import type { ReleaseEntry } from './entry.ts';
import { compareStacks, stackAt } from './stack.ts';

/** Names by which only this release is meant: each component that moved, with its version, and with what is new in that. */
export function movedNames(entry: ReleaseEntry, entries: readonly ReleaseEntry[]): string[] {
  const { stack } = entry.record;
  const before = entries[entries.indexOf(entry) - 1];
  if (!stack || !before) return [];
  const moves = compareStacks(stackAt(entries, before.record.version)?.stack, stack);
  const names = moves.flatMap(({ component, before: from, now }) =>
    now === undefined || now === from
      ? []
      : versionsIn(now, from).flatMap((version) =>
          calledAs(component).map((name) => `${name} ${version}`),
        ),
  );
  return [...new Set(names)];
}

/** `7.0.2`, where it was `6.3.3` → `7.0.2`, `7.0` and `7`; where it was `7.0.1` → `7.0.2` alone. */
function versionsIn(now: string, before = ''): string[] {
  const known = new Set(numbersIn(before).flatMap(beginnings));
  return numbersIn(now)
    .flatMap(beginnings)
    .filter((one) => !known.has(one));
}

/** `15.4 to 16.2` → `15.4` and `16.2`. */
const numbersIn = (version: string): string[] => version.match(/\d+(?:\.\d+)*/g) ?? [];

/** `7.0.2` → `7`, `7.0`, `7.0.2`. */
function beginnings(version: string): string[] {
  const parts = version.split('.').slice(0, 3);
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'));
}

/** Nobody types the maker, nor what kind of thing it is: `Apache Tomcat`, `PostgreSQL driver`, `Spring Framework`, `Node.js`. */
function calledAs(component: string): string[] {
  const plain = component.replace(/^Apache /, '').replace(/ \([^()]*\)$/, '');
  const short = plain.replace(/ (?:driver|framework|API|JDK|SDK)$/i, '');
  return [...new Set([plain, short, short.replace(/\.js$/i, '')])];
}
