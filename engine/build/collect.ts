// Everything a build has learned → all diagnostics, sorted, so that it fails once.

import { hashOf } from '../cache/hash.ts';
import { listPublicFiles, type SiteSource } from '../content/load-site.ts';
import { SNIPPET } from '../content/pages/inserts.ts';
import type { PageFile } from '../content/pages/list-pages.ts';
import { type SourceFile, toSource } from '../content/pages/page-body.ts';
import { createShortcodes } from '../content/pages/shortcodes.ts';
import {
  type Diagnostic,
  diagnose,
  limitDiagnostics,
  sortDiagnostics,
} from '../diagnostics/diagnostics.ts';
import { relax } from '../diagnostics/strictness.ts';
import { checkFound } from '../model/check-found.ts';
import { checkLinks, type PageLinks } from '../model/check-links.ts';
import { checkRedirectAnchors } from '../model/check-redirects.ts';
import { checkSince } from '../model/check-since.ts';
import { checkSite } from '../model/check-site.ts';
import { checkPublicFiles } from '../model/clashes.ts';
import { checkTermPages, termLinks } from '../model/defined-terms.ts';
import { checkPublishedAnchors, checkPublishedPages } from '../model/url-manifest.ts';
import { lookUp } from '../text/look-up.ts';
import { once } from '../text/once.ts';
import { areRecordsClean, collectionDiagnostics } from './checks/check-collections.ts';
import { checkFrame, checkHeadScripts } from './checks/check-frame.ts';
import { checkQuestionPages } from './checks/check-questions.ts';
import { checkTexts } from './checks/check-texts.ts';
import { checkTools } from './checks/check-tools.ts';
import { hideConsequences } from './checks/hide-consequences.ts';
import { createLocate, readLine } from './locate.ts';
import { markVersions } from './pages/mark-versions.ts';
import { usersOf } from './plan/dependents.ts';
import type { Headers } from './plan/load-headers.ts';
import type { Manifest } from './plan/manifest.ts';
import type { SitePlan } from './plan/plan-site.ts';
import { copiedFiles, readHostFiles } from './servers/read-host-files.ts';

/** More than anybody reads at once. */
const MOST_OF_A_FILE = 200;

/**
 * Where the last build found nothing, and all that is looked at is what it was, nothing is looked at again.
 *
 * @param manifest  of the pages that were made; is given what was found of the whole site.
 */
export function collectDiagnostics(plan: SitePlan, manifest: Manifest): Diagnostic[] {
  const key = keyOfFound(plan, manifest);
  const isClean = key !== '' && key === plan.prepared.last.clean && areRecordsClean(plan, manifest);
  const found = isClean ? [] : collectAll(plan, manifest);
  manifest.clean = found.length === 0 ? key : '';
  return found;
}

/** Hash of all that can be found anything in but what collections check; empty where that is unknown, or something is known to be wrong. */
function keyOfFound({ prepared, siteKey }: SitePlan, { pages }: Manifest): string {
  const { source, headers, codeHash, modules } = prepared;
  const isClean = ({ id }: PageFile) => {
    const header = headers.headers.get(id);
    const found = [header, lookUp(pages, id)].some((one) => one && one.diagnostics.length > 0);
    // What a draft includes counts, which only its text tells.
    return !found && !header?.frontMatter?.draft;
  };
  const { terms, questions, snippets, diagnostics } = source;
  if (codeHash === '' || diagnostics.length > 0 || !source.pages.every(isClean)) return '';
  return hashOf([
    codeHash,
    siteKey(['descriptions']),
    JSON.stringify([terms, questions, snippets.names(), modules]),
    ...source.pages.map(({ id }) => lookUp(pages, id)?.seen ?? ''),
  ]);
}

function collectAll(plan: SitePlan, manifest: Manifest): Diagnostic[] {
  const { loaded, pages } = plan.prepared.source;
  const users = once(() => usersOf(plan.site, manifest.pages));
  const known = { pages, dependents: (use: string) => lookUp(users(), use) ?? [] };
  const input = createInput(plan, manifest);
  const all = sortDiagnostics([...aboutPages(input), ...aboutSmallFiles(input)]);
  const causes = hideConsequences(all, known);
  return limitDiagnostics(relax(causes, loaded.config.strict), MOST_OF_A_FILE);
}

