// Pages of a folder → sidebar entries, for sites without written sidebars.
import { compare } from '../../diagnostics/diagnostics.ts';
import { takeNumber } from '../pages/page-names.ts';
import type { EntryPath, SidebarEntry } from './sidebar-file.ts';

export type FolderPage = {
  id: string;
  /** Path of its file below the pages folder, without its ending; its id unless given. */
  name?: string;
  position?: number;
};

/** The settings of a folder, from `_category_.json` or its index page. */
export type FolderFacts = {
  label?: string | undefined;
  description?: string | undefined;
  position?: number | undefined;
  isOpen?: boolean | undefined;
  /** Id of the page that its name leads to; its own index page where there is none. */
  page?: string | undefined;
};

type Requested = { at: EntryPath; factsOf(folder: string): FolderFacts };

const NO_FACTS: Requested = { at: [], factsOf: () => ({}) };

type Group = {
  key: string;
  page?: FolderPage;
  inside: FolderPage[];
  position?: number | undefined;
};

/**
 * `index` first, then what has a position, then pages in order of their names; a subfolder is a category.
 *
 * @param folder  pages below it are taken; empty for all.
 * @param requested  where the sidebar's file asks for it, and the settings of folders.
 */
export function generateEntries(
  pages: readonly FolderPage[],
  folder: string,
  requested: Requested = NO_FACTS,
): SidebarEntry[] {
  const prefix = folder === '' ? '' : `${folder.replace(/\/$/, '')}/`;
  const groups = groupByName(pages, prefix);
  for (const group of groups)
    group.position =
      group.page?.position ?? (group.page ? undefined : requested.factsOf(group.key).position);
  return groups.sort(inOrder).flatMap(({ key, page, inside }): SidebarEntry[] => {
    const own: SidebarEntry[] = page
      ? [{ type: 'page', id: page.id, at: requested.at, isGenerated: true }]
      : [];
    if (inside.length === 0) return own;
    const { label, description = '', isOpen, page: first } = requested.factsOf(key);
    const others = inside.filter(({ id }) => id !== first);
    const category: SidebarEntry = {
      type: 'category',
      label: label ?? humanize(key.slice(prefix.length)),
      description,
      ...(isOpen ? { isOpen: true as const } : {}),
      ...(first === undefined ? {} : { page: { id: first, at: requested.at } }),
      items: generateEntries(others, key, requested),
    };
    return [...own, category];
  });
}

function groupByName(pages: readonly FolderPage[], prefix: string): Group[] {
  const groups = new Map<string, Group>();
  for (const page of pages) {
    const name = page.name ?? page.id;
    if (!name.startsWith(prefix)) continue;
    const [part = '', ...rest] = name.slice(prefix.length).split('/');
    const key = prefix + part;
    const group = groups.get(key) ?? { key, inside: [] };
    groups.set(key, group);
    if (rest.length === 0) group.page = page;
    else group.inside.push(page);
  }
  return [...groups.values()];
}

function inOrder(a: Group, b: Group): number {
  const last = Number.POSITIVE_INFINITY;
  const [first, second] = [a.position ?? last, b.position ?? last];
  return (
    Number(isIndex(b)) - Number(isIndex(a)) ||
    (first === second ? 0 : first - second) ||
    compare(a.key, b.key)
  );
}

function isIndex({ page, position }: Group): boolean {
  const id = position === undefined ? page?.id : undefined;
  return id === 'index' || id?.endsWith('/index') === true;
}

/** `01-getting-started` → `Getting started`. */
export function humanize(name: string): string {
  const words = takeNumber(name)
    .name.replace(/^\d+[-_.]/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
