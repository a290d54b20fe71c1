// Once before all tests of sites: compiles the scripts that most of them share, which takes longer than such a site.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createSiteFolder, page, projectDir, recordsConfig, scriptsDir } from './site-folder.ts';

export default function setUp(): void {
  rmSync(scriptsDir, { recursive: true, force: true });
  clearLeftovers(path.join(projectDir, '.learn/tests/cache'));
  const home = { 'content/pages/index.md': page('Home') };
  for (const files of [home, { ...home, 'site.config.ts': recordsConfig() }]) {
    const folder = createSiteFolder(files);
    const { status, text } = folder.learn('build');
    if (status !== 0) throw new Error(`A site of one page can't be built.\n${text}`);
    const kept = 'store/client';
    cpSync(path.join(folder.cacheDir, kept), path.join(scriptsDir, kept), {
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
