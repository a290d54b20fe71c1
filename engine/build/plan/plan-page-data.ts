// SiteSource and headers → Site and page data: all that is known before a page's body is read.

import path from 'node:path';
import { engineVersion, partVersions } from '../../cache/engine-version.ts';
import { hashOf } from '../../cache/hash.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import type { SiteSource } from '../../content/load-site.ts';
import type { PageFile } from '../../content/pages/list-pages.ts';
import type { PageHeader } from '../../content/pages/page-header.ts';
import { type Clashes, clashingPages } from '../../model/clashes.ts';
import type { Together } from '../../model/other-versions.ts';
import { buildPageData, type PageData } from '../../model/page-data.ts';
import { buildSite, type Site } from '../../model/site.ts';
import { once } from '../../text/once.ts';
import type { Assets } from '../../theme/site-data.ts';
import type { ClientFiles } from '../client/client-files.ts';
import type { ThemeFiles } from '../client/load-theme.ts';
import type { ManifestVersions } from './manifest.ts';

/** Drafts are omitted: to this build they are pages that aren't written yet. */
export function siteOf(
  source: SiteSource,
  headers: ReadonlyMap<string, PageHeader>,
  builtVersions?: Together,
): Site {
  const { config } = source.loaded;
  const pages = source.pages.filter(({ id }) => !headers.get(id)?.frontMatter?.draft);
  return buildSite({
    ...source,
    config,
    isDev: false,
    builtVersions,
    pages,
    header: (id) => headers.get(id)?.frontMatter,
    mentions: (id) => headers.get(id)?.mentions,
  });
}

/** Of each page that gets its own files, made when it is requested: no alias, no clash, no broken front matter. */
export type PageDataOf = (page: PageFile) => PageData | undefined;

export function createPageData(
  site: Site,
  { clashes, dates }: { clashes: () => Clashes; dates: ReadonlyMap<string, string> },
): PageDataOf {
  const hasFiles = isFilePage(site, clashes);
  const made = new Map<string, PageData | undefined>();
  const make = ({ id, file }: PageFile) => {
    const doc = hasFiles(id) ? site.doc(id) : undefined;
    return doc && buildPageData(site, doc, { lastUpdate: dates.get(file) });
  };
  return (page) => {
    if (!made.has(page.id)) made.set(page.id, make(page));
    return made.get(page.id);
  };
}

/** Whether a page gets its own files. */
export function isFilePage(site: Site, clashes: () => Clashes): (id: string) => boolean {
  const clashing = once(() => clashingPages(clashes()));
  return (id) => {
    const doc = site.doc(id);
    return doc !== undefined && !doc.frontMatter.alias_of && !clashing().has(id);
  };
}

export function assetUrls(
  { config, brand }: LoadedConfig,
  { css, js }: ClientFiles,
): Omit<Assets, 'lists'> {
  const at = `${config.base}_assets/`;
  return { css: at + css, js: at + js, brand: brand.shown };
}

/** What a manifest depends on besides the pages: engine, config, names and theme. */
export function buildVersions(loaded: LoadedConfig, theme: ThemeFiles): ManifestVersions {
  const { cache: _, ...config } = loaded.config;
  const names = [JSON.stringify(config), JSON.stringify(loaded.tokens)];
  return {
    engine: hashOf([engineVersion, ...names, path.basename(loaded.module ?? ''), theme.hash]),
    articles: hashOf([partVersions.articles, ...names, loaded.moduleSources]),
    search: partVersions.search,
    surroundings: hashOf([partVersions.around, ...names, loaded.moduleSources]),
  };
}
