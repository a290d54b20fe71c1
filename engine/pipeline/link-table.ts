// Every id that a link may name → its address, as plain data that worker threads can share.

import { humanize } from '../content/generate-sidebar.ts';
import { findPage, type PageNames } from '../content/page-names.ts';
import { categoryOf, listCategories } from '../model/category.ts';
import { resolveLink } from '../model/resolve-link.ts';
import type { Site } from '../model/site.ts';
import { nearest } from '../nearest.ts';
import type { LinkOracle } from './page-job.ts';

/** Address, title, description; an empty address means planned, its title is the sidebar's. */
export type LinkTable = Record<string, [url: string, title: string, description: string]>;

/** What else pages are called, in a site that isn't strict. */
const finderOf = (names: PageNames | undefined): LinkOracle['find'] =>
  names && ((asked, fromId) => findPage(asked, fromId, names));

export function buildLinkTable(site: Site): LinkTable {
  const table: LinkTable = {};
  for (const id of site.planned) table[id] = ['', nameOf(id), ''];
  for (const { spots } of site.sidebars)
    for (const { page } of spots) table[page.id] = ['', page.isPlanned ? page.label : '', ''];
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

export function oracleFrom(table: LinkTable, names?: PageNames): LinkOracle {
  const nearestTo = nearestOnce(() => Object.keys(table));
  return {
    find: finderOf(names),
    resolve(id) {
      const known = Object.hasOwn(table, id) ? table[id] : undefined;
      if (known) return known[0] ? { state: 'page', url: known[0] } : { state: 'planned' };
      const closest = nearestTo(id.replace(/^\/+/, ''));
      return { state: 'missing', ...(closest ? { closest } : {}) };
    },
    titleOf: (id) => (Object.hasOwn(table, id) && table[id]?.[1]) || undefined,
    describe(id) {
      const known = Object.hasOwn(table, id) ? table[id] : undefined;
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

/** The same questions asked of a site directly, for the development server. */
export function oracleOf(site: Site, names?: PageNames): LinkOracle {
  return {
    find: finderOf(names),
    resolve: (id) => resolveLink(site, id),
    titleOf: (id) =>
      site.doc(id)?.frontMatter.title ??
      categoryOf(site, id)?.label ??
      site.spot(id)?.page.label ??
      (site.planned.has(id) ? nameOf(id) : undefined),
    describe(id) {
      const matter = site.doc(id)?.frontMatter;
      if (matter) return { title: matter.title, description: matter.description };
      const category = categoryOf(site, id);
      return category ? { title: category.label, description: category.description } : undefined;
    },
  };
}
