// A dialog or form with its input → all that is drawn below it. The input itself stays as it is.
import { createRoot } from 'react-dom/client';
import type { Mounted, SearchContext } from '../session.ts';
import { SearchView } from './SearchView.tsx';

export function mount(host: HTMLElement, context: SearchContext): Mounted {
  const input = host.querySelector('input') as HTMLInputElement;
  const box = document.createElement('div');
  box.className = 'search-view';
  prepare(host, input, context);
  host.append(box);
  const root = createRoot(box);
  let turn = 0;
  return {
    show() {
      turn += 1;
      root.render(<SearchView context={context} host={host} input={input} turn={turn} />);
    },
    end: () => root.render(null),
  };
}

/** What is pressed below the input leaves the focus in it: typing goes on, and a phone keeps its keyboard. */
function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest('a, label, button')) event.preventDefault();
}

/** The form of the search page begins with the query of its address, or with what was typed before this was loaded. */
function prepare(host: HTMLElement, input: HTMLInputElement, { texts }: SearchContext): void {
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
