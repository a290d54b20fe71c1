// The lists that have arrived, and what is done → how much that is: in all, and of each part; and which step comes next.
import type { Plan } from './choose.ts';
import type { Done } from './ticks.ts';
import type { Checklist } from './to-checklist.ts';

export type Count = { done: number; total: number };
export type NextStep = { part: string; key: string; words: string };
export type Counted = Count & {
  /** By id; those that have arrived. */
  parts: ReadonlyMap<string, Count>;
  next: NextStep | undefined;
};

export function countSteps(
  plan: Plan,
  listOf: (id: string) => Checklist | undefined,
  done: Done,
): Counted {
  const parts = new Map<string, Count>();
  let next: NextStep | undefined;
  for (const { id } of plan.flatMap(({ steps }) => steps)) {
    const list = listOf(id);
    if (!list) continue;
    const waiting = list.steps.filter(({ key }) => !done[key]);
    parts.set(id, { done: list.steps.length - waiting.length, total: list.steps.length });
    if (waiting[0]) next ??= { part: id, ...waiting[0] };
  }
  return { ...sum([...parts.values()]), parts, next };
}

/** Of a phase; nothing until all of it has arrived. */
export function countPhase({ steps }: Plan[number], { parts }: Counted): Count {
  const counts = steps.flatMap(({ id }) => parts.get(id) ?? []);
  return sum(counts.length === steps.length ? counts : []);
}

export const isAllDone = ({ done, total }: Count): boolean => total > 0 && done === total;

const sum = (counts: readonly Count[]): Count => ({
  done: counts.reduce((all, { done }) => all + done, 0),
  total: counts.reduce((all, { total }) => all + total, 0),
});
