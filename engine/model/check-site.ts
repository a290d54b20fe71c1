// Site → diagnostics about the small files: sidebars, aliases, redirects, versions, addresses.
import type { Diagnostic, Locate } from '../diagnostics/diagnostics.ts';
import { checkAliases } from './check-aliases.ts';
import { checkFoldedIds } from './check-folded-ids.ts';
import { checkNeighbours } from './check-neighbors.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkSidebars } from './check-sidebars.ts';
import { checkVersions } from './check-versions.ts';
import { type Clashes, checkClashes } from './clashes.ts';
import { checkParents } from './parents.ts';
import type { Site } from './site.ts';

export type Found = {
  clashes: Clashes;
  /** Dependency → ids of the pages that declared it. */
  users: Readonly<Record<string, readonly string[]>>;
};

export function checkSite(site: Site, locate: Locate, { clashes, users }: Found): Diagnostic[] {
  return [
    ...checkSidebars(site, locate),
    ...checkAliases(site, locate),
    ...checkParents(site, locate),
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
    ...checkFoldedIds(site, locate),
    ...checkClashes(clashes, locate),
  ];
}
