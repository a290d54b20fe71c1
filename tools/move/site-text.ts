// The site's files as their authors wrote them: pages, snippets and YAML, their lines and their links; and texts with edits made.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Directive,
  decodeText,
  displayPath,
  expand,
  findPage,
  listFiles,
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
  yamlKindOf,
} from '../../engine/tooling.ts';
import type { SeenLink } from './correct-links.ts';
import type { YamlFile } from './correct-yaml.ts';
import { applyEdits, type TextEdit } from './edits.ts';

export type PageText = { id: string; path: string; file: string; text: string; header: PageHeader };

export function readPages({ pages, headers, loaded }: SiteSource): PageText[] {
  return pages.flatMap(({ id, file, path: shown, record }) => {
    const bytes = record ? undefined : readInside(rootOf(loaded, file), file);
    const text = bytes && decodeText(bytes);
    if (!bytes || text === undefined) return [];
    const header = headers?.get(id) ?? toHeader({ path: shown, bytes }, loaded.tokens);
    return [{ id, path: shown, file, text, header }];
  });
}

type Directives = ReadonlyMap<string, Directive>;

/** Links of all pages, and those of snippets that no page includes. */
export function seenLinks(source: SiteSource, pages: readonly PageText[]): SeenLink[] {
  const directives = withDirectives(source.collections, new Map());
  const links = pages.flatMap((page) => pageLinks(page, source, directives));
  const seen = new Set(links.map(({ link }) => link.path));
  const lonely = source.snippets
    .names()
    .filter((name) => !seen.has(source.snippets.pathOf(name)))
    .flatMap((name) => snippetLinks(name, source, directives));
  return [...links, ...lonely];
}

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
export function pageLines(
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

export function snippetTexts({ snippets, loaded: { tokens } }: SiteSource): SourceLine[][] {
  return snippets.names().map((name) => {
    const shown = snippets.pathOf(name);
    const { body, firstLine } = parseSnippet(snippets.read(name) ?? '', shown, tokens);
    return body.map((line, i) => {
      const from = { path: shown, firstLine: firstLine + i, indent: '' };
      return toSourceLine(line, from, tokens);
    });
  });
}

/** In a folder without a config, none of them is ours. */
export function yamlFiles({ loaded }: SiteSource): YamlFile[] {
  if (loaded.isBare) return [];
  const names = ['.yaml', '.yml'].flatMap((ending) => listFiles(loaded.contentDir, ending));
  return names.flatMap((name) => {
    const bytes = readContent(loaded, name);
    const text = bytes && decodeText(bytes);
    if (text === undefined) return [];
    return [{ path: displayPath(loaded, name), text, kind: yamlKindOf(name) }];
  });
}

/** Absolute path → new text. */
export type Texts = Map<string, string>;

/** Texts that an editor has open count as they are there. */
export function applyAll({ loaded, pages }: SiteSource, edits: readonly TextEdit[]): Texts {
  const fileOf = new Map(pages.map((page) => [page.path, page.file]));
  const files = new Set(edits.map(({ path: shown }) => shown));
  return new Map(
    [...files].map((shown) => {
      const file = fileOf.get(shown) ?? path.join(path.dirname(loaded.contentDir), shown);
      const own = edits.filter((edit) => edit.path === shown);
      const raw = readInside(rootOf(loaded, file), file) ?? readFileSync(file);
      return [file, applyEdits(raw.toString('utf8'), own)];
    }),
  );
}
