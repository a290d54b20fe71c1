// Site → every output file that is no page: home, index pages, navigation, redirects, records, assets.

import { readFileSync } from 'node:fs';
import { SEARCH_ID } from '../address.ts';
import { hashOf } from '../content/hash.ts';
import { listRedirects } from '../model/addresses.ts';
import { wholeTree } from '../model/branch.ts';
import { buildCategoryFrame, listCategories } from '../model/category.ts';
import { findElsewhere } from '../model/elsewhere.ts';
import { htmlFile, navigationFile } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import type { ClientBundle } from '../output/kept-bundle.ts';
import { type LlmsInput, listLlmsFiles } from '../output/llms-files.ts';
import { FILE_LIST } from '../output/output-place.ts';
import { renderSiteFiles } from '../output/site-files.ts';
import {
  type OutputFile,
  renderCategory,
  renderHome,
  renderNavigation,
  renderNotFound,
  renderRedirect,
  renderSearch,
  topOf,
} from '../render/render-page.tsx';
import type { Shell } from '../theme/shell.ts';
import type { Theme } from '../theme/theme.ts';
import type { NamedStyle } from './style-sheets.ts';

export type SiteWideInput = {
  site: Site;
  shell: Shell;
  shellHash: string;
  theme: Theme;
  homeStyle: string | undefined;
  /** Changes with what the home page may show of records. */
  recordsHash: string;
  bundle: ClientBundle;
  /** Address → file, of every picture that a page shows. */
  pictures: ReadonlyMap<string, string>;
  searchFiles: readonly SiteWideFile[];
  styles: readonly NamedStyle[];
  publicFiles: readonly { path: string; file: string }[];
  /** Page ▶ its Markdown copy, and the folder of these; undefined where none is written. */
  copies: Omit<LlmsInput, 'site'> | undefined;
};

/** A file that is made only when its key differs from the last build's. */
export type SiteWideFile = { path: string; key: string; make(): OutputFile };

/** One after another, so that only one is in memory at a time. Order: stable. */
export function* listSiteWideFiles(input: SiteWideInput): Generator<SiteWideFile> {
  const { site, shell, shellHash, theme, homeStyle, bundle } = input;
  const { base } = site.config;
  const made = (path: string, shows: unknown, make: () => OutputFile): SiteWideFile => ({
    path,
    key: hashOf([shellHash, JSON.stringify(shows)]),
    make,
  });
  if (!site.has('index'))
    yield made('index.html', [homeStyle, input.recordsHash, topOf(site)], () =>
      renderHome(shell, theme, site, homeStyle),
    );
  // A server answers unknown addresses with one page for all that is below its root.
  if (base === (site.together?.root ?? base))
    yield made('404.html', '', () => renderNotFound(shell, theme));
  yield made(htmlFile(SEARCH_ID), '', () => renderSearch(shell, theme));
  const indexed = indexedPages(site);
  for (const id of listCategories(site)) {
    const frame = buildCategoryFrame(site, id);
    if (!frame) continue;
    if (frame.isIndexed) indexed.push(frame.url);
    yield made(htmlFile(id), frame, () => renderCategory(frame, shell, theme));
  }
  for (const { slug, items } of site.sidebars) {
    const tree = wholeTree(items, site.isDev);
    yield made(navigationFile(slug), tree, () => renderNavigation(slug, tree, shell));
  }
  for (const { id, to } of listRedirects(site))
    yield made(htmlFile(id), to, () => renderRedirect(id, to, shell));
  for (const file of renderSiteFiles(site, indexed.filter(isCanonical(site)).sort()))
    yield ready(file);
  yield* input.searchFiles;
  if (input.copies) yield* listLlmsFiles({ site, ...input.copies });
  for (const { collection, data } of site.collections) yield* collection.files?.(site, data) ?? [];
  for (const { name, content } of bundle.files) yield ready({ path: `_assets/${name}`, content });
  const styles = new Map(input.styles.map(({ name, text }) => [name, text]));
  for (const [name, content] of styles) yield ready({ path: `_assets/${name}`, content });
  for (const [url, file] of input.pictures)
    yield ready({
      path: decodeURIComponent(url.slice(shell.base.length)),
      content: readFileSync(file),
    });
  for (const { path, file } of input.publicFiles)
    yield ready({ path, content: readFileSync(file) });
}

/** With this list, the next build can tell its own files from files that somebody else put beside them. */
export function fileList(paths: Iterable<string>): SiteWideFile {
  const all = [...paths, FILE_LIST].sort();
  return ready({ path: FILE_LIST, content: `${JSON.stringify(all)}\n` });
}

export function ready(file: OutputFile): SiteWideFile {
  return { path: file.path, key: hashOf([file.content]), make: () => file };
}

/** Where the latest version has the page, search engines are sent there. */
const isCanonical = (site: Site) => {
  const latest = site.versions.find((one) => one.isLast)?.version ?? '';
  return (url: string) =>
    findElsewhere(site.together, url, site.config.base)?.[latest] === undefined;
};

function indexedPages(site: Site): string[] {
  if (site.version.noIndex) return [];
  const urls = site.ids.flatMap((id) => {
    const doc = site.doc(id);
    return doc && !doc.frontMatter.alias_of && !doc.frontMatter.unlisted ? [doc.url] : [];
  });
  return site.has('index') ? urls : [site.config.base, ...urls];
}
