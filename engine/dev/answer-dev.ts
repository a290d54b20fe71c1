// A path on the development server → what to send: pages made on request, everything else from the model.

import { existsSync, readFileSync } from 'node:fs';
import { SEARCH_ID } from '../address.ts';
import { listPublicFiles } from '../content/load-site.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { listRedirects } from '../model/addresses.ts';
import { wholeTree } from '../model/branch.ts';
import { buildCategoryFrame } from '../model/category.ts';
import { htmlFile } from '../model/routes.ts';
import type { ClientBundle } from '../output/kept-bundle.ts';
import { renderSiteFiles } from '../output/site-files.ts';
import {
  renderCategory,
  renderHome,
  renderNavigation,
  renderNotFound,
  renderSearch,
} from '../render/render-page.tsx';
import type { DevSite } from './dev-site.ts';

export type DevAnswer = {
  status: number;
  /** File name, for the content type. */
  name: string;
  body: string | Buffer;
  diagnostics: readonly Diagnostic[];
  location?: string;
};

/** @param path  below the base, decoded, no leading slash. */
export async function answerDev(
  path: string,
  dev: DevSite,
  bundle: ClientBundle,
): Promise<DevAnswer> {
  // Where a page is, nothing else can be: no collection is asked what it would write there.
  const asset = dev.site.has(path.replace(/\/$/, '')) ? undefined : findAsset(path, dev, bundle);
  if (asset) return { status: 200, name: path, body: asset, diagnostics: [] };
  const redirect = listedRedirect(path.replace(/\/$/, ''), dev);
  if (redirect) return { status: 301, name: '', body: '', diagnostics: [], location: redirect };
  const searched = path.startsWith('_search/') ? await dev.search.file(path) : undefined;
  if (searched !== undefined) return { status: 200, name: path, body: searched, diagnostics: [] };
  const html = await findHtml(path.replace(/\/$/, ''), dev);
  if (html) return { status: 200, name: 'index.html', ...html };
  if (path.endsWith('.md')) {
    const page = await dev.page(path.slice(0, -3));
    const markdown = page?.files.find((file) => file.path.endsWith('.md'));
    if (markdown) return { status: 200, name: path, body: markdown.content, diagnostics: [] };
  }
  const body = renderNotFound(dev.shell, dev.theme).content;
  return { status: 404, name: '404.html', body, diagnostics: dev.source.diagnostics };
}

type Html = { body: string | Buffer; diagnostics: readonly Diagnostic[] };

async function findHtml(id: string, dev: DevSite): Promise<Html | undefined> {
  for (const candidate of id === '' ? ['index'] : [id, `${id}/index`]) {
    const page = dev.site.has(candidate) ? await dev.page(candidate) : undefined;
    const file = page?.files.find((one) => one.path === htmlFile(candidate));
    if (page) return { body: file?.content ?? EMPTY, diagnostics: page.diagnostics };
  }
  const { diagnostics } = dev.source;
  if (id === '')
    return {
      body: renderHome(dev.shell, dev.theme, dev.site, dev.sheets.links['page:home']?.url).content,
      diagnostics,
    };
  if (id === SEARCH_ID) return { body: renderSearch(dev.shell, dev.theme).content, diagnostics };
  const category = buildCategoryFrame(dev.site, id);
  return category
    ? { body: renderCategory(category, dev.shell, dev.theme).content, diagnostics }
    : undefined;
}

/** A page that can't be rendered: the overlay says why. */
const EMPTY =
  '<!doctype html><html><head><link rel="icon" href="data:,"></head><body><div id="frame"></div></body></html>';

function findAsset(path: string, dev: DevSite, bundle: ClientBundle): string | Buffer | undefined {
  const navigation = /^_nav\/(.+)\.html$/.exec(path)?.[1];
  const sidebar = dev.site.sidebars.find((one) => one.slug === navigation);
  if (sidebar)
    return renderNavigation(sidebar.slug, wholeTree(sidebar.items, true), dev.shell).content;
  for (const { collection, data } of dev.site.collections) {
    const file = collection.files?.(dev.site, data).find((one) => one.path === path);
    if (file) return file.make().content;
  }
  const bundled = bundle.files.find((file) => path === `_assets/${file.name}`);
  if (bundled) return bundled.content;
  const style = Object.values(dev.sheets.styles).find(({ name }) => path === `_assets/${name}`);
  if (style) return style.text;
  const image = dev.kit.images.fileOf(
    dev.shell.base + path.split('/').map(encodeURIComponent).join('/'),
  );
  if (image && existsSync(image)) return readFileSync(image);
  const open = listPublicFiles(dev.source.loaded).find((file) => file.path === path);
  if (open) return readFileSync(open.file);
  // What begins with "_" is for servers only.
  if (/^[a-z\d][\w-]*\.(json|xml|txt)$/i.test(path))
    return renderSiteFiles(dev.site, []).find((file) => file.path === path)?.content;
  return undefined;
}

function listedRedirect(id: string, dev: DevSite): string | undefined {
  if (dev.site.has(id) && !dev.site.doc(id)?.frontMatter.alias_of) return undefined;
  const isKnown = dev.site.has(id) || dev.site.redirects.some(({ from }) => from === id);
  return isKnown ? listRedirects(dev.site).find((one) => one.id === id)?.to : undefined;
}
