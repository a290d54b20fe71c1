// A step of a runbook and what was chosen → whether it is on the way, and its page. Runs in islands too.
import type { Condition, RunbookStep } from './runbook-file.ts';

/** Choice → option. */
export type Chosen = Readonly<Record<string, string>>;

/** Of a step or a choice: is it on the way of who has chosen so? */
export const isOnTheWay = ({ when }: { when: Condition }, chosen: Chosen): boolean =>
  Object.entries(when).every(([name, wanted]) => [wanted].flat().includes(chosen[name] ?? ''));

/** The page of a step for what was chosen. */
export const pageOf = ({ page }: RunbookStep, chosen: Chosen): string =>
  page.replace(/\{(\w+)\}/g, (whole, name: string) => chosen[name] ?? whole);
