// The first build of a site: pages are served before it ends, and its records are read in two threads.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { createDevServer } from '../engine/dev/create-dev-server.ts';
import { page, projectDir, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders();
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const SIDEBAR = {
  'content/sidebars/docs.yaml': 'name: Docs\nslug: docs\norder: 1\nitems: [docs/a, docs/b]\n',
};
const PAGES = {
  'content/pages/docs/a.md': page('A', 'Look at [b](docs/b).\n\n```js\nconst a = 1;\n```'),
  'content/pages/docs/b.md': page('B'),
};

test('a preview serves pages and files as a build writes them', async () => {
  const folder = make({ ...PAGES, ...SIDEBAR });
  const { url, close } = await createDevServer({ siteDir: folder.dir, port: 0, isPreview: true });
  ends.push(close);
  const at = async (name: string) => (await fetch(url + name)).text();
  const served = { a: await at('docs/a'), b: await at('docs/b') };
  expect(folder.learnAlone('build').status).toBe(0);
  const built = folder.output();
  expect(served.a).toBe(built.get('docs/a/index.html'));
  expect(served.b).toBe(built.get('docs/b/index.html'));
  const [script = ''] = /_assets\/site-[^"]+\.js/.exec(served.a) ?? [];
  expect(built.has(script)).toBe(true);
});

test('`learn serve --build` serves before the site is built, then the build at the same address', async () => {
  const folder = make({ ...PAGES, ...SIDEBAR });
  const learn = path.join(projectDir, 'engine/bin/learn.mjs');
  const args = [learn, 'serve', '--build', '--port', '0'];
  const child = spawn(process.execPath, args, { cwd: folder.dir, stdio: 'pipe' });
  ends.push(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith('Stop')) break;
  }
  const addresses = lines.flatMap((line) => /http:\S+/.exec(line) ?? []);
  expect(lines[0]).toMatch(/^Serving pages as they are asked for, while the site is built: http/);
  expect(addresses).toHaveLength(2);
  expect(addresses[0]).toBe(addresses[1]);
  expect(await (await fetch(`${addresses[1]}docs/a`)).text()).toBe(
    folder.output().get('docs/a/index.html'),
  );
});

const COLLECTIONS = ['one', 'two'].map((name) => ({ name, files: 110 }));

const config = `
import { z } from 'zod';
import { defineCollection, yamlFolder } from ${JSON.stringify(path.join(projectDir, 'engine/index.ts'))};
const schema = z.strictObject({ title: z.string(), text: z.string() });
const collection = (name) => defineCollection({
  name,
  dir: import.meta.dirname,
  reads: [name],
  load: yamlFolder(name, schema),
  pages: (records) => records.map((one) => ({ ...one, id: name + '/' + one.name, key: one.name })),
  source(records, key) {
    const { value, lines } = records.find((one) => one.name === key) ?? {};
    return value && { frontMatter: { title: value.title, description: 'One of many records, which says what it says.' }, lines: lines.text };
  },
});
export default { collections: [collection('one'), collection('two')] };
`;

const recordFiles = (text: string) =>
  Object.fromEntries(
    COLLECTIONS.flatMap(({ name, files }) =>
      Array.from({ length: files }, (_, i) => [
        `content/${name}/${i}.yaml`,
        `title: ${name} ${i}\ntext: |\n  First.\n\n  ${text}\n`,
      ]),
    ),
  );

test('records that two threads have read give the pages and the places of one', () => {
  const folder = make({ 'site.config.ts': config, ...recordFiles('A [link](docs/nowhere).') });
  const first = folder.learnAlone('build', '--all');
  const later = folder.learnAlone('build', '--all');
  expect(first.text).toContain('content/one/109.yaml:5:');
  expect(first.text).toContain('content/two/109.yaml:5:');
  expect(diagnosticsIn(first.text)).toBe(diagnosticsIn(later.text));
});

const diagnosticsIn = (text: string) => text.slice(text.indexOf('content/one/0.yaml'));

test('threads that are started before there is a page to make: what they can’t load is reported', () => {
  const pages = Object.fromEntries(
    Array.from({ length: 90 }, (_, i) => [`content/pages/docs/p${i}.md`, page(`Page ${i}`)]),
  );
  const folder = make({
    ...pages,
    'site.config.ts': `
import { isMainThread } from 'node:worker_threads';
if (!isMainThread) throw new Error('Not in a thread.');
export default { collections: [] };
`,
  });
  const { status, text } = folder.learn('build');
  expect(text).toContain('fails while it is loaded: Not in a thread.');
  expect(status).toBe(1);
  folder.write({ 'site.config.ts': 'export default { collections: [] };\n' });
  expect(folder.learn('build')).toMatchObject({ status: 0 });
  expect(folder.output().has('docs/p89/index.html')).toBe(true);
});
