// What every page of a site shares: names, sections, versions, assets. Plain data, made once a build.

import { lookUp } from '../look-up.ts';
import type { Elsewhere } from '../model/elsewhere.ts';
import { countPages, isShown, type NavItem } from '../model/sidebar.ts';
import { genericWordsOf, type Site } from '../model/site.ts';
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
export type Assets = { css: string; js: string; lists: string };

export type Shell = {
  base: string;
  origin: string;
  title: string;
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
  /** Programs that read a page's Markdown. */
  openIn: readonly { label: string; url: string }[];
  isDev: boolean;
  assets: Assets;
};

export function buildShell(site: Site, assets: Assets): Shell {
  const { config, version } = site;
  return {
    base: config.base,
    origin: config.url.replace(/\/$/, ''),
    title: config.title,
    description: config.description,
    product: config.product,
    genericWords: genericWordsOf(site),
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
      name: one.version,
      label: one.label,
      base: one.base ?? config.base,
      isCurrent: one.version === version.version,
      isLast: one.isLast,
    })),
    knowsVersions: site.together !== undefined,
    openIn: config.openIn,
    isDev: site.isDev,
    assets,
  };
}

/** The shell of one page: its links to other versions lead to the same page there. */
export function shellOfPage(
  shell: Shell,
  { url, elsewhere }: { url: string; elsewhere?: Elsewhere | undefined },
): Shell {
  if (!elsewhere) return shell;
  return {
    ...shell,
    versions: shell.versions.map((one) => {
      const found = one.isCurrent ? url : lookUp(elsewhere, one.name);
      return found === undefined ? one : { ...one, url: found };
    }),
  };
}

/** The shell of a page that every version has, such as its home. */
export function shellOfEvery(shell: Shell, path: string): Shell {
  if (!shell.knowsVersions) return shell;
  return { ...shell, versions: shell.versions.map((one) => ({ ...one, url: one.base + path })) };
}

function firstPage(items: readonly NavItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'page' && isShown(item)) return item.url;
    const inside = item.type === 'category' ? (item.page?.url ?? firstPage(item.items)) : undefined;
    if (inside) return inside;
  }
  return undefined;
}
