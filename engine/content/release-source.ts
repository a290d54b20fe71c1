// A release's record ▶ SourceFile: the front matter and body of its page, as if an author had written it.
import { formatDate } from '../format-date.ts';
import type { ReleaseBook } from '../releases/book.ts';
import type { ReleaseEntry } from '../releases/entry.ts';
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
    description: shorten(plain(entry.record.summary), 160),
    keywords: [entry.record.version, `v${entry.record.version}`],
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

/** Whole words, with an ellipsis where something is left out. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most - 1).replace(/[\s,;:.]+\S*$/, '')}…`;
}
