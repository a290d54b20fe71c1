// A tutorial of several pages: the part that was read last is kept on this device, and its first page offers to go on there.
import { keep, readKept } from '../../../engine/browser.ts';

/** Start page → the part that was read last. */
const KEY = 'learn-tutorials';

export function start(): void {
  const nav = document.querySelector<HTMLElement>('[data-tutorial]:not([data-ready])');
  if (!nav) return;
  nav.dataset.ready = '';
  const key = nav.dataset.tutorial ?? '';
  const current = nav.querySelector<HTMLAnchorElement>('[aria-current=step]');
  if (current) keep(KEY, { ...readKept(KEY), [key]: current.pathname });
  else offer(nav, readKept(KEY)[key]);
}

/** What was kept must still be a part. */
function offer(nav: HTMLElement, kept: unknown): void {
  const part = [...nav.querySelectorAll<HTMLAnchorElement>('ol a')].find(
    ({ pathname }) => pathname === kept,
  );
  const link = nav.querySelector<HTMLAnchorElement>('[data-tutorial-again]');
  if (!part || !link) return;
  link.href = part.href;
  link.append(` ${part.textContent}`);
  link.hidden = false;
}
