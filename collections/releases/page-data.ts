// A page's id and the releases → what they have to do with it: its own release, or those that changed its subject.

import { docUrl, type Neighbour, type PageDataAddition, type Site } from '../../engine/index.ts';
import { lookUp } from '../../engine/shared.ts';
import type { BookAround, EntryAround } from './book-around.ts';
import { changesPath, countsOf } from './page-changes.ts';

export type ReleaseFacts = {
  version: string;
  name: string;
  /** ISO date. */
  date: string;
  channels: readonly string[];
  /** The version before, to compare with. */
  before?: string;
  isLatest: boolean;
  /** Address of the page that compares two releases, where the site has it. */
  upgradeUrl?: string;
};

export type ReleaseLink = { label: string; url: string };

/** `counts`: of each release its changes, and how many of them break something: `11.14.0:3:1`, newest first. */
export type PageChanges = { counts: string; file: string };

export type PageReleases = {
  /** The release whose page this is. */
  release?: ReleaseFacts;
  /** The page is made of notes of releases, its own or several: readers of feeds find them there. */
  hasNotes: boolean;
  /** Releases that changed what the page is about, newest first. */
  changedIn: ReleaseLink[];
  /** What readers of an earlier version see of it, where there is any. */
  changes?: PageChanges;
};

/** @returns  of a page, by its id; undefined where no release has to do with it. */
export function pageDataAdditions(
  site: Site,
  book: BookAround,
): (id: string) => PageDataAddition<PageReleases> | undefined {
  const byPage = new Map<string, EntryAround[]>();
  for (const entry of book.entries)
    byPage.set(entry.page, [...(byPage.get(entry.page) ?? []), entry]);
  const known = { site, book, byPage, changes: collectChanges(book, site) };
  return (id) => additionTo(id, known);
}

type Known = {
  site: Site;
  book: BookAround;
  byPage: ReadonlyMap<string, EntryAround[]>;
  changes: ReadonlyMap<string, ReleaseLink[]>;
};

function additionTo(
  id: string,
  { site, book, byPage, changes }: Known,
): PageDataAddition<PageReleases> | undefined {
  const entries = byPage.get(id) ?? [];
  const changedIn = changes.get(id) ?? [];
  const own = entries.find(({ hasOwnPage }) => hasOwnPage);
  if (entries.length === 0) {
    const counts = countsOf(id, book);
    const file = site.config.base + changesPath(id);
    return changedIn.length
      ? { facts: { hasNotes: false, changedIn, ...(counts ? { changes: { counts, file } } : {}) } }
      : undefined;
  }
  const facts = {
    hasNotes: true,
    changedIn,
    ...(own ? { release: factsOf(own, book, site) } : {}),
  };
  const latest = book.entries.at(-1)?.page;
  return {
    facts,
    isMention: true,
    articleClass: own ? 'release' : 'releases',
    styles: ['release'],
    ...(latest ? { besides: latest } : {}),
    ...(own
      ? {
          neighbours: neighboursOf(own, book, site),
          namesWithNumbers: own.movedNames,
        }
      : {}),
  };
}

function factsOf(entry: EntryAround, { entries }: BookAround, site: Site): ReleaseFacts {
  const { version, date, channels } = entry.record;
  const at = entries.indexOf(entry);
  const before = entries[at - 1]?.record.version;
  return {
    version,
    name: entry.name,
    date,
    channels,
    ...(before ? { before } : {}),
    isLatest: at === entries.length - 1,
    ...(site.has(UPGRADE) ? { upgradeUrl: docUrl(site.config.base, UPGRADE) } : {}),
  };
}

/** The page, drawn by this collection, that compares two releases. */
const UPGRADE = 'upgrade';

/** Releases follow each other by version, wherever the navigation has them. */
function neighboursOf(
  entry: EntryAround,
  { entries }: BookAround,
  site: Site,
): { previous?: Neighbour; next?: Neighbour } {
  const at = entries.indexOf(entry);
  const [previous, next] = [entries[at - 1], entries[at + 1]];
  return {
    ...(previous ? { previous: toLink(site, previous, previous.anchor) } : {}),
    ...(next ? { next: toLink(site, next, next.anchor) } : {}),
  };
}

/** One link a release, to the first of its changes that names the page or the page's widget; newest first. */
function collectChanges(book: BookAround, site: Site): Map<string, ReleaseLink[]> {
  const links = new Map<string, ReleaseLink[]>();
  for (const entry of [...book.entries].reverse()) {
    const seen = new Set<string>();
    entry.record.changes.forEach(({ pages = [], widget = '' }, i) => {
      const widgetPage = lookUp(book.widgets, widget)?.page;
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

function toLink(site: Site, { name, page }: EntryAround, anchor: string): ReleaseLink {
  const url = docUrl(site.config.base, page);
  return { label: name, url: anchor ? `${url}#${anchor}` : url };
}
