// Site → the version record and the doc index, in exactly the shapes served as JSON.
import { type NavItem, visibleItems } from './sidebar.ts';
import type { Site } from './site.ts';

export type SidebarLink = { type: 'link'; label: string; href: string; docId?: string };
export type SidebarCategory = {
  type: 'category';
  label: string;
  items: SidebarItem[];
  /** Where its name leads to a page. */
  href?: string;
  docId?: string;
  collapsed: boolean;
  collapsible: true;
};
export type SidebarItem = SidebarLink | SidebarCategory;

export type VersionRecord = {
  pluginId: string;
  version: string;
  label: string;
  banner: 'unreleased' | 'unmaintained' | null;
  badge: boolean;
  noIndex: boolean;
  className: string;
  isLast: boolean;
  docsSidebars: Record<string, SidebarItem[]>;
};

export type DocIndexEntry = { id: string; title: string; description: string; sidebar?: string };

/** @param showPlanned  leaves entries in whose page isn't written yet; the served record has none. */
export function buildVersionRecord(site: Site, showPlanned = site.isDev): VersionRecord {
  const { version, label, banner, badge, noIndex, isLast } = site.version;
  const drawn = new Set(site.collections.flatMap(({ collection }) => collection.ownPages ?? []));
  return {
    pluginId: 'default',
    version,
    label,
    banner: banner === 'none' ? null : banner,
    badge,
    noIndex,
    className: `docs-version-${version}`,
    isLast,
    docsSidebars: Object.fromEntries(
      site.sidebars.map((sidebar) => [
        sidebar.name,
        sidebarItems(withoutPages(sidebar.items, drawn), showPlanned),
      ]),
    ),
  };
}

/** Pages that collections draw are shown in sidebars, but the record lists documents alone. */
function withoutPages(items: readonly NavItem[], ids: ReadonlySet<string>): NavItem[] {
  return items.flatMap((item): NavItem[] => {
    if (item.type === 'page') return ids.has(item.id) ? [] : [item];
    return item.type === 'category' ? [{ ...item, items: withoutPages(item.items, ids) }] : [item];
  });
}

function sidebarItems(items: readonly NavItem[], showPlanned: boolean): SidebarItem[] {
  return visibleItems(items, showPlanned).map((item): SidebarItem => {
    if (item.type === 'category')
      return {
        type: 'category',
        label: item.label,
        items: sidebarItems(item.items, showPlanned),
        ...(item.page ? { href: item.url, docId: item.page.id } : {}),
        collapsed: item.isOpen !== true,
        collapsible: true,
      };
    const { label, url: href } = item;
    return item.type === 'page'
      ? { type: 'link', label, href, docId: item.id }
      : { type: 'link', label, href };
  });
}

/** By id, in code-unit order; aliases and unlisted pages are not in it. */
export function buildDocIndex(site: Site): Record<string, DocIndexEntry> {
  const index: Record<string, DocIndexEntry> = {};
  for (const id of site.ids) {
    const doc = site.doc(id);
    if (!doc || doc.frontMatter.alias_of || doc.frontMatter.unlisted) continue;
    const sidebar = site.position(id)?.sidebar.name;
    const { title, description } = doc.frontMatter;
    index[id] = { id, title, description, ...(sidebar ? { sidebar } : {}) };
  }
  return index;
}
