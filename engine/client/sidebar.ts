// The navigation: toggles on categories, the shared tree fetched when a closed one is opened, and what
// a reader opened stays open from page to page.
import { type ClientTexts, fillText } from './texts.ts';

let texts: ClientTexts | undefined;

export function enhanceSidebar(clientTexts: ClientTexts): void {
  texts = clientTexts;
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
    markCurrent(old, next.querySelector<HTMLAnchorElement>('[aria-current=page]')?.pathname);
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
  else {
    await loadWhole(sidebar);
    const same = categories(sidebar).find((one) => linkOf(one)?.pathname === path);
    same?.querySelector<HTMLElement>(':scope > button')?.focus();
  }
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

/** The shared fragment takes the place of the page's own branch, with the same things open. */
async function loadWhole(sidebar: HTMLElement): Promise<void> {
  const html = await fetchTree(sidebar).catch(() => '');
  const tree = new DOMParser().parseFromString(html, 'text/html').querySelector('ul');
  const own = sidebar.querySelector(':scope > ul');
  if (!tree || !own || isWhole(sidebar)) return;
  const openNow = categories(sidebar)
    .filter(isOpen)
    .map((item) => linkOf(item)?.pathname);
  const current = sidebar.querySelector<HTMLAnchorElement>('[aria-current=page]')?.pathname;
  const { scrollTop } = sidebar.parentElement ?? sidebar;
  own.replaceWith(tree);
  sidebar.dataset.whole = '';
  addToggles(sidebar);
  const open = new Set([...openNow, ...readOpen(sidebar)]);
  for (const item of categories(sidebar)) setOpen(item, open.has(linkOf(item)?.pathname));
  markCurrent(sidebar, current);
  if (sidebar.parentElement) sidebar.parentElement.scrollTop = scrollTop;
}

function markCurrent(sidebar: HTMLElement, path: string | undefined): void {
  sidebar.querySelector('[aria-current=page]')?.removeAttribute('aria-current');
  const link = [...sidebar.querySelectorAll('a')].find((one) => one.pathname === path);
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
  const link = sidebar.querySelector<HTMLElement>('[aria-current=page]');
  if (!box || !link) return;
  const top = link.offsetTop - box.clientHeight / 2;
  if (link.offsetTop < box.scrollTop + 40 || link.offsetTop > box.scrollTop + box.clientHeight - 60)
    box.scrollTop = top;
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
