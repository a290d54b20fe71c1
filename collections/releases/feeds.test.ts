// Feeds by the rules of their formats, of the real records and of hostile ones.
import { beforeAll, describe, expect, it } from 'vitest';
import { toBook, urlOf } from '../../tests/support/generated-releases.ts';
import { childrenOf, parseXml, type XmlElement } from '../../tests/support/parse-xml.ts';
import { loadRealReleases } from '../../tests/support/real-releases.ts';
import type { ReleaseBook } from './book.ts';
import type { FeedSite } from './feed-formats.ts';
import { feedPath } from './feed-path.ts';
import { feedFiles } from './feeds.ts';
import type { Release } from './record.ts';

const NASTY = `<b>a</b> & "c" 'd' ]]> \u0000\u0008\u001B\u007F\uFFFE\uD800 😀 [in](teams/roles) [out](javascript:x)`;
const nasty = (version: string, page?: string): Release => ({
  version,
  name: `${version} ${NASTY}`,
  date: '2024-02-29',
  channels: ['online'],
  summary: `${NASTY}\n\n- [x](nowhere)\n- \`]]>\``,
  ...(page ? { page } : {}),
  changes: [
    { kind: 'fix', area: 'web', title: NASTY, symptom: NASTY, body: NASTY },
    { kind: 'breaking', area: 'studio', title: `${NASTY} again`, action: NASTY },
  ],
});

type Case = { book: ReleaseBook; site: FeedSite; feeds: Map<string, string> };
let cases: Case[];

function toCase(book: ReleaseBook, site: FeedSite): Case {
  const feeds = feedFiles(book, site).map(({ path, content }) => [path, content] as const);
  return { book, site, feeds: new Map(feeds) };
}

beforeAll(async () => {
  const { book, urlOf: realUrl } = await loadRealReleases();
  const origin = 'https://docs.example';
  const hostile = {
    ...toBook([nasty('1.0'), nasty('1.1', 'releases/old'), nasty('2.0', 'releases/old')]),
    areas: { web: { label: NASTY }, studio: { label: 'Studio' }, unused: { label: 'Unused' } },
    product: NASTY,
  };
  cases = [
    toCase(book, { title: 'Real: Learn', origin, base: '/learn/', lang: 'en', urlOf: realUrl }),
    toCase(hostile, { title: NASTY, origin, base: '/', lang: 'x"<&', urlOf }),
  ];
});

const feedsOf = ({ feeds }: Case, format: string): string[] =>
  [...feeds].flatMap(([path, content]) => (path.endsWith(`.${format}`) ? content : []));

const one = (element: XmlElement, name: string): XmlElement => {
  const found = childrenOf(element, name);
  expect(found.length, `${name} in ${element.name}`).toBe(1);
  return found[0] ?? element;
};

