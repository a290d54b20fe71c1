// A page of a built site → the same page for a folder on a disk: relative links, classic scripts, its own policy.
import {
  attributeOf,
  changeSrcset,
  changeTags,
  changeUrls,
  dismissScriptHash,
  escapeHtml,
  fill,
  inlineScriptHash,
  ROOT,
  type Tag,
  type Texts,
  tagText,
} from '../../engine/tooling.ts';
import { linkFrom, type Target } from './addresses.ts';
import type { Section } from './built-site.ts';

export type Links = {
  /** Scheme and host of the public site. */
  origin: string;
  base: string;
  version: string;
  copy: Texts['copy'];
  /** The one that the bundle holds; undefined: all of them. */
  section: Section | undefined;
  /** What an address leads to in the bundle. */
  targetOf(url: string): Target | undefined;
};

/** Path of the script that every page loads first. */
export const LOADER = '_bundle/bundle.js';

/** Values that are addresses. Others with addresses in them are read by scripts, which know what to make of them. */
const ADDRESSES = ['href', 'src', 'poster', 'action'];

/** Values that are lists of addresses. */
const LISTS = ['srcset', 'imagesrcset'];

/** A script that a site's config adds, perhaps from another host: nothing in a copy asks for anything outside. */
const SITE_SCRIPT = '<script data-site=""';
const END = '</script>';

export function toBundlePage(html: string, file: string, links: Links): string {
  const lead = (url: string) => leadTo(url, links, (target) => linkFrom(file, target));
  const own = withoutSiteScripts(html);
  return changeTags(own, (tag) => {
    if (tag.attributes.has('charSet')) return `${tagText(tag)}${policyTag(own)}`;
    if (isDropped(tag)) return '';
    if (tag.name === 'body' && links.section) return `${tagText(tag)}${note(links)}`;
    if (links.section) forgetOtherSections(tag, links.section);
    const isModule = tag.name === 'script' && tag.attributes.get('type') === 'module';
    const isChanged = changeAddresses(tag, lead, links) || hidePost(tag);
    if (!isModule) return isChanged || undefined;
    tag.attributes.delete('type');
    tag.attributes.set('defer', true);
    const loader = linkFrom(file, { file: LOADER, rest: '' });
    return `<script defer src="${loader}"></script>${tagText(tag)}`;
  });
}

function withoutSiteScripts(html: string): string {
  const [before = '', ...parts] = html.split(SITE_SCRIPT);
  return before + parts.map((part) => part.slice(part.indexOf(END) + END.length)).join('');
}

/** A page that only leads on, in the place of the home page. */
export function toFirstPage(first: string): string {
  const url = escapeHtml(encodeURI(first));
  const head = `<meta charset="utf-8">${policyTag()}<meta http-equiv="refresh" content="0; url=${url}">`;
  return `<!doctype html><html><head>${head}</head><body><a href="${url}">${url}</a></body></html>\n`;
}

/** Search filters by the sections that it finds in the page. */
function forgetOtherSections(tag: Tag, { slug }: Section): void {
  const section = tag.name === 'a' ? attributeOf(tag, 'data-section') : undefined;
  if (section !== undefined && section !== slug) tag.attributes.delete('data-section');
}

/** What a reader has before them, and what they don't have. */
function note({ section, version, origin, base, copy }: Links): string {
  const site = escapeHtml(origin + base);
  const says = fill(escapeHtml(copy.holds), {
    section: escapeHtml(section?.label ?? ''),
    version: escapeHtml(version),
    site: `<a href="${site}">${site}</a>`,
  });
  return `<div class="banner" role="note">${says}</div>`;
}

/** A style sheet: pictures and fonts that it names. */
export function toBundleSheet(css: string, file: string, links: Links): string {
  return changeUrls(css, (url) => leadTo(url, links, (target) => linkFrom(file, target)));
}

/** What a script puts into a page, whichever that is: addresses begin at the root. */
export function toBundleFragment(html: string, links: Links): string {
  const lead = (url: string) =>
    leadTo(url, links, ({ file, rest }) => ROOT + encodeURI(file) + rest);
  return changeTags(html, (tag) => changeAddresses(tag, lead, links) || undefined);
}

/** JSON with HTML for a script to put into a page: links keep their addresses, by which it knows them; all else begins at the root. */
export function toBundleExtract(json: string, links: Links): string {
  const lead = (url: string) =>
    leadTo(url, links, ({ file, rest }) => ROOT + encodeURI(file) + rest);
  const change = (tag: Tag) =>
    tag.name === 'a' ? undefined : changeAddresses(tag, lead, links) || undefined;
  const read = (_: string, value: unknown) =>
    typeof value === 'string' ? changeTags(value, change) : value;
  return JSON.stringify(JSON.parse(json, read));
}

/** Pages and files that the bundle lacks are those of the public site. */
function leadTo(url: string, links: Links, write: (target: Target) => string): string | undefined {
  if (!url.startsWith(links.base) || url.startsWith('//')) return undefined;
  const target = links.targetOf(url);
  return target ? write(target) : links.origin + url;
}

/** A form that only a server takes. */
function hidePost(tag: Tag): true | undefined {
  if (tag.name !== 'form' || attributeOf(tag, 'method') !== 'post') return undefined;
  tag.attributes.set('hidden', true);
  return true;
}

function changeAddresses(
  tag: Tag,
  lead: (url: string) => string | undefined,
  { origin }: Links,
): true | undefined {
  let isChanged: true | undefined;
  const set = (name: string, value: string) => {
    tag.attributes.set(name, escapeHtml(value));
    isChanged = true;
  };
  const version = attributeOf(tag, 'data-version-base');
  if (version !== undefined) {
    tag.attributes.delete('data-version-base');
    set('href', origin + version);
  }
  for (const name of ADDRESSES) {
    const url = lead(attributeOf(tag, name) ?? '');
    if (url !== undefined) set(name, url);
  }
  for (const name of LISTS) {
    const list = attributeOf(tag, name);
    const led = list && changeSrcset(list, lead);
    if (led && led !== list) set(name, led);
  }
  const [, refresh = ''] = /^0; url=(.*)$/.exec(attributeOf(tag, 'content') ?? '') ?? [];
  const to = tag.attributes.get('http-equiv') === 'refresh' ? lead(refresh) : undefined;
  if (to !== undefined) set('content', `0; url=${to}`);
  return isChanged;
}

const DROPPED: ReadonlySet<string> = new Set(['alternate', 'search', 'preconnect', 'dns-prefetch']);

/** What only a server answers, or another host. */
function isDropped(tag: Tag): boolean {
  const rel = tag.name === 'link' ? tag.attributes.get('rel') : undefined;
  return typeof rel === 'string' && DROPPED.has(rel);
}

/**
 * As on the server, but nothing may be fetched and no worker started, since a disk has neither. A server may also let
 * pages have fonts of their own, which the bundle holds.
 */
function policyTag(html = ''): string {
  const dismiss = html.includes(' data-announcement="') ? ` ${dismissScriptHash()}` : '';
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHash()}${dismiss}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
