// Releases → feeds of all changes and of each area.
import { type Html, html } from '../../engine/shared.ts';
import { areaLabel, type ReleaseBook } from './book.ts';
import { withAddresses } from './data.ts';
import type { ReleaseEntry } from './entry.ts';
import { atom, type Feed, type FeedSite, type Item, jsonFeed, rss } from './feed-formats.ts';
import { ALL_AREAS, FORMATS, feedPath } from './feed-path.ts';
import { groupChanges } from './group-changes.ts';
import { oncePerText } from './once-per-text.ts';
import type { Change } from './record.ts';
import { inlineHtml, parseBlocks, parseInline, toHtml, withoutLinks } from './small-markdown.ts';

/** Areas that have a feed: those that a release mentions. */
const areasOf = ({ entries, areas }: ReleaseBook): string[] => {
  const reported = new Set(entries.flatMap(({ record }) => record.changes.map(({ area }) => area)));
  return Object.keys(areas).filter((area) => reported.has(area));
};

/** The feeds of one area, or of all. */
export type FeedOf = {
  /** All that it takes of the releases; plain data. */
  from(): unknown;
  files(): { path: string; content: string }[];
  paths: string[];
};

/** None without releases; an area without a change has no feed. */
export function listFeeds(book: ReleaseBook, site: FeedSite): FeedOf[] {
  if (book.entries.length === 0) return [];
  const newest = [...book.entries].reverse();
  const isOf = (area: string | undefined) => (change: Change) =>
    area === undefined || change.area === area;
  // A text is in the feed of all, and in that of its area.
  const htmlOf = oncePerText((markdown) =>
    toHtml(parseBlocks(withAddresses(markdown, site.urlOf)), site.origin),
  );
  const title = `${site.title}: ${book.texts.feed}`;
  return [undefined, ...areasOf(book)].map((area) => {
    const name = area ?? ALL_AREAS;
    const own = newest.filter(({ record }) => !area || record.changes.some(isOf(area)));
    return {
      paths: FORMATS.map((format) => feedPath(name, format)),
      from: () => own.map((entry) => takenOf(entry, isOf(area))),
      files() {
        const items = own.map((entry) => toItem(entry, isOf(area), { book, site, htmlOf }));
        const label = area === undefined ? '' : `, ${areaLabel(area, book.areas)}`;
        const feed: Feed = { name, title: title + label, items };
        return [
          { path: feedPath(name, 'atom'), content: atom(feed, site) },
          { path: feedPath(name, 'rss'), content: rss(feed, site) },
          { path: feedPath(name, 'json'), content: jsonFeed(feed, site) },
        ];
      },
    };
  });
}

export const feedFiles = (book: ReleaseBook, site: FeedSite): { path: string; content: string }[] =>
  listFeeds(book, site).flatMap((feed) => feed.files());

/** What `toItem` takes of a release. */
function takenOf(
  { record, name, page, anchor, anchors }: ReleaseEntry,
  isShown: (change: Change) => boolean,
): unknown {
  const changes = record.changes.flatMap((change, i) => {
    const { kind, area, title, symptom } = change;
    return isShown(change) ? [[kind, area, title, symptom, anchors[i]]] : [];
  });
  return [name, page, anchor, record.date, record.summary, changes];
}

type Making = { book: ReleaseBook; site: FeedSite; htmlOf(markdown: string): Html };

function toItem(
  { record, name, page, anchor, anchors }: ReleaseEntry,
  isShown: (change: Change) => boolean,
  { book, site, htmlOf }: Making,
): Item {
  const url = `${site.origin}${site.urlOf(page) ?? site.base}`;
  const numbered = record.changes
    .map((change, i) => ({ ...change, anchor: anchors[i] }))
    .filter(isShown);
  const summary = withAddresses(record.summary, site.urlOf);
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
