// Sidebars and their categories → index pages: what is inside, with each page's own description.

import { onceFor } from '../text/once.ts';
import { type BranchItem, openBranch } from './branch.ts';
import { type Crumb, crumbsOf } from './breadcrumbs.ts';
import { type Elsewhere, findElsewhere } from './other-versions.ts';
import {
  countPages,
  type NavCategory,
  type NavItem,
  type Sidebar,
  visibleItems,
} from './sidebar.ts';
import type { Site } from './site.ts';

/** One line of an index page. */
export type CategoryChild = {
  type: NavItem['type'];
  label: string;
  url: string;
  description: string;
  isPlanned: boolean;
  /** Written pages inside, for categories. */
  pages: number;
  /** The first version that has what the page is about. */
  since?: string;
};

export type CategoryData = {
  id: string;
  url: string;
  title: string;
  description: string;
  sidebar: string;
  crumbs: Crumb[];
  branch: BranchItem[];
  children: CategoryChild[];
  pages: number;
  isIndexed: boolean;
  /** The same page in other versions, where these are known. */
  elsewhere?: Elsewhere;
};

/** Every sidebar and category that has an index page in this build, in navigation order. */
export const listCategories = onceFor((site: Site): readonly string[] => {
  return [...site.categories]
    .filter(([, { breadcrumbs }]) => {
      const category = breadcrumbs.at(-1);
      return !category || site.isDev || countPages(category.items) > 0;
    })
    .map(([id]) => id);
});

export function categoryOf(site: Site, id: string): Sidebar | NavCategory | undefined {
  const found = site.categories.get(id);
  return found ? (found.breadcrumbs.at(-1) ?? found.sidebar) : undefined;
}

export function buildCategoryData(site: Site, id: string): CategoryData | undefined {
  const found = site.categories.get(id);
  if (!found) return undefined;
  const { sidebar, breadcrumbs } = found;
  const own = breadcrumbs.at(-1) ?? sidebar;
  const items = visibleItems(own.items, site.isDev);
  const elsewhere = findElsewhere(site.builtVersions, own.url, site.config.base);
  return {
    id,
    url: own.url,
    title: own.label,
    description: own.description,
    sidebar: sidebar.slug,
    crumbs: breadcrumbs.length === 0 ? [] : crumbsOf(sidebar, breadcrumbs.slice(0, -1)),
    branch: openBranch({ sidebar, breadcrumbs, currentUrl: own.url, showPlanned: site.isDev }),
    children: items.map((item) => toChild(site, item)),
    pages: countPages(own.items),
    isIndexed: !site.version.noIndex && countPages(own.items) > 0,
    ...(elsewhere ? { elsewhere } : {}),
  };
}

function toChild(site: Site, item: NavItem): CategoryChild {
  const { type, label, url } = item;
  const plain = { type, label, url, description: '', isPlanned: false, pages: 0 };
  if (item.type === 'category')
    return { ...plain, description: aboutCategory(site, item), pages: countPages([item]) };
  if (item.type === 'link') return plain;
  const { description = '', since } = site.doc(item.id)?.frontMatter ?? {};
  return { ...plain, description, isPlanned: item.isPlanned, ...(since ? { since } : {}) };
}

function aboutCategory(site: Site, { description, page }: NavCategory): string {
  return description || (page && site.doc(page.id)?.frontMatter.description) || '';
}
