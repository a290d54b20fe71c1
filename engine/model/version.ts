// Site → the version record and the doc index, in exactly the shapes served as JSON.
import { type NavItem, visibleItems } from './sidebar.ts';
import type { Site } from './site.ts';

export type SidebarLink = { type: 'link'; label: string; href: string; docId?: string };
export type SidebarCategory = {
  type: 'category';
  label: string;
  items: SidebarItem[];
  collapsed: true;
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
      site.sidebars.map((sidebar) => [sidebar.name, sidebarItems(sidebar.items, showPlanned)]),
    ),
  };
}

function sidebarItems(items: readonly NavItem[], showPlanned: boolean): SidebarItem[] {
  return visibleItems(items, showPlanned).map((item): SidebarItem => {
    if (item.type === 'category')
      return {
        type: 'category',
        label: item.label,
        items: sidebarItems(item.items, showPlanned),
        collapsed: true,
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
    const sidebar = site.spot(id)?.sidebar.name;
    const { title, description } = doc.frontMatter;
    index[id] = { id, title, description, ...(sidebar ? { sidebar } : {}) };
  }
  return index;
}
