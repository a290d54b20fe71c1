// A sequence of states → one at a time, with buttons and arrow keys; all of them where no script runs, and on paper.

import { anchoredElement } from '../../../engine/browser.ts';

/** For each page that is shown. */
export function start(): void {
  for (const box of document.querySelectorAll<HTMLElement>('.sequence:not([data-at])'))
    startSequence(box);
}

function startSequence(box: HTMLElement): void {
  const states = [...box.querySelectorAll<HTMLElement>(':scope > ol > [data-state]')];
  const buttons = [...box.querySelectorAll<HTMLButtonElement>('.sq-bar button')];
  const status = box.querySelector<HTMLElement>('.sq-bar [role=status]');
  const show = (wanted: number) => {
    const at = Math.min(Math.max(wanted, 0), states.length - 1);
    if (String(at) === box.dataset.at) return;
    const isFirst = box.dataset.at === undefined;
    box.dataset.at = String(at);
    states.forEach((state, i) => void state.classList.toggle('on', i === at));
    for (const one of buttons) one.setAttribute('aria-disabled', String(!states[at + byOf(one)]));
    if (status && !isFirst) say(status, states[at]);
  };
  const move = (by: number) => show(Number(box.dataset.at) + by);
  const named = anchoredElement();
  show(states.findIndex((state) => named && state.contains(named)));
  for (const button of buttons) {
    button.addEventListener('click', () => move(byOf(button)));
    // A click before this script came has left the focus; the tab key's has a ring.
    if (button.matches(':focus:not(:focus-visible)')) move(byOf(button));
  }
  box.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isBackwards = getComputedStyle(box).direction === 'rtl';
    const forward = isBackwards ? -1 : 1;
    const by = {
      ArrowRight: forward,
      ArrowLeft: -forward,
      ArrowDown: 1,
      ArrowUp: -1,
      Home: -states.length,
      End: states.length,
    }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  });
}

const byOf = ({ dataset }: HTMLElement): number => Number(dataset.by);

/** Seen: "2 of 4"; heard: the caption, too. */
function say(status: HTMLElement, state: HTMLElement | undefined): void {
  if (!state) return;
  const number = state.querySelector<HTMLElement>(':scope > .sq-n');
  const caption = document.createElement('span');
  caption.className = 'visually-hidden';
  const words = [...state.childNodes].filter((one) => one !== number && !isDrawing(one));
  caption.textContent = `: ${words
    .map(({ textContent }) => textContent)
    .join('')
    .trim()}`;
  status.replaceChildren(number?.title ?? '', caption);
}

const isDrawing = (node: Node): boolean =>
  node instanceof Element && node.classList.contains('screen');
