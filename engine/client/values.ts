// Values that a reader has filled in → shown in the commands of every page; kept on this device only.
import { announce } from './copy.ts';
import { fillText } from './texts.ts';

const KEY = 'learn-values';

let memory: Record<string, string> | undefined;

/** What is kept; where the browser keeps nothing, what was typed since the page was loaded. */
function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!kept || typeof kept !== 'object') return {};
    return Object.fromEntries(
      Object.entries(kept).filter((one): one is [string, string] => typeof one[1] === 'string'),
    );
  } catch {
    return memory ?? {};
  }
}

function write(values: Record<string, string>): void {
  memory = values;
  try {
    if (Object.keys(values).length) localStorage.setItem(KEY, JSON.stringify(values));
    else localStorage.removeItem(KEY);
  } catch {
    // Nothing can be kept here: then it lasts as long as the page.
  }
}

/** Show what is kept, in all code and panels below `root`. */
export function showValues(root: ParentNode = document): void {
  const values = read();
  const own = (name = '') => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');
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
  if (count)
    count.textContent = fillText(
      fillText(count.dataset.text ?? '', 'set', String(set)),
      'total',
      String(inputs.length),
    );
}

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
    announce(button.dataset.clearValues ?? '');
  });
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) showValues();
  });
}
