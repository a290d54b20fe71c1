// A Docusaurus site → a site of ours. The story of an import: read, plan, convert, write, report.

import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  createHighlighter,
  type Diagnostic,
  diagnose,
  ExpectedError,
  productTokens,
} from '../../engine/tooling.ts';
import type { DocusaurusSite } from './config/docusaurus-site.ts';
import { readConfig } from './config/read-config.ts';
import { toRoute } from './config/route.ts';
import { listLeftOut } from './docs/left-out.ts';
import { planDocs } from './docs/plan-docs.ts';
import { planSidebars } from './docs/plan-sidebars.ts';
import { planRedirects } from './output/plan-redirects.ts';
import { publicFiles } from './output/public-files.ts';
import { type Report, reportToMarkdown } from './output/report.ts';
import { configText, indexStubs, productOf } from './output/site-files.ts';
import { type OutputFile, type Written, writeFiles } from './output/write-files.ts';
import { createPageChecker } from './pages/check-page.ts';
import { convertPages } from './pages/convert-pages.ts';
import { resolveLink } from './pages/resolve-link.ts';
import type { SiteImport } from './pages/site-import.ts';
import { openSource, type SourceFiles } from './source-files.ts';

export type ImportOptions = {
  dir: string;
  out: string;
  version?: string | undefined;
  configFile?: string | undefined;
  onProgress?: (done: number, total: number) => void;
};

export type ImportResult = { report: Report; written: Written; requested: Diagnostic[] };

/** @throws ExpectedError  when there is no such site or version, or the output folder is the source's. */
export async function importDocusaurus(options: ImportOptions): Promise<ImportResult> {
  const files = open(options.dir);
  checkOut(files.dir, options.out);
  const { site, ask } = readConfig(files, options.configFile);
  const docs = planDocs(site, files, options.version);
  if (docs.docs.length === 0)
    throw new ExpectedError('The site has no pages that could be imported.', noPages(site, files));
  const left = listLeftOut(site, files, docs);
  const all = createImport(site, files, docs, left.isLeftOut);
  const sidebars = planSidebars(docs.chosen, site, files, (href) => {
    const doc = docs.docs[0];
    const found = doc && resolveLink(href, { file: doc.file, doc }, all).to;
    if (found === undefined || found === '') return undefined;
    return /^https?:/.test(found) ? { href: found } : { id: found.split('#')[0] ?? found };
  });
  for (const [route, id] of sidebars.indexes)
    if (!all.byRoute.has(route)) all.byRoute.set(route, id);
  all.cardsOf = (doc) => sidebars.cards.get(doc.pageId) ?? [];
  const product = productOf(site);
  const pageIds = new Set(docs.docs.map(({ pageId }) => pageId));
  const targets = new Set([...pageIds, ...sidebars.indexes.values()]);
  const check = createPageChecker({
    tokens: productTokens(product),
    hasPage: (id) => targets.has(id),
    hasPicture: (name) => all.pictures.has(name),
    snippet: (name) =>
      [...all.snippets.values()]
        .map(snippetFile)
        .find((one) => one.name === `content/snippets/${name}`)?.text,
  });
  const { pages, errors } = await convertPages(all, check, options.onProgress ?? (() => {}));
  const redirects = planRedirects({
    site,
    pageIds,
    moved: [...docs.moved, ...goneTo(docs, sidebars.firsts)],
    anchors: movedAnchors(all),
    indexes: sidebars.indexes,
  });
  const open_ = publicFiles(site, files, pageIds);
  for (const [name, at] of all.attachments) if (!open_.files.has(name)) open_.files.set(name, at);
  const report: Report = {
    title: site.title,
    version: docs.chosen
      .map(({ version }) => version.name)
      .filter((one, i, list) => list.indexOf(one) === i)
      .join(', '),
    pages: pages.size,
    snippets: all.snippets.size,
    pictures: all.pictures.size,
    publicFiles: open_.files.size,
    sidebars: sidebars.files.size,
    counts: all.counts,
    diagnostics: [
      ...ask.diagnostics,
      ...docs.diagnostics,
      ...sidebars.diagnostics,
      ...all.diagnostics,
      ...refusedFiles(files),
    ],
    errors,
    leftOut: left.names,
    refused: open_.refused,
    redirects: redirects.redirects,
    unanswered: new Map([...left.addresses, ...redirects.unanswered]),
  };
  const copies = (folder: string, from: ReadonlyMap<string, string>): OutputFile[] =>
    [...from].map(([name, at]) => ({
      name: `${folder}/${name}`,
      content: () => files.readBytes(at) ?? '',
    }));
  const text = (name: string, content: string): OutputFile[] =>
    content === '' ? [] : [{ name, content: () => content }];
  const written = writeFiles(options.out, [
    ...text('site.config.ts', configText(site, product)),
    ...text('content/redirects.yaml', redirects.yaml),
    ...[...pages].flatMap(([id, page]) => text(`content/pages/${id}.md`, page)),
    ...[...sidebars.files].flatMap(([name, yaml]) => text(`content/sidebars/${name}`, yaml)),
    ...[...all.snippets.values()].map(snippetFile).flatMap((one) => text(one.name, one.text)),
    ...copies('content/images', all.pictures),
    ...copies('public', open_.files),
    ...indexStubs(pageIds, redirects.redirects, site).flatMap(([name, html]) => text(name, html)),
    ...text('import-report.md', reportToMarkdown(report)),
  ]);
  return { report, written, requested: ask.diagnostics };
}

