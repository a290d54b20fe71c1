// The entries of a navigation: found, read, scrolled into sight; and what a reader has opened.

const CATEGORY = 'li.category';

export function categories(sidebar: HTMLElement): HTMLLIElement[] {
  return [...sidebar.querySelectorAll<HTMLLIElement>(CATEGORY)];
}

export const categoryAround = (element: Element | null | undefined) => element?.closest(CATEGORY);

export const linkOf = (item: Element) => item.querySelector<HTMLAnchorElement>(':scope > a');
export const listOf = (item: Element) => item.querySelector<HTMLUListElement>(':scope > ul');

export function isOpen(item: Element): boolean {
  const list = listOf(item);
  return list !== null && !list.hidden;
}

export function currentOf(sidebar: HTMLElement): HTMLAnchorElement | null {
  return sidebar.querySelector<HTMLAnchorElement>('[aria-current=page]');
}

/** Scroll the navigation, not the page, until the current entry is in sight. */
export function showCurrent(sidebar: HTMLElement): void {
  const box = sidebar.parentElement;
  const link = currentOf(sidebar);
  if (!box || !link || box.clientHeight === 0) return;
  const top = link.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (top < 40 || top > box.clientHeight - 60) box.scrollTop += top - box.clientHeight / 2;
}

export const keyOf = (sidebar: HTMLElement) => `learn-open:${sidebar.dataset.sidebar}`;

export function readOpen(sidebar: HTMLElement): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(sidebar)) ?? '[]') as string[];
  } catch {
    return [];
  }
}
