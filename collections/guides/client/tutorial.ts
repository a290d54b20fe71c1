// A tutorial of several parts: the part that was read last is kept on this device, and its first page offers to go on there.
import { anchoredElement, keep, readKept } from '../../../engine/browser.ts';

/** Start page → the part that was read last. */
const KEY = 'learn-tutorials';

export function start(): void {
  const nav = document.querySelector<HTMLElement>('[data-tutorial]:not([data-ready])');
  if (!nav) return;
  nav.dataset.ready = '';
  const key = nav.dataset.tutorial ?? '';
  const current = nav.querySelector<HTMLAnchorElement>('[aria-current=step]');
  const keepPart = (part: string) => keep(KEY, { ...readKept(KEY), [key]: part });
  if (current) keepPart(placeOf(current));
  else {
    offer(nav, readKept(KEY)[key]);
    watchParts(nav, keepPart);
  }
}

const partsIn = (nav: HTMLElement) => [...nav.querySelectorAll<HTMLAnchorElement>('ol a')];
const placeOf = ({ pathname, hash }: HTMLAnchorElement) => pathname + hash;

/** Parts that are passages of this page: the one that is being read is kept. */
function watchParts(nav: HTMLElement, keepPart: (part: string) => void): void {
  const watcher = new IntersectionObserver(
    (all) => {
      const seen = all.filter(({ isIntersecting }) => isIntersecting).at(-1)?.target;
      const part = partsIn(nav).find(({ hash }) => seen && anchoredElement(hash) === seen);
      if (part) keepPart(placeOf(part));
    },
    { rootMargin: '0px 0px -50%' },
  );
  for (const { hash } of partsIn(nav)) {
    const heading = hash && anchoredElement(hash);
    if (heading) watcher.observe(heading);
  }
}

/** What was kept must still be a part. */
function offer(nav: HTMLElement, kept: unknown): void {
  const part = partsIn(nav).find((one) => placeOf(one) === kept);
  const link = nav.querySelector<HTMLAnchorElement>('[data-tutorial-again]');
  if (!part || !link) return;
  link.href = part.href;
  link.append(` ${part.textContent}`);
  link.hidden = false;
}
