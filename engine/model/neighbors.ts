// A page and its place in the navigation → the pages before and after it, as its pager shows them.

import type { Doc } from './doc.ts';
import type { Neighbour } from './page-data-addition.ts';
import type { Position } from './sidebar.ts';
import type { Site } from './site.ts';

type Neighbours = { previous?: Neighbour | undefined; next?: Neighbour | undefined };

/** Front matter overrides the sidebar: `null` there is no page at all. */
export function chosenNeighbours(site: Site, doc: Doc, position: Position | undefined): Neighbours {
  const inOrder = position ? neighbours(site, position) : {};
  const { pagination_prev: previous, pagination_next: next } = doc.frontMatter;
  return {
    previous: chosen(site, previous, inOrder.previous),
    next: chosen(site, next, inOrder.next),
  };
}

function chosen(site: Site, name: string | null | undefined, otherwise: Neighbour | undefined) {
  if (name === undefined) return otherwise;
  const doc = name === null ? undefined : site.doc(site.idOf(name) ?? name);
  return doc && { label: labelOf(site, doc.id, doc.frontMatter.title), url: doc.url };
}

function labelOf(site: Site, id: string, otherwise: string): string {
  const matter = site.doc(id)?.frontMatter;
  return matter?.pagination_label ?? matter?.sidebar_label ?? otherwise;
}

/** The written pages before and after, in reading order; a page that occurs twice counts at its first place. */
function neighbours(site: Site, position: Position): Neighbours {
  const pages = position.sidebar.written;
  const at = pages.findIndex((one) => one.page.id === position.page.id);
  const toNeighbour = (one: Position | undefined) =>
    one && {
      label: site.doc(one.page.id)?.frontMatter.pagination_label ?? one.page.label,
      url: one.page.url,
    };
  return {
    previous: at > 0 ? toNeighbour(pages[at - 1]) : undefined,
    next: at >= 0 ? toNeighbour(pages[at + 1]) : undefined,
  };
}
