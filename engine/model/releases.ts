// Site and page id ▶ what releases have to do with the page: its own release, or those that changed its subject.
import type { ReleaseEntry } from '../releases/entry.ts';
import type { Neighbour } from './page-frame.ts';
import { docUrl } from './routes.ts';
import type { NavCategory, Sidebar } from './sidebar.ts';
import type { Site } from './site.ts';

export type ReleaseFacts = {
  version: string;
  name: string;
  /** ISO date. */
  date: string;
  channels: readonly string[];
  /** The version before, to compare with. */
  before?: string;
  isLatest: boolean;
};

export type ReleaseLink = { label: string; url: string };

/** Of a page that is a release's own. */
export function releaseFacts(site: Site, id: string): { release?: ReleaseFacts } {
  const at = site.releases.findIndex(({ page, hasOwnPage }) => hasOwnPage && page === id);
  const entry = site.releases[at];
  if (!entry) return {};
  const { version, date, channels } = entry.record;
  const before = site.releases[at - 1]?.record.version;
  return {
    release: {
      version,
      name: entry.name,
      date,
      channels,
      ...(before ? { before } : {}),
      isLatest: at === site.releases.length - 1,
    },
  };
}

/** Is the page made of notes of releases, its own or several? */
export const tellsReleases = (site: Site, id: string): boolean =>
  site.releases.some(({ page }) => page === id);

/** Notes that stand in no sidebar belong to the one that has the latest release. */
export function releaseSection(
  site: Site,
  id: string,
): { sidebar: Sidebar; trail: NavCategory[] } | undefined {
  const latest = site.releases.at(-1);
  const spot = latest && tellsReleases(site, id) ? site.spot(latest.page) : undefined;
  return spot && { sidebar: spot.sidebar, trail: [] };
}

/** Releases follow each other by version, wherever the navigation has them. */
export function releaseNeighbours(
  site: Site,
  id: string,
): { previous?: Neighbour; next?: Neighbour } | undefined {
  const at = site.releases.findIndex(({ page, hasOwnPage }) => hasOwnPage && page === id);
  if (at < 0) return undefined;
  const [previous, next] = [site.releases[at - 1], site.releases[at + 1]];
  return {
    ...(previous ? { previous: toLink(site, previous, previous.anchor) } : {}),
    ...(next ? { next: toLink(site, next, next.anchor) } : {}),
  };
}

const changesBySite = new WeakMap<Site, Map<string, ReleaseLink[]>>();

/** One link a release, to the first of its changes that names the page or the page's widget; newest first. */
export function changesOf(site: Site, id: string): ReleaseLink[] {
  let changes = changesBySite.get(site);
  if (!changes) {
    changes = collectChanges(site);
    changesBySite.set(site, changes);
  }
  return changes.get(id) ?? [];
}

function collectChanges(site: Site): Map<string, ReleaseLink[]> {
  const links = new Map<string, ReleaseLink[]>();
  for (const entry of [...site.releases].reverse()) {
    const seen = new Set<string>();
    entry.record.changes.forEach(({ pages = [], widget = '' }, i) => {
      const widgetPage = site.widgets.get(widget)?.page;
      for (const page of [...pages, ...(widgetPage ? [widgetPage] : [])]) {
        if (seen.has(page)) continue;
        seen.add(page);
        const own = links.get(page) ?? [];
        own.push(toLink(site, entry, entry.anchors[i] ?? ''));
        links.set(page, own);
      }
    });
  }
  return links;
}

function toLink(site: Site, { name, page }: ReleaseEntry, anchor: string): ReleaseLink {
  const url = docUrl(site.config.base, page);
  return { label: name, url: anchor ? `${url}#${anchor}` : url };
}
