// Everything a build has learned → all diagnostics, sorted, so that it fails once.
import { listPublicFiles, type SiteSource } from '../content/load-site.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostics.ts';
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

export function pageLinks(manifest: Manifest): PageLinks[] {
  return Object.entries(manifest.pages).map(([id, { anchors, links }]) => ({ id, anchors, links }));
}
