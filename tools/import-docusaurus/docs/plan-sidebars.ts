// The sidebars files of the chosen versions → our sidebar files, in the order of the header.
import { type Diagnostic, humanize } from '../../../engine/tooling.ts';
import type { DocusaurusSite } from '../config/docusaurus-site.ts';
import { toRoute } from '../config/route.ts';
import type { SourceFiles } from '../source-files.ts';
import { loadModule } from '../syntax/load-module.ts';
import { autogenerate } from './autogenerate.ts';
import type { Doc } from './doc.ts';
import type { ChosenInstance } from './plan-docs.ts';
import { readSidebars } from './read-sidebars.ts';
import { toSidebars } from './sidebar-items.ts';
import {
  indexAddresses,
  type SidebarWriter,
  sidebarToYaml,
  type WrittenSidebar,
  writeSidebar,
} from './write-sidebars.ts';

export type SidebarPlan = {
  /** File name → YAML. */
  files: Map<string, string>;
  /** Address of a generated index page → the id of ours. */
  indexes: Map<string, string>;
  /** Instance → the page that its first sidebar opens with. */
  firsts: Map<string, string>;
  /** Page ids beside each other, for lists of cards: page → the pages of its category behind it. */
  cards: Map<string, string[]>;
  diagnostics: Diagnostic[];
};

type Named = WrittenSidebar & { name: string; label: string };

export function planSidebars(
  chosen: readonly ChosenInstance[],
  site: DocusaurusSite,
  files: SourceFiles,
  pageOf: SidebarWriter['pageOf'],
): SidebarPlan {
  const plan: SidebarPlan = {
    files: new Map(),
    indexes: new Map(),
    firsts: new Map(),
    cards: new Map(),
    diagnostics: [],
  };
  const slugs = new Set<string>();
  const all = chosen.flatMap((one) => namedSidebars(one, { site, files, pageOf, plan, slugs }));
  for (const [i, sidebar] of all.entries()) {
    plan.files.set(
      `${sidebar.slug}.yaml`,
      sidebarToYaml(sidebar, { name: sidebar.name, label: sidebar.label, order: i + 1 }),
    );
    noteCards(sidebar.items, plan.cards);
  }
  return plan;
}

export type Context = {
  site: DocusaurusSite;
  files: SourceFiles;
  pageOf: SidebarWriter['pageOf'];
  plan: SidebarPlan;
  slugs: Set<string>;
};

function namedSidebars(one: ChosenInstance, context: Context): Named[] {
  const { instance, version, docs } = one;
  if (version.sidebarFile === false || docs.length === 0) return [];
  const { sidebars, dropped } = readSidebars(version.sidebarFile, context);
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const writer: SidebarWriter = {
    docOf: (id) => byId.get(id) ?? byId.get(id.replace(/^version-[^/]*\//, '')),
    pageOf: context.pageOf,
    generate: (dirName) => autogenerate(dirName, docs, version.folder, context.files),
    dropped,
  };
  const named = [...sidebars].flatMap(([key, items]) => {
    const isOnly = sidebars.size === 1 && instance.id !== 'default';
    const name = isOnly ? instance.id : instance.id === 'default' ? key : `${instance.id}-${key}`;
    const sidebar = writeSidebar(uniqueName(name, context.slugs), items, instance.route, writer);
    if (sidebar.items.length === 0) return [];
    return [{ ...sidebar, name, label: labelOf(key, sidebar, one, context.site) }];
  });
  noteAddresses(named, one, context);
  return named;
}

/** Generated index pages of all versions; those that this one doesn't have lead to the first page. */
function noteAddresses(
  named: readonly Named[],
  { instance, version, others }: ChosenInstance,
  context: Context,
) {
  const { indexes, firsts } = context.plan;
  const first = named.flatMap(({ pages }) => pages)[0];
  if (first !== undefined) firsts.set(instance.id, first);
  const own = new Map(named.flatMap((sidebar) => [...sidebar.indexes]));
  const move = (address: string, route: string) =>
    toRoute(`${route}/${address.slice(instance.route.length)}`);
  for (const [address, id] of own) indexes.set(address, id).set(move(address, version.route), id);
  for (const { sidebarFile, route } of others) {
    if (typeof sidebarFile !== 'string') continue;
    const { exports } = loadModule(sidebarFile, context.files);
    for (const items of toSidebars(exports.default ?? exports).values())
      for (const address of indexAddresses(items, instance.route)) {
        const target = own.get(address) ?? first;
        if (target !== undefined && !indexes.has(move(address, route)))
          indexes.set(move(address, route), target);
      }
  }
}

function uniqueName(name: string, slugs: Set<string>): string {
  const plain =
    name
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .replace(/[^A-Za-z0-9-]+/g, '-')
      .toLowerCase() || 'docs';
  let unique = plain;
  for (let n = 2; slugs.has(unique); n++) unique = `${plain}-${n}`;
  slugs.add(unique);
  return unique;
}

/** What the header calls the sidebar, or the page that it opens with. */
function labelOf(
  key: string,
  sidebar: WrittenSidebar,
  { instance, docs }: ChosenInstance,
  site: DocusaurusSite,
): string {
  const byPage = new Map(docs.map((doc) => [doc.pageId, doc]));
  const own = site.navigation.filter((one) => one.instance === instance.id);
  const named =
    own.find((one) => one.sidebar === key) ?? own.find((one) => leadsInto(one, sidebar, byPage));
  const to = site.navigation.find(
    (one) => one.to !== undefined && sidebar.pages.includes(one.to.replace(/^\/|\/$/g, '')),
  );
  return (
    named?.label ?? to?.label ?? humanize(key.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase())
  );
}

function leadsInto(
  { doc }: { doc?: string },
  { pages }: WrittenSidebar,
  byPage: ReadonlyMap<string, Doc>,
): boolean {
  return doc !== undefined && pages.some((id) => byPage.get(id)?.docId === doc);
}

/** `<DocCardList />` shows what is behind its page in the page's category. */
function noteCards(items: readonly unknown[], cards: Map<string, string[]>): void {
  const [first] = items;
  const own = isCategory(first) ? undefined : idsOf(first)[0];
  const rest = items.slice(1).flatMap(idsOf);
  if (own !== undefined && rest.length > 0) cards.set(own, [...new Set(rest)]);
  for (const item of items) if (isCategory(item)) noteCards(item.items, cards);
}

function isCategory(item: unknown): item is { items: unknown[] } {
  return typeof item === 'object' && item !== null && 'items' in item && Array.isArray(item.items);
}

/** A page, or the first page of a category. */
function idsOf(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (typeof item !== 'object' || item === null || 'href' in item) return [];
  if (isCategory(item)) return item.items.flatMap(idsOf).slice(0, 1);
  return Object.keys(item).slice(0, 1);
}
