// SiteSource and headers → Site and frames: all that is known before a page's body is read.

import path from 'node:path';
import { hashOf } from '../content/hash.ts';
import type { LoadedConfig } from '../content/load-config.ts';
import type { SiteSource } from '../content/load-site.ts';
import type { PageHeader } from '../content/load-source.ts';
import { engineVersion, partVersions } from '../engine-dir.ts';
import { clashingPages } from '../model/clashes.ts';
import type { Together } from '../model/elsewhere.ts';
import { buildFrame, type PageFrame } from '../model/page-frame.ts';
import { buildSite, type Site } from '../model/site.ts';
import type { ClientBundle } from '../output/kept-bundle.ts';
import type { Assets } from '../theme/shell.ts';
import type { ThemeFiles } from './load-theme.ts';
import type { ManifestVersions } from './manifest.ts';

/** Drafts are omitted: to this build they are pages that aren't written yet. */
export function siteOf(
  source: SiteSource,
  headers: ReadonlyMap<string, PageHeader>,
  together?: Together,
): Site {
  const { config } = source.loaded;
  const pages = source.pages.filter(({ id }) => !headers.get(id)?.frontMatter?.draft);
  return buildSite({
    ...source,
    config,
    isDev: false,
    together,
    pages,
    header: (id) => headers.get(id)?.frontMatter,
  });
}

/** One frame for each page that gets its own files: no alias, no clash, no broken front matter. */
export function buildFrames(
  site: Site,
  source: SiteSource,
  dates: ReadonlyMap<string, string>,
): Map<string, PageFrame> {
  const frames = new Map<string, PageFrame>();
  const clashing = clashingPages(site);
  for (const { id, file } of source.pages) {
    const doc = site.doc(id);
    if (!doc || doc.frontMatter.alias_of || clashing.has(id)) continue;
    frames.set(id, buildFrame(site, doc, { lastUpdate: dates.get(file) }));
  }
  return frames;
}

export function assetUrls(
  { config }: LoadedConfig,
  { css, js }: ClientBundle,
): Omit<Assets, 'lists'> {
  return { css: `${config.base}_assets/${css}`, js: `${config.base}_assets/${js}` };
}

/** What a manifest depends on besides the pages: engine, config, names and theme. */
export function buildVersions(loaded: LoadedConfig, theme: ThemeFiles): ManifestVersions {
  const names = [JSON.stringify(loaded.config), JSON.stringify(loaded.tokens)];
  return {
    engine: hashOf([engineVersion, ...names, path.basename(loaded.module ?? ''), theme.hash]),
    articles: hashOf([partVersions.articles, ...names, loaded.moduleSources]),
    search: partVersions.search,
  };
}
