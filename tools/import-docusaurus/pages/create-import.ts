// A plan of pages → what all steps of one version's import share, before the first page is converted.
import type { DocusaurusSite } from '../config/docusaurus-site.ts';
import { toRoute } from '../config/route.ts';
import type { DocsPlan } from '../docs/plan-docs.ts';
import type { ComponentMap } from '../map/component-map.ts';
import type { SourceFiles } from '../source-files.ts';
import type { SiteImport } from './site-import.ts';

type Given = {
  site: DocusaurusSite;
  files: SourceFiles;
  plan: DocsPlan;
  map: ComponentMap;
  leftOut: SiteImport['leftOut'];
  isLanguage: SiteImport['isLanguage'];
};

export function createImport({ site, files, plan, map, ...given }: Given): SiteImport {
  return {
    files,
    site,
    map,
    byRoute: routesOf(site, plan),
    leftOut: given.leftOut,
    isLanguage: given.isLanguage,
    docs: plan.docs,
    byDocId: new Map(
      plan.docs.map((doc) => [toRoute(`${doc.instance?.route ?? ''}/${doc.docId}`), doc.pageId]),
    ),
    byFile: new Map(plan.docs.map((doc) => [doc.file, doc])),
    pictures: new Map(),
    attachments: new Map(),
    counts: new Map(),
    constructs: new Map(),
    unmapped: new Map(),
    shownFrom: new Set(),
    diagnostics: [],
    anchors: new Map(),
    moved: new Map(),
    undrawn: new Set(),
    withoutIds: new Set(),
    snippets: new Map(),
    keywords: new Set(),
    cardsOf: () => [],
  };
}

/** Address below the base URL → our page id, or an address of another version. */
function routesOf(site: DocusaurusSite, plan: DocsPlan): Map<string, string> {
  const byRoute = new Map<string, string>(plan.moved);
  for (const { from, to } of site.redirects)
    byRoute.set(toRoute(from), toRoute(to.split('#')[0] ?? ''));
  const own = new Map(plan.docs.map((doc) => [doc.route, doc.pageId]));
  for (const [from, to] of byRoute) {
    const id = own.get(to) ?? (plan.docs.some((doc) => doc.pageId === to) ? to : undefined);
    if (id === undefined) byRoute.delete(from);
    else byRoute.set(from, id);
  }
  for (const [from, { url }] of plan.elsewhere) byRoute.set(from, url);
  for (const [route, id] of own) byRoute.set(route, id);
  return byRoute;
}
