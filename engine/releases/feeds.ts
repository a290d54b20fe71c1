// Releases ▶ Atom (RFC 4287), RSS 2.0 and JSON Feed 1.1, of all changes and of each area.
import { escapeHtml } from '../html.ts';
import { areaLabel, type ReleaseBook } from './book.ts';
import { type UrlOf, withAddresses } from './data.ts';
import type { ReleaseEntry } from './entry.ts';
import { groupChanges } from './group-changes.ts';
import { inlineHtml, parseBlocks, parseInline, toHtml } from './small-markdown.ts';

export type FeedSite = {
  title: string;
  /** Scheme and host, and the base path. */
  origin: string;
  base: string;
  lang: string;
  urlOf: UrlOf;
};

type Item = {
  url: string;
  title: string;
  date: string;
  html: string;
  summary: string;
  tags: string[];
};

type Feed = { name: string; title: string; items: Item[] };

const FORMATS = ['atom', 'rss', 'json'] as const;

/** Where the feeds of an area, or of all, are: `feeds/web.atom`. */
export const feedPath = (area: string, format: (typeof FORMATS)[number]): string =>
  `feeds/${area}.${format}`;

/** The feed of all changes. */
export const ALL_AREAS = 'releases';

/** Nothing without releases; an area without a change has no feed. */
export function feedFiles(book: ReleaseBook, site: FeedSite): { path: string; content: string }[] {
  if (book.entries.length === 0) return [];
  const newest = [...book.entries].reverse();
  const all: Feed = {
    name: ALL_AREAS,
    title: `${site.title}: ${book.texts.feed}`,
    items: newest.map((entry) => toItem(entry, book, site)),
  };
  const byArea = Object.keys(book.areas).map((area) => ({
    name: area,
    title: `${all.title}, ${areaLabel(area, book.areas)}`,
    items: newest
      .filter(({ record }) => record.changes.some((change) => change.area === area))
      .map((entry) => toItem(entry, book, site, area)),
  }));
  return [all, ...byArea.filter(({ items }) => items.length)].flatMap((feed) => [
    { path: feedPath(feed.name, 'atom'), content: atom(feed, site) },
    { path: feedPath(feed.name, 'rss'), content: rss(feed, site) },
    { path: feedPath(feed.name, 'json'), content: jsonFeed(feed, site) },
  ]);
}

function toItem(entry: ReleaseEntry, book: ReleaseBook, site: FeedSite, only?: string): Item {
  const { record, name, page, anchor, anchors } = entry;
  const url = `${site.origin}${site.urlOf(page) ?? site.base}`;
  const numbered = record.changes
    .map((change, i) => ({ ...change, anchor: anchors[i] }))
    .filter(({ area }) => only === undefined || area === only);
  const summary = withAddresses(record.summary, site.urlOf);
  const groups = groupChanges(numbered, (change) => change, book.areas).map(({ kind, areas }) => {
    const items = areas.flatMap(({ items: own }) =>
      own.map(
        (change) =>
          `<li><a href="${escapeHtml(`${url}#${change.anchor}`)}">${inlineHtml(parseInline(change.title))}</a></li>`,
      ),
    );
    return `<h3>${escapeHtml(book.texts.kinds[kind] ?? kind)}</h3><ul>${items.join('')}</ul>`;
  });
  return {
    url: anchor ? `${url}#${anchor}` : url,
    title: `${book.product} ${name}`,
    date: record.date,
    summary,
    html: toHtml(parseBlocks(summary), site.origin) + groups.join(''),
    tags: [...new Set(numbered.map(({ area }) => areaLabel(area, book.areas)))],
  };
}

const timeOf = (date: string): string => `${date}T00:00:00Z`;

const newestDate = (items: readonly Item[]): string =>
  items
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? '1970-01-01';

function atom({ name, title, items }: Feed, { origin, base, lang }: FeedSite): string {
  const self = `${origin}${base}${feedPath(name, 'atom')}`;
  const entries = items.map(
    (item) => `<entry>
<id>${escapeHtml(item.url)}</id>
<title>${escapeHtml(item.title)}</title>
<updated>${timeOf(item.date)}</updated>
<published>${timeOf(item.date)}</published>
<link rel="alternate" type="text/html" href="${escapeHtml(item.url)}"/>
${item.tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`).join('')}
<content type="html">${escapeHtml(item.html)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<id>${escapeHtml(self)}</id>
<title>${escapeHtml(title)}</title>
<updated>${timeOf(newestDate(items))}</updated>
<author><name>${escapeHtml(title.split(':')[0] ?? title)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(origin + base)}"/>
${entries.join('\n')}
</feed>
`;
}

/** RFC 822 dates, as RSS wants them. */
const rssDate = (date: string): string => new Date(timeOf(date)).toUTCString();

function rss({ name, title, items }: Feed, { origin, base, lang }: FeedSite): string {
  const self = `${origin}${base}${feedPath(name, 'rss')}`;
  const entries = items.map(
    (item) => `<item>
<title>${escapeHtml(item.title)}</title>
<link>${escapeHtml(item.url)}</link>
<guid isPermaLink="true">${escapeHtml(item.url)}</guid>
<pubDate>${rssDate(item.date)}</pubDate>
${item.tags.map((tag) => `<category>${escapeHtml(tag)}</category>`).join('')}
<description>${escapeHtml(item.html)}</description>
</item>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(origin + base)}</link>
<description>${escapeHtml(title)}</description>
<language>${lang}</language>
<lastBuildDate>${rssDate(newestDate(items))}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="${escapeHtml(self)}"/>
${entries.join('\n')}
</channel>
</rss>
`;
}

function jsonFeed({ name, title, items }: Feed, { origin, base, lang }: FeedSite): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: origin + base,
    feed_url: `${origin}${base}${feedPath(name, 'json')}`,
    language: lang,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_html: item.html,
      summary: item.summary.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, ''),
      date_published: timeOf(item.date),
      tags: item.tags,
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}
