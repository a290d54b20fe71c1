// The runbook and what was chosen → the steps on the way, their pages, and what a page needs. Runs in islands too.
import { lookUp } from '../../engine/shared.ts';
import type { Condition, Runbook, RunbookStep } from './runbook-file.ts';

/** Choice → the options of which one must be chosen. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/** By id, in order; of a page that has several places, the first counts. */
export function pagesOf(runbook: Runbook): ReadonlyMap<string, Needs> {
  const pages = new Map<string, Needs>();
  for (const step of runbook.phases.flatMap(({ steps }) => steps))
    for (const { id, needs } of pagesOfStep(step, runbook))
      if (!pages.has(id)) pages.set(id, needs);
  return pages;
}

/** A step's page for each option that its name depends on; `label` is that of the option. */
export function pagesOfStep(
  step: RunbookStep,
  { choices }: Runbook,
): { id: string; needs: Needs; label?: string }[] {
  const needs = Object.fromEntries(
    Object.entries(step.when).map(([name, wanted]) => [name, [wanted].flat()]),
  );
  const name = /\{(\w+)\}/.exec(step.page)?.[1];
  if (name === undefined) return [{ id: step.page, needs }];
  const labels = lookUp(choices, name)?.options ?? {};
  return (lookUp(needs, name) ?? Object.keys(labels)).map((option) => ({
    id: pageOf(step, { [name]: option }),
    needs: { ...needs, [name]: [option] },
    label: lookUp(labels, option) ?? option,
  }));
}

/** A way that the page is part of: of choices that it doesn't depend on, the first options. */
export function wayTo(runbook: Runbook, needs: Needs): Chosen {
  const firsts = Object.entries(runbook.choices).map(([name, { options }]): [string, string] => [
    name,
    lookUp(needs, name)?.[0] ?? Object.keys(options)[0] ?? '',
  ]);
  return Object.fromEntries(firsts);
}

/** Choice → option. */
export type Chosen = Readonly<Record<string, string>>;

/** Of a step or a choice: is it on the way of who has chosen so? */
export const isOnTheWay = ({ when }: { when: Condition }, chosen: Chosen): boolean =>
  Object.entries(when).every(([name, wanted]) => [wanted].flat().includes(chosen[name] ?? ''));

/** The page of a step for what was chosen. */
export const pageOf = ({ page }: RunbookStep, chosen: Chosen): string =>
  page.replace(/\{(\w+)\}/g, (whole, name: string) => chosen[name] ?? whole);
