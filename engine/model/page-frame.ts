// Site and page id → everything around the article: crumbs, open branch, neighbours, edit link.
import type { FrameAddition } from '../collection.ts';
import { type BranchItem, openBranch } from './branch.ts';
import { categoryOf } from './category.ts';
import { type Crumb, crumbsOf } from './crumbs.ts';
import { type Elsewhere, findElsewhere } from './elsewhere.ts';
import { chosenNeighbours, type Neighbour, writtenPages } from './neighbours.ts';
import type { Sidebar, Spot } from './sidebar.ts';
import type { Doc, Site } from './site.ts';

/** JSON; its hash decides whether an unchanged page has to be rendered again. */
export type PageFrame = {
  id: string;
  url: string;
  title: string;
  description: string;
  keywords: string[];
  platforms: string[];
  since?: string;
  deprecated?: boolean | string;
  /** Depths of the headings that its outline has, from and to. */
  tocDepths: readonly [number, number];
  /** The article shows its title itself. */
  hasOwnTitle?: true;
  isIndexed: boolean;
  /** Slug of the sidebar the page belongs to; none for pages outside all sidebars. */
  sidebar?: string;
  crumbs: Crumb[];
  branch: BranchItem[];
  previous?: Neighbour;
  next?: Neighbour;
  editUrl?: string;
  /** The same page in other versions, where these are known. */
  elsewhere?: Elsewhere;
  /** ISO date of the last change. */
  lastUpdate?: string;
  /** Collection → what its slots are given. */
  facts: Readonly<Record<string, unknown>>;
  /** The page only mentions what others are about. */
  isMention: boolean;
  /** Classes of the article besides its own. */
  articleClass: string;
  /** Style sheets that collections want for it, by their whole names. */
  styles: string[];
  /** `old anchor` → address, for anchors that moved away from this page. */
  movedAnchors: Record<string, string>;
};

export type FrameOptions = { lastUpdate?: string | undefined };

export function buildFrame(site: Site, doc: Doc, options: FrameOptions = {}): PageFrame {
  const { frontMatter, id, url } = doc;
  const spot = openedBy(site, id) ?? site.spot(id);
  const additions = additionsTo(site, id);
  const own = additions.map(([, one]) => one);
  const { previous, next } =
    own.find((one) => one.neighbours)?.neighbours ?? chosenNeighbours(site, doc, spot);
  const place = spot
    ? { sidebar: spot.sidebar, trail: spot.trail }
    : (sectionOf(
        site,
        own.find((one) => one.besides !== undefined),
      ) ?? relatives(site, id));
  const elsewhere = findElsewhere(site.together, url, site.config.base);
  const { last_update: updated } = frontMatter;
  const lastUpdate = (typeof updated === 'object' ? updated.date : updated) ?? options.lastUpdate;
  const editUrl = editUrlOf(site, doc);
  return {
    id,
    url,
    title: frontMatter.title,
    description: frontMatter.description,
    keywords: [...(frontMatter.keywords ?? []), ...(frontMatter.tags ?? [])],
    platforms: frontMatter.platforms ?? [],
    ...(frontMatter.since ? { since: frontMatter.since } : {}),
    ...(frontMatter.deprecated ? { deprecated: frontMatter.deprecated } : {}),
    tocDepths: tocDepths(frontMatter),
    ...(frontMatter.hide_title ? { hasOwnTitle: true } : {}),
    isIndexed: !frontMatter.unlisted && !site.version.noIndex,
    ...(place ? { sidebar: place.sidebar.slug } : {}),
    crumbs: place ? crumbsOf(place.sidebar, place.trail, url) : [],
    branch: place ? openBranch({ ...place, currentUrl: url, showPlanned: site.isDev }) : [],
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
    ...(editUrl ? { editUrl } : {}),
    ...(elsewhere ? { elsewhere } : {}),
    ...(lastUpdate ? { lastUpdate } : {}),
    facts: Object.fromEntries(
      additions.flatMap(([name, { facts }]) => (facts === undefined ? [] : [[name, facts]])),
    ),
    isMention: own.some((one) => one.isMention),
    articleClass: own.flatMap((one) => one.articleClass ?? []).join(' '),
    styles: additions.flatMap(([name, { styles = [] }]) => styles.map((one) => `${name}/${one}`)),
    movedAnchors: movedAnchors(site, id),
  };
}

