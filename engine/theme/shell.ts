// What every page of a site shares: names, sections, versions, assets. Plain data, made once a build.

import type { GuideValues } from '../content/guide-values.ts';
import type { Runbook } from '../content/runbook-file.ts';
import { docUrl, UPGRADE_ID } from '../model/routes.ts';
import { countPages, isShown, type NavItem } from '../model/sidebar.ts';
import type { Site } from '../model/site.ts';
import { mergeTexts, type Texts } from './texts.ts';

export type Section = {
  slug: string;
  label: string;
  description: string;
  icon?: string;
  group: 'main' | 'secondary';
  /** Its index page. */
  url: string;
  /** Where its link leads: the first page, or the index page while nothing is written. */
  startUrl: string;
  /** Counted when first asked for. */
  readonly pages: number;
};

export type VersionLink = { label: string; base: string; isCurrent: boolean; isLast: boolean };

/** What only some pages show, each with a style sheet of the engine. That of thumbnails and those of illustrations have the filter's rules, too. */
export type StylePart = 'release' | 'filter' | 'guide' | 'thumbnails';

/** Addresses; `pages`: style sheets of single pages, by id. */
export type Assets = {
  css: string;
  js: string;
  /** Style sheets of what only some pages show. */
  parts: Readonly<Partial<Record<StylePart, string>>>;
  pages: Readonly<Record<string, string>>;
  /** Style sheets of illustrations, by the name of the widget. */
  illustrations: Readonly<Record<string, string>>;
};

export type Shell = {
  base: string;
  origin: string;
  title: string;
  description: string;
  product: { name: string; slug: string; code: string };
  lang: string;
  dir: 'ltr' | 'rtl';
  texts: Texts;
  sections: Section[];
  version: {
    label: string;
    badge: boolean;
    banner: 'none' | 'unreleased' | 'unmaintained';
    name: string;
    noIndex: boolean;
  };
  versions: VersionLink[];
  isDev: boolean;
  assets: Assets;
  /** What readers fill in for the commands of guides. */
  values: GuideValues;
  /** The way through the guides, where the site has one. */
  runbook?: Runbook;
  /** The page that compares two releases, where the site has one. */
  upgradeUrl?: string;
};

export function buildShell(site: Site, assets: Assets): Shell {
  const { config, version } = site;
  return {
    base: config.base,
    origin: config.url.replace(/\/$/, ''),
    title: config.title,
    description: config.description,
    product: config.product,
    lang: config.lang,
    dir: config.dir,
    texts: mergeTexts(config.texts),
    sections: site.sidebars.map((sidebar) => ({
      slug: sidebar.slug,
      label: sidebar.label,
      description: sidebar.description,
      ...(sidebar.icon ? { icon: sidebar.icon } : {}),
      group: sidebar.group,
      url: sidebar.url,
      startUrl: firstPage(sidebar.items) ?? sidebar.url,
      get pages() {
        return countPages(sidebar.items);
      },
    })),
    version: {
      label: version.label,
      badge: version.badge,
      banner: version.banner,
      name: version.version,
      noIndex: version.noIndex,
    },
    versions: site.versions.map((one) => ({
      label: one.label,
      base: one.base ?? config.base,
      isCurrent: one.version === version.version,
      isLast: one.isLast,
    })),
    isDev: site.isDev,
    assets,
    values: site.values,
    ...(site.runbook ? { runbook: site.runbook } : {}),
    ...(site.doc(UPGRADE_ID) ? { upgradeUrl: docUrl(config.base, UPGRADE_ID) } : {}),
  };
}

function firstPage(items: readonly NavItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'page' && isShown(item)) return item.url;
    const inside = item.type === 'category' ? firstPage(item.items) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
