// Addresses of an imported site that a build could read in another way: each page and each redirect is where it was, without an error.
import path from 'node:path';
import { expect, it } from 'vitest';
import { useImportFolders } from './support/import-site.ts';
import { readTree, runWarm } from './support/site-folder.ts';

const folderOf = useImportFolders();

it('has pages named like their folder, and redirects of folders, where they were', async () => {
  const site = folderOf({
    'docs/using/UsingIt.md': '---\nid: using\ntitle: Using it\n---\n\nHow to use it, in words.\n',
    'docs/using/other.md': '# Other\n\nAbout [using](./UsingIt.md) it.\n',
    'docs/intro.md': '---\nslug: /intro\n---\n\n# Intro\n\nWhat it is about.\n',
    'sidebars.js': "module.exports = { docs: ['intro', 'using/using', 'using/other'] };",
    'static/_redirects': [
      '/old /docs/using/using',
      '/old/index.html /docs/using/using',
      '/docs/using/index /docs/using/other',
      '/docs/intro/index.html /docs/using/other',
    ].join('\n'),
  });
  const { report } = await site.run();
  expect(report.errors).toEqual([]);
  const run = runWarm(site.dir, 'build', 'out', '--plain');
  expect(run.status, run.text).toBe(0);
  const built = readTree(path.join(site.out, 'dist'));
  expect(built.get('docs/using/using/index.html')).toContain('How to use it');
  expect(built.get('docs/using/other/index.html')).toContain('href="/docs/using/using"');
  expect(built.get('old/index.html')).toContain('/docs/using/using');
  expect(site.read('content/redirects.yaml')).not.toMatch(/intro|old\/index/);
});
