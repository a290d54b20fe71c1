// The site and what moves → every change of a file: links, ids in YAML files, redirects, the URL manifest.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  comparePlaces,
  displayPath,
  ExpectedError,
  formatUrlManifest,
  moveInUrlManifest,
  readContent,
  type SiteSource,
  withDirectives,
} from '../../engine/tooling.ts';
import { correctBeside } from './beside-files.ts';
import type { FileChange } from './change-files.ts';
import { correctIncludes } from './correct-includes.ts';
import { correctLinks } from './correct-links.ts';
import { correctYaml, type YamlFile } from './correct-yaml.ts';
import type { ByHand, TextEdit } from './edits.ts';
import { correctFileLinks, expectOwn, toEdit } from './file-links.ts';
import type { MovePlan } from './plan-move.ts';
import { withRedirects } from './redirects.ts';
import {
  applyAll,
  type PageText,
  pageLines,
  readPages,
  seenLinks,
  snippetTexts,
  type Texts,
  yamlFiles,
} from './site-text.ts';
import { toChanges } from './to-changes.ts';

export type SiteCorrections = {
  changes: FileChange[];
  /** By file, line, column. */
  edits: TextEdit[];
  byHand: ByHand[];
  redirects: { from: string; to: string }[];
};

export function correctSite(source: SiteSource, plan: MovePlan): SiteCorrections {
  const { loaded } = source;
  const { tokens } = loaded;
  const { renames } = plan;
  const pages = readPages(source);
  const context = { tokens, directives: withDirectives(source.collections, new Map()) };
  const found = [
    correctLinks(seenLinks(source, pages), renames, tokens, source.names),
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

  if (redirects.length > 0)
    addRedirects(texts, redirects, source, new Set(renames.pages.map(({ to }) => to)));
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

/** Each page as it lies before and after. */
function besideEdits(pages: readonly PageText[], { files }: MovePlan): TextEdit[] {
  const moved = new Map(files.map(({ from, to }) => [from, to]));
  return pages.flatMap(({ path: shown, file, text }) =>
    correctBeside({ shown, text, from: file, to: moved.get(file) ?? file }, moved),
  );
}

/** Front matter as YAML at its own lines. */
function headerOf({ path: shown, text, header: { bodyLine } }: PageText): YamlFile {
  const lines = text.split('\n').slice(1, Math.max(1, bodyLine - 1));
  return { path: shown, kind: 'header', text: ['', ...lines].join('\n') };
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

/** @param gone  ids, or headings, that are there again. */
export function addRedirects(
  texts: Texts,
  redirects: SiteCorrections['redirects'],
  { loaded }: SiteSource,
  gone: ReadonlySet<string>,
): void {
  const file = path.join(loaded.contentDir, 'redirects.yaml');
  const before = texts.get(file) ?? readContent(loaded, 'redirects.yaml')?.toString('utf8') ?? '';
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
