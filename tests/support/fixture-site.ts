// A folder of `fixtures/sites` → a copy of it, to build and to change.
import path from 'node:path';
import { createSiteFolder, projectDir, readTree, type SiteFolder } from './site-folder.ts';

export const fixtureSites = path.join(projectDir, 'tests/fixtures/sites');

export function copyFixtureSite(name: string): SiteFolder {
  const files = [...readTree(path.join(fixtureSites, name))]
    .filter(([file]) => !/^(?:expected|dist|dist\.builds|\.learn)\//.test(file))
    .map(([file, text]) => [file, Buffer.from(text, 'latin1')]);
  return createSiteFolder(Object.fromEntries(files));
}
