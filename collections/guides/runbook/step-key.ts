// A step of a guide → what its tick is kept under: the same in the runbook and on the guide's own page.
import { firstWords, fnv1a } from '../../../engine/shared.ts';

/** Keeps until the words of the step change; what a reader has filled in doesn't count. */
export const stepKey = (id: string, item: Element): string =>
  `${id} ${fnv1a(wordsOf(item)).toString(36)}`;

/** What stands for the step, such as in the label of its box. */
export const wordsFor = (item: Element): string => firstWords(wordsOf(item));

function wordsOf(item: Element): string {
  const copy = item.cloneNode(true) as Element;
  for (const value of copy.querySelectorAll<HTMLElement>('[data-value]'))
    value.textContent = `<${value.dataset.value}>`;
  return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
}
