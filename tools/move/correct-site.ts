// The site and what moves → every change of a file: links, ids in YAML files, redirects, the URL manifest.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  comparePlaces,
  type Directive,
  decodeText,
  displayPath,
  ExpectedError,
  expand,
  findPage,
  formatUrlManifest,
  listFiles,
  moveInUrlManifest,
  type PageHeader,
  parseSnippet,
  readContent,
  readInside,
  rootOf,
  type SiteSource,
  type SourceLine,
  toHeader,
  toSourceLine,
  withDirectives,
  writtenLinks,
} from '../../engine/tooling.ts';
import { correctBeside } from './beside-files.ts';
import type { FileChange } from './change-files.ts';
import { correctIncludes } from './correct-includes.ts';
import { correctLinks, type SeenLink } from './correct-links.ts';
import { correctYaml, type YamlFile } from './correct-yaml.ts';
import { applyEdits, type ByHand, type TextEdit } from './edits.ts';
import { correctFileLinks, expectOwn, toEdit } from './file-links.ts';
import type { MovePlan } from './plan-move.ts';
import { withRedirects } from './redirects.ts';
import { toChanges } from './to-changes.ts';

export type SiteCorrections = {
  changes: FileChange[];
  /** By file, line, column. */
  edits: TextEdit[];
  byHand: ByHand[];
  redirects: { from: string; to: string }[];
};

type PageText = { id: string; path: string; file: string; text: string; header: PageHeader };

export function correctSite(source: SiteSource, plan: MovePlan): SiteCorrections {
  const { loaded } = source;
  const { tokens } = loaded;
  const { renames } = plan;
  const directives = withDirectives(source.collections, new Map());
  const pages = readPages(source);
  const links = pages.flatMap((page) => pageLinks(page, source, directives));
  const seen = new Set(links.map(({ link }) => link.path));
  const lonely = source.snippets
    .names()
    .filter((name) => !seen.has(source.snippets.pathOf(name)))
    .flatMap((name) => snippetLinks(name, source, directives));
  const context = { tokens, directives };
  const found = [
    correctLinks([...links, ...lonely], renames, tokens, source.names),
    ...pages.map((page) => correctYaml(headerOf(page), renames, context)),
    ...yamlFiles(source).map((file) => correctYaml(file, renames, context)),
  ];
  const beside = source.names ? besideEdits(pages, plan) : [];
  const including = [...pages.map((page) => pageLines(page, source)), ...snippetTexts(source)];
  const edits = [
    ...found.flatMap((one) => one.edits),
    ...including.flatMap((lines) => correctIncludes(lines, source.snippets, renames)),
    ...beside,
  ].sort(comparePlaces);
  const byHand = [...found.flatMap((one) => one.byHand), ...inConfig(source, plan)].sort(
    comparePlaces,
  );
  const drafts = new Set(
    pages.flatMap(({ id, header }) => (header.frontMatter?.draft ? [id] : [])),
  );
  const redirects = renames.pages
    .filter(({ id, to }) => !loaded.isBare && !drafts.has(id) && id !== to)
    .map(({ writtenId, writtenTo }) => ({ from: writtenId, to: writtenTo }));
  const texts = applyAll(source, edits);

  if (redirects.length > 0) addRedirects(texts, redirects, source, plan);
  addToUrlManifest(texts, source, plan);
  for (const file of texts.keys()) expectOwn(file, loaded);
  const fileLinks = correctFileLinks(loaded.contentDir, plan);
  const changes = toChanges({ texts, links: fileLinks }, plan);
  return {
    changes,
    edits: [...edits, ...fileLinks.map((one) => toEdit(one, loaded))].sort(comparePlaces),
    byHand,
    redirects,
  };
}

function readPages({ pages, headers, loaded }: SiteSource): PageText[] {
  return pages.flatMap(({ id, file, path: shown, record }) => {
    const bytes = record ? undefined : readInside(rootOf(loaded, file), file);
    const text = bytes && decodeText(bytes);
    if (!bytes || text === undefined) return [];
    const header = headers?.get(id) ?? toHeader({ path: shown, bytes }, loaded.tokens);
    return [{ id, path: shown, file, text, header }];
  });
}

/** Each page as it lies before and after. */
function besideEdits(pages: readonly PageText[], { files }: MovePlan): TextEdit[] {
  const moved = new Map(files.map(({ from, to }) => [from, to]));
  return pages.flatMap(({ path: shown, file, text }) =>
    correctBeside({ shown, text, from: file, to: moved.get(file) ?? file }, moved),
  );
}

type Directives = ReadonlyMap<string, Directive>;

/** Those that its snippets bring, too: a link in a snippet is seen from each page that includes it. */
function pageLinks(
  { id, path: shown, text, header: { bodyLine } }: PageText,
  { snippets, names, loaded: { tokens } }: SiteSource,
  directives: Directives,
): SeenLink[] {
  const find = names && ((requested: string, from: string) => findPage(requested, from, names));
  const body = text.split('\n').slice(bodyLine);
  const from = { path: shown, firstLine: bodyLine + 1 };
  const { lines } = expand(body, from, { tokens, snippets });
  return writtenLinks(lines, id, directives, find).map((link) => ({ link, page: id }));
}

