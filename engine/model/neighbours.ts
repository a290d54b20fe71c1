// A page and its place in the navigation → the pages before and after it, as its pager shows them.
import { isShown, type Sidebar, type Spot } from './sidebar.ts';
import type { Doc, Site } from './site.ts';

export type Neighbour = { label: string; url: string };

type Neighbours = { previous?: Neighbour | undefined; next?: Neighbour | undefined };

/** Front matter overrides the sidebar: `null` there is no page at all. */
export function chosenNeighbours(site: Site, doc: Doc, spot: Spot | undefined): Neighbours {
  const inOrder = spot ? neighbours(site, spot) : {};
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
function neighbours(site: Site, spot: Spot): Neighbours {
  const pages = writtenPages(spot.sidebar);
  const at = pages.findIndex((one) => one.page.id === spot.page.id);
  const toNeighbour = (one: Spot | undefined) =>
    one && {
      label: site.doc(one.page.id)?.frontMatter.pagination_label ?? one.page.label,
      url: one.page.url,
    };
  return {
    previous: at > 0 ? toNeighbour(pages[at - 1]) : undefined,
    next: at >= 0 ? toNeighbour(pages[at + 1]) : undefined,
  };
}

const written = new WeakMap<Sidebar, Spot[]>();

export function writtenPages(sidebar: Sidebar): Spot[] {
  const known = written.get(sidebar);
  if (known) return known;
  const seen = new Set<string>();
  const pages = sidebar.spots.filter(({ page }) => {
    if (!isShown(page) || seen.has(page.id)) return false;
    seen.add(page.id);
    return true;
  });
  written.set(sidebar, pages);
  return pages;
}
