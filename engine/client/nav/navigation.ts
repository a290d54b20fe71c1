// Links inside the site → moves within this document: what fetches and shows the next page is loaded when it is needed.
// Plain links work beneath: anything unexpected ends in an ordinary page load.

import { type InUse, isInUseHere, withInUse } from '../load-interaction.ts';
import { isShown, savePosition } from './position.ts';
import { askPage } from './request-page.ts';

const base = document.documentElement.dataset.base ?? '/';

export function startNavigation(enhance: () => void): void {
  history.scrollRestoration = 'manual';
  for (const type of ['pointerover', 'focusin', 'touchstart', 'pointerdown'])
    document.addEventListener(
      type,
      (event) => {
        const url = internalUrl(event.target as Element);
        if (url && !isSamePage(url)) ahead(url);
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
    if (isSamePage(url)) {
      (event.target as Element).closest<HTMLElement>('#site-outline:popover-open')?.hidePopover();
      return;
    }
    event.preventDefault();
    go(url, ({ visit, texts }) => visit(url, { texts, enhance }));
  });
  addEventListener('popstate', ({ state }) => {
    const url = new URL(location.href);
    if (!isShown(url.pathname))
      go(url, ({ visit, texts }) => visit(url, { texts, enhance, y: state?.y ?? 0, isBack: true }));
    else {
      withInUse(({ dropVisit }) => dropVisit());
      if (state?.y !== undefined) scrollTo({ top: state.y, behavior: 'instant' });
    }
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

/** Without the interaction chunk the page itself is requested beside it. */
function ahead(url: URL): void {
  if (!isInUseHere()) askPage(url.pathname + url.search);
  withInUse(({ prefetch }) => prefetch(url));
}

/** Where the script can't be had, the browser goes there by itself. */
function go(url: URL, act: (inUse: InUse) => Promise<void>): void {
  ahead(url);
  withInUse(act, () => location.assign(url));
}

/** The link's address, when following it may stay in this document. */
function internalUrl(target: Element): URL | undefined {
  const link = target.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.hasAttribute('download') || link.dataset.version)
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
