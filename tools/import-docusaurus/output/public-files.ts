// The static folders of the source → files of our `public/`, and those that can't be there, with the reason.

import path from 'node:path';
import { htmlFile, markdownFile, RECORD_FILES } from '../../../engine/tooling.ts';
import type { DocusaurusSite } from '../config/docusaurus-site.ts';
import type { SourceFiles } from '../source-files.ts';

export type PublicFiles = { files: Map<string, string>; refused: Map<string, string> };

export function publicFiles(
  site: DocusaurusSite,
  files: SourceFiles,
  pageIds: Iterable<string>,
): PublicFiles {
  const taken = new Set(RECORD_FILES);
  for (const id of pageIds) taken.add(htmlFile(id)).add(markdownFile(id));
  taken.add('index.html');
  const found: PublicFiles = { files: new Map(), refused: new Map() };
  for (const folder of site.staticFolders)
    for (const name of files.list(folder)) {
      const at = path.join(folder, name);
      if (name.startsWith('_'))
        found.refused.set(name, 'Names of the build’s own files begin with "_".');
      else if (taken.has(name)) found.refused.set(name, 'The build writes a file of that name.');
      else if (!found.files.has(name)) found.files.set(name, at);
    }
  return found;
}
