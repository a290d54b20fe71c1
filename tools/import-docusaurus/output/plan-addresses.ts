// The chosen version, once converted → redirects from every address that the source had.

import type { ImportedVersion } from '../pages/import-version.ts';
import type { SiteImport } from '../pages/site-import.ts';
import { planRedirects, type RedirectPlan } from './plan-redirects.ts';

export function planAddresses({ plan, all, sidebars }: ImportedVersion): RedirectPlan {
  const { site } = all;
  return planRedirects({
    site,
    pageIds: new Set(plan.docs.map(({ pageId }) => pageId)),
    moved: [...plan.moved, ...goneTo(plan, sidebars.firsts)],
    elsewhere: plan.elsewhere,
    anchors: movedAnchors(all),
    indexes: sidebars.indexes,
  });
}

/** Pages that only other versions have lead to the first page of their section. */
function goneTo(
  { gone, docs }: ImportedVersion['plan'],
  firsts: ReadonlyMap<string, string>,
): [string, string][] {
  return [...gone].flatMap(([route, id]): [string, string][] => {
    const first = firsts.get(id) ?? docs.find(({ instance }) => instance?.id === id)?.pageId;
    return first === undefined ? [] : [[route, first]];
  });
}

/** Anchors of HTML that no heading of ours has. */
function movedAnchors({ moved, anchors }: SiteImport): Map<string, Map<string, string>> {
  return new Map(
    [...moved].map(([id, own]) => {
      const known = anchors.get(id);
      return [id, new Map([...own].filter(([from, to]) => known?.has(to) && !known.has(from)))];
    }),
  );
}
