// Keys below the input: arrows walk links and buttons one by one and end in the input, letters go on in it.

const STOPS = '.search-panel :is(a, .search-choice):not([tabindex="-1"])';

/** @returns  whether the key is spent. */
export function onPanelKey(event: KeyboardEvent, host: HTMLElement, input: HTMLElement): boolean {
  const { key } = event;
  const target = event.target as HTMLElement;
  const isRadio = target instanceof HTMLInputElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (!isRadio && (key === 'ArrowDown' || key === 'ArrowUp')) {
    const stops = stopsOf(host);
    const own = target.closest('li')?.querySelector<HTMLElement>(STOPS) ?? target;
    (stops[stops.indexOf(own) + (key === 'ArrowDown' ? 1 : -1)] ?? input).focus();
    return true;
  }
  if ([...key].length === 1 && key !== ' ') input.focus();
  return false;
}

/** @param at  0: the first, -1: the last. */
export function focusStop(host: HTMLElement, at: 0 | -1): boolean {
  const stop = stopsOf(host).at(at);
  stop?.focus();
  return stop !== undefined;
}

function stopsOf(host: HTMLElement): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>(STOPS)];
}
