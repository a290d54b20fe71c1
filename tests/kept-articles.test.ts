// Where only the layout changes, articles are drawn from what an earlier build has kept, as long as that is whole.
import { appendFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

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
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
};

/** The path of what a build has kept under this name. */
function keptAt({ dir }: SiteFolder, name: string): string {
  const cache = path.join(dir, '.learn');
  return path.join(cache, readdirSync(cache).find((one) => one.startsWith(name)) ?? '');
}

function articles(folder: SiteFolder): string[] {
  const at = keptAt(folder, 'articles-');
  return readdirSync(at).map((name) => path.join(at, name));
}
const timesOf = (files: readonly string[]) => files.map((file) => statSync(file).mtimeMs);

it('another layout parses nothing, and makes no index; a kept article that was changed is made again', {
  timeout: 240_000,
}, () => {
  const folder = make();
  build(folder);
  const kept = articles(folder);
  const times = timesOf(kept);
  const [damaged = '', ...whole] = kept;
  expect(whole).toHaveLength(1);
  // A build that makes an index writes the words of all pages.
  const words = keptAt(folder, 'words-');
  rmSync(words);
  folder.write({ 'theme.ts': theme('Second') });
  build(folder);
  expect(existsSync(words)).toBe(false);
  expect(folder.file('dist/index.html')).toContain('Second <main><p>Some text, and <a');
  expect(timesOf(kept)).toEqual(times);

  appendFileSync(damaged, ' ');
  folder.write({ 'theme.ts': theme('Third') });
  build(folder);
  expect(folder.file('dist/index.html')).toContain('Third <main><p>Some text, and <a');
  expect(folder.file('dist/a/index.html')).toContain('Third <main>');
  expect(timesOf(whole)).toEqual(times.slice(1));
  expect(timesOf(kept)).not.toEqual(times);

  folder.remove('content/pages/a.md');
  folder.write({ 'content/pages/index.md': page('Home') });
  build(folder);
  expect(articles(folder)).toHaveLength(1);
  expect(existsSync(words)).toBe(true);
});
