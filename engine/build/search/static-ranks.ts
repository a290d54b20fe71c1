// Site and the links between its pages → where each page is: its level, the groups that it opens, who leads to it.

import type { Doc } from '../../model/doc.ts';
import type { NavItem, NavPage } from '../../model/sidebar.ts';
import { isShown } from '../../model/sidebar.ts';
import type { Site } from '../../model/site.ts';
import { type OtherName, staticRankOf } from '../../search/static-rank.ts';
import { stem } from '../../search/stem.ts';
import { type GenericWords, tellingWords } from '../../search/title-key.ts';
import { lookUp } from '../../text/look-up.ts';

export type LinksOf = Readonly<Record<string, { links: readonly { id: string }[] }>>;

/** Page → how many others link to it. */
export type LinkCounts = Readonly<Record<string, number>>;

/** What search keeps of each page. */
type RankedPages = Readonly<Record<string, { search: { namesWithNumbers?: readonly string[] } }>>;

export type StaticRank = { staticRank: number; otherNames: OtherName[] };

/** @returns  of any page of the site. */
export function findStaticRanks(
  site: Site,
  { pages, linkedFrom }: { pages: RankedPages; linkedFrom: LinkCounts },
  generic: GenericWords,
): (doc: Doc) => StaticRank {
  const groups = groupsOf(site, generic);
  const aliases = aliasTitles(site);
  return ({ id, frontMatter }) => {
    const position = site.position(id);
    const own = groups.get(id) ?? [];
    const labels =
      position && position.page.label !== frontMatter.title ? [position.page.label] : [];
    return {
      staticRank: staticRankOf({
        depth: position?.breadcrumbs.length,
        isHead: own.length > 0,
        linkedFrom: lookUp(linkedFrom, id) ?? 0,
      }),
      otherNames: [
        ...labels.map((text): OtherName => ({ text, by: 'label' })),
        ...(aliases.get(id) ?? []).map((text): OtherName => ({ text, by: 'label' })),
        ...own.map((text): OtherName => ({ text, by: 'group' })),
        ...(frontMatter.keywords ?? []).map((text): OtherName => ({ text, by: 'keyword' })),
        ...(lookUp(pages, id)?.search.namesWithNumbers ?? []).map(
          (text): OtherName => ({ text, by: 'number' }),
        ),
      ],
    };
  };
}

/** Page → titles of those that only double it: it is known by them too. */
function aliasTitles(site: Site): Map<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const id of site.ids) {
    const { alias_of: target, title } = site.doc(id)?.frontMatter ?? {};
    if (target && title) titles.set(target, [...(titles.get(target) ?? []), title]);
  }
  return titles;
}

/** Page → labels of the sections and categories that it stands for. */
function groupsOf(site: Site, generic: GenericWords): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const add = (label: string, items: readonly NavItem[], isSection: boolean) => {
    const first = firstPage(items);
    const title = first && site.doc(first.id)?.frontMatter.title;
    if (first && (isSection || introduces(label, [first.label, title ?? ''], generic)))
      groups.set(first.id, [...(groups.get(first.id) ?? []), label]);
    for (const item of items) if (item.type === 'category') add(item.label, item.items, false);
  };
  for (const { label, items } of site.sidebars) add(label, items, true);
  return groups;
}

function firstPage(items: readonly NavItem[]): NavPage | undefined {
  for (const item of items) {
    const found =
      item.type === 'category'
        ? (item.page ?? firstPage(item.items))
        : item.type === 'page' && isShown(item)
          ? item
          : undefined;
    if (found) return found;
  }
  return undefined;
}

/** It is an overview, or called by a word of the group: otherwise it is only the first of many. */
function introduces(group: string, names: readonly string[], generic: GenericWords): boolean {
  const wanted = tellingWords(group, generic).map(stem);
  return names.some((name) => {
    const words = tellingWords(name, generic).map(stem);
    return name !== '' && (words.length === 0 || words.some((word) => wanted.includes(word)));
  });
}

/**
 * Pages with a link to a page, each counted once, and not itself.
 *
 * @param last  of an earlier build, with its counts: links of pages that are the very same objects are not looked at.
 */
export function countLinks(
  pages: LinksOf,
  last?: { pages: LinksOf; linkedFrom: LinkCounts },
): LinkCounts {
  const counts = new Map(Object.entries(last?.linkedFrom ?? {}));
  const add = (from: string, page: LinksOf[string] | undefined, by: 1 | -1) => {
    for (const id of new Set(page?.links.map((link) => link.id)))
      if (id !== from) counts.set(id, (counts.get(id) ?? 0) + by);
  };
  const before = last?.pages ?? {};
  for (const id of new Set([...Object.keys(before), ...Object.keys(pages)])) {
    const [was, is] = [lookUp(before, id), lookUp(pages, id)];
    if (was === is) continue;
    add(id, was, -1);
    add(id, is, 1);
  }
  return Object.fromEntries([...counts].filter(([, count]) => count > 0));
}
