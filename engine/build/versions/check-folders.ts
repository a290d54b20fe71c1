// Folders in `versions.yaml` → diagnostics about those that no version can be built from.
import path from 'node:path';
import type { SiteFolder } from '../../content/config/site-folder.ts';
import type { VersionEntry } from '../../content/yaml/records.ts';
import {
  type Diagnostic,
  diagnose,
  type Locate,
  type Problem,
} from '../../diagnostics/diagnostics.ts';
import { isBelow, isFolderInside } from '../../disk/inside.ts';

export function checkVersionFolders(
  versions: readonly VersionEntry[],
  { siteDir, contentDir }: SiteFolder,
  locate: Locate,
): Diagnostic[] {
  return versions.flatMap(({ version, content }, i): Diagnostic[] => {
    if (content === undefined) return [];
    const at = path.join(siteDir, content);
    const say = (problem: Problem) => [diagnose(locate('versions.yaml', [i, 'content']), problem)];
    if (isBelow(at, contentDir) || isBelow(contentDir, at))
      return say({
        code: 'versions/same-folder',
        message: `The folder "${content}" of version "${version}" and that of this checkout's content lie in each other.`,
        hint: 'Name a folder beside it, such as versions/1.0.',
      });
    if (isFolderInside(siteDir, at)) return [];
    return say({
      code: 'versions/no-folder',
      message: `The site has no folder "${content}", from which version "${version}" would be built.`,
      hint: 'It holds what the content folder holds: pages/, sidebars/, images/.',
    });
  });
}
