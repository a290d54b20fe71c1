// What every page of a site shares: names, sections, versions, assets. Plain data, made once a build.

import type { Brand } from '../content/config/brand.ts';
import type { HeadSettings } from '../content/config/head-settings.ts';
import { buildFrame, type Frame } from '../model/frame.ts';
import type { Elsewhere } from '../model/other-versions.ts';
import { docUrl } from '../model/routes.ts';
import { countPages, isShown, type NavItem } from '../model/sidebar.ts';
import { genericWordsOf, type Site } from '../model/site.ts';
import { lookUp } from '../text/look-up.ts';
import { reportAddress } from './problem-url.ts';
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
  /** Counted when first requested. */
  readonly pages: number;
};

export type VersionLink = {
  name: string;
  label: string;
  base: string;
  isCurrent: boolean;
  isLast: boolean;
  /** The address of the shown page in that version; undefined where it has none, or where that is unknown. */
  url?: string;
};

/** Addresses of what every page loads; `lists`: of the sheet for cards and index pages. */
export type Assets = { css: string; js: string; lists: string; brand: Brand };

/** What every page is drawn with: the site's settings, texts, sections and addresses. Addresses begin at the host's root. */
export type SiteData = {
  base: string;
  origin: string;
  title: string;
  /** Logo, icon and picture for previews. */
  brand: Brand;
  description: string;
  product: { name: string; slug: string; code: string };
  /** Words of titles that say nothing on this site, including its product's names. */
  genericWords: string[];
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
  /** Are the pages of other versions known? If not, the browser tries the same address there. */
  knowsVersions: boolean;
  /** Addresses of what readers choose their version from, and of the page about it; undefined where there is nothing to choose. */
  choice?: { file: string; page: string } | undefined;
  /** Programs that read a page's Markdown. */
  openIn: readonly { label: string; url: string }[];
  /** Pages that readers use rather than read, and where people help. */
  tools: readonly { label: string; url: string }[];
  help: readonly { label: string; url: string }[];
  /** Where readers report a problem with a page; undefined where nobody hears of it, or a form of the page takes it. */
  reportTo?: string | undefined;
  /** What the config puts around pages. */
  frame: Frame;
  /** What the config puts into the head of every page. */
  head: HeadSettings;
  /** Readers are asked whether a page helped. */
  asksReaders: boolean;
  isDev: boolean;
  assets: Omit<Assets, 'brand'>;
};

export function buildSiteData(site: Site, assets: Assets): SiteData {
  const { config, version } = site;
  return {
    base: config.base,
    origin: config.url.replace(/\/$/, ''),
    title: config.title,
    brand: assets.brand,
    description: config.description,
    product: config.product,
    genericWords: genericWordsOf(site),
    lang: config.lang,
    dir: config.dir,
    texts: { ...mergeTexts(config.texts), platforms: config.platforms },
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
      name: one.version,
      label: one.label,
      base: one.base ?? config.base,
      isCurrent: one.version === version.version,
      isLast: one.isLast,
    })),
    knowsVersions: site.builtVersions !== undefined,
    choice: choiceOf(site),
    openIn: config.openIn,
    tools: config.tools.flatMap(({ label, page }) =>
      site.has(page) ? [{ label, url: docUrl(config.base, page) }] : [],
    ),
    help: config.help,
    reportTo: config.insight ? undefined : reportAddress(config),
    frame: buildFrame(site),
    head: config.head,
    asksReaders: config.insight !== undefined && !site.isDev,
    isDev: site.isDev,
    assets: { css: assets.css, js: assets.js, lists: assets.lists },
  };
}

function choiceOf({ collections, config, has }: Site): SiteData['choice'] {
  const owner = collections.findLast(({ collection }) => collection.versions);
  const { versions } = owner?.collection ?? {};
  if (!owner || !versions || !has(versions.page)) return undefined;
  if (owner.says.versions.length === 0) return undefined;
  return { file: config.base + versions.file, page: docUrl(config.base, versions.page) };
}

/** The site data of one page: its links to other versions lead to the same page there. */
export function siteDataOfPage(
  siteData: SiteData,
  { url, elsewhere }: { url: string; elsewhere?: Elsewhere | undefined },
): SiteData {
  if (!elsewhere) return siteData;
  return {
    ...siteData,
    versions: siteData.versions.map((one) => {
      const found = one.isCurrent ? url : lookUp(elsewhere, one.name);
      return found === undefined ? one : { ...one, url: found };
    }),
  };
}

/** The site data of a page that every version has, such as its home. */
export function siteDataOfEvery(siteData: SiteData, path: string): SiteData {
  if (!siteData.knowsVersions) return siteData;
  return {
    ...siteData,
    versions: siteData.versions.map((one) => ({ ...one, url: one.base + path })),
  };
}

function firstPage(items: readonly NavItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'page' && isShown(item)) return item.url;
    const inside = item.type === 'category' ? (item.page?.url ?? firstPage(item.items)) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
