// Sidebars → diagnostics about names used twice, and entries that are probably slips.

import type { Locate } from '../diagnostics/diagnostics.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics.ts';
import { editDistance } from '../text/nearest.ts';
import type { NavPage, Sidebar } from './sidebar.ts';
import type { Site } from './site.ts';

export function checkSidebars(site: Site, locate: Locate): Diagnostic[] {
  const lenient = site.ids.filter(
    (id) => !site.position(id) && !site.doc(id)?.frontMatter.alias_of,
  );
  return [
    ...sameNames(site.sidebars, 'slug', locate),
    ...sameNames(site.sidebars, 'name', locate),
    ...site.sidebars.flatMap((sidebar) =>
      sidebar.positions.flatMap(({ page }) => {
        const meant = page.isPlanned ? meantPage(page, site, lenient) : undefined;
        if (!meant) return [];
        const hint = lenient.includes(meant)
          ? `Closest, and in no sidebar yet: ${meant}`
          : `Write: ${meant}`;
        return [unknownPage(page, hint, locate(sidebar.path, page.at))];
      }),
    ),
  ];
}

/** Slugs are addresses, names are keys in version.json: each may occur once. */
function sameNames(sidebars: readonly Sidebar[], key: 'slug' | 'name', locate: Locate) {
  const first = new Map<string, Sidebar>();
  return sidebars.flatMap((sidebar) => {
    const other = first.get(sidebar[key]);
    if (!other) {
      first.set(sidebar[key], sidebar);
      return [];
    }
    return [
      diagnose(locate(sidebar.path, [key]), {
        code: `sidebar/same-${key}`,
        message: `Two sidebars have the ${key} "${sidebar[key]}".`,
        hint: `Give each sidebar a ${key} of its own.`,
        related: [locate(other.path, [key])],
      }),
    ];
  });
}

/** The id without what no id has, or a page that no sidebar has and whose id is a slip away. */
function meantPage({ id }: NavPage, site: Site, lenient: readonly string[]): string | undefined {
  const bare = id.replace(/^\/+|(?:\.md)?(?<!\/)\/*$/g, '');
  return site.has(bare) ? bare : lenient.find((other) => editDistance(other, id, 3) < 3);
}

function unknownPage({ id }: NavPage, hint: string, place: ReturnType<Locate>): Diagnostic {
  return diagnose(place, {
    code: 'sidebar/unknown-page',
    message: `The sidebar names "${id}", and there is no such page.`,
    hint,
  });
}

/** How many pages are still to be written. Each id once, however often it is named; ids planned outside the sidebars count too. */
export function countPlanned(site: Site): number {
  const planned = new Set([...site.planned].filter((id) => !site.has(id)));
  for (const sidebar of site.sidebars)
    for (const { page } of sidebar.positions) if (page.isPlanned) planned.add(page.id);
  return planned.size;
}
