// Another page of the site → swapped in place of the one that is shown, with title, sidebar and focus as after a page load.
import { fill } from '../../text/fill.ts';
import { anchoredElement } from '../anchor.ts';
import { announce } from '../page/announce.ts';
import { showFace } from '../page/face.ts';
import type { LaterTexts } from '../texts.ts';
import { fetchPage } from './page-cache.ts';
import { markShown, savePosition, scrollBack } from './position.ts';
import { swapSidebar } from './sidebar-tree.ts';

/** Counts the moves that readers requested: only the last of them is shown. */
let lastTurn = 0;

/** What is on its way is no longer wanted. */
export function dropVisit(): void {
  lastTurn += 1;
}

export type Visit = { texts: LaterTexts; enhance: () => void; y?: number; isBack?: boolean };

/** Show another page in this document. */
export async function visit(url: URL, options: Visit): Promise<void> {
  lastTurn += 1;
  const turn = lastTurn;
  const root = document.documentElement;
  const clickedAt = performance.now();
  const busy = setTimeout(() => root.classList.add('loading'), 150);
  const found = await fetchPage(url);
  clearTimeout(busy);
  root.classList.remove('loading');
  if (turn !== lastTurn) return;
  if (!found || !isSameSite(found.page)) {
    location.assign(url);
    return;
  }
  const at = new URL(found.path + url.hash, url);
  if (!options.isBack) {
    savePosition();
    history.pushState({ y: 0 }, '', at);
    showFace(clickedAt);
  }
  show(found.page, options.enhance);
  document.body.classList.add('moved');
  place(at, options.y);
  const title = document.querySelector('h1')?.textContent ?? document.title;
  announce(fill(options.texts.arrived, { title }));
}

/** The page's own style sheets come after it, and move what is in it. */
function goTo(target: HTMLElement): void {
  const go = () => {
    // From above: what stays in sight, once the page is scrolled below it, counts as being there already.
    scrollTo({ top: 0, behavior: 'instant' });
    target.scrollIntoView({ behavior: 'instant' });
    return true;
  };
  go();
  if (document.querySelector('main link[rel=stylesheet]'))
    void import('./scroll-back.ts').then((one) => {
      // Another page may be shown by now.
      if (target.isConnected) one.placeAsItChanges(go);
    });
}

/** A new build of the site has other scripts and styles: then the page is loaded whole. */
function isSameSite(next: Document): boolean {
  const assets = (page: Document) =>
    [...page.querySelectorAll('head > link[rel=stylesheet], script[src]')].map(
      (one) => one.getAttribute('href') ?? one.getAttribute('src'),
    );
  return next.getElementById('site-frame') !== null && `${assets(next)}` === `${assets(document)}`;
}

function show(next: Document, enhance: () => void): void {
  markShown();
  swap(next);
  enhance();
  dispatchEvent(new Event('learn:page'));
}

function swap(next: Document): void {
  document.title = next.title;
  for (const selector of [
    'meta[name=description]',
    'meta[name=robots]',
    'link[rel=canonical]',
    'link[rel=alternate]',
    '#dev-diagnostics',
  ])
    replaceInHead(selector, next);
  for (const selector of ['.banner', '.version-list']) {
    const fresh = next.querySelector(selector);
    if (fresh) document.querySelector(selector)?.replaceWith(fresh);
  }
  document.body.className = next.body.className;
  const section = next.body.dataset.sidebar ?? '';
  document.body.dataset.sidebar = section;
  for (const link of document.querySelectorAll<HTMLElement>('.header [data-section]')) {
    if (link.dataset.section === section) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const menu = document.getElementById('site-menu');
  const nextMenu = next.getElementById('site-menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
  if (menu && nextMenu) swapSidebar(menu, nextMenu);
  for (const old of document.querySelectorAll('#site-frame > :not(#site-menu)')) old.remove();
  document
    .getElementById('site-frame')
    ?.append(...next.querySelectorAll('#site-frame > :not(#site-menu)'));
}

function replaceInHead(selector: string, next: Document): void {
  document.head.querySelector(selector)?.remove();
  const fresh = next.head.querySelector(selector);
  if (fresh) document.head.append(fresh);
}

/** Scroll and focus as an ordinary page load would. */
function place(url: URL, y: number | undefined): void {
  const target = anchoredElement(url.hash);
  document.getElementById('site-content')?.focus({ preventScroll: true });
  if (y !== undefined) scrollBack(y);
  else if (target) goTo(target);
  else scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Fetch the open page again and show it where it is: for the development server. A page that can't be made
 * brings only what is wrong with it, and leaves the last good one in sight.
 */
export async function refresh(enhance: () => void): Promise<void> {
  const turn = lastTurn;
  const url = new URL(location.href);
  const found = await fetchPage(url);
  // Another page was on its way, and is there by now.
  if (turn !== lastTurn || url.pathname !== location.pathname) return;
  if (!found || !isSameSite(found.page)) return location.reload();
  if (!found.page.getElementById('site-content')) {
    replaceInHead('#dev-diagnostics', found.page);
    dispatchEvent(new Event('learn:page'));
    return;
  }
  const y = scrollY;
  show(found.page, enhance);
  scrollTo({ top: y, behavior: 'instant' });
}