function open(dir: string): SourceFiles {
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    throw new ExpectedError(`There is no folder at ${dir}.`);
  return openSource(dir);
}

/** What is written must not be read again, nor lie among the source's files. */
function checkOut(dir: string, out: string): void {
  let at = path.resolve(out);
  if (existsSync(at) && !statSync(at).isDirectory())
    throw new ExpectedError(`${out} is a file, not a folder.`);
  const rest: string[] = [];
  while (!existsSync(at)) {
    rest.unshift(path.basename(at));
    at = path.dirname(at);
  }
  const real = path.join(realpathSync(at), ...rest);
  const isSame = (one: string, other: string) => one === other || one.startsWith(other + path.sep);
  if (isSame(real, dir) || isSame(dir, real))
    throw new ExpectedError(
      'The output folder lies in the source, or the source in it.',
      'Name a folder beside it.',
    );
}

function createImport(
  site: DocusaurusSite,
  files: SourceFiles,
  plan: ReturnType<typeof planDocs>,
  leftOut: SiteImport['leftOut'],
): SiteImport {
  const { isKnown } = createHighlighter();
  const byRoute = new Map<string, string>(plan.moved);
  for (const { from, to } of site.redirects)
    byRoute.set(toRoute(from), toRoute(to.split('#')[0] ?? ''));
  const own = new Map(plan.docs.map((doc) => [doc.route, doc.pageId]));
  for (const [from, to] of byRoute) {
    const id = own.get(to) ?? (plan.docs.some((doc) => doc.pageId === to) ? to : undefined);
    if (id === undefined) byRoute.delete(from);
    else byRoute.set(from, id);
  }
  for (const [route, id] of own) byRoute.set(route, id);
  return {
    files,
    site,
    byRoute,
    leftOut,
    isLanguage: isKnown,
    docs: plan.docs,
    byDocId: new Map(
      plan.docs.map((doc) => [toRoute(`${doc.instance?.route ?? ''}/${doc.docId}`), doc.pageId]),
    ),
    byFile: new Map(plan.docs.map((doc) => [doc.file, doc])),
    pictures: new Map(),
    attachments: new Map(),
    counts: new Map(),
    diagnostics: [],
    anchors: new Map(),
    moved: new Map(),
    undrawn: new Set(),
    withoutIds: new Set(),
    snippets: new Map(),
    keywords: new Set(),
    cardsOf: () => [],
  };
}

function snippetFile({
  name,
  params,
  body,
}: {
  name: string;
  params: readonly string[];
  body: string;
}) {
  const head = params.length > 0 ? `---\nparams: [${params.join(', ')}]\n---\n` : '';
  return { name: `content/snippets/${name}`, text: `${head}${body}\n` };
}

/** Pages that only other versions have lead to the first page of their section. */
function goneTo(
  { gone, docs }: ReturnType<typeof planDocs>,
  firsts: ReadonlyMap<string, string>,
): [string, string][] {
  return [...gone].flatMap(([route, id]): [string, string][] => {
    const first = firsts.get(id) ?? docs.find(({ instance }) => instance?.id === id)?.pageId;
    return first === undefined ? [] : [[route, first]];
  });
}

/** Anchors of HTML that no heading of ours has. */
function movedAnchors({ moved, anchors }: SiteImport): Map<string, Map<string, string>> {
  return new Map(
    [...moved].map(([id, own]) => {
      const known = anchors.get(id);
      return [id, new Map([...own].filter(([from, to]) => known?.has(to) && !known.has(from)))];
    }),
  );
}

function refusedFiles(files: SourceFiles): Diagnostic[] {
  return [...files.refused].map(([at, message]) =>
    diagnose(
      { path: files.shown(at), line: 1, column: 1 },
      {
        severity: 'warning',
        code: 'import/refused-file',
        message: `The file is not read. ${message}`,
        hint: 'Put a copy of it into the folder, or split it.',
      },
    ),
  );
}

function noPages(site: DocusaurusSite, files: SourceFiles): string {
  return `Looked in: ${site.docs.map(({ folder }) => files.shown(folder)).join(', ') || 'no folder'}`;
}
