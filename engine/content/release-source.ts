// A release's record ▶ SourceFile: the front matter and body of its page, as if an author had written it.
import { formatDate } from '../format-date.ts';
import type { ReleaseBook } from '../releases/book.ts';
import type { ReleaseEntry } from '../releases/entry.ts';
import { minorOf } from '../releases/version-order.ts';
import type { FrontMatter } from './frontmatter.ts';
import { hashOf, type SourceFile } from './load-source.ts';
import { releaseNotes } from './release-notes.ts';

/** @param version  of a record that has a page of its own. */
export function toReleaseSource(version: string, book: ReleaseBook): SourceFile {
  const entry = book.entries.find(({ record }) => record.version === version);
  const empty = { id: '', path: '', lines: [], included: [], hash: '', diagnostics: [] };
  if (!entry) return empty;
  const lines = releaseNotes(entry, book, 2);
  const frontMatter = releaseMatter(entry, book);
  const texts = lines.map(({ text, line }) => `${line} ${text}`);
  return {
    ...empty,
    id: entry.page,
    path: entry.path,
    frontMatter,
    lines,
    hash: hashOf([JSON.stringify(frontMatter), ...texts]),
  };
}

function releaseMatter(entry: ReleaseEntry, book: ReleaseBook): FrontMatter {
  return {
    title: entry.record.title ?? releaseTitle(entry, book),
    description: describe(entry, book),
    keywords: [entry.record.version, `v${entry.record.version}`, ...lineOf(entry, book)],
    toc_max_heading_level: 3,
  };
}

export function releaseTitle({ name, record }: ReleaseEntry, book: ReleaseBook): string {
  return book.texts.title
    .replace('{product}', book.product)
    .replace('{release}', name)
    .replace('{date}', formatDate(record.date, book.lang));
}

const plain = (markdown: string) =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The newest release of a line is what somebody means who types only that: `11.14`. */
function lineOf({ record }: ReleaseEntry, { entries }: ReleaseBook): string[] {
  const line = minorOf(record.version);
  const newest = entries.findLast((one) => minorOf(one.record.version) === line);
  return newest?.record === record ? [line] : [];
}

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
  return book.texts.description
    .replace('{product}', book.product)
    .replace('{release}', name)
    .replace('{date}', formatDate(record.date, book.lang))
    .replace('{changes}', String(record.changes.length));
}

/** Characters of a description that result lists show whole, and that say something. */
const LONGEST = 160;
const SHORTEST = 50;
