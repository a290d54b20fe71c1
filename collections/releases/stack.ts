// Component versions of releases → what applies to a version, and what moved between two.
import { lookUp } from '../../engine/shared.ts';
import type { Stack } from './record.ts';

/** What a release's list of components says, and which release's list that is. */
export type StackAt = { version: string; stack: Stack };

type WithStack = { record: { version: string; stack?: Stack | undefined } };

/** The last list up to and including a version: a release without one has that of the release before. */
export function stackAt(releases: readonly WithStack[], version: string): StackAt | undefined {
  const at = releases.findIndex(({ record }) => record.version === version);
  for (let i = at; i >= 0; i--) {
    const record = releases[i]?.record;
    if (record?.stack) return { version: record.version, stack: record.stack };
  }
  return undefined;
}

export type Move = {
  group: string;
  component: string;
  /** Undefined: not in the list. */
  before?: string;
  now?: string;
  /** `major`: the first number of the version is another one. */
  jump: 'none' | 'minor' | 'major' | 'new' | 'gone';
};

/** Every component of either list: the order of the later one, what is gone at the end of its group. */
export function compareStacks(before: Stack | undefined, now: Stack | undefined): Move[] {
  const groups = [...new Set([...Object.keys(now ?? {}), ...Object.keys(before ?? {})])];
  return groups.flatMap((group) => {
    const [then, after] = [lookUp(before ?? {}, group) ?? {}, lookUp(now ?? {}, group) ?? {}];
    const components = [...new Set([...Object.keys(after), ...Object.keys(then)])];
    return components.map((component) =>
      moveOf(group, component, lookUp(then, component), lookUp(after, component)),
    );
  });
}

function moveOf(
  group: string,
  component: string,
  before: string | undefined,
  now: string | undefined,
): Move {
  return {
    group,
    component,
    ...(before === undefined ? {} : { before }),
    ...(now === undefined ? {} : { now }),
    jump: jumpOf(before, now),
  };
}

function jumpOf(before: string | undefined, now: string | undefined): Move['jump'] {
  if (before === undefined) return 'new';
  if (now === undefined) return 'gone';
  if (before === now) return 'none';
  const [major] = majorsOf(now);
  return major !== undefined && majorsOf(before).includes(major) ? 'minor' : 'major';
}

/** `17/21` → 17 and 21; `15.4 to 16.2` → 15 and 16. */
const majorsOf = (version: string): string[] =>
  (version.match(/\d[\w.]*/g) ?? []).map((one) => /^\d+/.exec(one)?.[0] ?? one);
