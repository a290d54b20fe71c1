// SiteSource and headers → Site, shell and frames: all that is known before a page's body is read.

import type { LoadedConfig } from '../content/load-config.ts';
import type { SiteSource } from '../content/load-site.ts';
import { hashOf } from '../content/load-source.ts';
import { engineVersion } from '../engine-dir.ts';
import { clashingPages } from '../model/clashes.ts';
import { buildFrame, type PageFrame } from '../model/page-frame.ts';
import { buildSite, type Site } from '../model/site.ts';
import type { ClientBundle } from '../output/bundle-client.ts';
import type { Assets } from '../theme/shell.ts';
import type { StyleFiles, ThemeFiles } from './load-theme.ts';
import type { HeaderEntry } from './manifest.ts';

/** Drafts are left out: to this build they are pages that aren't written yet. */
export function siteOf(source: SiteSource, headers: ReadonlyMap<string, HeaderEntry>): Site {
  const { config } = source.loaded;
  const pages = source.pages.filter(({ id }) => !headers.get(id)?.frontMatter?.draft);
  return buildSite({
    ...source,
    config,
    isDev: false,
    pages,
    header: (id) => headers.get(id)?.frontMatter,
  });
}

/** One frame for each page that gets files of its own: no alias, no clash, no broken front matter. */
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
  bundle: ClientBundle,
  { partStyles, pageStyles, illustrationStyles }: StyleFiles,
): Assets {
  const urlOf = (name: string) => `${config.base}_assets/${name}`;
  const urls = (styles: StyleFiles['pageStyles']) =>
    Object.fromEntries(Object.entries(styles).map(([name, style]) => [name, urlOf(style.name)]));
  return {
    css: urlOf(bundle.css),
    js: urlOf(bundle.js),
    parts: urls(partStyles),
    pages: urls(pageStyles),
    illustrations: urls(illustrationStyles),
  };
}

/** A manifest made under another key is worth nothing: engine, config, names, or theme have changed. */
export function buildKey(loaded: LoadedConfig, theme: ThemeFiles): string {
  return hashOf([
    engineVersion,
    JSON.stringify(loaded.config),
    JSON.stringify(loaded.tokens),
    theme.hash,
  ]);
}
