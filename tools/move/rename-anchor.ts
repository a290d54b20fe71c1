// A heading's or row's anchor and its new one → every change of a file: the anchor itself, links to it, a redirect.
import {
  comparePlaces,
  ExpectedError,
  expand,
  isAnchor,
  nearest,
  placeOfAnchor,
  replaceTokens,
  type SiteSource,
  type WrittenAnchor,
  withDirectives,
  writtenAnchors,
} from '../../engine/tooling.ts';
import type { SeenLink } from './correct-links.ts';
import { addRedirects, type SiteCorrections } from './correct-site.ts';
import type { ByHand, TextEdit } from './edits.ts';
import { expectOwn } from './file-links.ts';
import { applyAll, type PageText, readPages, seenLinks, yamlFiles } from './site-text.ts';
import { toChanges } from './to-changes.ts';

export type AnchorRename = { id: string; anchor: string; to: string };

/** @throws ExpectedError  when the page has no such anchor, has the new one, or doesn't write it itself. */
export function renameAnchor(source: SiteSource, rename: AnchorRename): SiteCorrections {
  const { loaded, urlManifest } = source;
  const pages = readPages(source);
  const { page, written } = findAnchor(pages, rename, source);
  const { id, anchor, to } = rename;
  const isAlias = ({ header }: PageText) => header.frontMatter?.alias_of === id;
  const ids = new Set([id, ...pages.filter(isAlias).map((one) => one.id)]);
  const links = seenLinks(source, pages).filter(
    ({ link }) => link.anchor === anchor && ids.has(link.id),
  );
  const byHand: ByHand[] = [];
  const edits = [
    anchorEdit(written, to),
    ...withoutRepeats(links).flatMap(({ link }) => {
      const edit = linkEdit(link, anchor, to);
      if (!edit) byHand.push({ ...link, old: link.href, why: 'is put together in another way' });
      return edit ?? [];
    }),
    ...yamlEdits(source, rename),
  ].sort(comparePlaces);
  const published = urlManifest?.pages[id];
  const isDraft = page.header.frontMatter?.draft === true;
  const isKnown = !published || published.includes(anchor);
  const redirects =
    isKnown && !isDraft && !loaded.isBare ? [{ from: `${id}#${anchor}`, to: `${id}#${to}` }] : [];
  const texts = applyAll(source, edits);
  if (redirects.length > 0) addRedirects(texts, redirects, source, new Set([`${id}#${to}`]));
  for (const file of texts.keys()) expectOwn(file, loaded);
  const changes = toChanges({ texts, links: [] }, { files: [] });
  return { changes, edits, byHand, redirects };
}

function findAnchor(
  pages: readonly PageText[],
  { id, anchor, to }: AnchorRename,
  source: SiteSource,
): { page: PageText; written: WrittenAnchor } {
  const page = pages.find((one) => one.id === id);
  if (!page)
    throw new ExpectedError(
      `No file of pages is "${id}".`,
      'Headings of pages that are made from records are named there.',
    );
  const { tokens } = source.loaded;
  const from = { path: page.path, firstLine: page.header.bodyLine + 1 };
  const body = page.text.split('\n').slice(page.header.bodyLine);
  const { lines } = expand(body, from, { tokens, snippets: source.snippets });
  const all = writtenAnchors(lines, id, withDirectives(source.collections, new Map()));
  const written = all.find((one) => one.anchor === anchor);
  if (!written) {
    const meant = nearest(
      anchor,
      all.map((one) => one.anchor),
    );
    throw new ExpectedError(
      `The page "${id}" has no heading and no row with the id "${anchor}".`,
      meant ? `Closest: ${meant}` : 'It has none at all.',
    );
  }
  if (written.line.path !== page.path)
    throw new ExpectedError(
      `The heading "${anchor}" comes from ${written.line.path}, which other pages may include, too.`,
      'Change its id there, and add a redirect for each page that includes it.',
    );
  if (!isAnchor(to))
    throw new ExpectedError(
      `"${to}" can't be an id of a heading.`,
      'Write letters, digits, and ".", "_", ":" or "-" between them.',
    );
  if (all.some((one) => one.anchor === to))
    throw new ExpectedError(`The page "${id}" has the id "${to}" already.`, 'Give another name.');
  return { page, written };
}

/** `{#old}` is replaced; where the id came from the heading's text, the new one is written behind it. */
function anchorEdit({ anchor, line, isExplicit }: WrittenAnchor, to: string): TextEdit {
  const { path, line: number, written } = line;
  const at = isExplicit ? placeOfAnchor(written, anchor) : -1;
  if (at >= 0) return { path, line: number, column: at + 3, old: anchor, text: to };
  const end = written.trimEnd().length;
  return { path, line: number, column: end + 1, old: '', text: ` {#${to}}` };
}

/** The part of a link behind its `#`; undefined where it isn't written as it is. */
function linkEdit(link: SeenLink['link'], anchor: string, to: string): TextEdit | undefined {
  const { path, line, column, length, lineText = '' } = link;
  const old = lineText.slice(column - 1, column - 1 + length);
  const at = old.lastIndexOf(`#${anchor}`);
  if (at < 0) return undefined;
  return { path, line, column: column + at + 1, old: anchor, text: to };
}

/** `page#anchor` as a value or a link in sidebars, redirects and records. */
function yamlEdits(source: SiteSource, { id, anchor, to }: AnchorRename): TextEdit[] {
  const { tokens } = source.loaded;
  const written = `#${anchor}`;
  return yamlFiles(source).flatMap(({ path, text, kind }) =>
    text.split('\n').flatMap((lineText, i): TextEdit[] => {
      if (kind === 'redirects' && /^-?\s{0,20}from:/.test(lineText)) return [];
      const edits: TextEdit[] = [];
      for (let at = lineText.indexOf(written); at >= 0; at = lineText.indexOf(written, at + 1)) {
        const isEnd = !OF_ANCHOR.test(lineText[at + written.length] ?? ' ');
        const isPage = replaceTokens(pageBefore(lineText, at), tokens) === id;
        if (isEnd && isPage)
          edits.push({ path, line: i + 1, column: at + 2, old: anchor, text: to });
      }
      return edits;
    }),
  );
}

const OF_ANCHOR = /[\p{L}\p{N}_:-]/u;
const OF_PAGE = /[\p{L}\p{N}_/{}.-]/u;

/** The id that ends at a place of a line. */
function pageBefore(lineText: string, end: number): string {
  let start = end;
  while (start > 0 && OF_PAGE.test(lineText[start - 1] ?? '')) start--;
  return lineText.slice(start, end);
}

function withoutRepeats(links: readonly SeenLink[]): SeenLink[] {
  const keyOf = ({ link }: SeenLink) => `${link.path}:${link.line}:${link.column}`;
  return [...new Map(links.map((one) => [keyOf(one), one])).values()];
}
