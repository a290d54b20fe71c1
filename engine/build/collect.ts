// Everything a build has learned → all diagnostics, sorted, so that it fails once.
import { listPublicFiles, type SiteSource } from '../content/load-site.ts';
import { type Diagnostic, diagnose, sortDiagnostics } from '../diagnostics.ts';
import { checkLinks, type PageLinks } from '../model/check-links.ts';
import { checkRedirectAnchors } from '../model/check-redirects.ts';
import { checkSite } from '../model/check-site.ts';
import { checkWidgets } from '../model/check-widgets.ts';
import { checkPublicFiles } from '../model/clashes.ts';
import { checkLedger } from '../model/ledger.ts';
import type { Site } from '../model/site.ts';
import { checkTexts } from './check-texts.ts';
import { createLocate, readLine } from './locate.ts';
import type { HeaderEntry, Manifest } from './manifest.ts';

export function collectDiagnostics(
  site: Site,
  source: SiteSource,
  headers: ReadonlyMap<string, HeaderEntry>,
  manifest: Manifest,
): Diagnostic[] {
  const { loaded, ledger } = source;
  const locate = createLocate(loaded);
  const pages = pageLinks(manifest);
  return sortDiagnostics([
    ...checkTexts(loaded),
    ...source.diagnostics,
    ...[...headers.values()].flatMap((header) => header.diagnostics),
    ...Object.values(manifest.pages).flatMap((page) => page.diagnostics),
    ...unusedSnippets(source, headers),
    ...checkSite(site, locate),
    ...checkWidgets(site, source, locate),
    ...checkPublicFiles(
      site,
      listPublicFiles(loaded).map((file) => file.path),
    ),
    ...checkLinks(site, pages, (path, line) => readLine(loaded, path, line)),
    ...checkRedirectAnchors(site, pages, locate),
    ...(ledger ? checkLedger(site, ledger, pages, locate) : []),
  ]);
}

/** Snippets that no page includes, not even through another snippet. */
function unusedSnippets(
  { snippets }: SiteSource,
  headers: ReadonlyMap<string, HeaderEntry>,
): Diagnostic[] {
  const used = new Set([...headers.values()].flatMap(({ included }) => included));
  return snippets
    .names()
    .filter((name) => !used.has(name))
    .map((name) => {
      const lineText = (snippets.read(name) ?? '').split('\n')[0] ?? '';
      return diagnose(
        { path: snippets.pathOf(name), line: 1, column: 1, lineText },
        {
          severity: 'warning',
          code: 'include/unused',
          message: 'No page includes this snippet.',
          hint: `Include it with ::include{${name}}, or delete the file.`,
        },
      );
    });
}

export function pageLinks(manifest: Manifest): PageLinks[] {
  return Object.entries(manifest.pages).map(([id, { anchors, links }]) => ({ id, anchors, links }));
}
