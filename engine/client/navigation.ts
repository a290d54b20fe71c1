// Links inside the site → the page swapped in place, fetched as soon as a reader means to go there.
// Plain links work beneath: anything unexpected ends in an ordinary page load.
import { announce } from './copy.ts';
import { fetchPage, prefetch } from './page-cache.ts';
import { swapSidebar } from './sidebar.ts';
import { type ClientTexts, fillText } from './texts.ts';

const base = document.documentElement.dataset.base ?? '/';

export function startNavigation(texts: ClientTexts, enhance: () => void): void {
  history.scrollRestoration = 'manual';
  history.replaceState({ ...history.state, y: scrollY }, '');
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
    if (!url || isSamePage(url)) return;
    event.preventDefault();
    void visit(url, { texts, enhance });
  });
  addEventListener('popstate', (event) => {
    if (shownPath === location.pathname) return;
    void visit(new URL(location.href), { texts, enhance, y: event.state?.y ?? 0, isBack: true });
  });
  let pending = 0;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(pending);
      pending = setTimeout(() => history.replaceState({ ...history.state, y: scrollY }, ''), 120);
    },
    { passive: true },
  );
}

let shownPath = location.pathname;

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
export async function visit(url: URL, options: Visit): Promise<void> {
  const busy = setTimeout(() => document.documentElement.classList.add('loading'), 150);
  const next = await fetchPage(url);
  clearTimeout(busy);
  document.documentElement.classList.remove('loading');
  if (!next || !isSameSite(next)) {
    location.assign(url);
    return;
  }
  if (!options.isBack) {
    history.replaceState({ ...history.state, y: scrollY }, '');
    history.pushState({ y: 0 }, '', url);
  }
  shownPath = url.pathname;
  swap(next, options.texts);
  document.body.classList.add('moved');
  options.enhance();
  dispatchEvent(new Event('learn:page'));
  place(url, options.y);
}

/** A new release of the site has other scripts and styles: then the page is loaded whole. */
function isSameSite(next: Document): boolean {
  const style = (page: Document) =>
    page.querySelector('link[rel=stylesheet]')?.getAttribute('href');
  return next.getElementById('frame') !== null && style(next) === style(document);
}

function swap(next: Document, texts: ClientTexts): void {
  document.title = next.title;
  for (const selector of [
    'meta[name=description]',
    'meta[name=robots]',
    'link[rel=canonical]',
    'link[rel=alternate]',
    '#dev-diagnostics',
  ])
    replaceInHead(selector, next);
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
  announce(
    fillText(texts.arrived, 'title', document.querySelector('h1')?.textContent ?? next.title),
  );
}

function replaceInHead(selector: string, next: Document): void {
  document.head.querySelector(selector)?.remove();
  const fresh = next.head.querySelector(selector);
  if (fresh) document.head.append(fresh);
}

/** Scroll and focus as an ordinary page load would. */
function place(url: URL, y: number | undefined): void {
  const target = url.hash ? document.getElementById(decodeURIComponent(url.hash.slice(1))) : null;
  document.getElementById('content')?.focus({ preventScroll: true });
  if (y !== undefined) scrollTo({ top: y, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}

/** Fetch the open page anew and show it where it is: for the development server. */
export async function refresh(texts: ClientTexts, enhance: () => void): Promise<void> {
  await visit(new URL(location.href), { texts, enhance, y: scrollY, isBack: true });
}
