// The address ↔ what was chosen, and the pages that this makes, in order.
import type { Runbook } from '../runbook-file.ts';
import { type Chosen, isOnTheWay, pageOf } from '../runbook-pages.ts';

export type Plan = { title: string; steps: PlannedStep[] }[];
export type PlannedStep = { id: string; minutes?: readonly [number, number] };

/** A choice that the address asks for in vain. */
export type Unknown = { name: string; label: string; value: string };

/** First options where the address names none that there are. */
export function readChosen(
  { choices }: Runbook,
  query: URLSearchParams,
): { chosen: Chosen; unknown: Unknown[] } {
  const unknown: Unknown[] = [];
  const chosen: Record<string, string> = {};
  for (const [name, { label, options }] of Object.entries(choices)) {
    const value = query.get(name);
    const isThere = value !== null && Object.hasOwn(options, value);
    if (value !== null && !isThere) unknown.push({ name, label, value });
    chosen[name] = isThere ? value : (Object.keys(options)[0] ?? '');
  }
  return { chosen, unknown };
}

/** Those that are asked for this way. */
export const askedChoices = ({ choices }: Runbook, chosen: Chosen) =>
  Object.entries(choices).filter(([, choice]) => isOnTheWay(choice, chosen));

/** In words. */
export const chosenLabels = (runbook: Runbook, chosen: Chosen): string[] =>
  askedChoices(runbook, chosen).flatMap(([name, { options }]) => options[chosen[name] ?? ''] ?? []);

export function formatChosen(runbook: Runbook, chosen: Chosen): string {
  const requested = askedChoices(runbook, chosen).map(([name]): [string, string] => [
    name,
    chosen[name] ?? '',
  ]);
  return `?${new URLSearchParams(requested)}`;
}

/** Phases without a step on this way are omitted. */
export function planOf({ phases }: Runbook, chosen: Chosen): Plan {
  return phases
    .map(({ title, steps }) => ({
      title,
      steps: steps
        .filter((step) => isOnTheWay(step, chosen))
        .map((step) => ({
          id: pageOf(step, chosen),
          ...(step.minutes ? { minutes: step.minutes } : {}),
        })),
    }))
    .filter(({ steps }) => steps.length > 0);
}

/** Group of tabs → the label of the one that stays. */
export function chosenTabs({ choices }: Runbook, chosen: Chosen): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices)
      .filter(([, { tabs }]) => tabs)
      .map(([name, { options }]) => [name, options[chosen[name] ?? ''] ?? '']),
  );
}
