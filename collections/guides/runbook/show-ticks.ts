// Which steps are done → shown on the boxes of a part; a step that is done is one line until it is opened again.
import { fill } from '../../releases/explorer/fill.ts';

let format: Intl.DateTimeFormat | undefined;

/**
 * @param done  key → when, ISO 8601.
 * @param next  key of the step that comes next.
 * @param label what is said beside a step that is done, with its `{time}`.
 */
export function showTicks(
  root: Element,
  done: Readonly<Record<string, string>>,
  next: string | undefined,
  label: string,
): void {
  for (const box of root.querySelectorAll<HTMLInputElement>('.tick')) {
    const key = box.dataset.step ?? '';
    showTick(box, done[key], label);
    box.closest('li')?.classList.toggle('is-next', key === next);
  }
}

function showTick(box: HTMLInputElement, when: string | undefined, label: string): void {
  const item = box.closest('li');
  const isDone = when !== undefined;
  box.checked = isDone;
  if (!item || item.classList.contains('is-ticked') === isDone) return;
  item.classList.toggle('is-ticked', isDone);
  format ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' });
  const time = item.querySelector(':scope > .tick-time');
  if (time) time.textContent = when ? fill(label, { time: format.format(new Date(when)) }) : '';
  fold(item, isDone);
}

/** Folded, it is still found by the browser's own search, and printed. */
function fold(item: Element, isFolded: boolean): void {
  const line = item.querySelector<HTMLElement>(':scope > .step-line');
  const body = item.querySelector<HTMLElement>(':scope > .step-body');
  if (!line || !body) return;
  line.hidden = !item.classList.contains('is-ticked');
  line.setAttribute('aria-expanded', String(!isFolded));
  if (isFolded) body.setAttribute('hidden', 'until-found');
  else body.removeAttribute('hidden');
}

/** Calls back when a box is ticked; folds and unfolds steps. Returns what ends it. */
export function listenToTicks(
  root: HTMLElement,
  tick: (key: string, isDone: boolean) => void,
): () => void {
  const change = ({ target }: Event) => {
    const box = target as HTMLInputElement;
    if (box.dataset.step) tick(box.dataset.step, box.checked);
  };
  const click = ({ target }: Event) => {
    const line = (target as Element).closest('.step-line');
    if (line?.parentElement)
      fold(line.parentElement, line.getAttribute('aria-expanded') === 'true');
  };
  const found = ({ target }: Event) => {
    const item = (target as Element).closest('.ticked-item');
    if (item) fold(item, false);
  };
  const listeners = { change, click, beforematch: found };
  for (const [type, listen] of Object.entries(listeners)) root.addEventListener(type, listen);
  return () => {
    for (const [type, listen] of Object.entries(listeners)) root.removeEventListener(type, listen);
  };
}
