// A written sidebar → its navigation tree: addresses, labels, what is planned, who is next to whom.

import { humanize } from '../content/sidebars/generate-sidebar.ts';
import type { EntryPath, SidebarEntry, SidebarFile } from '../content/sidebars/sidebar-file.ts';
import { createSlugger } from '../text/slug.ts';
import type { Doc } from './doc.ts';
import { categoryId, docUrl } from './routes.ts';

export type NavPage = {
  type: 'page';
  id: string;
  url: string;
  /** Read from the page when first requested, unless the sidebar says it. */
  readonly label: string;
  /** Entered in the sidebar, not written yet. */
  isPlanned: boolean;
  /** In no list: an alias or an unlisted page that only its folder has brought in. */
  readonly isHidden: boolean;
  /** Where its entry is in the sidebar's file. */
  at: EntryPath;
};
export type NavLink = { type: 'link'; label: string; url: string };
export type NavCategory = {
  type: 'category';
  /** Route of its index page: `browse/docs/get-started`. */
  id: string;
  url: string;
  label: string;
  description: string;
  items: NavItem[];
  /** Shows its entries before a reader opens it. */
  isOpen?: true;
  /** The page that its name leads to; it has no index page then. */
  page?: NavPage;
};
export type NavItem = NavPage | NavLink | NavCategory;

/** A page's place: its sidebar, and the categories around it, outermost first. */
export type Position = { page: NavPage; sidebar: Sidebar; breadcrumbs: NavCategory[] };

export type Sidebar = Omit<SidebarFile, 'items'> & {
  id: string;
  url: string;
  items: NavItem[];
  /** Every page entry in reading order, planned ones too; a page may occur more than once. */
  positions: Position[];
  /** The written pages of these, each at its first place; listed when first requested. */
  readonly written: readonly Position[];
};

type Pages = { base: string; has(id: string): boolean; doc(id: string): Doc | undefined };

export function buildSidebar(file: SidebarFile, pages: Pages): Sidebar {
  const id = categoryId(file.slug, []);
  let written: readonly Position[] | undefined;
  const sidebar: Sidebar = {
    ...file,
    id,
    url: pages.base + id,
    items: [],
    positions: [],
    get written() {
      written ??= firstPlaces(this.positions);
      return written;
    },
  };
  const slugs: string[] = [];
  sidebar.items = buildItems(file.items, slugs, [], sidebar, pages);
  return sidebar;
}

function firstPlaces(positions: readonly Position[]): Position[] {
  const seen = new Set<string>();
  return positions.filter(({ page }) => {
    if (!isShown(page) || seen.has(page.id)) return false;
    seen.add(page.id);
    return true;
  });
}

/** No category may be called this in its address: there its parent's index page is. */
const FOLDER_PAGE = 'index';

function buildItems(
  entries: readonly SidebarEntry[],
  slugs: readonly string[],
  breadcrumbs: NavCategory[],
  sidebar: Sidebar,
  pages: Pages,
): NavItem[] {
  const slugger = createSlugger();
  slugger(FOLDER_PAGE);
  return entries.map((entry): NavItem => {
    if (entry.type === 'link') return { type: 'link', label: entry.label, url: entry.href };
    if (entry.type === 'page') {
      const page = buildPage(entry, pages);
      sidebar.positions.push({ page, sidebar, breadcrumbs });
      return page;
    }
    const own = [...slugs, slugger(entry.label)];
    const id = categoryId(sidebar.slug, own);
    const category: NavCategory = {
      type: 'category',
      id,
      url: pages.base + encodeURI(id),
      label: entry.label,
      description: entry.description,
      items: [],
      ...(entry.isOpen ? { isOpen: true } : {}),
    };
    if (entry.page && pages.has(entry.page.id)) {
      const page = buildPage({ type: 'page', ...entry.page }, pages);
      Object.assign(category, { page, url: page.url });
      sidebar.positions.push({ page, sidebar, breadcrumbs: [...breadcrumbs, category] });
    }
    category.items = buildItems(entry.items, own, [...breadcrumbs, category], sidebar, pages);
    return category;
  });
}

function buildPage(entry: Extract<SidebarEntry, { type: 'page' }>, pages: Pages): NavPage {
  const { id, at } = entry;
  return {
    type: 'page',
    id,
    url: docUrl(pages.base, id),
    isPlanned: !pages.has(id),
    at,
    get isHidden() {
      if (!entry.isGenerated) return false;
      const matter = pages.doc(id)?.frontMatter;
      return matter?.alias_of !== undefined || matter?.unlisted === true;
    },
    get label() {
      if (entry.label) return entry.label;
      const matter = pages.doc(id)?.frontMatter;
      return matter?.sidebar_label ?? matter?.title ?? humanize(id.split('/').at(-1) ?? id);
    },
  };
}

/** One level without what this build does not show: planned pages, and categories left empty by that. */
export function visibleItems(items: readonly NavItem[], showPlanned: boolean): NavItem[] {
  return items.filter((item) => {
    if (item.type === 'page') return (showPlanned || !item.isPlanned) && !item.isHidden;
    return item.type === 'link' || showPlanned || countPages([item]) > 0;
  });
}

/** A page that is in the navigation of a built site. */
export function isShown(page: NavPage): boolean {
  return !page.isPlanned && !page.isHidden;
}

/** Written pages in a tree. */
export function countPages(items: readonly NavItem[]): number {
  return items.reduce(
    (sum, item) =>
      sum +
      (item.type === 'category'
        ? countPages(item.items) + (item.page ? 1 : 0)
        : item.type === 'page' && isShown(item)
          ? 1
          : 0),
    0,
  );
}
