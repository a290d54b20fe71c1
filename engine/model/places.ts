// Sidebars → where things are in them: pages, index pages, folders.
import type { NavCategory, NavItem, Position, Sidebar } from './sidebar.ts';

/** `breadcrumbs`: the category itself last; none of a sidebar. */
export type CategoryPlace = { sidebar: Sidebar; breadcrumbs: NavCategory[] };

/** Page → its first place in reading order. */
export function collectPositions(sidebars: readonly Sidebar[]): Map<string, Position> {
  const positions = new Map<string, Position>();
  for (const sidebar of sidebars)
    for (const position of sidebar.positions) {
      const { page } = position;
      if (!positions.has(page.id)) positions.set(page.id, position);
    }
  return positions;
}

/** By the ids of their index pages, in navigation order. */
export function collectCategories(sidebars: readonly Sidebar[]): Map<string, CategoryPlace> {
  const all = new Map<string, CategoryPlace>();
  const collect = (items: readonly NavItem[], around: NavCategory[], sidebar: Sidebar): void => {
    for (const item of items) {
      if (item.type !== 'category') continue;
      const breadcrumbs = [...around, item];
      if (!item.page) all.set(item.id, { sidebar, breadcrumbs });
      collect(item.items, breadcrumbs, sidebar);
    }
  };
  for (const sidebar of sidebars) {
    all.set(sidebar.id, { sidebar, breadcrumbs: [] });
    collect(sidebar.items, [], sidebar);
  }
  return all;
}

/** Folder → the sidebars that list pages below it, and how many. */
export function countByFolder(sidebars: readonly Sidebar[]): Map<string, Map<Sidebar, number>> {
  const folders = new Map<string, Map<Sidebar, number>>();
  for (const sidebar of sidebars)
    for (const { page } of sidebar.positions)
      for (let end = page.id.lastIndexOf('/'); end > 0; end = page.id.lastIndexOf('/', end - 1)) {
        const folder = page.id.slice(0, end);
        const own = folders.get(folder) ?? new Map<Sidebar, number>();
        folders.set(folder, own.set(sidebar, (own.get(sidebar) ?? 0) + 1));
      }
  return folders;
}
