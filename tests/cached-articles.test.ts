// Where only the layout changes, articles are drawn from what an earlier build has kept, as long as that is whole.
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { page, readTree, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const theme = (word: string) =>
  `import { createElement as h } from 'react';
const DocPage = ({ page }) => h('html', null, h('body', null, '${word} ', h('main', { dangerouslySetInnerHTML: { __html: page.html } })));
export default { DocPage };
`;
const make = useSiteFolders({
  'site.config.ts': "export default { theme: 'theme.ts' };\n",
  'theme.ts': theme('First'),
  'content/pages/index.md': page('Home', 'Some text, and [a page](a).'),
  'content/pages/a.md': page('A', '```js\nconst a = 1;\n```'),
});

const build = (folder: SiteFolder) => {
  const { status, text } = folder.learnAlone('build');
  expect(status, text).toBe(0);
};

/** The path of what a build has kept under this name. */
function keptAt({ cacheDir }: SiteFolder, name: string): string {
  return path.join(cacheDir, readdirSync(cacheDir).find((one) => one.startsWith(name)) ?? '');
}

const packs = (folder: SiteFolder): Map<string, string> =>
  readTree(path.join(folder.cacheDir, 'store/articles'));

it('another layout parses nothing, and makes no index; a kept article that was changed is made again', {
  timeout: 240_000,
}, () => {
  const folder = make();
  build(folder);
  const kept = packs(folder);
  expect(kept.size).toBe(1);
  // A build that makes an index writes the words of all pages.
  const words = keptAt(folder, 'words-');
  rmSync(words);
  folder.write({ 'theme.ts': theme('Second') });
  build(folder);
  expect(existsSync(words)).toBe(false);
  expect(folder.file('dist/index.html')).toContain('Second <main><p>Some text, and <a');
  expect(packs(folder)).toEqual(kept);

  const [[name = '', bytes = ''] = []] = kept;
  const damaged = path.join(folder.cacheDir, 'store/articles', name);
  writeFileSync(damaged, bytes.replace('Some text', 'Some evil'), 'latin1');
  folder.write({ 'theme.ts': theme('Third') });
  build(folder);
  expect(folder.file('dist/index.html')).toContain('Third <main><p>Some text, and <a');
  expect(folder.file('dist/a/index.html')).toContain('Third <main>');
  expect(packs(folder).size).toBe(2);

  const healed = packs(folder);
  folder.write({ 'theme.ts': theme('Fourth') });
  build(folder);
  expect(folder.file('dist/index.html')).toContain('Fourth <main><p>Some text, and <a');
  expect(packs(folder)).toEqual(healed);
});

it('where the kept words of a page were changed, the site is made without what was kept', {
  timeout: 240_000,
}, () => {
  const [folder, other] = [make(), make()];
  for (const one of [folder, other]) one.write({ 'content/pages/a.md': page('A', 'Zebra.') });
  build(folder);
  const kept = path.join(folder.cacheDir, 'store/builds');
  const isWords = ([, bytes]: [string, string]) => bytes.includes('zebra ');
  const [[name = '', bytes = ''] = [], ...more] = [...readTree(kept)].filter(isWords);
  expect(more).toEqual([]);
  writeFileSync(path.join(kept, name), bytes.replaceAll('zebra ', 'cobra '), 'latin1');
  // Now all pages are joined, and not only those that have changed.
  rmSync(keptAt(folder, 'words-'));
  const edit = { 'content/pages/index.md': page('Home', 'Another text, and [a page](a).') };
  for (const one of [folder, other]) one.write(edit);
  for (const one of [folder, other]) build(one);
  expect(folder.output()).toEqual(other.output());
  expect([...folder.output().values()].join()).toContain('zebra');
});
