// The navigation: toggles on categories, the shared tree fetched when a closed one is opened, and what
// a reader opened stays open from page to page.
import { type ClientTexts, fillText } from './texts.ts';

let texts: ClientTexts | undefined;

export function startSidebar(clientTexts: ClientTexts): void {
  texts = clientTexts;
  document.getElementById('menu')?.addEventListener('toggle', () => {
    const sidebar = document.querySelector<HTMLElement>('.sidebar');
    if (sidebar) showCurrent(sidebar);
  });
}

export function enhanceSidebar(): void {
  const sidebar = document.querySelector<HTMLElement>('.sidebar');
  if (!sidebar) return;
  addToggles(sidebar);
  showCurrent(sidebar);
  if (!isWhole(sidebar) && readOpen(sidebar).length > 0) void loadWhole(sidebar);
  sidebar.addEventListener('pointerenter', () => void fetchTree(sidebar), { once: true });
}

/** Keep the tree when the section stays the same and is all here; else take the next page's own branch. */
export function swapSidebar(menu: HTMLElement, nextMenu: HTMLElement): void {
  const old = menu.querySelector<HTMLElement>('.sidebar');
  const next = nextMenu.querySelector<HTMLElement>('.sidebar');
  if (old && next && old.dataset.sidebar === next.dataset.sidebar && isWhole(old)) {
    markCurrent(old, currentOf(next)?.pathname);
    return;
  }
  old?.remove();
  if (next) menu.querySelector('.menu-top')?.after(next);
}

function isWhole(sidebar: HTMLElement): boolean {
  return sidebar.dataset.whole !== undefined;
}

function categories(sidebar: HTMLElement): HTMLLIElement[] {
  return [...sidebar.querySelectorAll<HTMLLIElement>('li.category')];
}

const linkOf = (item: Element) => item.querySelector<HTMLAnchorElement>(':scope > a');
const listOf = (item: Element) => item.querySelector<HTMLUListElement>(':scope > ul');

function addToggles(sidebar: HTMLElement): void {
  for (const item of categories(sidebar)) {
    if (item.querySelector(':scope > button')) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'toggle';
    button.setAttribute(
      'aria-label',
      fillText(texts?.expand ?? '', 'label', linkOf(item)?.textContent ?? ''),
    );
    button.setAttribute('aria-expanded', String(isOpen(item)));
    button.addEventListener('click', () => void toggle(sidebar, item));
    linkOf(item)?.after(button);
  }
}

function isOpen(item: Element): boolean {
  const list = listOf(item);
  return list !== null && !list.hidden;
}

async function toggle(sidebar: HTMLElement, item: HTMLLIElement): Promise<void> {
  const open = !isOpen(item);
  const path = linkOf(item)?.pathname ?? '';
  remember(sidebar, path, open);
  if (listOf(item)) setOpen(item, open);
  else if (await loadWhole(sidebar, linkOf(item)))
    linkTo(sidebar, path)?.parentElement?.querySelector<HTMLElement>(':scope > button')?.focus();
  else linkOf(item)?.click();
}

function linkTo(sidebar: HTMLElement, path: string | undefined): HTMLAnchorElement | undefined {
  return [...sidebar.querySelectorAll('a')].find((link) => link.pathname === path);
}

function setOpen(item: Element, open: boolean): void {
  const list = listOf(item);
  if (list) list.hidden = !open;
  item.querySelector(':scope > button')?.setAttribute('aria-expanded', String(open));
}

const trees = new Map<string, Promise<string>>();

function fetchTree(sidebar: HTMLElement): Promise<string> {
  const url = sidebar.dataset.nav ?? '';
  let tree = trees.get(url);
  if (!tree) {
    tree = fetch(url).then((response) =>
      response.ok ? response.text() : Promise.reject(response.status),
    );
    trees.set(url, tree);
    tree.catch(() => trees.delete(url));
  }
  return tree;
}

/**
 * The shared fragment takes the place of the page's own branch, with the same things open.
 *
 * @param fixed  this link stays where it is seen.
 * @returns      false when the fragment could not be fetched.
 */
async function loadWhole(
  sidebar: HTMLElement,
  fixed: HTMLAnchorElement | null = currentOf(sidebar),
): Promise<boolean> {
  const html = await fetchTree(sidebar).catch(() => '');
  const tree = new DOMParser().parseFromString(html, 'text/html').querySelector('ul');
  const own = sidebar.querySelector(':scope > ul');
  if (isWhole(sidebar)) return true;
  if (!tree || !own) return false;
  const top = fixed?.getBoundingClientRect().top;
  const openNow = categories(sidebar)
    .filter(isOpen)
    .map((item) => linkOf(item)?.pathname);
  const current = currentOf(sidebar)?.pathname;
  own.replaceWith(tree);
  sidebar.dataset.whole = '';
  addToggles(sidebar);
  const open = new Set([...openNow, ...readOpen(sidebar)]);
  for (const item of categories(sidebar)) setOpen(item, open.has(linkOf(item)?.pathname));
  markCurrent(sidebar, current);
  const same = linkTo(sidebar, fixed?.pathname);
  if (sidebar.parentElement && same && top !== undefined)
    sidebar.parentElement.scrollTop += same.getBoundingClientRect().top - top;
  return true;
}

function currentOf(sidebar: HTMLElement): HTMLAnchorElement | null {
  return sidebar.querySelector<HTMLAnchorElement>('[aria-current=page]');
}

function markCurrent(sidebar: HTMLElement, path: string | undefined): void {
  currentOf(sidebar)?.removeAttribute('aria-current');
  const link = linkTo(sidebar, path);
  link?.setAttribute('aria-current', 'page');
  for (
    let item = link?.closest('li.category');
    item;
    item = item.parentElement?.closest('li.category')
  )
    setOpen(item, true);
  showCurrent(sidebar);
}

/** Scroll the navigation, not the page, until the current entry is in sight. */
function showCurrent(sidebar: HTMLElement): void {
  const box = sidebar.parentElement;
  const link = currentOf(sidebar);
  if (!box || !link || box.clientHeight === 0) return;
  const top = link.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (top < 40 || top > box.clientHeight - 60) box.scrollTop += top - box.clientHeight / 2;
}

const keyOf = (sidebar: HTMLElement) => `learn-open:${sidebar.dataset.sidebar}`;

function readOpen(sidebar: HTMLElement): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(sidebar)) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function remember(sidebar: HTMLElement, path: string, open: boolean): void {
  const others = readOpen(sidebar).filter((one) => one !== path);
  try {
    sessionStorage.setItem(keyOf(sidebar), JSON.stringify(open ? [...others, path] : others));
  } catch {
    // Storage may be switched off: the tree then stays as long as the document.
  }
}
