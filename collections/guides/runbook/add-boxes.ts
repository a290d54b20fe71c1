// The steps of a guide → each with a box to tick, and folded to its first sentence once it is done.
import { firstWords, stepKey } from './step-key.ts';

/** A step, and the sentence that stands for it. */
export type Step = { key: string; words: string };

/** In order. Single lines, such as those of a list of tasks, have nothing to fold. */
export function addBoxes(id: string, article: Element): Step[] {
  return [...article.querySelectorAll('.steps > ol > li, li.task')].map((item) => {
    const step = { key: stepKey(id, item), words: firstWords(item) };
    item.querySelector(':scope > input[type=checkbox]')?.remove();
    item.classList.add('ticked-item');
    if (!item.matches('.task')) makeFoldable(item, step.words);
    item.prepend(...makeBox(item.ownerDocument, step));
    return step;
  });
}

function makeBox(page: Document, { key, words }: Step): HTMLElement[] {
  const box = page.createElement('input');
  box.type = 'checkbox';
  box.className = 'tick';
  box.dataset.step = key;
  box.setAttribute('aria-label', words);
  const time = page.createElement('span');
  time.className = 'tick-time';
  return [box, time];
}

function makeFoldable(item: Element, words: string): void {
  const page = item.ownerDocument;
  const line = page.createElement('button');
  line.type = 'button';
  line.className = 'step-line';
  line.textContent = words;
  line.hidden = true;
  const body = page.createElement('div');
  body.className = 'step-body';
  body.append(...item.childNodes);
  item.append(line, body);
}
