// Site → diagnostics about the small files: sidebars, aliases, redirects, versions, addresses.
import type { Diagnostic, Place } from '../diagnostics.ts';
import { checkAliases } from './check-aliases.ts';
import { checkNeighbours } from './check-neighbours.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSidebars } from './check-sidebars.ts';
import { checkVersions } from './check-versions.ts';
import { checkClashes } from './clashes.ts';
import type { Site } from './site.ts';

/**
 * Where a value is: its file, and the keys and indexes that lead to it. A name without a folder is a
 * small file of the content folder, `config` the site's config; of a page, its front matter.
 */
export type Locate = (file: string, path: readonly PropertyKey[]) => Place & { length: number };

/** @param users  use → ids of the pages that declared it. */
export function checkSite(
  site: Site,
  locate: Locate,
  users: Readonly<Record<string, readonly string[]>> = {},
): Diagnostic[] {
  return [
    ...checkSidebars(site, locate),
    ...checkAliases(site, locate),
    ...checkNeighbours(site, locate),
    ...checkRedirects(site, locate),
    ...checkVersions(site, locate),
    ...site.collections.flatMap(({ collection, data }) => [
      ...(collection.check?.({
        site,
        locate,
        records: data.records,
        usedBy: (key) => users[`${collection.name}:${key}`] ?? [],
      }) ?? []),
    ]),
    ...checkClashes(site, locate),
  ];
}
