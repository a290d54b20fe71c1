// Once before all unit tests: bundles the scripts that most of their sites share, which takes longer than such a site.
import { cpSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundlesDir, createSiteFolder, page, recordsConfig } from './site-folder.ts';

export default function setUp(): void {
  rmSync(bundlesDir, { recursive: true, force: true });
  const home = { 'content/pages/index.md': page('Home') };
  for (const files of [home, { ...home, 'site.config.ts': recordsConfig() }]) {
    const folder = createSiteFolder(files);
    const { status, text } = folder.learn('build');
    if (status !== 0) throw new Error(`A site of one page can't be built.\n${text}`);
    const cache = path.join(folder.dir, '.learn');
    for (const name of readdirSync(cache).filter((one) => one.startsWith('client-')))
      cpSync(path.join(cache, name), path.join(bundlesDir, name), { recursive: true });
    folder.dispose();
  }
}
