// A section's whole navigation, which all its pages share: fetched when it is opened or moved in, with what a reader opened.
import { fetchText } from '../files.ts';
import {
  categories,
  categoryAround,
  currentOf,
  isOpen,
  keyOf,
  linkOf,
  listOf,
  readOpen,
  showCurrent,
} from './sidebar-items.ts';

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

/** Gives the categories of a tree that was fetched their buttons. */
type AddToggles = (sidebar: HTMLElement) => void;

export async function toggleBranch(
  sidebar: HTMLElement,
  item: HTMLLIElement,
  addToggles: AddToggles,
): Promise<void> {
  const open = !isOpen(item);
  const path = linkOf(item)?.pathname ?? '';
  remember(sidebar, path, open);
  if (listOf(item)) setOpen(item, open);
  else if (await loadWhole(sidebar, addToggles, linkOf(item)))
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

export function fetchTree(sidebar: HTMLElement): Promise<string> {
  const url = sidebar.dataset.nav ?? '';
  let tree = trees.get(url);
  if (!tree) {
    tree = fetchText(url);
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
export async function loadWhole(
  sidebar: HTMLElement,
  addToggles: AddToggles,
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

function markCurrent(sidebar: HTMLElement, path: string | undefined): void {
  currentOf(sidebar)?.removeAttribute('aria-current');
  const link = linkTo(sidebar, path);
  link?.setAttribute('aria-current', 'page');
  for (let item = categoryAround(link); item; item = categoryAround(item.parentElement))
    setOpen(item, true);
  showCurrent(sidebar);
}

function remember(sidebar: HTMLElement, path: string, open: boolean): void {
  const others = readOpen(sidebar).filter((one) => one !== path);
  try {
    sessionStorage.setItem(keyOf(sidebar), JSON.stringify(open ? [...others, path] : others));
  } catch {
    // Storage may be switched off: the tree then stays as long as the document.
  }
}
