// Sidebars → diagnostics about names used twice, and entries that are probably slips.
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import { editDistance } from '../nearest.ts';
import type { Locate } from './check-site.ts';
import type { NavPage, Sidebar } from './sidebar.ts';
import type { Site } from './site.ts';

export function checkSidebars(site: Site, locate: Locate): Diagnostic[] {
  const loose = site.ids.filter((id) => !site.spot(id) && !site.doc(id)?.frontMatter.alias_of);
  return [
    ...sameNames(site.sidebars, 'slug', locate),
    ...sameNames(site.sidebars, 'name', locate),
    ...site.sidebars.flatMap((sidebar) =>
      sidebar.spots.flatMap(({ page }) => {
        const meant = page.isPlanned ? meantPage(page, site, loose) : undefined;
        if (!meant) return [];
        const hint = loose.includes(meant)
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
function meantPage({ id }: NavPage, site: Site, loose: readonly string[]): string | undefined {
  const bare = id.replace(/^\/+|(?:\.md)?(?<!\/)\/*$/g, '');
  return site.has(bare) ? bare : loose.find((other) => editDistance(other, id, 3) < 3);
}

function unknownPage({ id }: NavPage, hint: string, place: ReturnType<Locate>): Diagnostic {
  return diagnose(place, {
    code: 'sidebar/unknown-page',
    message: `The sidebar names "${id}", and there is no such page.`,
    hint,
  });
}