function snippetLinks(
  name: string,
  { snippets, loaded: { tokens } }: SiteSource,
  directives: Directives,
): SeenLink[] {
  const shown = snippets.pathOf(name);
  const { body, firstLine } = parseSnippet(snippets.read(name) ?? '', shown, tokens);
  const { lines } = expand(body, { path: shown, firstLine }, { tokens, snippets });
  return writtenLinks(lines, '', directives).map((link) => ({ link }));
}

/** Tokens replaced, includes as they are. */
function pageLines(
  { path: shown, text, header: { bodyLine } }: PageText,
  { loaded: { tokens } }: SiteSource,
): SourceLine[] {
  return text
    .split('\n')
    .slice(bodyLine)
    .map((line, i) => {
      const from = { path: shown, firstLine: bodyLine + 1 + i, indent: '' };
      return toSourceLine(line, from, tokens);
    });
}

function snippetTexts({ snippets, loaded: { tokens } }: SiteSource): SourceLine[][] {
  return snippets.names().map((name) => {
    const shown = snippets.pathOf(name);
    const { body, firstLine } = parseSnippet(snippets.read(name) ?? '', shown, tokens);
    return body.map((line, i) => {
      const from = { path: shown, firstLine: firstLine + i, indent: '' };
      return toSourceLine(line, from, tokens);
    });
  });
}

/** Front matter as YAML at its own lines. */
function headerOf({ path: shown, text, header: { bodyLine } }: PageText): YamlFile {
  const lines = text.split('\n').slice(1, Math.max(1, bodyLine - 1));
  return { path: shown, kind: 'header', text: ['', ...lines].join('\n') };
}

/** In a folder without a config, none of them is ours. */
function yamlFiles({ loaded }: SiteSource): YamlFile[] {
  if (loaded.isBare) return [];
  const names = ['.yaml', '.yml'].flatMap((ending) => listFiles(loaded.contentDir, ending));
  return names.flatMap((name) => {
    const bytes = readContent(loaded, name);
    const text = bytes && decodeText(bytes);
    if (text === undefined) return [];
    return [{ path: displayPath(loaded, name), text, kind: kindOf(name) }];
  });
}

function kindOf(name: string): YamlFile['kind'] {
  if (name.startsWith('sidebars/')) return 'sidebar';
  if (name === 'redirects.yaml') return 'redirects';
  return name === 'planned.yaml' ? 'planned' : 'record';
}

/** The config is code, and code is changed by its author. */
function inConfig({ loaded: { file } }: SiteSource, { renames }: MovePlan): ByHand[] {
  if (!existsSync(file)) return [];
  const shown = path.relative(process.cwd(), file);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, i) =>
      renames.pages.flatMap(({ id }) => {
        const at = ["'", '"', '`']
          .map((quote) => text.indexOf(quote + id + quote))
          .find((one) => one >= 0);
        if (at === undefined) return [];
        return [{ path: shown, line: i + 1, column: at + 2, old: id, why: 'is code' }];
      }),
    );
}

/** Absolute path → new text. */
type Texts = Map<string, string>;

function applyAll({ loaded, pages }: SiteSource, edits: readonly TextEdit[]): Texts {
  const fileOf = new Map(pages.map((page) => [page.path, page.file]));
  const files = new Set(edits.map(({ path: shown }) => shown));
  return new Map(
    [...files].map((shown) => {
      const file = fileOf.get(shown) ?? path.join(path.dirname(loaded.contentDir), shown);
      const own = edits.filter((edit) => edit.path === shown);
      return [file, applyEdits(readFileSync(file, 'utf8'), own)];
    }),
  );
}

function addRedirects(
  texts: Texts,
  redirects: SiteCorrections['redirects'],
  { loaded }: SiteSource,
  { renames }: MovePlan,
): void {
  const file = path.join(loaded.contentDir, 'redirects.yaml');
  const before = texts.get(file) ?? readContent(loaded, 'redirects.yaml')?.toString('utf8') ?? '';
  const gone = new Set(renames.pages.map(({ to }) => to));
  const text = withRedirects(before, redirects, gone, loaded.tokens);
  if (text === undefined)
    throw new ExpectedError(
      `${displayPath(loaded, 'redirects.yaml')} is no list that an entry can be added to.`,
      'Write one entry a line: "- from: old/page", and below it "  to: new/page".',
    );
  if (text !== before) texts.set(file, text);
}

function addToUrlManifest(
  texts: Texts,
  { urlManifest, loaded }: SiteSource,
  { renames }: MovePlan,
): void {
  if (urlManifest?.product !== loaded.config.product.slug) return;
  const text = formatUrlManifest(moveInUrlManifest(urlManifest, renames.pages));
  const file = path.join(loaded.contentDir, 'published.json');
  if (text !== readContent(loaded, 'published.json')?.toString('utf8')) texts.set(file, text);
}
