// The script of every page: gives life to what is there, now and after each move to another page.
import { anchoredElement } from './anchor.ts';
import { linkTo } from './files.ts';
import { loadForSome, whenUsed } from './first-use.ts';
import { type InUse, loadInUse, startInUse, withInUse } from './load-interaction.ts';
import { showMine, startMine } from './mine/mine.ts';
import { startNavigation } from './nav/navigation.ts';
import { restorePosition } from './nav/position.ts';
import { enhanceSidebar, startSidebar } from './nav/sidebar.ts';
import { addCodeTools, startCopying } from './page/copy.ts';
import { enhanceTabs, openAnchored } from './page/reveal.ts';
import { makeScrollable } from './page/scrollable.ts';
import { startTheme } from './page/theme.ts';
import { type Search, startSearch } from './search/open.ts';
import { TASKS_KEY, VALUES_KEY } from './storage-keys.ts';
import type { ClientTexts } from './texts.ts';

/**
 * @param loadUse     for readers who do anything.
 * @param loadSearch  for readers who mean to search.
 * @param more  what this site's pages need besides, for each page that is shown.
 * @returns     shows the open page again, for the development server.
 */
export function start(
  texts: ClientTexts,
  loadUse: () => Promise<InUse>,
  loadSearch: () => Promise<Search>,
  more: readonly (() => void)[],
): () => Promise<void> {
  startInUse(loadUse);
  const showSearch = startSearch(loadSearch);
  const enhance = () => {
    applyStyles();
    showMine();
    enhanceTabs();
    openAnchored();
    followMovedAnchor();
    inTurn([
      enhanceSidebar,
      () => whenUsed(() => withInUse(({ watchPage }) => watchPage())),
      () => makeScrollable(texts),
      () => addCodeTools(texts),
      () => loadRest(texts),
      showSearch,
      ...more,
    ]);
  };
  startTheme(texts);
  startCopying(texts);
  startMine();
  startSidebar(texts);
  startNavigation(enhance);
  // An island has brought content of other pages.
  addEventListener('learn:content', () => makeScrollable(texts));
  addEventListener('hashchange', () => {
    openAnchored();
    followMovedAnchor();
  });
  document.addEventListener('click', ({ target }) => {
    const figure = (target as Element).closest('.diagram');
    if (figure) void import('./page/diagram.ts').then((one) => one.enlargeDiagram(figure, texts));
  });
  enhance();
  restorePosition();
  return async () => (await loadInUse()).refresh(enhance);
}

/** Each step in its own task, so that none keeps a reader's key or tap waiting. */
function inTurn([step, ...rest]: (() => void)[]): void {
  setTimeout(() => {
    step?.();
    if (rest.length) inTurn(rest);
  });
}

/**
 * The policy forbids styles in a page, and lets a script set them: those of an island's first state. Once: later they
 * are React's.
 */
function applyStyles(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-style]')) {
    one.style.cssText = one.dataset.style ?? '';
    delete one.dataset.style;
  }
}

/** A heading that moved to another page left its old anchor here, with the new address. */
function followMovedAnchor(): void {
  const to = anchoredElement()?.dataset.moved;
  if (to) location.replace(linkTo(to));
}

/** What only some pages need is loaded by those. */
function loadRest(texts: ClientTexts): void {
  const box = document.querySelector<HTMLElement>('[data-near-pages]');
  if (box) void import('./nav/near-pages.ts').then((one) => one.showNearPages(box));
  loadForSome('[data-filter]', () => import('./page/filter.ts'));
  loadForSome('.runs', () =>
    import('./page/print.ts').then(({ startPrinting }) => ({
      start: () => withInUse(({ texts: { printed } }) => startPrinting(printed)),
    })),
  );
  loadForSome('[data-values]', () => import('./page/values.ts'), VALUES_KEY);
  loadForSome('.task', () => import('./page/tasks.ts'), TASKS_KEY);
  if (document.querySelector('.article img:not(.demo img), .video'))
    void import('./page/media.ts').then((one) => one.enhanceMedia(texts));
}
