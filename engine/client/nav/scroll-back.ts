// A page that scripts or style sheets still change → scrolled to its reader's place as it changes. Loaded by such a page alone.

const SIGNS = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate', 'learn:page'];
/** What comes above the reader's place pushes it down, also once it was reached. */
const QUIET_MS = 5000;
/** Longer than `navigation.ts` waits before it saves how far the page is scrolled. */
const SAVED_MS = 200;

/** @param y  in pixels. Ends when the reader does something, or when it is reached and the page has grown no more for a while. */
export function scrollAsItGrows(y: number): void {
  let saving = 0;
  /** While the page is too short, it is scrolled less far than its reader was. */
  const keep = () => {
    clearTimeout(saving);
    saving = window.setTimeout(() => history.replaceState({ ...history.state, y }, ''), SAVED_MS);
  };
  const place = () => {
    scrollTo({ top: y, behavior: 'instant' });
    return scrollY > y - 2;
  };
  placeAsItChanges(place, () => {
    clearTimeout(saving);
    removeEventListener('scroll', keep);
  });
  addEventListener('scroll', keep, { passive: true });
  keep();
}

/** @param place  scrolls; false where the page is too short for it. Ends as above. */
export function placeAsItChanges(place: () => boolean, end = () => {}): void {
  let quiet = 0;
  const stop = () => {
    clearTimeout(quiet);
    observer.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, stop);
    end();
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(quiet);
    if (place()) quiet = window.setTimeout(stop, QUIET_MS);
  });
  observer.observe(document.body);
  for (const sign of SIGNS) addEventListener(sign, stop, { passive: true });
}
