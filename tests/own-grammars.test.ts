// Languages of a site's own, named in its config: code in them is colored, and made again when the grammar changes.
import { expect, it } from 'vitest';
import { page, useSiteFolders } from './support/site-folder.ts';

const grammar = (keyword: string) =>
  JSON.stringify({
    scopeName: 'source.robot',
    patterns: [{ match: `\\b${keyword}\\b`, name: 'keyword.control.robot' }],
  });
const newFolder = useSiteFolders({
  'site.config.json': JSON.stringify({
    strict: true,
    grammars: { robot: 'grammars/robot.tmLanguage.json' },
  }),
  'grammars/robot.tmLanguage.json': grammar('Log'),
  'content/pages/index.md': page('Home', '```js\nconst a = 1;\n```'),
  'content/pages/a.md': page('A', '```robot\nLog Done\n```\n\n```robto\nLog\n```'),
  'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems: [index, a]\n',
});

it('are colored, known by their names, and read again', () => {
  const folder = newFolder();
  const built = folder.learn('build');
  expect([built.status, built.text]).toEqual([0, expect.stringContaining('  Closest: robot\n')]);
  const before = folder.output();
  expect(before.get('a/index.html')).toContain(
    '<div class="code" data-lang="robot"><pre><code><i class="k">Log</i> Done</code></pre></div>',
  );
  folder.write({ 'grammars/robot.tmLanguage.json': grammar('Done') });
  expect(folder.learn('build').text).toContain('(1 rebuilt)');
  expect(folder.output().get('a/index.html')).toContain('<code>Log <i class="k">Done</i></code>');
  expect(folder.output().get('index.html')).toBe(before.get('index.html'));
});

it.each([
  ['is missing', undefined, 'There is no file at grammars/robot.tmLanguage.json in the site.'],
  ['is no JSON', '<plist>', 'grammars/robot.tmLanguage.json is no grammar: it is not JSON ('],
  ['has no scope', '{ "patterns": [] }', 'is no grammar: it has no "scopeName".'],
  ['has no patterns', '{ "scopeName": "a" }', 'is no grammar: it has no list of "patterns".'],
  ['is a list', '[]', 'is no grammar: it has no "scopeName".'],
])('are reported where the file %s', (_what, text, expected) => {
  const folder = newFolder();
  folder.remove('grammars');
  if (text !== undefined) folder.write({ 'grammars/robot.tmLanguage.json': text });
  const { status, text: said } = folder.learn('check');
  expect(status).toBe(1);
  expect(said).toContain(expected);
});
