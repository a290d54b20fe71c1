// Values that a reader has filled in → shown in the commands of every page; kept on this device only.

import { fill } from '../../text/fill.ts';
import { lookUp } from '../../text/look-up.ts';
import { keep, readKept } from '../device-storage.ts';
import { withInUse } from '../load-interaction.ts';
import { VALUES_KEY } from '../storage-keys.ts';

/** What was typed since the page was loaded, where the browser keeps nothing. */
let memory: Record<string, unknown> = {};

function read(): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...memory, ...readKept(VALUES_KEY) }).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    ),
  );
}

function write(values: Record<string, string>): void {
  memory = keep(VALUES_KEY, values) ? {} : values;
}

/** Show what is kept, in all code and panels below `root`. */
export function showValues(root: ParentNode = document): void {
  const values = read();
  const own = (name = '') => lookUp(values, name) ?? '';
  for (const place of root.querySelectorAll<HTMLElement>('[data-value]')) {
    const name = place.dataset.value;
    place.textContent = own(name) || `<${name}>`;
    place.classList.toggle('is-set', own(name) !== '');
  }
  for (const panel of root.querySelectorAll<HTMLElement>('[data-values]')) showPanel(panel, own);
}

function showPanel(panel: HTMLElement, own: (name: string) => string): void {
  const inputs = [...panel.querySelectorAll('input')];
  for (const input of inputs)
    if (input !== document.activeElement || own(input.name) === '') input.value = own(input.name);
  const count = panel.querySelector<HTMLElement>('.values-count');
  const set = inputs.filter((input) => own(input.name) !== '').length;
  if (count) count.textContent = fill(count.dataset.text ?? '', { set, total: inputs.length });
}

/** What `loadForSome` calls. */
export { startValues as start };

let isStarted = false;

/** Once for all pages: typing in a panel, clearing, and the same in another tab. */
export function startValues(): void {
  showValues();
  if (isStarted) return;
  isStarted = true;
  document.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    if (!input.closest?.('[data-values]')) return;
    const { [input.name]: _old, ...others } = read();
    const value = input.value.trim();
    write(value ? { ...others, [input.name]: value } : others);
    showValues();
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-clear-values]');
    if (!button) return;
    write({});
    showValues();
    withInUse(({ announce }) => announce(button.dataset.clearValues ?? ''));
  });
  addEventListener('storage', ({ key }) => {
    if (key === VALUES_KEY || key === null) showValues();
  });
}