const isUnique = (texts: readonly string[]) => new Set(texts).size === texts.length;
const isAbsolute = (url: string | undefined) =>
  /^https:\/\/docs\.example\/[^\s<>"]*$/.test(url ?? '');

/** The same release has the same HTML in each format, and in the feed of each of its areas. */
const checked = new Set<string>();

/** HTML inside of a feed: whole, with addresses that lead there from anywhere. */
function expectHtml(html: string): void {
  if (checked.has(html)) return;
  checked.add(html);
  const clean = html.replace(/[\p{Cc}\uFFFE]|\p{Cs}/gu, '');
  const tree = parseXml(`<?xml version="1.0" encoding="utf-8"?><div>${clean}</div>`);
  const links: XmlElement[] = [];
  const walk = (element: XmlElement, isInLink: boolean) => {
    expect(isInLink && element.name === 'a', `a link in a link: ${element.text}`).toBe(false);
    expect('div h3 p ul ol li a code pre strong em'.split(' ')).toContain(element.name);
    if (element.name === 'a') links.push(element);
    for (const child of element.children) walk(child, isInLink || element.name === 'a');
  };
  walk(tree, false);
  for (const { attributes } of links) expect(attributes.get('href')).toMatch(/^https?:\/\//);
}

describe('the feeds', () => {
  it('are one of all releases and one of each area that has changes, in three formats', () => {
    for (const { book, feeds } of cases) {
      const areas = book.entries.flatMap(({ record }) => record.changes.map(({ area }) => area));
      const paths = ['releases', ...new Set(areas)].flatMap((name) =>
        (['atom', 'rss', 'json'] as const).map((format) => feedPath(name, format)),
      );
      expect([...feeds.keys()].sort()).toEqual(paths.sort());
    }
    const { book, site } = cases.at(-1) as Case;
    expect(feedFiles({ ...book, entries: [] }, site)).toEqual([]);
  });

  it('are Atom as RFC 4287 has it', () => {
    const date = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
    for (const own of cases)
      for (const feed of feedsOf(own, 'atom').map(parseXml)) {
        expect(feed.name).toBe('feed');
        expect(feed.attributes.get('xmlns')).toBe('http://www.w3.org/2005/Atom');
        expect(feed.attributes.get('xml:lang')).toBe(own.site.lang);
        expect(one(feed, 'title').text).not.toBe('');
        expect(one(one(feed, 'author'), 'name').text).not.toBe('');
        const links = childrenOf(feed, 'link');
        const self = links.find(({ attributes }) => attributes.get('rel') === 'self')?.attributes;
        expect(self?.get('href')).toBe(one(feed, 'id').text);
        expect(self?.get('type')).toBe('application/atom+xml');
        const entries = childrenOf(feed, 'entry');
        const dates = entries.map((entry) => one(entry, 'updated').text);
        for (const text of [...dates, one(feed, 'updated').text]) expect(text).toMatch(date);
        expect(one(feed, 'updated').text).toBe([...dates].sort().at(-1));
        const ids = [feed, ...entries].map((element) => one(element, 'id').text);
        expect(ids.filter((id) => !isAbsolute(id))).toEqual([]);
        expect(isUnique(ids)).toBe(true);
        for (const entry of entries) {
          expect(one(entry, 'title').text).not.toBe('');
          expect(isAbsolute(one(entry, 'link').attributes.get('href'))).toBe(true);
          expect(one(entry, 'content').attributes.get('type')).toBe('html');
          expectHtml(one(entry, 'content').text);
        }
      }
  });

  it('are RSS 2.0, with dates of RFC 822', () => {
    const date = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} 00:00:00 GMT$/;
    for (const own of cases)
      for (const feed of feedsOf(own, 'rss').map(parseXml)) {
        expect([feed.name, feed.attributes.get('version')]).toEqual(['rss', '2.0']);
        const channel = one(feed, 'channel');
        expect(one(channel, 'title').text).not.toBe('');
        expect(one(channel, 'description').text).not.toBe('');
        expect(isAbsolute(one(channel, 'link').text)).toBe(true);
        expect(one(channel, 'lastBuildDate').text).toMatch(date);
        expect(isAbsolute(one(channel, 'atom:link').attributes.get('href'))).toBe(true);
        const items = childrenOf(channel, 'item');
        expect(isUnique(items.map((item) => one(item, 'guid').text))).toBe(true);
        for (const item of items) {
          expect(one(item, 'title').text).not.toBe('');
          expect(one(item, 'guid').attributes.get('isPermaLink')).toBe('true');
          expect(one(item, 'link').text).toBe(one(item, 'guid').text);
          expect(isAbsolute(one(item, 'link').text)).toBe(true);
          expect(one(item, 'pubDate').text).toMatch(date);
          expectHtml(one(item, 'description').text);
        }
      }
  });

  it('are JSON Feed 1.1', () => {
    for (const own of cases)
      for (const feed of feedsOf(own, 'json').map((text) => JSON.parse(text))) {
        expect(feed).toMatchObject({
          version: 'https://jsonfeed.org/version/1.1',
          title: expect.stringMatching(/./),
          language: own.site.lang,
        });
        expect(isAbsolute(feed.home_page_url) && isAbsolute(feed.feed_url)).toBe(true);
        expect(own.feeds.has(feed.feed_url.replace(own.site.origin + own.site.base, ''))).toBe(
          true,
        );
        expect(isUnique(feed.items.map(({ id }: { id: string }) => id))).toBe(true);
        for (const item of feed.items) {
          expect(isAbsolute(item.url) && item.id === item.url).toBe(true);
          expect(item.title).not.toBe('');
          expect(new Date(item.date_published).getTime()).toBeGreaterThan(0);
          expect(item.tags.length).toBeGreaterThan(0);
          expectHtml(item.content_html);
        }
      }
  });

  it('show what a fix took away below its title, with whole addresses', () => {
    const symptom = 'It **hung** in [roles](teams/roles).';
    const record = { ...nasty('1.0'), changes: [{ ...nasty('1.0').changes[0], symptom }] };
    const { site, feeds } = toCase(toBook([record as Release]), (cases[1] as Case).site);
    const [{ content_html: html }] = JSON.parse(
      feeds.get(feedPath('releases', 'json')) ?? '',
    ).items;
    const link = `<a href="${site.origin}/docs/teams/roles">roles</a>`;
    expect(html).toContain(`</a><p>Before: It <strong>hung</strong> in ${link}.</p></li>`);
  });

  it('tell of every release and change, newest first, and of an area only its own', () => {
    for (const own of cases) {
      const newest = [...own.book.entries].reverse();
      for (const area of ['releases', 'web', 'studio']) {
        const feed = parseXml(own.feeds.get(feedPath(area, 'atom')) ?? '');
        const anchors = newest.map(({ record, anchors: all }) =>
          all.filter((_, i) => area === 'releases' || record.changes[i]?.area === area).sort(),
        );
        const links = childrenOf(feed, 'entry').map((entry) =>
          [...one(entry, 'content').text.matchAll(/<li><a href="[^"#]*#([^"]*)">/g)]
            .map(([, anchor = '']) => anchor)
            .sort(),
        );
        expect(links).toEqual(anchors.filter(({ length }) => length > 0));
      }
    }
  });
});
