// The pages of a section → one HTML document: cover, contents, and each page with links that lead inside.
import {
  attributeOf,
  changeTags,
  escapeHtml,
  fill,
  navigationFile,
  type Tag,
} from '../../../engine/tooling.ts';
import { targetOf } from '../addresses.ts';
import type { BuiltSite, Section } from '../built-site.ts';

export type Book = {
  site: BuiltSite;
  section: Section;
  /** Files of the pages, in the order of the navigation. */
  pages: readonly string[];
  /** As readers read it. */
  date: string;
  /** Text of the sheet that turns pages into a book. */
  css: string;
};

/** Key of a page in the document → number of its sheet of paper. */
export type PageNumbers = ReadonlyMap<string, number>;

const keyOf = (index: number): string => `p${index}`;

/**
 * Pictures, fonts and sheets keep the addresses that they have on the site.
 *
 * @param numbers  empty in the first pass: each number has its room, so that they change nothing when they are known.
 */
export function toDocument(book: Book, numbers: PageNumbers): string {
  const { site, section, date, css } = book;
  const mains = book.pages.map((file) => mainOf(site.text(file)));
  const anchors = mains.map(idsOf);
  const lead = createLead(book, anchors);
  const sheets = new Set<string>();
  const pages = mains.map((html, i) => toChapter(html, keyOf(i), (tag) => lead(tag, i), sheets));
  const [, style = ''] =
    /<link rel="stylesheet" href="([^"]+)"/.exec(site.text('index.html')) ?? [];
  const links = [style, ...sheets].map(
    (url) => `<link rel="stylesheet" href="${escapeHtml(url)}">`,
  );
  const title = `${escapeHtml(section.label)}: ${escapeHtml(site.title)}`;
  const foot = JSON.stringify(`${section.label} · ${site.version}`).replaceAll('<', '\\3c ');
  return `<!doctype html><html lang="${site.lang}" data-theme="light"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title>
${links.join('')}<style>${css}@page{@bottom-left{content:${foot}}}</style></head>
<body class="layout-page"><div class="frame">
<section class="book-cover"><p>${escapeHtml(site.title)}</p><p class="book-title">${escapeHtml(section.label)}</p>
<p>${escapeHtml(fill(site.copy.asOf, { version: site.version, date }))}</p></section>
<nav class="book-contents"><h1>${escapeHtml(site.copy.contents)}</h1>${toContents(book, numbers)}</nav>
${pages.join('\n')}</div></body></html>`;
}

function mainOf(html: string): string {
  const start = html.indexOf('<main');
  return start < 0 ? '' : html.slice(start, html.lastIndexOf('</main>'));
}

/** Drawings keep their ids: they refer to them themselves. */
function outsideDrawings(html: string, change: (tag: Tag) => string | true | undefined): string {
  let out = '';
  for (let at = 0; at < html.length; ) {
    const start = html.indexOf('<svg', at);
    const end = start < 0 ? -1 : html.indexOf('</svg>', start);
    const [from, to] = end < 0 ? [html.length, html.length] : [start, end + '</svg>'.length];
    out += changeTags(html.slice(at, from), change) + html.slice(from, to);
    at = to;
  }
  return out;
}

function idsOf(html: string): ReadonlySet<string> {
  const ids = new Set<string>();
  outsideDrawings(html, (tag) => {
    const id = attributeOf(tag, 'id');
    if (id !== undefined) ids.add(id);
    return undefined;
  });
  return ids;
}

function toChapter(
  html: string,
  key: string,
  lead: (tag: Tag) => true | undefined,
  sheets: Set<string>,
): string {
  const changed = outsideDrawings(html, (tag) => {
    if (tag.name === 'main')
      return `<section class="${attributeOf(tag, 'class') ?? ''} book-page" id="${key}">`;
    if (tag.name === 'link') {
      sheets.add(attributeOf(tag, 'href') ?? '');
      return '';
    }
    const poster = tag.name === 'video' ? tag.attributes.get('poster') : undefined;
    // Paper shows what a film shows before it begins, without its controls.
    if (poster !== undefined) return `<img src="${poster}" alt=""><video hidden>`;
    const isLed = tag.name === 'a' && lead(tag);
    // Nobody scrolls to a picture on paper.
    const isLate = tag.attributes.delete('loading');
    const id = attributeOf(tag, 'id');
    if (id === undefined) return isLed || isLate || undefined;
    tag.attributes.set('id', `${key}-${id}`);
    return true;
  });
  return `${changed.split('<pre>').map(markLong).join('')}</section>`;
}

/** Lines of code that no sheet holds. */
const LONG = 45;

/** @param part  what is before the first code, or begins with the next one. */
function markLong(part: string, index: number): string {
  if (index === 0) return part;
  const lines = part.slice(0, part.indexOf('</pre>')).split('\n', LONG + 1);
  return `${lines.length > LONG ? '<pre class="book-long">' : '<pre>'}${part}`;
}

/** Links to pages of the book lead there; others to the public site. */
function createLead({ site, pages }: Book, anchors: readonly ReadonlySet<string>[]) {
  return (tag: Tag, own: number): true | undefined => {
    const url = attributeOf(tag, 'href');
    if (url === undefined) return undefined;
    const target = url.startsWith('#')
      ? { file: pages[own] ?? '', rest: url }
      : targetOf(url, site);
    const page = target ? pages.indexOf(target.file) : -1;
    if (page >= 0) {
      const anchor = decoded(target?.rest.replace(/^[^#]*#?/, '') ?? '');
      const isThere = anchors[page]?.has(anchor);
      const to = isThere ? `${keyOf(page)}-${anchor}` : keyOf(page);
      tag.attributes.set('href', escapeHtml(`#${to}`));
    } else if (url.startsWith(site.base)) tag.attributes.set('href', escapeHtml(site.origin + url));
    return true;
  };
}

/** As it is written, where that is no address. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The section's navigation: each page with its number, categories as headings of theirs. */
function toContents({ site, section, pages }: Book, numbers: PageNumbers): string {
  return changeTags(site.text(navigationFile(section.slug)), (tag) => {
    if (tag.name === 'ul') tag.attributes.delete('hidden');
    if (tag.name !== 'a') return true;
    const page = pages.indexOf(targetOf(attributeOf(tag, 'href') ?? '', site)?.file ?? '');
    tag.attributes.delete('href');
    if (page >= 0) {
      tag.attributes.set('href', `#${keyOf(page)}`);
      tag.attributes.set('data-number', String(numbers.get(keyOf(page)) ?? 0));
    }
    return true;
  });
}
