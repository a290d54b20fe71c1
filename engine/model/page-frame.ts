// Site and page id → everything around the article: crumbs, open branch, neighbours, edit link.
import { type BranchItem, openBranch } from './branch.ts';
import { categoryOf } from './category.ts';
import {
  changesOf,
  type ReleaseFacts,
  type ReleaseLink,
  releaseFacts,
  releaseNeighbours,
  releaseSection,
  tellsReleases,
} from './releases.ts';
import { isShown, type NavCategory, type Sidebar, type Spot } from './sidebar.ts';
import type { Doc, Site } from './site.ts';

export type Crumb = { label: string; url: string };
export type Neighbour = { label: string; url: string };

/** JSON; its hash decides whether an unchanged page has to be rendered anew. */
export type PageFrame = {
  id: string;
  url: string;
  title: string;
  description: string;
  keywords: string[];
  platforms: string[];
  since?: string;
  deprecated?: boolean | string;
  tocMaxDepth: number;
  isIndexed: boolean;
  /** Slug of the sidebar the page belongs to; none for pages outside all sidebars. */
  sidebar?: string;
  crumbs: Crumb[];
  branch: BranchItem[];
  previous?: Neighbour;
  next?: Neighbour;
  editUrl?: string;
  /** ISO date of the last change. */
  lastUpdate?: string;
  /** The release whose page this is. */
  release?: ReleaseFacts;
  /** The page is made of notes of releases, its own or several. */
  tellsReleases: boolean;
  /** Releases that changed what the page is about, newest first. */
  changedIn: ReleaseLink[];
  /** `old anchor` → address, for anchors that moved away from this page. */
  movedAnchors: Record<string, string>;
};

export type FrameOptions = { lastUpdate?: string | undefined };

export function buildFrame(site: Site, doc: Doc, options: FrameOptions = {}): PageFrame {
  const { frontMatter, id, url } = doc;
  const spot = site.spot(id);
  const { previous, next } = releaseNeighbours(site, id) ?? (spot ? neighbours(spot) : {});
  const place = spot ? { sidebar: spot.sidebar, trail: spot.trail } : releaseSection(site, id);
  const lastUpdate = frontMatter.last_update ?? options.lastUpdate;
  return {
    id,
    url,
    title: frontMatter.title,
    description: frontMatter.description,
    keywords: frontMatter.keywords ?? [],
    platforms: frontMatter.platforms ?? [],
    ...(frontMatter.since ? { since: frontMatter.since } : {}),
    ...(frontMatter.deprecated ? { deprecated: frontMatter.deprecated } : {}),
    tocMaxDepth: frontMatter.toc_max_heading_level ?? 3,
    isIndexed: !frontMatter.unlisted && !site.version.noIndex,
    ...(place ? { sidebar: place.sidebar.slug } : {}),
    crumbs: place ? crumbsOf(place.sidebar, place.trail) : [],
    branch: place ? openBranch({ ...place, currentUrl: url, showPlanned: site.isDev }) : [],
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
    ...(site.config.editUrl
      ? { editUrl: site.config.editUrl.replace('{path}', encodeURI(doc.path)) }
      : {}),
    ...(lastUpdate ? { lastUpdate } : {}),
    ...releaseFacts(site, id),
    tellsReleases: tellsReleases(site, id),
    changedIn: changesOf(site, id),
    movedAnchors: movedAnchors(site, id),
  };
}

export function crumbsOf(sidebar: Sidebar, trail: readonly NavCategory[]): Crumb[] {
  return [sidebar, ...trail].map(({ label, url }) => ({ label, url }));
}

/** The written pages before and after, in reading order; a page that occurs twice counts at its first place. */
function neighbours(spot: Spot): { previous?: Neighbour; next?: Neighbour } {
  const pages = writtenPages(spot.sidebar);
  const at = pages.findIndex((one) => one.page.id === spot.page.id);
  const toNeighbour = (one: Spot | undefined) =>
    one ? { label: one.page.label, url: one.page.url } : undefined;
  const previous = at > 0 ? toNeighbour(pages[at - 1]) : undefined;
  const next = at >= 0 ? toNeighbour(pages[at + 1]) : undefined;
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

const written = new WeakMap<Sidebar, Spot[]>();

function writtenPages(sidebar: Sidebar): Spot[] {
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

function movedAnchors(site: Site, id: string): Record<string, string> {
  const moved: Record<string, string> = {};
  for (const { from, to } of site.redirects) {
    const [fromId, anchor] = from.split('#');
    if (fromId === id && anchor) moved[anchor] = targetUrl(site, to) ?? '';
  }
  return moved;
}

/** Address that a redirect's `to` leads to; undefined when there is no such page. */
export function targetUrl(site: Site, to: string): string | undefined {
  if (/^https?:/.test(to)) return to;
  const [id = '', anchor] = to.split('#');
  const doc = site.doc(id);
  const url = doc?.frontMatter.alias_of ? site.doc(doc.frontMatter.alias_of)?.url : doc?.url;
  const found = url ?? categoryOf(site, id)?.url;
  return found && anchor ? `${found}#${anchor}` : found;
}
