// A release's record → the front matter and body of its page, as if an author had written it.

import type { FrontMatter, RecordSource } from '../../engine/index.ts';
import { fill, formatDate, lastFor, linksToText, onceFor } from '../../engine/shared.ts';
import type { ReleaseBook } from './book.ts';
import type { ReleaseEntry } from './entry.ts';
import type { Release } from './record.ts';
import { releaseNotes } from './release-notes.ts';
import { stackAt } from './stack.ts';
import { minorOf } from './version-order.ts';

/** @param version  of a record that has its own page. */
export function toReleaseSource(version: string, book: ReleaseBook): RecordSource {
  const entry = book.entries.find(({ record }) => record.version === version);
  if (!entry) return { frontMatter: { title: version, description: version }, lines: [] };
  return sourceOf(entry.record, madeFrom(entry, book), () => ({
    frontMatter: releaseMatter(entry, book),
    lines: releaseNotes(entry, book, 2),
  }));
}

const sourceOf = lastFor<Release, RecordSource>();

/** All that the page takes of the book, besides its record. Texts and lines of a file that wasn't read again are the same objects. */
function madeFrom(entry: ReleaseEntry, book: ReleaseBook): unknown[] {
  const { entries, areas, widgets, product, lang, texts } = book;
  const before = entries[entries.indexOf(entry) - 1]?.record.version ?? '';
  const [own, last] = [entry.record.version, before].map((one) => stackAt(entries, one));
  const listed = entries.find(({ record }) => record.version === own?.version);
  const { lines, path, page, name, anchor, anchors } = entry;
  const stacks = [own?.stack, last?.stack, listed?.name, listed?.page, listed?.anchor];
  const shared = [areas, widgets, product, lang, texts, writtenOf(book)];
  const isNewest = lineOf(entry, book).length > 0;
  return [lines, path, page, name, anchor, anchors, isNewest, ...stacks, ...shared];
}

const writtenOf = onceFor((book: ReleaseBook) => book.written.join('\n'));

function releaseMatter(entry: ReleaseEntry, book: ReleaseBook): FrontMatter {
  return {
    title: entry.record.title ?? releaseTitle(entry, book),
    description: describe(entry, book),
    keywords: [entry.record.version, `v${entry.record.version}`, ...lineOf(entry, book)],
    toc_max_heading_level: 3,
    // Its title has the date of the release.
    last_update: false,
  };
}

function releaseTitle({ name, record }: ReleaseEntry, book: ReleaseBook): string {
  return fill(book.texts.title, {
    product: book.product,
    release: name,
    date: formatDate(record.date, book.lang),
  });
}

const plain = (markdown: string) =>
  linksToText(markdown).replace(/[`*]/g, '').replace(/\s+/g, ' ').trim();

/** The newest release of a line is what somebody means who types only that: `11.14`. */
function lineOf({ record }: ReleaseEntry, { entries }: ReleaseBook): string[] {
  const line = minorOf(record.version);
  return newestOf(entries).get(line) === record ? [line] : [];
}

/** Oldest first: of each line, the last one remains. */
const newestOf = onceFor(
  (entries: ReleaseBook['entries']): ReadonlyMap<string, Release> =>
    new Map(entries.map(({ record }) => [minorOf(record.version), record])),
);

/** The summary as far as its sentences fit a result list; where they don't, or say too little, what there is. */
function describe(entry: ReleaseEntry, book: ReleaseBook): string {
  const { record, name } = entry;
  let text = '';
  for (const sentence of plain(record.summary).split(/(?<=[.?!])\s+/)) {
    const longer = text ? `${text} ${sentence}` : sentence;
    if (longer.length > LONGEST) break;
    text = longer;
  }
  if (text.length >= SHORTEST) return text;
  return fill(book.texts.description, {
    product: book.product,
    release: name,
    date: formatDate(record.date, book.lang),
    changes: record.changes.length,
  });
}

/** Characters of a description that result lists show whole, and that say something. */
const LONGEST = 160;
const SHORTEST = 50;
