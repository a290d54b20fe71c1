// A guide as the build publishes it → its part of a runbook: the chosen tabs alone, and a box to tick at every step.
import { type GuideExtract, runbookHtml } from '../guide-html.ts';
import { stepKey, wordsFor } from './step-key.ts';

/** A step, and the sentence that stands for it. */
export type Step = { key: string; words: string };

export type Checklist = {
  /** To be put into the page as it is: there is one of it. */
  body: Element;
  /** In order. */
  steps: Step[];
  /** Names of the values that its commands show. */
  values: string[];
};

/** @param tabs  group → label of the tab that stays; of other groups all stay, one below the other. */
export function toChecklist(
  id: string,
  { pieces }: GuideExtract,
  tabs: Readonly<Record<string, string>>,
): Checklist {
  // Nothing in a template is loaded before it is shown.
  const template = document.createElement('template');
  const body = document.createElement('article');
  body.className = 'article';
  template.content.append(body);
  body.innerHTML = runbookHtml(pieces, tabs);
  const items = [...body.querySelectorAll('.ticked-item')];
  const steps = items.map((item) => ({ key: stepKey(id, item), words: wordsFor(item) }));
  for (const [i, item] of items.entries()) nameStep(item, steps[i]);
  const values = [...body.querySelectorAll<HTMLElement>('[data-value]')];
  return { body, steps, values: [...new Set(values.map((one) => one.dataset.value ?? ''))] };
}

function nameStep(item: Element, { key, words }: Step = { key: '', words: '' }): void {
  const box = item.querySelector<HTMLElement>(':scope > .tick');
  if (box) box.dataset.step = key;
  box?.setAttribute('aria-label', words);
  const line = item.querySelector(':scope > .step-line');
  if (line) line.textContent = words;
}
