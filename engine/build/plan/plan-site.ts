// A prepared site → all that its build needs to know before a page is made.
import { hashOf } from '../../cache/hash.ts';
import type { SiteSource } from '../../content/load-site.ts';
import { createImageIndex, type ImageIndex } from '../../content/pages/image-index.ts';
import type { PageFile } from '../../content/pages/list-pages.ts';
import { type Clashes, findClashes } from '../../model/clashes.ts';
import type { Site } from '../../model/site.ts';
import { once } from '../../text/once.ts';
import { buildSiteData } from '../../theme/site-data.ts';
import {
  type ContextHashes,
  createSiteContext,
  hashContext,
  type SiteContext,
} from '../pages/site-context.ts';
import type { PreparedSite } from '../prepare-site.ts';
import { createGivens, type Givens } from './givens.ts';
import { buildLinkTable, type LinkTable } from './link-table.ts';
import { assetUrls, createPageData, type PageDataOf } from './plan-page-data.ts';
import { ALL, createSiteKey, type SiteKey } from './site-key.ts';

export type SitePlan = {
  prepared: PreparedSite;
  site: Site;
  /** Looked for when they are first requested. */
  clashes(): Clashes;
  context: Readonly<SiteContext>;
  hashes: ContextHashes;
  pageDataOf: PageDataOf;
  siteKey: SiteKey;
  /** Hash of all that pages are made from but their own texts, and what late ones are told of others; empty where it is unknown. */
  around(): string;
  links: LinkTable;
  images: ImageIndex;
  givens: Givens;
  /** Pages by when they are made: those that collections draw may ask what all others show. */
  first: readonly PageFile[];
  late: readonly PageFile[];
};

export async function planSite(prepared: PreparedSite, site: Site): Promise<SitePlan> {
  const { loaded, source, modules, themeFiles, client, sheets } = prepared;
  const dates = await prepared.dates;
  const clashes = once(() => findClashes(site));
  const lists = sheets.links.lists?.url ?? '';
  const context = createSiteContext(source, site, {
    siteData: buildSiteData(site, { ...assetUrls(loaded, client), lists }),
    sheets: sheets.links,
    themeModule: themeFiles.module,
    modules,
  });
  const hashes = hashContext(context);
  const siteKey = createSiteKey({
    source,
    headers: prepared.headers.headers,
    hashOfDependency: prepared.hashOfDependency,
    dates,
    builtVersions: site.builtVersions,
    shared: () => hashes.page,
  });
  const { besides } = prepared;
  const links = buildLinkTable(site);
  return {
    prepared,
    site,
    clashes,
    context,
    hashes,
    pageDataOf: createPageData(site, { clashes, dates: dates.dates }),
    siteKey,
    around: once(() => (besides ? hashOf([siteKey(ALL), besides, JSON.stringify(modules)]) : '')),
    links,
    images: createImageIndex(context.pictures),
    givens: createGivens({
      shared: once(() => hashOf([hashes.page, JSON.stringify([...context.questions])])),
      links,
      collections: source.collections,
      hashOfDependency: prepared.hashOfDependency,
      last: prepared.last.given,
      store: loaded.store,
    }),
    ...splitPages(source),
  };
}

function splitPages({ pages, collections }: SiteSource) {
  const own = new Set(collections.flatMap(({ collection }) => collection.ownPages ?? []));
  const isLate = ({ id }: PageFile) => own.has(id);
  return { first: pages.filter((page) => !isLate(page)), late: pages.filter(isLate) };
}
