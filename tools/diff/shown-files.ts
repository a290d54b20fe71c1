// HTML of two sites → the same for the folder of a report: addresses lead to files beside it, or to the public site.
import {
  attributeOf,
  changeSrcset,
  changeUrls,
  decodeHref,
  elementsIn,
  escapeHtml,
  htmlFile,
  type Node,
  parseHtml,
  setAttribute,
  toHtml,
} from '../../engine/tooling.ts';
import type { Sides } from './compare-sides.ts';
import type { Side } from './side.ts';

export type ReportFile = { path: string; content: string | Buffer };

/** Where the files of both sites are; those of the site as it was only where they differ. */
const FOLDERS = { after: 'site', before: 'before' } as const;

/** Paths of pages in the report, by their addresses. */
export type ShownPages = ReadonlyMap<string, string>;

export type ShownFiles = {
  /** @param from  path of the page in the report. */
  place(html: string, from: string): string;
  /** The sheets as links for a page in the report: of both sites, each once. */
  sheets(urls: readonly string[], urlsBefore: readonly string[], from: string): string[];
  /** What pages and sheets have asked for. */
  files(): ReportFile[];
};

export function createShownFiles(sides: Sides, shown: ShownPages): ShownFiles {
  const files = new Map<string, ReportFile>();
  const { before, after } = sides;
  const built = after.built;

  /** Of the site after the change, or else before it. */
  const fileFor = (url: string): { side: keyof Sides; name: string } | undefined => {
    const name = nameOf(url, after) ?? nameOf(url, before);
    if (name === undefined || name.endsWith('.html')) return undefined;
    return built.has(name) ? { side: 'after', name } : { side: 'before', name };
  };
  const add = (side: keyof Sides, name: string): string => {
    const path = `${FOLDERS[side]}/${name}`;
    if (files.has(path)) return path;
    files.set(path, { path, content: '' });
    const content = sides[side].built.read(name);
    files.set(path, {
      path,
      content: name.endsWith('.css') ? placeSheet(content.toString('utf8'), path) : content,
    });
    return path;
  };
  const placeSheet = (css: string, from: string) =>
    changeUrls(css, (url) => {
      const found = fileFor(url);
      return found && relativeTo(from, add(found.side, found.name));
    });
  const lead = (url: string, from: string, isLink: boolean): string | undefined => {
    if (!url.startsWith(built.base) || url.startsWith('//')) return undefined;
    const [path = '', rest = ''] = splitUrl(url);
    const address = decodeHref(path.slice(built.base.length)).replace(/\/$/, '');
    const page = isLink ? shown.get(address) : undefined;
    if (page !== undefined) return relativeTo(from, page) + rest;
    const found = isLink ? undefined : fileFor(url);
    return found ? relativeTo(from, add(found.side, found.name)) : built.origin + url;
  };
  return {
    place(html, from) {
      const nodes = parseHtml(html);
      for (const element of elementsIn(nodes))
        placeElement(element, (url, isLink) => lead(url, from, isLink));
      return toHtml(nodes);
    },
    sheets(urls, urlsBefore, from) {
      const all = [...new Set([...urls, ...urlsBefore])];
      return all.flatMap((url) => {
        const found = fileFor(url);
        return found ? relativeTo(from, add(found.side, found.name)) : [];
      });
    },
    files: () => [...files.values()],
  };
}

type Lead = (url: string, isLink: boolean) => string | undefined;

function placeElement(element: Exclude<Node, string>, lead: Lead): void {
  const isLink = element.name === 'a' || element.name === 'form';
  for (const name of ['href', 'src', 'poster', 'action']) {
    const url = attributeOf(element, name);
    const led = url && lead(url, isLink);
    if (led) setAttribute(element, name, escapeHtml(led));
  }
  const list = attributeOf(element, 'srcset');
  if (list)
    setAttribute(element, 'srcset', escapeHtml(changeSrcset(list, (url) => lead(url, false))));
  for (const name of [...element.attributes.keys()])
    if (/^on|^data-(?:island|props|prefix|when)$/.test(name)) {
      element.attributes.delete(name);
      element.written = undefined;
    }
}

function nameOf(url: string, { built }: Side): string | undefined {
  if (!url.startsWith(built.base) || url.startsWith('//')) return undefined;
  const [path = ''] = splitUrl(url);
  const name = decodeHref(path.slice(built.base.length));
  return [name, htmlFile(name.replace(/\/$/, ''))].find((one) => built.has(one));
}

function splitUrl(url: string): [string, string] {
  const at = url.search(/[?#]/);
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

export const relativeTo = (from: string, to: string): string =>
  '../'.repeat(from.split('/').length - 1) + encodeURI(to);
