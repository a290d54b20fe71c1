// Site → diagnostics about the small files: sidebars, aliases, redirects, versions, addresses.
import type { Diagnostic, Place } from '../diagnostics.ts';
import { checkAliases } from './check-aliases.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkReleases } from './check-releases.ts';
import { checkSidebars } from './check-sidebars.ts';
import { checkVersions } from './check-versions.ts';
import { checkClashes } from './clashes.ts';
import type { Site } from './site.ts';

/**
 * Where a value stands: its file, and the keys and indexes that lead to it. A name without a folder is a
 * small file of the content folder, `config` the site's config; of a page, its front matter.
 */
export type Locate = (file: string, path: readonly PropertyKey[]) => Place & { length: number };

export function checkSite(site: Site, locate: Locate): Diagnostic[] {
  return [
    ...checkSidebars(site, locate),
    ...checkAliases(site, locate),
    ...checkRedirects(site, locate),
    ...checkVersions(site, locate),
    ...checkReleases(site, locate),
    ...checkClashes(site, locate),
  ];
}
