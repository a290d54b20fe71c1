// The items of a feed → Atom (RFC 4287), RSS 2.0 and JSON Feed 1.1.
import { type Html, html, linksToText } from '../../engine/shared.ts';
import type { UrlOf } from './data.ts';
import { feedPath } from './feed-path.ts';

export type FeedSite = {
  title: string;
  /** Scheme and host, and the base path. */
  origin: string;
  base: string;
  lang: string;
  urlOf: UrlOf;
};

export type Item = {
  url: string;
  title: string;
  date: string;
  html: Html;
  summary: string;
  tags: string[];
};

export type Feed = { name: string; title: string; items: Item[] };

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

export function atom({ name, title, items }: Feed, site: FeedSite): string {
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

export function rss({ name, title, items }: Feed, { origin, base, lang }: FeedSite): string {
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

export function jsonFeed({ name, title, items }: Feed, { origin, base, lang }: FeedSite): string {
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
