// The script of every page: gives life to what is there, now and after each move to another page.
import { anchoredElement } from './anchor.ts';
import { startCopying } from './copy.ts';
import { whenUsed } from './first-use.ts';
import { refresh, restorePosition, startNavigation } from './navigation.ts';
import { startOutline, watchOutline } from './outline.ts';
import { makeScrollable } from './scrollable.ts';
import { type Search, startSearch } from './search/open.ts';
import { enhanceSidebar, startSidebar } from './sidebar.ts';
import { enhanceTabs, openAnchoredTab } from './tabs.ts';
import type { ClientTexts } from './texts.ts';
import { startTheme } from './theme.ts';
import { VALUES_KEY } from './values-key.ts';

/**
 * @param loadSearch  for readers who mean to search.
 * @param more  what this site's pages need besides, for each page that is shown.
 * @returns     shows the open page anew, for the development server.
 */
export function start(
  texts: ClientTexts,
  loadSearch: () => Promise<Search>,
  more: readonly (() => void)[],
): () => Promise<void> {
  const showSearch = startSearch(loadSearch);
  const enhance = () => {
    enhanceTabs();
    openAnchoredTab();
    followMovedAnchor();
    inTurn([
      enhanceSidebar,
      watchOutline,
      () => makeScrollable(texts),
      () => loadForSome(texts),
      showSearch,
      ...more,
    ]);
  };
  startTheme(texts);
  startCopying(texts);
  startOutline();
  startSidebar(texts);
  startNavigation(texts, enhance);
  // An island has brought content of other pages.
  addEventListener('learn:content', () => makeScrollable(texts));
  addEventListener('hashchange', () => {
    openAnchoredTab();
    followMovedAnchor();
  });
  keepVersionLinks();
  enhance();
  restorePosition();
  return () => refresh(enhance);
}

/** Each step in a task of its own, so that none keeps a reader's key or tap waiting. */
function inTurn([step, ...rest]: (() => void)[]): void {
  setTimeout(() => {
    step?.();
    if (rest.length) inTurn(rest);
  });
}

/** A heading that moved to another page left its old anchor here, with the new address. */
function followMovedAnchor(): void {
  const to = anchoredElement()?.dataset.moved;
  if (to) location.replace(to);
}

/** Links to other versions lead to this same page there. */
function keepVersionLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-version-base]');
    const base = document.documentElement.dataset.base ?? '/';
    if (link) link.href = (link.dataset.versionBase ?? '/') + location.pathname.slice(base.length);
  });
}

/** What only some pages need is loaded by those. */
function loadForSome(texts: ClientTexts): void {
  const box = document.querySelector<HTMLElement>('[data-near-pages]');
  if (box) void import('./near-pages.ts').then(({ showNearPages }) => showNearPages(box));
  if (document.querySelector('[data-filter]'))
    whenUsed(() => void import('./filter.ts').then(({ startFilters }) => startFilters()));
  if (document.querySelector('[data-values]')) {
    const show = () => void import('./values.ts').then(({ startValues }) => startValues());
    if (hasValues()) show();
    else whenUsed(show);
  }
  if (document.querySelector('.article img:not(.demo img), .video'))
    void import('./media.ts').then(({ enhanceMedia }) => enhanceMedia(texts));
}

/** Has the reader filled any in? See `values.ts`. */
function hasValues(): boolean {
  try {
    return localStorage.getItem(VALUES_KEY) !== null;
  } catch {
    return false;
  }
}
