// Code that pages take from files: what may be named, what is checked, and what follows from a change.
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startDevServer } from './support/dev-server.ts';
import { type Files, page, useSiteFolders } from './support/site-folder.ts';

const SAMPLE =
  'import { open } from "learn";\n\n// #region setup\n  const app = open();\n  app.run();\n// #endregion\n';
const newFolder = useSiteFolders({
  'content/pages/index.md': page('Home', 'Text.'),
  'content/pages/a.md': page(
    'A',
    '```ts file=samples/app.ts region=setup title="app.ts"\n```\n\nAfter it.',
  ),
  'content/samples/app.ts': SAMPLE,
  'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems: [index, a]\n',
});

it('is in the page and its Markdown copy, and only such pages are made again', () => {
  const folder = newFolder();
  expect(folder.learn('build').status).toBe(0);
  const before = folder.output();
  expect(before.get('a/index.html')).toContain('.run</i>();');
  expect(before.get('a/index.html')).not.toMatch(/region|open.*from/);
  expect(before.get('a.md')).toContain(
    '\n**app.ts**\n\n```ts\nconst app = open();\napp.run();\n```\n\nAfter it.\n',
  );
  expect(folder.learn('build').text).toContain('(0 rebuilt)');
  folder.write({ 'content/samples/app.ts': SAMPLE.replace('app.run', 'app.startAgain') });
  expect(folder.learn('build').text).toContain('(1 rebuilt)');
  expect(folder.output().get('a/index.html')).toContain('startAgain');
  expect(folder.output().get('index.html')).toBe(before.get('index.html'));
  folder.remove('content/samples/app.ts');
  const { status, text } = folder.learn('build');
  expect(status).toBe(1);
  expect(text).toContain('content/pages/a.md:6:12  error  code/not-found');
});

it.each([
  ['../outside.ts', 'code/outside'],
  ['/etc/hosts', 'code/outside'],
  ['samples\\app.ts', 'code/outside'],
  ['./samples/app.ts', 'code/outside'],
  ['.secret/key.txt', 'code/outside'],
  ['samples/node_modules/a.ts', 'code/outside'],
  ['samples/linked.ts', 'code/not-found'],
  ['samples', 'code/not-found'],
  ['samples/ap.ts', 'code/not-found\n\n.*\n\n.*\n.*\n\n  Closest: samples/app.ts'],
  ['app.ts', 'code/not-found\n\n.*\n\n.*\n.*\n\n  Closest: samples/app.ts'],
  ['samples/picture.png', 'code/not-text'],
  ['samples/latin.txt', 'code/not-text'],
])('can not be from %s', (file, problem) => {
  const folder = newFolder({
    'content/pages/a.md': page('A', `\`\`\`ts file="${file}"\n\`\`\``),
    'content/.secret/key.txt': 'secret text',
    'content/samples/node_modules/a.ts': 'secret text',
    'content/samples/picture.png': Buffer.from([137, 80, 0, 1]),
    'content/samples/latin.txt': Buffer.from([0x63, 0xe9, 0x0a]),
    'outside.ts': 'secret text',
  });
  symlinkSync(
    path.join(folder.dir, 'outside.ts'),
    path.join(folder.dir, 'content/samples/linked.ts'),
  );
  const { status, text } = folder.learn('check');
  expect(status).toBe(1);
  expect(text).toMatch(new RegExp(`content/pages/a\\.md:6:13  error  ${problem}`));
});

it('is shown by the development server as it is now', async () => {
  const folder = newFolder();
  const server = await startDevServer(folder.dir);
  const shown = async () => (await fetch(`${server.url}a`)).text();
  try {
    expect(await shown()).toContain('.run<');
    writeFileSync(
      path.join(folder.dir, 'content/samples/app.ts'),
      SAMPLE.replace('app.run', 'app.later'),
    );
    await expect.poll(shown).toContain('.later<');
    folder.write({ 'content/samples/app.ts': '' });
    await expect.poll(shown).toContain('code/no-region');
  } finally {
    await server.stop();
  }
});

it('is a folder’s own where it has no config', () => {
  const files: Files = {
    'docs/a.md':
      '# A\n\n```py file=samples/a.py lines=2\n```\n\n```py file=samples/b.py\nb()\n```\n',
    'docs/samples/a.py': 'import a\na.run()\n',
  };
  const folder = newFolder(files);
  const { status, text } = folder.learn('check', 'docs');
  expect(text).toContain('docs/a.md:6:12  warning  code/file-and-text');
  expect(status).toBe(0);
});
