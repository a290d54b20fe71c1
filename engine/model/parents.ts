// A page in no sidebar and the page that its front matter names as its parent → where it is shown, and what its parent lists.
import {
  type Diagnostic,
  diagnose,
  type Locate,
  type Problem,
} from '../diagnostics/diagnostics.ts';
import { nearest } from '../text/nearest.ts';
import { type Crumb, crumbsOf } from './breadcrumbs.ts';
import type { Doc } from './doc.ts';
import type { Neighbour } from './page-data-addition.ts';
import type { Position } from './sidebar.ts';
import type { Site } from './site.ts';

/** Parent → its children, in code-unit order of their ids. Only pages in no sidebar are looked at. */
export function collectChildren(site: Site): ReadonlyMap<string, readonly Doc[]> {
  const byParent = new Map<string, Doc[]>();
  for (const id of site.ids) {
    const doc = site.position(id) ? undefined : site.doc(id);
    const parent = doc?.frontMatter.parent;
    if (!doc || !parent || doc.frontMatter.alias_of || doc.frontMatter.unlisted) continue;
    byParent.set(parent, [...(byParent.get(parent) ?? []), doc]);
  }
  return byParent;
}

/** As links at the end of the parent. */
export const childrenOf = (site: Site, id: string): Neighbour[] =>
  site.childrenOf(id).map(({ url, frontMatter }) => ({ label: frontMatter.title, url }));

/** The place of the parent, and the crumbs that lead through it; undefined where the page has a place, or no parent. */
export function placeByParent(
  site: Site,
  { id, frontMatter }: Doc,
): { position: Position; crumbs: Crumb[] } | undefined {
  const { parent } = frontMatter;
  const position = parent && !site.position(id) ? site.position(parent) : undefined;
  if (!position) return undefined;
  const { page, sidebar, breadcrumbs } = position;
  const above = crumbsOf(sidebar, breadcrumbs, page.url);
  return { position, crumbs: [...above, { label: page.label, url: page.url }] };
}

export function checkParents(site: Site, locate: Locate): Diagnostic[] {
  return site.ids.flatMap((id) => {
    const doc = site.doc(id);
    const parent = doc?.frontMatter.parent;
    const problem = doc && parent ? problemOf(site, id, parent) : undefined;
    return doc && problem ? [diagnose(locate(doc.path, ['parent']), problem)] : [];
  });
}

function problemOf(site: Site, id: string, parent: string): Problem | undefined {
  const position = site.position(id);
  if (position)
    return {
      code: 'parent/in-sidebar',
      message: `The sidebar "${position.sidebar.label}" already says where this page belongs.`,
      hint: 'Remove `parent`: it is for pages in no sidebar.',
    };
  if (site.position(parent)) return undefined;
  const listed = site.ids.filter((one) => site.position(one));
  const meant = nearest(parent, listed);
  return {
    code: 'parent/no-place',
    message: site.has(parent)
      ? `The parent "${parent}" is in no sidebar, so it can't say where this page belongs.`
      : `The parent "${parent}" is no page of this site.`,
    hint: meant ? `Closest page in a sidebar: ${meant}` : 'Name a page that a sidebar lists.',
  };
}
