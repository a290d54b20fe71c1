// Once before all tests of sites: bundles the scripts that most of them share, which takes longer than such a site.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundlesDir, createSiteFolder, page, projectDir, recordsConfig } from './site-folder.ts';

export default function setUp(): void {
  rmSync(bundlesDir, { recursive: true, force: true });
  clearLeftovers(path.join(projectDir, '.learn/tests/cache'));
  const home = { 'content/pages/index.md': page('Home') };
  for (const files of [home, { ...home, 'site.config.ts': recordsConfig() }]) {
    const folder = createSiteFolder(files);
    const { status, text } = folder.learn('build');
    if (status !== 0) throw new Error(`A site of one page can't be built.\n${text}`);
    const bundles = 'store/client';
    cpSync(path.join(folder.cacheDir, bundles), path.join(bundlesDir, bundles), {
      recursive: true,
    });
    folder.dispose();
  }
}

/** Caches of sites that tests made below the folder for temporary files, and that are gone. */
function clearLeftovers(caches: string): void {
  if (!existsSync(caches)) return;
  for (const name of readdirSync(caches).filter((one) => one.startsWith('learn-')))
    rmSync(path.join(caches, name), { recursive: true, force: true });
}
