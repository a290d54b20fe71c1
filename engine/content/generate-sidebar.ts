// Page ids of a folder → sidebar entries, for sites without written sidebars.
import { compare } from '../diagnostics.ts';
import type { EntryPath, SidebarEntry } from './sidebar-file.ts';

/**
 * Pages in order of their ids, `index` first; a subfolder is a category named after it.
 *
 * @param folder  page ids that begin with it are taken; empty for all.
 * @param at      where the sidebar's file asks for it.
 */
export function generateEntries(
  ids: readonly string[],
  folder: string,
  at: EntryPath = [],
): SidebarEntry[] {
  const prefix = folder === '' ? '' : `${folder.replace(/\/$/, '')}/`;
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    if (!id.startsWith(prefix)) continue;
    const [name = '', ...rest] = id.slice(prefix.length).split('/');
    const key = rest.length === 0 ? id : prefix + name;
    const members = groups.get(key);
    if (members) members.push(id);
    else groups.set(key, [id]);
  }
  return [...groups]
    .sort(([a], [b]) => Number(isIndex(b)) - Number(isIndex(a)) || compare(a, b))
    .flatMap(([key, members]): SidebarEntry[] => {
      const inside = members.filter((id) => id !== key);
      const own: SidebarEntry[] = members.includes(key)
        ? [{ type: 'page', id: key, at, isGenerated: true }]
        : [];
      if (inside.length === 0) return own;
      const category: SidebarEntry = {
        type: 'category',
        label: humanize(key.slice(prefix.length)),
        description: '',
        items: generateEntries(ids, key, at),
      };
      return [...own, category];
    });
}

function isIndex(id: string): boolean {
  return id === 'index' || id.endsWith('/index');
}

/** `getting-started` → `Getting started`. */
export function humanize(name: string): string {
  const words = name
    .replace(/^\d+[-_.]/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
