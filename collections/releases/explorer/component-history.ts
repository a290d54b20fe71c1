// Component versions of all releases → the history of each component: which version since when, and until when.
import type { LineData, ReleaseIndex, VersionData } from '../data.ts';

/** `version` undefined: not in the list any more. */
export type Step = { version: string | undefined; release: VersionData };

export type ComponentHistory = { group: string; component: string; steps: Step[] };

/** In the order of the latest list; components that are in no list any more come after those that are. */
export function componentHistories(
  lines: readonly LineData[],
  { versions }: ReleaseIndex,
): ComponentHistory[] {
  const stacks = new Map(lines.flat().map(({ version, stack }) => [version, stack]));
  const listed = versions.flatMap((release) => {
    const stack = stacks.get(release.version);
    return stack ? [{ release, stack }] : [];
  });
  const histories = new Map<string, ComponentHistory>();
  for (const { release, stack } of listed) {
    const seen = new Set<string>();
    for (const [group, components] of Object.entries(stack))
      for (const [component, version] of Object.entries(components)) {
        const key = `${group}\n${component}`;
        seen.add(key);
        const history = histories.get(key) ?? { group, component, steps: [] };
        histories.set(key, history);
        if (history.steps.at(-1)?.version !== version) history.steps.push({ version, release });
      }
    for (const [key, { steps }] of histories)
      if (!seen.has(key) && steps.at(-1)?.version !== undefined)
        steps.push({ version: undefined, release });
  }
  return sortHistories([...histories.values()], listed.at(-1)?.stack ?? {});
}

function sortHistories(
  histories: ComponentHistory[],
  latest: Record<string, Record<string, string>>,
): ComponentHistory[] {
  const groups = [...new Set([...Object.keys(latest), ...histories.map(({ group }) => group)])];
  const isGone = ({ steps }: ComponentHistory) => steps.at(-1)?.version === undefined;
  return histories.sort(
    (a, b) =>
      groups.indexOf(a.group) - groups.indexOf(b.group) ||
      Number(isGone(a)) - Number(isGone(b)) ||
      a.component.localeCompare(b.component, 'en'),
  );
}

/** Steps whose first number is another one than before: the moves that matter. */
export function majorSteps(steps: readonly Step[]): Step[] {
  const first = (version: string | undefined) => /\d+/.exec(version ?? '')?.[0];
  return steps.filter((step, i) => i === 0 || first(step.version) !== first(steps[i - 1]?.version));
}
