// Site and page id → everything around the article: crumbs, open branch, neighbours, edit link.

import { type BranchItem, openBranch } from './branch.ts';
import { type Crumb, crumbsOf } from './breadcrumbs.ts';
import { categoryOf } from './category.ts';
import type { Doc } from './doc.ts';
import { editUrl } from './edit-url.ts';
import { chosenNeighbours } from './neighbors.ts';
import { type Elsewhere, findElsewhere } from './other-versions.ts';
import type { Neighbour, PageDataAddition } from './page-data-addition.ts';
import { childrenOf, placeByParent } from './parents.ts';
import { type RelatedPage, rankRelated } from './related.ts';
import type { Position } from './sidebar.ts';
import type { Site } from './site.ts';

/** JSON; its hash decides whether an unchanged page has to be rendered again. */
export type PageData = {
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
  /** Pages in no sidebar that belong to this one. */
  children?: Neighbour[];
  /** Pages that are related by their subject. */
  related?: RelatedPage[];
  previous?: Neighbour;
  next?: Neighbour;
  editUrl?: string;
  /** The same page in other versions, where these are known. */
  elsewhere?: Elsewhere;
  /** ISO date of the last change. */
  lastUpdate?: string;
  /** Collection → what its slots are given. */
  facts: Readonly<Record<string, unknown>>;
  /** Slug of the section that the page shows as its own, where a collection draws it. */
  section?: string;
  /** The page only mentions what others are about. */
  isMention: boolean;
  /** What collections say search should know it by, too. */
  namesWithNumbers?: readonly string[];
  /** Classes of the article besides its own. */
  articleClass: string;
  /** Style sheets that collections want for it, by their whole names. */
  styles: string[];
  /** `old anchor` → address, for anchors that moved away from this page. */
  movedAnchors: Record<string, string>;
};

export type PageDataOptions = { lastUpdate?: string | undefined };

export function buildPageData(site: Site, doc: Doc, options: PageDataOptions = {}): PageData {
  const { frontMatter, id, url } = doc;
  const parent = placeByParent(site, doc);
  const children = childrenOf(site, id);
  const position = openedBy(site, id) ?? site.position(id);
  const additions = site.additionsTo(id);
  const own = additions.map(([, one]) => one);
  const section = own.find((one) => one.section !== undefined)?.section;
  const numbered = own.flatMap(({ namesWithNumbers = [] }) => namesWithNumbers);
  const { previous, next } =
    own.find((one) => one.neighbours)?.neighbours ?? chosenNeighbours(site, doc, position);
  const shown = position ?? parent?.position;
  const place = shown
    ? { sidebar: shown.sidebar, breadcrumbs: shown.breadcrumbs }
    : (sectionOf(
        site,
        own.find((one) => one.besides !== undefined),
      ) ?? relatives(site, id));
  const related = relatedPages(site, doc, [previous, next, ...children]);
  const elsewhere = findElsewhere(site.builtVersions, url, site.config.base);
  const { last_update: updated } = frontMatter;
  const written = typeof updated === 'object' ? updated.date : updated;
  const lastUpdate = written === false ? undefined : (written ?? options.lastUpdate);
  const editAt = editUrlOf(site, doc);
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
    crumbs: parent?.crumbs ?? (place ? crumbsOf(place.sidebar, place.breadcrumbs, url) : []),
    branch: place ? openBranch({ ...place, currentUrl: url, showPlanned: site.isDev }) : [],
    ...(children.length ? { children } : {}),
    ...(related.length ? { related } : {}),
    ...(previous ? { previous } : {}),
    ...(next ? { next } : {}),
    ...(editAt ? { editUrl: editAt } : {}),
    ...(elsewhere ? { elsewhere } : {}),
    ...(lastUpdate ? { lastUpdate } : {}),
    facts: Object.fromEntries(
      additions.flatMap(([name, { facts }]) => (facts === undefined ? [] : [[name, facts]])),
    ),
    ...(section === undefined ? {} : { section }),
    isMention: own.some((one) => one.isMention),
    ...(numbered.length ? { namesWithNumbers: numbered } : {}),
    articleClass: own.flatMap((one) => one.articleClass ?? []).join(' '),
    styles: additions.flatMap(([name, { styles = [] }]) => styles.map((one) => `${name}/${one}`)),
    movedAnchors: movedAnchors(site, id),
  };
}

/** None that the page leads to at its end anyway. */
function relatedPages(
  site: Site,
  { id, frontMatter }: Doc,
  beside: readonly (Neighbour | undefined)[],
): RelatedPage[] {
  const urls = new Set(beside.map((one) => one?.url));
  const shown = new Set([id, frontMatter.parent, ...(site.mentions(id)?.ends ?? [])]);
  return rankRelated(site.relatedTo(id), {
    describe(other) {
      const doc = shown.has(other) ? undefined : site.doc(other);
      if (!doc || doc.frontMatter.alias_of || doc.frontMatter.unlisted || urls.has(doc.url))
        return undefined;
      return { label: doc.frontMatter.title, url: doc.url };
    },
  });
}

/** The section that a page in no sidebar shares with another one. */
function sectionOf(site: Site, addition: PageDataAddition | undefined) {
  const position = addition?.besides === undefined ? undefined : site.position(addition.besides);
  return position && { sidebar: position.sidebar, breadcrumbs: [] };
}

/** The section whose link leads to the page: whoever follows it stays there, wherever else the page is listed. */
function openedBy(site: Site, id: string): Position | undefined {
  return site.sidebars.map(({ written }) => written[0]).find((first) => first?.page.id === id);
}

/** A page in no sidebar belongs to the section that has most pages of its folder, or of the next one around it. */
function relatives(site: Site, id: string) {
  for (let end = id.lastIndexOf('/'); end > 0; end = id.lastIndexOf('/', end - 1)) {
    const [most] = [...(site.sectionsBelow(id.slice(0, end)) ?? [])].sort((a, b) => b[1] - a[1]);
    if (most) return { sidebar: most[0], breadcrumbs: [] };
  }
  return undefined;
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
  return config.editUrl && editUrl(config.editUrl, path);
}

function movedAnchors(site: Site, id: string): Record<string, string> {
  return Object.fromEntries(
    site.movedFrom(id).map(([anchor, to]) => [anchor, targetUrl(site, to) ?? '']),
  );
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
