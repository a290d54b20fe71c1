// A page's place in its sidebar → the part of the navigation that the page carries: the top level, and
// the open branch. Its size follows the tree's width, never the number of pages of the site.
import type { NavCategory, NavItem, Sidebar } from './sidebar.ts';
import { visibleItems } from './sidebar.ts';

export type BranchItem = {
  label: string;
  url: string;
  type: 'page' | 'link' | 'category' | 'more';
  isCurrent?: true;
  isPlanned?: true;
  /** In a page only in categories on the way to it; in the shared fragment in all. */
  items?: BranchItem[];
  /** Its items are there, and hidden until the reader opens it. */
  isClosed?: true;
};

/** A list longer than this is cut to a window around the current page, with a link to the whole. */
const WINDOW = 48;

export type BranchInput = {
  sidebar: Sidebar;
  /** Categories on the way to the current page, outermost first. */
  breadcrumbs: readonly NavCategory[];
  /** Address of the current page or category. */
  currentUrl: string;
  showPlanned: boolean;
};

export function openBranch(input: BranchInput): BranchItem[] {
  return level(input.sidebar.items, input.sidebar.url, 0, input);
}

function level(
  items: readonly NavItem[],
  parentUrl: string,
  depth: number,
  input: BranchInput,
): BranchItem[] {
  const onPath = input.breadcrumbs[depth];
  const all = visibleItems(items, input.showPlanned).map((item) =>
    toBranchItem(item, onPath, depth, input),
  );
  return cut(all, parentUrl);
}

/** A depth at which no category leads to the current page. */
const OFF_TRAIL = Number.POSITIVE_INFINITY;

function toBranchItem(
  item: NavItem,
  onPath: NavCategory | undefined,
  depth: number,
  input: BranchInput,
): BranchItem {
  const { label, url } = item;
  const type = isPageAlone(item, input.showPlanned) ? 'page' : item.type;
  const isCurrent = url === input.currentUrl && type !== 'link';
  const isOnPath = item === onPath;
  const isOpen =
    item.type === 'category' && type === 'category' && (isOnPath || item.isOpen === true);
  return {
    label,
    url,
    type,
    ...(isCurrent ? { isCurrent } : {}),
    ...(item.type === 'page' && item.isPlanned ? { isPlanned: true } : {}),
    ...(isOpen
      ? { items: level(item.items, item.url, isOnPath ? depth + 1 : OFF_TRAIL, input) }
      : {}),
  };
}

/** A category whose page is all that it shows. */
function isPageAlone(item: NavItem, showPlanned: boolean): boolean {
  return (
    item.type === 'category' &&
    item.page !== undefined &&
    visibleItems(item.items, showPlanned).length === 0
  );
}

function cut(items: BranchItem[], parentUrl: string): BranchItem[] {
  if (items.length <= WINDOW) return items;
  const at = Math.max(
    0,
    items.findIndex((item) => item.isCurrent || item.items),
  );
  const from = Math.max(0, Math.min(at - WINDOW / 2, items.length - WINDOW));
  const shown = items.slice(from, from + WINDOW);
  const more: BranchItem = { label: String(items.length - WINDOW), url: parentUrl, type: 'more' };
  return [...shown, more];
}

/** The whole navigation of a sidebar, every category closed: the fragment that all its pages share. */
export function wholeTree(items: readonly NavItem[], showPlanned: boolean): BranchItem[] {
  return visibleItems(items, showPlanned).map((item): BranchItem => {
    const { label, url, type } = item;
    if (isPageAlone(item, showPlanned)) return { label, url, type: 'page' };
    if (item.type === 'category')
      return {
        label,
        url,
        type,
        items: wholeTree(item.items, showPlanned),
        ...(item.isOpen ? {} : { isClosed: true as const }),
      };
    return {
      label,
      url,
      type,
      ...(item.type === 'page' && item.isPlanned ? { isPlanned: true } : {}),
    };
  });
}
