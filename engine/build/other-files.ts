// Site → every output file that is no page: home, index pages, navigation, redirects, records, assets.
import { readFileSync } from 'node:fs';
import { wholeTree } from '../model/branch.ts';
import { buildCategoryFrame, listCategories } from '../model/category.ts';
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
} from '../render/render-page.tsx';
import type { Shell } from '../theme/shell.ts';
import type { Theme } from '../theme/theme.ts';

export type OtherInput = {
  site: Site;
  shell: Shell;
  theme: Theme;
  bundle: ClientBundle;
  /** Address → file, of every picture that a page shows. */
  images: ReadonlyMap<string, string>;
  publicFiles: readonly { path: string; file: string }[];
};

/** One after another, so that only one is in memory at a time. Order: stable. */
export function* renderOthers(input: OtherInput): Generator<OutputFile> {
  const { site, shell, theme, bundle } = input;
  if (!site.has('index')) yield renderHome(shell, theme);
  yield renderNotFound(shell, theme);
  const indexed = indexedPages(site);
  for (const id of listCategories(site)) {
    const frame = buildCategoryFrame(site, id);
    if (!frame) continue;
    if (frame.isIndexed) indexed.push(frame.url);
    yield renderCategory(frame, shell, theme);
  }
  for (const sidebar of site.sidebars)
    yield renderNavigation(sidebar.slug, wholeTree(sidebar.items, site.isDev), shell);
  for (const { id, to } of listRedirects(site)) yield renderRedirect(id, to, shell);
  yield* renderSiteFiles(site, indexed.sort());
  for (const { name, content } of bundle.files) yield { path: `_assets/${name}`, content };
  for (const [url, file] of input.images)
    yield { path: decodeURIComponent(url.slice(shell.base.length)), content: readFileSync(file) };
  for (const { path, file } of input.publicFiles) yield { path, content: readFileSync(file) };
}

function indexedPages(site: Site): string[] {
  if (site.version.noIndex) return [];
  const urls = site.ids.flatMap((id) => {
    const doc = site.doc(id);
    return doc && !doc.frontMatter.alias_of && !doc.frontMatter.unlisted ? [doc.url] : [];
  });
  return site.has('index') ? urls : [site.config.base, ...urls];
}