function additionsTo(site: Site, id: string): [name: string, FrameAddition][] {
  return site.collections.flatMap(({ collection, data }) => {
    const addition = collection.frame?.(id, site, data);
    return addition ? [[collection.name, addition] as [string, FrameAddition]] : [];
  });
}

/** The section that a page in no sidebar shares with another one. */
function sectionOf(site: Site, addition: FrameAddition | undefined) {
  const spot = addition?.besides === undefined ? undefined : site.spot(addition.besides);
  return spot && { sidebar: spot.sidebar, trail: [] };
}

/** The section whose link leads to the page: whoever follows it stays there, wherever else the page is listed. */
function openedBy(site: Site, id: string): Spot | undefined {
  return site.sidebars
    .map((sidebar) => writtenPages(sidebar)[0])
    .find((first) => first?.page.id === id);
}

/** A page in no sidebar belongs to the section that has most pages of its folder, or of the next one around it. */
function relatives(site: Site, id: string) {
  const counts = folderCounts(site);
  for (let end = id.lastIndexOf('/'); end > 0; end = id.lastIndexOf('/', end - 1)) {
    const [most] = [...(counts.get(id.slice(0, end)) ?? [])].sort((a, b) => b[1] - a[1]);
    if (most) return { sidebar: most[0], trail: [] };
  }
  return undefined;
}

const counted = new WeakMap<Site['sidebars'], Map<string, Map<Sidebar, number>>>();

/** Folder → the sidebars that list pages below it, and how many. */
function folderCounts({ sidebars }: Site): Map<string, Map<Sidebar, number>> {
  const known = counted.get(sidebars);
  if (known) return known;
  const folders = new Map<string, Map<Sidebar, number>>();
  for (const sidebar of sidebars)
    for (const { page } of sidebar.spots)
      for (let end = page.id.lastIndexOf('/'); end > 0; end = page.id.lastIndexOf('/', end - 1)) {
        const folder = page.id.slice(0, end);
        const own = folders.get(folder) ?? new Map<Sidebar, number>();
        folders.set(folder, own.set(sidebar, (own.get(sidebar) ?? 0) + 1));
      }
  counted.set(sidebars, folders);
  return folders;
}

function tocDepths({
  toc_min_heading_level,
  toc_max_heading_level,
  ...matter
}: Doc['frontMatter']) {
  if (matter.hide_table_of_contents) return [0, 0] as const;
  return [toc_min_heading_level ?? 2, toc_max_heading_level ?? 3] as const;
}

function editUrlOf({ config }: Site, { frontMatter, path }: Doc): string | null | undefined {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url;
  return config.editUrl?.replace('{path}', encodeURI(path));
}

function movedAnchors(site: Site, id: string): Record<string, string> {
  const own = movedFrom(site).get(id) ?? [];
  return Object.fromEntries(own.map(([anchor, to]) => [anchor, targetUrl(site, to) ?? '']));
}

const moved = new WeakMap<Site['redirects'], Map<string, [anchor: string, to: string][]>>();

/** Page ▶ its anchors that lead elsewhere. */
function movedFrom({ redirects }: Site): Map<string, [anchor: string, to: string][]> {
  const known = moved.get(redirects);
  if (known) return known;
  const byPage = new Map<string, [anchor: string, to: string][]>();
  for (const { from, to } of redirects) {
    const [id = '', anchor] = from.split('#');
    if (anchor) byPage.set(id, [...(byPage.get(id) ?? []), [anchor, to]]);
  }
  moved.set(redirects, byPage);
  return byPage;
}

/** Address that a redirect's `to` leads to; undefined when there is no such page. */
export function targetUrl(site: Site, to: string): string | undefined {
  if (to.startsWith('https://')) return to;
  const [id = '', anchor] = to.split('#');
  const doc = site.doc(id);
  const url = doc?.frontMatter.alias_of ? site.doc(doc.frontMatter.alias_of)?.url : doc?.url;
  const found = url ?? categoryOf(site, id)?.url;
  return found && anchor ? `${found}#${anchor}` : found;
}
