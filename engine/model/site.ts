// Headers of pages and the small files → Site: what every later stage asks about the whole.
import type { SiteConfig } from '../config.ts';
import type { FrontMatter } from '../content/frontmatter.ts';
import { type GuideValues, NO_VALUES } from '../content/guide-values.ts';
import type { LoadedCollection } from '../content/load-collections.ts';
import type { PageNames } from '../content/page-names.ts';
import type { RedirectEntry, VersionEntry } from '../content/records.ts';
import type { SidebarFile } from '../content/sidebar-file.ts';
import { lookUp } from '../look-up.ts';
import type { Together } from './elsewhere.ts';
import { docUrl } from './routes.ts';
import { buildSidebar, type NavPage, type Sidebar, type Spot } from './sidebar.ts';

/** What the site knows of a page without its body. */
export type Doc = {
  id: string;
  /** Path on the host, base included: `/learn/teams/overview`. */
  url: string;
  /** The file, as diagnostics show it. */
  path: string;
  frontMatter: FrontMatter;
};

export type Site = {
  config: SiteConfig;
  isDev: boolean;
  versions: VersionEntry[];
  /** The record of this build. */
  version: VersionEntry;
  /** Where other versions are built with this one: what they have. */
  together: Together | undefined;
  /** Ids of all pages of this build, aliases included, in code-unit order. */
  ids: readonly string[];
  /** Reads the page's header when first asked, so that a development server reads only what it shows. */
  doc(id: string): Doc | undefined;
  has(id: string): boolean;
  /** The id of a page by any of its names, in a site that isn't strict. */
  idOf(name: string): string | undefined;
  sidebars: Sidebar[];
  /** Where a page is in the navigation: its first place in reading order. */
  spot(id: string): Spot | undefined;
  redirects: RedirectEntry[];
  /** In the order of the config. */
  collections: readonly LoadedCollection[];
  values: GuideValues;
  /** Ids that links may name although no page and no sidebar has them yet. */
  planned: ReadonlySet<string>;
};

export type SiteInput = {
  config: SiteConfig;
  isDev: boolean;
  versions: VersionEntry[];
  together?: Together | undefined;
  sidebars: readonly SidebarFile[];
  redirects: RedirectEntry[];
  collections?: readonly LoadedCollection[];
  values?: GuideValues;
  planned: readonly string[];
  names?: PageNames | undefined;
  pages: readonly { id: string; path: string }[];
  /** Front matter of a page; undefined when it has errors. */
  header(id: string): FrontMatter | undefined;
};

/** Pure; unknown pages in sidebars are planned, not wrong. `check-sidebars.ts` looks for likely slips. */
export function buildSite(input: SiteInput): Site {
  const { config, isDev, versions } = input;
  const paths = new Map(input.pages.map((page) => [page.id, page.path]));
  const docs = new Map<string, Doc>();
  const doc = (id: string): Doc | undefined => {
    const known = docs.get(id);
    if (known) return known;
    const path = paths.get(id);
    const frontMatter = path === undefined ? undefined : input.header(id);
    if (path === undefined || !frontMatter) return undefined;
    const made = { id, url: docUrl(config.base, id), path, frontMatter };
    docs.set(id, made);
    return made;
  };
  const sidebars = input.sidebars.map((file) =>
    buildSidebar(file, { base: config.base, has: (id) => paths.has(id), doc }),
  );
  const spots = collectSpots(sidebars);
  return {
    config,
    isDev,
    versions,
    version:
      versions.find((one) => one.version === config.version) ?? (versions[0] as VersionEntry),
    together: input.together,
    ids: [...paths.keys()],
    doc,
    has: (id) => paths.has(id),
    idOf: (name) => lookUp(input.names?.ids ?? {}, name),
    sidebars,
    spot: (id) => spots.get(id),
    redirects: input.redirects,
    collections: input.collections ?? [],
    values: input.values ?? NO_VALUES,
    planned: new Set(input.planned),
  };
}

/** Words of titles that say nothing on this site. */
export function genericWordsOf({ config: { product, genericWords } }: Site): string[] {
  return [product.name, product.slug, product.code, ...genericWords];
}

function collectSpots(sidebars: readonly Sidebar[]): Map<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const sidebar of sidebars)
    for (const spot of sidebar.spots) {
      const page: NavPage = spot.page;
      if (!spots.has(page.id)) spots.set(page.id, spot);
    }
  return spots;
}
