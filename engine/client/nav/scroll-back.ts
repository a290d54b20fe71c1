// A page that scripts still draw is too short for its reader's place: it scrolls as it grows. Loaded by such a page alone.

const SIGNS = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate', 'learn:page'];
/** What comes above the reader's place pushes it down, also once it was reached. */
const QUIET_MS = 5000;
/** Longer than `navigation.ts` waits before it saves how far the page is scrolled. */
const SAVED_MS = 200;

/** @param y  in pixels. Ends when the reader does something, or when it is reached and the page has grown no more for a while. */
export function scrollAsItGrows(y: number): void {
  let quiet = 0;
  let saving = 0;
  const stop = () => {
    clearTimeout(quiet);
    clearTimeout(saving);
    observer.disconnect();
    removeEventListener('scroll', keep);
    for (const sign of SIGNS) removeEventListener(sign, stop);
  };
  /** While the page is too short, it is scrolled less far than its reader was. */
  const keep = () => {
    clearTimeout(saving);
    saving = window.setTimeout(() => history.replaceState({ ...history.state, y }, ''), SAVED_MS);
  };
  const observer = new ResizeObserver(() => {
    scrollTo({ top: y, behavior: 'instant' });
    clearTimeout(quiet);
    if (scrollY > y - 2) quiet = window.setTimeout(stop, QUIET_MS);
  });
  observer.observe(document.body);
  for (const sign of SIGNS) addEventListener(sign, stop, { passive: true });
  addEventListener('scroll', keep, { passive: true });
  keep();
}
