// The site → its links to other sites, each where its author wrote it. Nothing is fetched.
import path from 'node:path';
import { visit } from 'yaml';
import { listFiles } from '../../content/list-files.ts';
import type { SiteSource } from '../../content/load-site.ts';
import { toSource } from '../../content/pages/page-body.ts';
import { createShortcodes } from '../../content/pages/shortcodes.ts';
import { readDocument } from '../../content/yaml/read-document.ts';
import { displayPath, readContent } from '../../content/yaml/small-files.ts';
import { compare, comparePlaces, type Place } from '../../diagnostics/diagnostics.ts';
import { withDirectives } from '../../markdown/directives/index.ts';
import { writtenLinks } from '../../markdown/written-links.ts';
import { loadHeaders } from '../plan/load-headers.ts';

export type ExternalLink = Pick<Place, 'path' | 'line' | 'column'> & {
  /** The host, as an address has it. */
  site: string;
  url: string;
};

/** Of pages, drafts too, with their snippets and records, of sidebars and redirects; by site, then by place. */
export function externalLinks(source: SiteSource): ExternalLink[] {
  const { loaded, collections, snippets, pages } = source;
  const { textOf, headers } = loadHeaders(source);
  const directives = withDirectives(collections, new Map());
  const context = { tokens: loaded.tokens, snippets, shortcodes: createShortcodes(collections) };
  const inPages = pages.flatMap((page) => {
    const text = textOf(page.id);
    const header = headers.get(page.id);
    if (!text || !header) return [];
    const { lines } =
      'source' in text ? text.source : toSource({ ...page, text: text.text }, header, context);
    return writtenLinks(lines, page.id, directives);
  });
  const found = [
    ...inPages.map(({ path: shown, line, column, href }) => ({
      path: shown,
      line,
      column,
      url: href,
    })),
    ...inSmallFiles(source),
  ].flatMap((link) => {
    const site = hostOf(link.url);
    return site ? [{ site, ...link }] : [];
  });
  const keyOf = (one: ExternalLink) => `${one.path}:${one.line}:${one.column}:${one.url}`;
  return [...new Map(found.map((one) => [keyOf(one), one])).values()].sort(
    (a, b) => compare(a.site, b.site) || comparePlaces(a, b),
  );
}

function hostOf(url: string): string | undefined {
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).host : undefined;
}

function inSmallFiles({ loaded }: SiteSource) {
  const names = listFiles(path.join(loaded.contentDir, 'sidebars'), '.yaml', loaded.contentDir);
  const files = [...names.map((name) => `sidebars/${name}`), 'redirects.yaml'];
  return files.flatMap((name) => {
    const found: (Pick<Place, 'path' | 'line' | 'column'> & { url: string })[] = [];
    const text = readContent(loaded, name)?.toString('utf8') ?? '';
    const { document, rangeAt } = readDocument(text, displayPath(loaded, name), loaded.tokens);
    visit(document, {
      Scalar(_key, { value, range }) {
        if (typeof value !== 'string' || !range) return;
        const { path: shown, line, column } = rangeAt(range[0], range[1]);
        found.push({ path: shown, line, column, url: value });
      },
    });
    return found;
  });
}
