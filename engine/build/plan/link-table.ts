// Every id that a link may name → its address, as plain data that worker threads can share.

import { findPage, type PageNames } from '../../content/pages/page-names.ts';
import { humanize } from '../../content/sidebars/generate-sidebar.ts';
import type { LinkTarget } from '../../markdown/page.ts';
import { categoryOf, listCategories } from '../../model/category.ts';
import { resolveLink } from '../../model/resolve-link.ts';
import type { Site } from '../../model/site.ts';
import { lookUp } from '../../text/look-up.ts';
import { nearest } from '../../text/nearest.ts';

/** Address, title, description; an empty address means planned, its title is the sidebar's. */
export type LinkTable = Record<string, [url: string, title: string, description: string]>;

/** What other pages look like to one. */
export type LinkResolver = {
  /** In a site that isn't strict: the id of a page by what a link calls it. */
  find?: ((requested: string, fromId: string) => string | undefined) | undefined;
  resolve(id: string): LinkTarget;
  titleOf(id: string): string | undefined;
  describe(id: string): { title: string; description: string } | undefined;
};

/** What else pages are called, in a site that isn't strict. */
const finderOf = (names: PageNames | undefined): LinkResolver['find'] =>
  names && ((requested, fromId) => findPage(requested, fromId, names));

export function buildLinkTable(site: Site): LinkTable {
  const table: LinkTable = {};
  for (const id of site.planned) table[id] = ['', nameOf(id), ''];
  for (const { positions } of site.sidebars)
    for (const { page } of positions) table[page.id] = ['', page.isPlanned ? page.label : '', ''];
  for (const id of listCategories(site)) {
    const category = categoryOf(site, id);
    if (category) table[id] = [category.url, category.label, category.description];
  }
  for (const id of site.ids) {
    const target = resolveLink(site, id);
    const matter = site.doc(id)?.frontMatter;
    if (target.state === 'page')
      table[id] = [target.url, matter?.title ?? '', matter?.description ?? ''];
  }
  return table;
}

/** Ids that lead elsewhere, or nowhere; ids whose title or description is another one, too. */
export function changedLinks(before: LinkTable, after: LinkTable) {
  const addresses = new Set<string>();
  const words = new Set<string>();
  for (const id of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [lookUp(before, id), lookUp(after, id)];
    if (was?.[0] !== is?.[0]) addresses.add(id);
    if (!was || !is || was.some((one, i) => one !== is[i])) words.add(id);
  }
  return { addresses, words };
}

export function resolverFrom(table: LinkTable, names?: PageNames): LinkResolver {
  const nearestTo = nearestOnce(() => Object.keys(table));
  return {
    find: finderOf(names),
    resolve(id) {
      const known = lookUp(table, id);
      if (known) return known[0] ? { state: 'page', url: known[0] } : { state: 'planned' };
      const closest = nearestTo(id.replace(/^\/+/, ''));
      return { state: 'missing', ...(closest ? { closest } : {}) };
    },
    titleOf: (id) => lookUp(table, id)?.[1] || undefined,
    describe(id) {
      const known = lookUp(table, id);
      return known?.[0] && known[1] ? { title: known[1], description: known[2] } : undefined;
    },
  };
}

/** Looking for the nearest of thousands takes a while, and the same link is broken on many pages. */
function nearestOnce(all: () => readonly string[]): (id: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (id) => {
    if (!known.has(id)) known.set(id, nearest(id, all()));
    return known.get(id);
  };
}

/** What a page is called that is in no sidebar and isn't written yet. */
const nameOf = (id: string): string => humanize(id.split('/').at(-1) ?? id);

/** The same answers from a site directly, for the development server. */
export function resolverOf(site: Site, names?: PageNames): LinkResolver {
  return {
    find: finderOf(names),
    resolve: (id) => resolveLink(site, id),
    titleOf: (id) =>
      site.doc(id)?.frontMatter.title ??
      categoryOf(site, id)?.label ??
      site.position(id)?.page.label ??
      (site.planned.has(id) ? nameOf(id) : undefined),
    describe(id) {
      const matter = site.doc(id)?.frontMatter;
      if (matter) return { title: matter.title, description: matter.description };
      const category = categoryOf(site, id);
      return category ? { title: category.label, description: category.description } : undefined;
    },
  };
}
