// All pages' links and anchors → a diagnostic for every link whose heading is not there.
import { type Diagnostic, diagnose, type Problem } from '../diagnostics/diagnostics.ts';
import { nearest } from '../text/nearest.ts';
import { categoryOf } from './category.ts';
import type { Site } from './site.ts';

/** What is kept of a page's links between builds; the line's text is read again when it is needed. */
export type LinkRecord = {
  path: string;
  line: number;
  column: number;
  id: string;
  anchor: string;
  href: string;
};

export type PageLinks = { id: string; anchors: readonly string[]; links: readonly LinkRecord[] };

/** @param lineText  the line a link is in, for the printed diagnostic. */
export function checkLinks(
  site: Site,
  pages: readonly PageLinks[],
  lineText: (path: string, line: number) => string | undefined,
): Diagnostic[] {
  const anchorsOf = new Map(pages.map((page) => [page.id, page.anchors]));
  return pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const problem = checkAnchor(site, link, anchorsOf);
      if (!problem) return [];
      const { path, line, column } = link;
      const text = lineText(path, line);
      const place = { path, line, column, ...(text === undefined ? {} : { lineText: text }) };
      return [diagnose(place, { ...problem, length: link.href.length })];
    }),
  );
}

type Link = Pick<LinkRecord, 'id' | 'anchor' | 'href'>;

/** What is wrong with the anchor of a link, if anything. */
export function checkAnchor(
  site: Site,
  link: Link,
  anchorsOf: ReadonlyMap<string, readonly string[]>,
): Problem | undefined {
  if (link.anchor === '') return undefined;
  const target = site.doc(link.id)?.frontMatter.alias_of ?? link.id;
  const anchors = anchorsOf.get(target);
  if (!anchors && site.has(target)) return undefined;
  if (!anchors) return categoryOf(site, target) ? noHeadings(link) : unwritten(link);
  if (anchors.includes(link.anchor)) return undefined;
  if (site.redirects.some(({ from }) => from === `${target}#${link.anchor}`)) return undefined;
  return {
    code: 'links/missing-anchor',
    message: `The link "${link.href}" goes to a heading that is not there.`,
    hint: headingsHint(target, link.anchor, anchors),
  };
}

/** The headings a page has, and the one that was probably meant. */
export function headingsHint(id: string, anchor: string, anchors: readonly string[]): string {
  const shown = anchors.slice(0, 8).map((one) => `#${one}`);
  const closest = nearest(anchor, anchors);
  return `${id} has: ${shown.join(', ') || 'no headings'}${anchors.length > 8 ? ', …' : ''}.${closest ? `  Closest: #${closest}` : ''}`;
}

function noHeadings(link: Link) {
  return {
    code: 'links/missing-anchor',
    message: `The link "${link.href}" goes to a heading that is not there.`,
    hint: `${link.id} is an index page, without headings. Link to the page alone: ${link.id}`,
  };
}

function unwritten(link: Link) {
  return {
    code: 'links/anchor-on-planned',
    message: `The link "${link.href}" names a heading of a page that isn't written yet.`,
    hint: `Link to the page alone: ${link.id}`,
  };
}
