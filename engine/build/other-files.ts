// Site → every output file that is no page: home, index pages, navigation, redirects, records, assets.
import { readFileSync } from 'node:fs';
import { hashOf } from '../content/load-source.ts';
import { wholeTree } from '../model/branch.ts';
import { buildCategoryFrame, listCategories } from '../model/category.ts';
import { htmlFile, navigationFile, SEARCH_ID } from '../model/routes.ts';
import type { Site } from '../model/site.ts';
import type { ClientBundle } from '../output/bundle-client.ts';
import { listRedirects, renderSiteFiles } from '../output/site-files.ts';
import {
  type OutputFile,
  renderCategory,
  renderHome,
  renderNavigation,
  renderNotFound,
  renderRedirect,
  renderSearch,
} from '../render/render-page.tsx';
import type { Shell } from '../theme/shell.ts';
import type { Theme } from '../theme/theme.ts';
import type { NamedStyle } from './load-styles.ts';

export type OtherInput = {
  site: Site;
  shell: Shell;
  shellHash: string;
  theme: Theme;
  bundle: ClientBundle;
  /** Address → file, of every picture that a page shows. */
  pictures: ReadonlyMap<string, string>;
  searchFiles: readonly OtherFile[];
  releaseFiles: readonly OtherFile[];
  styles: readonly NamedStyle[];
  publicFiles: readonly { path: string; file: string }[];
};

/** A file that is made only when its key differs from the last build's. */
export type OtherFile = { path: string; key: string; make(): OutputFile };

/** One after another, so that only one is in memory at a time. Order: stable. */
export function* listOthers(input: OtherInput): Generator<OtherFile> {
  const { site, shell, shellHash, theme, bundle } = input;
  const made = (path: string, shows: unknown, make: () => OutputFile): OtherFile => ({
    path,
    key: hashOf([shellHash, JSON.stringify(shows)]),
    make,
  });
  if (!site.has('index')) yield made('index.html', '', () => renderHome(shell, theme));
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
  for (const file of renderSiteFiles(site, indexed.sort())) yield ready(file);
  yield* input.searchFiles;
  yield* input.releaseFiles;
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

function ready(file: OutputFile): OtherFile {
  return { path: file.path, key: hashOf([file.content]), make: () => file };
}

function indexedPages(site: Site): string[] {
  if (site.version.noIndex) return [];
  const urls = site.ids.flatMap((id) => {
    const doc = site.doc(id);
    return doc && !doc.frontMatter.alias_of && !doc.frontMatter.unlisted ? [doc.url] : [];
  });
  return site.has('index') ? urls : [site.config.base, ...urls];
}
