// Which page is shown, and how far it is scrolled: kept with its place in the history.

/** How far this page is scrolled, kept with its place in the history. */
export function savePosition(): void {
  history.replaceState({ ...history.state, y: scrollY }, '');
}

/** After a reload, and after coming back from another site, the page is where its reader left it. */
export function restorePosition(): void {
  const y: number | undefined = history.state?.y;
  if (y) scrollBack(y);
}

export function scrollBack(y: number): void {
  scrollTo({ top: y, behavior: 'instant' });
  if (scrollY < y - 2) void import('./scroll-back.ts').then((one) => one.scrollAsItGrows(y));
}

let shownPath = location.pathname;

export const isShown = (path: string): boolean => path === shownPath;

/** The page at the document's address is the one that is shown. */
export function markShown(): void {
  shownPath = location.pathname;
}
