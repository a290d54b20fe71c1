// The first sign that somebody is at the page, not only a browser that has loaded it.

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];

let isInUse = false;
let waiting: (() => void)[] = [];

/** At once, where there was a sign before; who comes by a fragment or a query is there for something. */
export function whenUsed(act: () => void): void {
  if (isInUse || location.hash || location.search) act();
  else waiting.push(act);
}

function begin(): void {
  isInUse = true;
  for (const type of SIGNS) removeEventListener(type, begin);
  const acts = waiting;
  waiting = [];
  for (const act of acts) act();
}

// From the start, so that no sign is missed while a page is being prepared.
for (const type of SIGNS) addEventListener(type, begin, { passive: true });

// A box that was ticked before this script was here is one, too.
if (document.querySelector('.task > :checked')) begin();

/**
 * What only some pages need: loaded by a page that shows it.
 *
 * @param kept  key of this device's storage: where there is something, it is shown without a sign.
 */
export function loadForSome(
  selector: string,
  load: () => Promise<{ start(): void }>,
  kept = '',
): void {
  if (!document.querySelector(selector)) return;
  const act = () => void load().then(({ start }) => start());
  let isKept = false;
  try {
    isKept = kept in localStorage;
  } catch {
    // Storage may be switched off: then nothing is kept.
  }
  if (isKept) act();
  else whenUsed(act);
}
