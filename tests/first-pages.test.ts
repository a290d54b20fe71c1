// A first start of the development server: pages that need no record, or only some, are there before all records are read.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createDevServer } from '../engine/dev/create-dev-server.ts';
import { emptyCache, type Files, page, projectDir, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders();
const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const engine = JSON.stringify(path.join(projectDir, 'engine/index.ts'));

/** `one` has a page for each record, puts a class around all pages, and can't read some alone; `two` can. */
const config = (load = 'yamlFolder(name, schema)(input)') => `
import { z } from 'zod';
import { defineCollection, yamlFolder } from ${engine};
const schema = z.strictObject({ title: z.string() });
const collection = (name, more) => defineCollection({
  name,
  dir: import.meta.dirname,
  reads: [name],
  load: (input) => ${load},
  shortcodes: {
    [name]: ({ attributes }, { records }) => ({
      lines: ['Record: ' + records.find((one) => one.name === attributes.named.of)?.value.title],
      dependencies: [],
    }),
  },
  ...more,
});
const one = collection('one', {
  pages: (records) => records.map(({ file, path, name }) => ({ file, path, id: 'one/' + name, key: name })),
  source: (records, key) => ({
    frontMatter: { title: key, description: 'One of many records, which says what it says.' },
    lines: ['Its page.'],
  }),
  pageData: (site, { records }) => () => ({ articleClass: 'among-' + records.length }),
  styles: () => ({ own: { files: [] } }),
});
const two = collection('two', {
  loadLazily: (input) => ({
    find(isMeant) {
      const [found] = yamlFolder('two', schema)({ ...input, only: ['7'] });
      return isMeant(found) ? found : undefined;
    },
  }),
});
export default { strict: true, collections: [one, two] };
`;

const RECORDS = Object.fromEntries(
  ['one', 'two'].flatMap((name) =>
    Array.from({ length: 110 }, (_, i) => [`content/${name}/${i}.yaml`, `title: ${name} ${i}\n`]),
  ),
);

const FILES: Files = {
  'site.config.ts': config(),
  'content/pages/plain.md': page('Plain', 'Look at [the other](lazy).'),
  'content/pages/lazy.md': page('Lazy', '::two{of=7}\n\n- [ ] A task.'),
  'content/pages/all.md': page('All', '::one{of=7}'),
  'content/pages/link.md': page('Link', 'Look at [a record](one/7).'),
  'content/pages/wrong.md': page('Wrong', 'Look at [nothing](nowhere).'),
  'content/sidebars/docs.yaml':
    'name: Docs\nslug: docs\norder: 1\nitems: [plain, lazy, all, link, wrong, one/7]\n',
  ...RECORDS,
};

const isEarly = (html: string) => /data-generation="[^"]+\.early"/.test(html);
const articleOf = (html: string) => /<article[\s\S]*<\/article>/.exec(html)?.[0];

test('are as the whole site has them, which all others wait for', async () => {
  const folder = make(FILES);
  emptyCache(folder);
  const { url, close } = await createDevServer({ siteDir: folder.dir, port: 0 });
  ends.push(close);
  const at = async (name: string) => (await fetch(url + name)).text();
  const early = { plain: await at('plain'), lazy: await at('lazy') };
  const asked = Promise.all(['all', 'link', 'wrong', 'one/7', '_dev/events'].map(first));
  expect(early.plain).toContain('href="/lazy"');
  expect(early.lazy).toContain('Record: two 7');
  expect(Object.values(early).map(isEarly)).toEqual([true, true]);
  expect(early.plain).not.toContain('among-110');
  for (const [, one = ''] of early.lazy.matchAll(/href="\/(_assets\/[\w-]+\.css)"/g))
    expect(await at(one), one).toContain('{');
  const [script, sheet] = [await at('_assets/site.js'), await at('_assets/style.css')];
  const waiting = await asked;
  expect(waiting.map(isEarly)).toEqual([false, false, false, false, false]);
  expect(waiting[0]).toContain('Record: one 7');
  expect(waiting[1]).toContain('href="/one/7"');
  expect(waiting[2]).toContain('links/');
  expect(waiting[3]).toContain('Its page.');
  const whole = { plain: await at('plain'), lazy: await at('lazy') };
  expect(Object.values(whole).map(isEarly)).toEqual([false, false]);
  expect(whole.plain).toContain('among-110');
  for (const name of ['plain', 'lazy'] as const)
    expect(articleOf(early[name])).toBe(articleOf(whole[name].replace(' among-110', '')));
  const [js = ''] = /site-[\w-]+\.js/.exec(whole.plain) ?? [];
  const [css = ''] = /style-[\w-]+\.css/.exec(whole.plain) ?? [];
  expect(script).toBe(`import "./${js}";`);
  expect(sheet).toBe(await at(`_assets/${css}`));
  expect(await at('_assets/site.js')).toBe(script);

  async function first(name: string) {
    const { body } = await fetch(url + name);
    const reader = body?.getReader();
    let text = '';
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      text += Buffer.from(part.value);
      if (name.startsWith('_dev')) break;
    }
    await reader?.cancel();
    return text;
  }
});

test('end with the server where the rest can’t be read', async () => {
  const folder = make({ ...FILES, 'site.config.ts': config('{ throw new Error("no records") }') });
  emptyCache(folder);
  const learn = path.join(projectDir, 'engine/bin/learn.mjs');
  const child = spawn(process.execPath, [learn, 'dev', '--port', '0'], { cwd: folder.dir });
  ends.push(() => child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part));
  const status = await new Promise((resolve) => child.once('close', resolve));
  expect(text).toContain('Writing at http');
  expect(text).toContain('no records');
  expect(status).toBe(1);
});
