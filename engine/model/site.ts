// Headers of pages and the small files → Site: what every later stage asks about the whole.

import type { LoadedCollection } from '../collection.ts';
import type { CollectionData } from '../content/config/collection-data.ts';
import { type RecordsOf, recordsFrom } from '../content/config/records-of.ts';
import type { SiteConfig } from '../content/config/settings.ts';
import type { FrontMatter } from '../content/pages/frontmatter.ts';
import type { Mentions } from '../content/pages/mentions.ts';
import type { PageNames } from '../content/pages/page-names.ts';
import type { SidebarFile } from '../content/sidebars/sidebar-file.ts';
import type { RedirectEntry, VersionEntry } from '../content/yaml/records.ts';
import { lookUp } from '../text/look-up.ts';
import { once } from '../text/once.ts';
import type { Doc } from './doc.ts';
import { type Asked, notedSite } from './noted-site.ts';
import type { Together } from './other-versions.ts';
import type { PageDataAddition } from './page-data-addition.ts';
import { collectChildren } from './parents.ts';
import {
  type CategoryPlace,
  collectCategories,
  collectPositions,
  countByFolder,
} from './places.ts';
import type { RelatedCandidate } from './related.ts';
import { relatedBySteps } from './related-steps.ts';
import { docUrl } from './routes.ts';
import { buildSidebar, type Position, type Sidebar } from './sidebar.ts';

/** The whole site but the pages' bodies. Plain questions; nothing is read but headers, and each once. */
export type Site = {
  config: SiteConfig;
  isDev: boolean;
  versions: VersionEntry[];
  /** The record of this build. */
  version: VersionEntry;
  /** Where other versions are built with this one: what they have. */
  builtVersions: Together | undefined;
  /** Ids of all pages of this build, aliases included, in code-unit order. */
  ids: readonly string[];
  /** Reads the page's header when first requested, so that a development server reads only what it shows. */
  doc(id: string): Doc | undefined;
  has(id: string): boolean;
  /** The id of a page by any of its names, in a site that isn't strict. */
  idOf(name: string): string | undefined;
  sidebars: Sidebar[];
  /** Where a page is in the navigation: its first place in reading order. */
  position(id: string): Position | undefined;
  /** Pages in no sidebar that name this one as their parent. */
  childrenOf(id: string): readonly Doc[];
  /** Sidebars and categories by the ids of their index pages, in navigation order. */
  readonly categories: ReadonlyMap<string, CategoryPlace>;
  /** The sidebars that list pages below a folder, and how many. */
  sectionsBelow(folder: string): ReadonlyMap<Sidebar, number> | undefined;
  /** Anchors of a page that lead elsewhere. */
  movedFrom(id: string): readonly [anchor: string, to: string][];
  /** What a page's text names; undefined where texts aren't read, as in a development server. */
  mentions(id: string): Mentions | undefined;
  /** What collections know to be related to a page. */
  relatedTo(id: string): RelatedCandidate[];
  /** What collections put around a page's article, by their names. */
  additionsTo(id: string): [name: string, PageDataAddition][];
  /** What collections have asked for to answer these two, as far as they were asked. */
  asked: ReadonlySet<Asked>;
  redirects: RedirectEntry[];
  /** In the order of the config. */
  collections: readonly LoadedCollection[];
  /** Records of a collection, as far as a schema names them. */
  recordsOf: RecordsOf;
  /** Ids that links may name although no page and no sidebar has them yet. */
  planned: ReadonlySet<string>;
};

export type SiteInput = {
  config: SiteConfig;
  isDev: boolean;
  versions: VersionEntry[];
  builtVersions?: Together | undefined;
  sidebars: readonly SidebarFile[];
  redirects: RedirectEntry[];
  collections?: readonly LoadedCollection[];
  planned: readonly string[];
  names?: PageNames | undefined;
  pages: readonly { id: string; path: string }[];
  /** Front matter of a page; undefined when it has errors. */
  header(id: string): FrontMatter | undefined;
  mentions?(id: string): Mentions | undefined;
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
  const positions = collectPositions(sidebars);
  const { collections = [] } = input;
  const categories = once(() => collectCategories(sidebars));
  const folders = once(() => countByFolder(sidebars));
  const children = once(() => collectChildren(site));
  const moved = once(() => movedAnchors(input.redirects));
  const asked = new Set<Asked>();
  const noted = once(() => notedSite(site, (one) => asked.add(one)));
  const additions = once(() =>
    collections.map((one) => ({
      name: one.collection.name,
      additionTo: one.collection.pageData?.(noted(), dataAround(one)),
    })),
  );
  /** The data of a page takes them, and so does search. */
  const added = new Map<string, [name: string, PageDataAddition][]>();
  const related = once(() => [
    relatedBySteps(site),
    ...collections.flatMap((one) => one.collection.related?.(noted(), dataAround(one)) ?? []),
  ]);
  const site: Site = {
    config,
    isDev,
    versions,
    version:
      versions.find((one) => one.version === config.version) ?? (versions[0] as VersionEntry),
    builtVersions: input.builtVersions,
    ids: [...paths.keys()],
    doc,
    has: (id) => paths.has(id),
    idOf: (name) => lookUp(input.names?.ids ?? {}, name),
    sidebars,
    position: (id) => positions.get(id),
    childrenOf: (id) => children().get(id) ?? [],
    redirects: input.redirects,
    collections,
    recordsOf: recordsFrom(
      (name) => collections.find(({ collection }) => collection.name === name)?.data.records,
    ),
    planned: new Set(input.planned),
    get categories() {
      return categories();
    },
    sectionsBelow: (folder) => folders().get(folder),
    movedFrom: (id) => moved().get(id) ?? [],
    mentions: (id) => input.mentions?.(id),
    relatedTo: (id) => (input.mentions ? related().flatMap((ask) => ask(id)) : []),
    additionsTo(id) {
      const known = added.get(id);
      if (known) return known;
      const made = additions().flatMap(({ name, additionTo }) => {
        const addition = additionTo?.(id);
        return addition ? [[name, addition] as [string, PageDataAddition]] : [];
      });
      added.set(id, made);
      return made;
    },
    asked,
  };
  return site;
}

/** What `pageData` and `related` of a collection are given. */
const dataAround = ({ around, data: { texts } }: LoadedCollection): CollectionData => ({
  records: around.records,
  texts,
});

/** Words of titles that say nothing on this site. */
export function genericWordsOf({ config: { product, genericWords } }: Site): string[] {
  return [product.name, product.slug, product.code, ...genericWords];
}

/** Page → its anchors that lead elsewhere. */
function movedAnchors(redirects: readonly RedirectEntry[]): Map<string, [string, string][]> {
  const byPage = new Map<string, [string, string][]>();
  for (const { from, to } of redirects) {
    const [id = '', anchor] = from.split('#');
    if (anchor) byPage.set(id, [...(byPage.get(id) ?? []), [anchor, to]]);
  }
  return byPage;
}