/** Of all these, those whose place may be in a page's file, and what hides some of them. */
export function collectOfPages(plan: SitePlan, manifest: Manifest): Diagnostic[] {
  const { strict } = plan.prepared.loaded.config;
  const all = sortDiagnostics(aboutPages(createInput(plan, manifest)));
  return limitDiagnostics(relax(all, strict), MOST_OF_A_FILE);
}

type Input = ReturnType<typeof createInput>;

function createInput(plan: SitePlan, manifest: Manifest) {
  const { source, headers } = plan.prepared;
  const locate = createLocate(source.loaded);
  const drafts = readDrafts(source, headers.headers, headers.textOf);
  return { plan, manifest, locate, drafts, pages: pageLinks(manifest) };
}

/** None of these has its place in a page. */
function aboutSmallFiles({ plan, manifest, locate, drafts, pages }: Input): Diagnostic[] {
  const { site, clashes, prepared } = plan;
  const { loaded, urlManifest, ...source } = prepared.source;
  const publicFiles = listPublicFiles(loaded);
  return [
    ...checkTexts(loaded),
    ...checkTools(loaded, site),
    ...checkFrame(loaded, site, pages),
    ...checkHeadScripts(loaded, publicFiles),
    ...unusedSnippets(source, [...drafts, ...Object.values(manifest.pages)]),
    ...checkQuestionPages(source.questions, site),
    ...checkPublicFiles(
      clashes(),
      copiedFiles(publicFiles, site).map((file) => file.path),
    ),
    ...readHostFiles(publicFiles, loaded.config.base).diagnostics,
    ...checkTermPages(source.terms, site),
    ...checkRedirectAnchors(site, pages, locate),
    ...(urlManifest ? checkPublishedPages(site, urlManifest, pages, locate) : []),
  ];
}

function aboutPages({ plan, manifest, locate, drafts, pages }: Input): Diagnostic[] {
  const { site, clashes, prepared } = plan;
  const { loaded, terms, diagnostics, urlManifest, collections } = prepared.source;
  return [
    ...diagnostics,
    ...[...prepared.headers.headers.values()].flatMap((header) => header.diagnostics),
    ...Object.values(manifest.pages).flatMap((page) => page.diagnostics),
    ...draftDiagnostics(drafts),
    ...checkSite(site, locate, clashes()),
    ...collectionDiagnostics(plan, manifest, locate),
    ...checkLinks(site, [...pages, termLinks(terms)], (path, line) => readLine(loaded, path, line)),
    ...checkSince(site, markVersions(collections)?.all ?? [], locate),
    ...(loaded.config.strict ? checkFound(site, pages, locate) : []),
    ...(urlManifest ? checkPublishedAnchors(site, urlManifest, pages, locate) : []),
  ];
}

/** Pages that this build leaves unwritten: what they include counts, and must be there. */
function readDrafts(
  { pages, snippets, collections, loaded }: SiteSource,
  headers: Headers['headers'],
  textOf: Headers['textOf'],
): SourceFile[] {
  const context = { snippets, shortcodes: createShortcodes(collections), tokens: loaded.tokens };
  return pages.flatMap((page) => {
    const header = headers.get(page.id);
    const text = header?.frontMatter?.draft ? textOf(page.id) : undefined;
    if (!header || !text || 'source' in text) return [];
    return [toSource({ ...page, text: text.text }, header, context)];
  });
}

const draftDiagnostics = (drafts: readonly SourceFile[]): Diagnostic[] =>
  drafts.flatMap(({ diagnostics }) => diagnostics);

/** Snippets that no page includes, not even through another snippet. */
function unusedSnippets(
  { snippets }: Pick<SiteSource, 'snippets'>,
  pages: readonly { dependencies: readonly string[] }[],
): Diagnostic[] {
  const used = new Set(pages.flatMap(({ dependencies }) => dependencies));
  return snippets
    .names()
    .filter((name) => !used.has(`${SNIPPET}${name}`))
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
