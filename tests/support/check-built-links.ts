// A built site → every link, picture, script and anchor in it that leads nowhere.
import { parseServerBase } from './server-base.ts';

const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=]+)="([^"]*)"/g;

export type BuiltSite = ReadonlyMap<string, string>;

/** @param site  path below the output folder → text. @returns one line a broken reference. */
export function checkBuiltLinks(site: BuiltSite): string[] {
  const base = parseServerBase(site);
  const problems: string[] = [];
  const ids = new Map<string, Set<string>>();
  for (const [name, html] of site) if (name.endsWith('.html')) ids.set(name, idsOf(html));
  for (const [name, html] of site) {
    if (!name.endsWith('.html')) continue;
    for (const reference of referencesOf(html)) {
      const problem = checkReference(reference, name, { site, ids, base });
      if (problem) problems.push(`${name}: ${problem}`);
    }
  }
  return problems;
}

type Known = { site: BuiltSite; ids: Map<string, Set<string>>; base: string };

function checkReference(
  reference: string,
  from: string,
  { site, ids, base }: Known,
): string | undefined {
  if (/^(?:https?|mailto|tel|data):/.test(reference)) return undefined;
  const [pathPart = '', anchor] = decodeURI(reference.replaceAll('&amp;', '&')).split('#');
  if (pathPart !== '' && !pathPart.startsWith(base)) return `${reference} leads out of ${base}`;
  const below = pathPart.slice(base.length).replace(/\?.*$/, '').replace(/\/$/, '');
  const target =
    pathPart === ''
      ? from
      : [below, below === '' ? 'index.html' : `${below}/index.html`].find(
          (one) => one !== '' && site.has(one),
        );
  if (!target) return `${reference} is not there`;
  if (anchor && !ids.get(target)?.has(decodeURIComponent(anchor)))
    return `${reference}: no such anchor`;
  return undefined;
}

function referencesOf(html: string): string[] {
  return attributesOf(html).flatMap(([name, value]) =>
    ['href', 'src', 'data-nav', 'data-near-pages', 'data-copy-markdown'].includes(name)
      ? [value]
      : [],
  );
}

function idsOf(html: string): Set<string> {
  const text = Buffer.from(html, 'latin1').toString('utf8');
  return new Set(attributesOf(text).flatMap(([name, value]) => (name === 'id' ? [value] : [])));
}

/** Attributes of all tags, in order. Our own HTML always quotes with `"`. */
export function attributesOf(html: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  for (const [, , attributes = ''] of html.matchAll(TAG))
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE))
      found.push([name, value]);
  return found;
}
