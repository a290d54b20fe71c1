// A path on the development server → what to send: a page made on request, or a file of the table that builds have too.

import { existsSync } from 'node:fs';
import type { ClientFiles } from '../build/client/client-files.ts';
import type { GivenFile, SiteWideFile } from '../build/files/site-wide-file.ts';
import { findSiteWideFile } from '../build/files/site-wide-files.ts';
import { contentSecurityPolicy } from '../build/servers/content-security-policy.ts';
import { contentTypeOf, renderContentType } from '../build/servers/content-types.ts';
import type { SiteConfig } from '../content/config/settings.ts';
import { listPublicFiles } from '../content/load-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { listRedirects } from '../model/addresses.ts';
import { htmlFile, pageOfFile } from '../model/routes.ts';
import type { DevSite } from './dev-site.ts';

export type DevAnswer = {
  status: number;
  /** File name, for the content type. */
  name: string;
  body: string | Buffer;
  diagnostics: readonly Diagnostic[];
  location?: string;
  /** Of the page, where it is one. */
  id?: string;
};

/** @param name  of a file, for the content type. */
export const headersOf = (name: string, config: SiteConfig) => ({
  'content-type': renderContentType(contentTypeOf(name)),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': contentSecurityPolicy(config),
});

/** @param path  below the base, decoded, no leading slash. */
export async function answerDev(
  path: string,
  dev: DevSite,
  client: ClientFiles,
): Promise<DevAnswer> {
  const id = path.replace(/\/$/, '');
  const find = (at: string) => findFile(at, dev, client);
  // Where a page is, nothing else can be: no collection is asked what it would write there.
  const page = await findPage(id, dev);
  if (page) return { status: 200, name: 'index.html', ...page };
  const file = (await find(path)) ?? (await find(htmlFile(id)));
  const { diagnostics } = dev.source;
  if (file?.to) return { status: 301, name: '', body: '', diagnostics, location: file.to };
  if (file) return { status: 200, name: file.path, body: file.make().content, diagnostics };
  const maker = pageOfFile(path);
  const made = maker === undefined ? undefined : await dev.page(maker);
  const beside = made?.files.find((one) => one.path === path);
  if (beside) return { status: 200, name: path, body: beside.content, diagnostics: [] };
  const missing = await find('404.html');
  return { status: 404, name: '404.html', body: missing?.make().content ?? '', diagnostics };
}

type Html = { id: string; body: string | Buffer; diagnostics: readonly Diagnostic[] };

async function findPage(id: string, dev: DevSite): Promise<Html | undefined> {
  const { site } = dev;
  for (const candidate of id === '' ? ['index'] : [id, `${id}/index`]) {
    const leadsOn = () => listRedirects(site, (one) => one === candidate).length > 0;
    if (!site.has(candidate) || leadsOn()) continue;
    const page = await dev.page(candidate);
    const file = page?.files.find((one) => one.path === htmlFile(candidate));
    if (page) return { id: candidate, body: file?.content ?? EMPTY, diagnostics: page.diagnostics };
  }
  return undefined;
}

/** A page that can't be rendered: the overlay says why. */
const EMPTY =
  '<!doctype html><html><head><link rel="icon" href="data:,"></head><body><div id="site-frame"></div></body></html>';

async function findFile(
  path: string,
  dev: DevSite,
  client: ClientFiles,
): Promise<SiteWideFile | undefined> {
  const { site, siteData, theme, sheets, search, source } = dev;
  return findSiteWideFile(path, {
    site,
    siteData,
    theme,
    client,
    homeStyle: sheets.links['page:home']?.url,
    terms: source.terms,
    searchFiles: search.files,
    styles: Object.values(sheets.styles),
    pictures: (only = '') => findPictures(only, dev),
    publicFiles: () => listPublicFiles(source.loaded).filter((one) => one.path === path),
  });
}

/** Pictures that pages show, and those of the brand. */
export function findPictures(
  path: string,
  { siteData, context, source }: Pick<DevSite, 'siteData' | 'context' | 'source'>,
): GivenFile[] {
  const url = siteData.base + path.split('/').map(encodeURIComponent).join('/');
  const file = context.images.fileOf(url);
  const own = source.loaded.brand.files.filter((one) => one.path === path);
  return file && existsSync(file) ? [{ path, file }, ...own] : own;
}
