// A dialog or form with its input → all that is drawn below it, by Preact. The input itself stays as it is.
/** @jsxImportSource preact */
import { render } from 'preact';
import type { Mounted, SearchKit } from '../session.ts';
import { SearchView } from './SearchView.tsx';

export function mount(host: HTMLElement, kit: SearchKit): Mounted {
  const input = host.querySelector('input') as HTMLInputElement;
  const box = document.createElement('div');
  box.className = 'search-view';
  prepare(host, input, kit);
  host.append(box);
  let turn = 0;
  return {
    show() {
      turn += 1;
      render(<SearchView kit={kit} host={host} input={input} turn={turn} />, box);
    },
    end: () => render(null, box),
  };
}

/** What is pressed below the input leaves the focus in it: typing goes on, and a phone keeps its keyboard. */
function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest('a, label, button')) event.preventDefault();
}

/** The form of the search page begins with the query of its address, or with what was typed before this was loaded. */
function prepare(host: HTMLElement, input: HTMLInputElement, { texts }: SearchKit): void {
  const attributes = {
    role: 'combobox',
    'aria-label': texts.label,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    dir: 'auto',
    placeholder: texts.placeholder,
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  if (host instanceof HTMLDialogElement) {
    host.setAttribute('aria-label', texts.label);
    host.addEventListener('mousedown', keepFocus);
    return;
  }
  host.addEventListener('submit', (event) => event.preventDefault());
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (matchMedia('(hover: hover)').matches) input.focus({ preventScroll: true });
}
