// The first sign that somebody is at the page, not only a browser that has loaded it.

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];

let isInUse = false;

/** At once, where there was a sign before; who comes by a fragment or a query is there for something. */
export function whenUsed(act: () => void): void {
  if (isInUse || location.hash || location.search) {
    act();
    return;
  }
  const begin = () => {
    isInUse = true;
    for (const type of SIGNS) removeEventListener(type, begin);
    act();
  };
  for (const type of SIGNS) addEventListener(type, begin, { passive: true });
}
