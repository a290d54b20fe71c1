// Site → diagnostics about the small files: sidebars, aliases, redirects, versions, addresses.
import type { LoadedCollection } from '../collection.ts';
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

/** Dependency → ids of the pages that declared it. */
type Users = Readonly<Record<string, readonly string[]>>;

/** What a collection checks with the whole site. */
export function checkCollection(
  { collection, data }: LoadedCollection,
  { site, locate, users }: { site: Site; locate: Locate; users: Users },
): Diagnostic[] {
  const usedBy = (key: string) => users[`${collection.name}:${key}`] ?? [];
  return [...(collection.check?.({ site, locate, records: data.records, usedBy }) ?? [])];
}

export function checkSite(site: Site, locate: Locate, clashes: Clashes): Diagnostic[] {
  return [
    ...checkSidebars(site, locate),
    ...checkAliases(site, locate),
    ...checkParents(site, locate),
    ...checkNeighbours(site, locate),
    ...checkRedirects(site, locate),
    ...checkVersions(site, locate),
    ...checkFoldedIds(site, locate),
    ...checkClashes(clashes, locate),
  ];
}
