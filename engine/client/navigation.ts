// Links inside the site → the page swapped in place, fetched as soon as a reader means to go there.
// Plain links work beneath: anything unexpected ends in an ordinary page load.
import { anchoredElement } from './anchor.ts';
import { announce } from './copy.ts';
import { fetchPage, prefetch } from './page-cache.ts';
import { swapSidebar } from './sidebar.ts';
import { type ClientTexts, fillText } from './texts.ts';

const base = document.documentElement.dataset.base ?? '/';

export function startNavigation(texts: ClientTexts, enhance: () => void): void {
  history.scrollRestoration = 'manual';
  for (const type of ['pointerover', 'focusin', 'touchstart', 'pointerdown'])
    document.addEventListener(
      type,
      (event) => {
        const url = internalUrl(event.target as Element);
        if (url && !isSamePage(url)) prefetch(url);
      },
      { passive: true },
    );
  document.addEventListener('click', (event) => {
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const url =
      isPlain && !event.defaultPrevented ? internalUrl(event.target as Element) : undefined;
    if (!url) return;
    savePosition();
    if (isSamePage(url)) return;
    event.preventDefault();
    void visit(url, { texts, enhance });
  });
  addEventListener('popstate', ({ state }) => {
    lastTurn += 1;
    if (shownPath !== location.pathname)
      void visit(new URL(location.href), { texts, enhance, y: state?.y ?? 0, isBack: true });
    else if (state?.y !== undefined) scrollTo({ top: state.y, behavior: 'instant' });
  });
  addEventListener('hashchange', savePosition);
  let pending = 0;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(pending);
      pending = setTimeout(savePosition, 120);
    },
    { passive: true },
  );
}

/** How far this page is scrolled, kept with its place in the history. */
function savePosition(): void {
  history.replaceState({ ...history.state, y: scrollY }, '');
}

/** After a reload, and on the way back from another site, the page is where its reader left it. */
export function restorePosition(): void {
  const y: number | undefined = history.state?.y;
  if (y) scrollTo({ top: y, behavior: 'instant' });
}

let shownPath = location.pathname;

/** Counts the moves that readers asked for: only the last of them is shown. */
let lastTurn = 0;

/** The link's address, when following it may stay in this document. */
function internalUrl(target: Element): URL | undefined {
  const link = target.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.dataset.versionBase)
    return undefined;
  const url = new URL(link.href);
  const isPage = !/\/_|\.[a-z0-9]{2,5}$/i.test(url.pathname.slice(base.length - 1));
  return url.origin === location.origin && url.pathname.startsWith(base) && isPage
    ? url
    : undefined;
}

function isSamePage(url: URL): boolean {
  return url.pathname === location.pathname && url.search === location.search;
}

type Visit = { texts: ClientTexts; enhance: () => void; y?: number; isBack?: boolean };

/** Show another page in this document. */
async function visit(url: URL, options: Visit): Promise<void> {
  lastTurn += 1;
  const turn = lastTurn;
  const root = document.documentElement;
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
  }
  show(found.page, options.enhance);
  document.body.classList.add('moved');
  place(at, options.y);
  const title = document.querySelector('h1')?.textContent ?? document.title;
  announce(fillText(options.texts.arrived, 'title', title));
}

/** A new release of the site has other scripts and styles: then the page is loaded whole. */
function isSameSite(next: Document): boolean {
  const assets = (page: Document) =>
    [...page.querySelectorAll('head > link[rel=stylesheet], script[src]')].map(
      (one) => one.getAttribute('href') ?? one.getAttribute('src'),
    );
  return next.getElementById('frame') !== null && `${assets(next)}` === `${assets(document)}`;
}

function show(next: Document, enhance: () => void): void {
  shownPath = location.pathname;
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
  const banner = next.querySelector('.banner');
  if (banner) document.querySelector('.banner')?.replaceWith(banner);
  document.body.className = next.body.className;
  const section = next.body.dataset.sidebar ?? '';
  document.body.dataset.sidebar = section;
  for (const link of document.querySelectorAll<HTMLElement>('.header [data-section]')) {
    if (link.dataset.section === section) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const menu = document.getElementById('menu');
  const nextMenu = next.getElementById('menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
  if (menu && nextMenu) swapSidebar(menu, nextMenu);
  for (const old of document.querySelectorAll('#frame > :not(#menu)')) old.remove();
  document.getElementById('frame')?.append(...next.querySelectorAll('#frame > :not(#menu)'));
}

function replaceInHead(selector: string, next: Document): void {
  document.head.querySelector(selector)?.remove();
  const fresh = next.head.querySelector(selector);
  if (fresh) document.head.append(fresh);
}

/** Scroll and focus as an ordinary page load would. */
function place(url: URL, y: number | undefined): void {
  const target = anchoredElement(url.hash);
  document.getElementById('content')?.focus({ preventScroll: true });
  if (y !== undefined) scrollTo({ top: y, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/**
 * Fetch the open page anew and show it where it is: for the development server. A page that can't be made
 * brings only what is wrong with it, and leaves the last good one in sight.
 */
export async function refresh(enhance: () => void): Promise<void> {
  const turn = lastTurn;
  const found = await fetchPage(new URL(location.href));
  if (turn !== lastTurn) return;
  if (!found || !isSameSite(found.page)) return location.reload();
  if (!found.page.getElementById('content')) {
    replaceInHead('#dev-diagnostics', found.page);
    dispatchEvent(new Event('learn:page'));
    return;
  }
  const y = scrollY;
  show(found.page, enhance);
  scrollTo({ top: y, behavior: 'instant' });
}
