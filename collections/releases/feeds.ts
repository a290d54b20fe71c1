// Releases → Atom (RFC 4287), RSS 2.0 and JSON Feed 1.1, of all changes and of each area.
import { type Html, html, linksToText } from '../../engine/shared.ts';
import { areaLabel, type ReleaseBook } from './book.ts';
import { type UrlOf, withAddresses } from './data.ts';
import type { ReleaseEntry } from './entry.ts';
import { ALL_AREAS, FORMATS, feedPath } from './feed-path.ts';
import { groupChanges } from './group-changes.ts';
import { inlineHtml, parseBlocks, parseInline, toHtml, withoutLinks } from './small-markdown.ts';

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
  html: Html;
  summary: string;
  tags: string[];
};

type Feed = { name: string; title: string; items: Item[] };

/** Areas that have a feed: those that a release mentions. */
const areasOf = ({ entries, areas }: ReleaseBook): string[] => {
  const reported = new Set(entries.flatMap(({ record }) => record.changes.map(({ area }) => area)));
  return Object.keys(areas).filter((area) => reported.has(area));
};

/** Files that `feedFiles` makes. */
export const feedPaths = (book: ReleaseBook): string[] =>
  book.entries.length === 0
    ? []
    : [ALL_AREAS, ...areasOf(book)].flatMap((area) =>
        FORMATS.map((format) => feedPath(area, format)),
      );

/** Nothing without releases; an area without a change has no feed. */
export function feedFiles(book: ReleaseBook, site: FeedSite): { path: string; content: string }[] {
  if (book.entries.length === 0) return [];
  const newest = [...book.entries].reverse();
  const all: Feed = {
    name: ALL_AREAS,
    title: `${site.title}: ${book.texts.feed}`,
    items: newest.map((entry) => toItem(entry, book, site)),
  };
  const byArea = areasOf(book).map((area) => ({
    name: area,
    title: `${all.title}, ${areaLabel(area, book.areas)}`,
    items: newest
      .filter(({ record }) => record.changes.some((change) => change.area === area))
      .map((entry) => toItem(entry, book, site, area)),
  }));
  return [all, ...byArea].flatMap((feed) => [
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
  const htmlOf = (markdown: string) =>
    toHtml(parseBlocks(withAddresses(markdown, site.urlOf)), site.origin);
  const groups = groupChanges(numbered, (change) => change, book.areas).map(({ kind, areas }) => {
    const items = areas.flatMap(({ items: own }) =>
      own.map(
        ({ anchor: at, title, symptom }) =>
          html`<li><a href="${`${url}#${at}`}">${inlineHtml(withoutLinks(parseInline(title)))}</a>${symptom ? htmlOf(`${book.texts.symptom} ${symptom}`) : ''}</li>`,
      ),
    );
    return html`<h3>${book.texts.kinds[kind] ?? kind}</h3><ul>${items}</ul>`;
  });
  return {
    url: anchor ? `${url}#${anchor}` : url,
    title: `${book.product} ${name}`,
    date: record.date,
    summary,
    html: html`${htmlOf(record.summary)}${groups}`,
    tags: [...new Set(numbered.map(({ area }) => areaLabel(area, book.areas)))],
  };
}

/** A file of XML 1.0: without the signs that it has no way to write. */
const xmlFile = (file: Html): string =>
  String(file).replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

const timeOf = (date: string): string => `${date}T00:00:00Z`;

const newestDate = (items: readonly Item[]): string =>
  items
    .map(({ date }) => date)
    .sort()
    .at(-1) ?? '1970-01-01';

/** Each on its lines. */
const withBreaks = (entries: readonly Html[]) =>
  entries.flatMap((one, i) => (i ? ['\n', one] : [one]));

function atom({ name, title, items }: Feed, site: FeedSite): string {
  const { origin, base, lang } = site;
  const self = `${origin}${base}${feedPath(name, 'atom')}`;
  const entries = items.map(
    (item) => html`<entry>
<id>${item.url}</id>
<title>${item.title}</title>
<updated>${timeOf(item.date)}</updated>
<published>${timeOf(item.date)}</published>
<link rel="alternate" type="text/html" href="${item.url}"/>
${item.tags.map((tag) => html`<category term="${tag}"/>`)}
<content type="html">${String(item.html)}</content>
</entry>`,
  );
  return xmlFile(html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
<id>${self}</id>
<title>${title}</title>
<updated>${timeOf(newestDate(items))}</updated>
<author><name>${site.title}</name></author>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${origin + base}"/>
${withBreaks(entries)}
</feed>
`);
}

/** RFC 822 dates, as RSS wants them. */
const rssDate = (date: string): string => new Date(timeOf(date)).toUTCString();

function rss({ name, title, items }: Feed, { origin, base, lang }: FeedSite): string {
  const self = `${origin}${base}${feedPath(name, 'rss')}`;
  const entries = items.map(
    (item) => html`<item>
<title>${item.title}</title>
<link>${item.url}</link>
<guid isPermaLink="true">${item.url}</guid>
<pubDate>${rssDate(item.date)}</pubDate>
${item.tags.map((tag) => html`<category>${tag}</category>`)}
<description>${String(item.html)}</description>
</item>`,
  );
  return xmlFile(html`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${title}</title>
<link>${origin + base}</link>
<description>${title}</description>
<language>${lang}</language>
<lastBuildDate>${rssDate(newestDate(items))}</lastBuildDate>
<atom:link rel="self" type="application/rss+xml" href="${self}"/>
${withBreaks(entries)}
</channel>
</rss>
`);
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
      content_html: String(item.html),
      summary: linksToText(item.summary).replace(/[`*]/g, ''),
      date_published: timeOf(item.date),
      tags: item.tags,
    })),
  };
  return `${JSON.stringify(feed)}\n`;
}
