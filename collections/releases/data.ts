// The book of releases → what a browser loads of it: versions and names at once, changes a major line at a time.
import { lookUp } from '../../engine/shared.ts';
import type { ReleaseBook } from './book.ts';
import { type ReleaseEntry, usualAnchor } from './entry.ts';
import { KINDS } from './kinds.ts';
import { type PackedChange, type PackedRelease, packStack } from './pack.ts';
import type { Areas, Channel, Kind, Stack } from './record.ts';
import { majorOf } from './version-order.ts';
import { packMoves } from './widget-moves.ts';

/** `_releases/index.json`. Versions oldest first. */
export type ReleaseIndex = {
  versions: VersionData[];
  areas: Areas;
  widgets: Record<string, { title: string; url: string }>;
  /** Files of changes beside this one, newest line first. */
  lines: { major: string; file: string; changes: number; hasStacks: boolean }[];
  /** File of what came and went of widgets; absent where nothing is known. */
  moves?: string;
};

export type VersionData = {
  version: string;
  name: string;
  date: string;
  channels: Channel[];
  /** Address of the page that shows it, with an anchor where several releases share it. */
  url: string;
  stopover?: string;
};

/** The changes of a release, and its component versions. */
export type LineData = {
  version: string;
  changes: ChangeData[];
  stack?: Stack;
}[];

/** Texts are small Markdown whose links are addresses. */
export type ChangeData = {
  kind: Kind;
  area: string;
  widget?: string;
  build?: string;
  title: string;
  symptom?: string;
  body?: string;
  action?: string;
  /** Anchor in the release's page. */
  anchor: string;
};

export type ReleaseFiles = { path: string; content: string }[];

/** Newest first. */
const majorsOf = (book: ReleaseBook): string[] =>
  [...new Set(book.entries.map(({ record }) => majorOf(record.version)))].reverse();

const INDEX = '_releases/index.json';
export const MOVES = 'widgets.json';
const lineFile = (major: string): string => `changes-${major}.json`;

/** Files that `releaseFiles` makes. */
export const releasePaths = (book: ReleaseBook): string[] =>
  book.entries.length === 0
    ? []
    : [
        INDEX,
        ...majorsOf(book).map((major) => `_releases/${lineFile(major)}`),
        ...(book.moves.length ? [`_releases/${MOVES}`] : []),
      ];

/** @param urlOf  address of a page by its id; undefined where there is nothing to link to. */
export function releaseFiles(book: ReleaseBook, urlOf: UrlOf): ReleaseFiles {
  if (book.entries.length === 0) return [];
  const lines = majorsOf(book).map((major) => {
    const own = book.entries.filter(({ record }) => majorOf(record.version) === major);
    const changes = own.reduce((sum, { record }) => sum + record.changes.length, 0);
    const hasStacks = own.some(({ record }) => record.stack !== undefined);
    const file = `changes-${major}.json`;
    return { major, file, changes, hasStacks, content: packLine(own, book, urlOf) };
  });
  const index: ReleaseIndex = {
    versions: book.entries.map((entry) => toVersionData(entry, urlOf)),
    areas: book.areas,
    widgets: widgetsOf(book, urlOf),
    lines: lines.map(({ content: _content, ...line }) => line),
    ...(book.moves.length ? { moves: MOVES } : {}),
  };
  return [
    { path: INDEX, content: JSON.stringify(index) },
    ...lines.map(({ file, content }) => ({ path: `_releases/${file}`, content })),
    ...(book.moves.length ? [{ path: `_releases/${MOVES}`, content: movesFile(book, urlOf) }] : []),
  ];
}

export type UrlOf = (id: string) => string | undefined;

function toVersionData({ record, name, page, anchor }: ReleaseEntry, urlOf: UrlOf): VersionData {
  const url = urlOf(page) ?? '';
  return {
    version: record.version,
    name,
    date: record.date,
    channels: record.channels,
    url: anchor ? `${url}#${anchor}` : url,
    ...(record.stopover ? { stopover: withAddresses(record.stopover, urlOf) } : {}),
  };
}

function packLine(entries: readonly ReleaseEntry[], book: ReleaseBook, urlOf: UrlOf): string {
  const areas = Object.keys(book.areas);
  let before: Stack | undefined;
  const packed = entries.map(({ record, anchor: prefix, anchors }): PackedRelease => {
    const stack = packStack(before, record.stack);
    before = record.stack ?? before;
    const changes = record.changes.map((change, i): PackedChange => {
      const title = withAddresses(change.title, urlOf);
      const anchor = anchors[i] ?? '';
      const isUsual = anchor === usualAnchor(prefix, title);
      const parts: PackedChange = [
        KINDS.indexOf(change.kind),
        Math.max(0, areas.indexOf(change.area)),
        title,
        change.symptom ? withAddresses(change.symptom, urlOf) : 0,
        change.body ? withAddresses(change.body, urlOf) : 0,
        change.action ? withAddresses(change.action, urlOf) : 0,
        change.widget ?? 0,
        change.build ?? 0,
        isUsual ? 0 : anchor,
      ];
      while (parts.at(-1) === 0 && parts.length > 3) parts.pop();
      return parts;
    });
    return [record.version, prefix, changes, ...(stack ? [stack] : [])] as PackedRelease;
  });
  return JSON.stringify(packed);
}

function movesFile(book: ReleaseBook, urlOf: UrlOf): string {
  const { moves, movesSince, platforms } = book;
  const widgets = namesOf(
    moves.map(({ widget }) => widget),
    book,
    urlOf,
  );
  return JSON.stringify(
    packMoves({
      moves: [...moves],
      platforms: { ...platforms },
      since: { ...movesSince },
      widgets,
    }),
  );
}

function widgetsOf(book: ReleaseBook, urlOf: UrlOf): ReleaseIndex['widgets'] {
  const named = book.entries.flatMap(({ record }) =>
    record.changes.flatMap(({ widget }) => widget ?? []),
  );
  return namesOf(named, book, urlOf);
}

/** Titles and addresses, by name. */
function namesOf(all: readonly string[], book: ReleaseBook, urlOf: UrlOf): ReleaseIndex['widgets'] {
  const named = new Set(all);
  const known = [...named].sort().flatMap((name) => {
    const widget = lookUp(book.widgets, name);
    return widget ? [[name, { title: widget.title, url: urlOf(widget.page) ?? '' }] as const] : [];
  });
  return Object.fromEntries(known);
}

/** Links by page id become links by address; where there is no page, the words stay. */
export function withAddresses(markdown: string, urlOf: UrlOf): string {
  return markdown
    .trim()
    .replace(/\[([^[\]]*)\]\(([^)[\s]+)\)/g, (whole, words: string, to: string) => {
      if (/^(?:https?|mailto):/.test(to)) return whole;
      const [id = '', anchor] = to.split('#');
      const url = urlOf(id);
      return url ? `[${words}](${url}${anchor ? `#${anchor}` : ''})` : words;
    });
}
