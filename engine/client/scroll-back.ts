// A page that scripts still draw is too short for its reader's place: it scrolls as it grows. Loaded by such a page alone.

/** @param y  in pixels. Ends when it is reached, or when the reader does something. */
export function scrollAsItGrows(y: number): void {
  const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'learn:page'];
  const stop = () => {
    observer.disconnect();
    for (const sign of signs) removeEventListener(sign, stop);
  };
  const observer = new ResizeObserver(() => {
    scrollTo({ top: y, behavior: 'instant' });
    if (scrollY > y - 2) stop();
  });
  observer.observe(document.body);
  for (const sign of signs) addEventListener(sign, stop, { passive: true });
}
