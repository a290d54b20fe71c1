// A downloaded folder that brings what our own runs leave: caches, stores of builds, records of an import. It is only content.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { page, readTree, type SiteFolder, useSiteFolders } from '../support/site-folder.ts';

const make = useSiteFolders({
  'content/pages/index.md': page('Home'),
  'content/pages/guide/a.md': page('A'),
  'victim/index.html': 'mine',
  'victim/a/index.html': 'mine',
});
const at = ({ dir }: SiteFolder, name: string) => path.join(dir, name);
const victimOf = (folder: SiteFolder) => readTree(at(folder, 'victim'));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, text);
};

it('a cache in it, whole and true, is not read', () => {
  const folder = make();
  expect(folder.learn('build').status).toBe(0);
  const clean = folder.output();
  cpSync(folder.cacheDir, at(folder, '.learn'), { recursive: true });
  for (const name of ['dist', 'dist.builds']) folder.remove(name);
  rmSync(folder.cacheDir, { recursive: true });
  const { status, text } = folder.learn('build');
  expect(text).toContain('.learn is not read');
  expect(text).toContain('Built 2 pages in');
  expect(status).toBe(0);
  expect(folder.output()).toEqual(clean);
});

it.each([
  [
    'spare is a link',
    (folder: SiteFolder) => symlinkSync('../victim', at(folder, 'dist.builds/spare')),
  ],
  [
    'spare has links in it',
    (folder: SiteFolder) => {
      mkdirSync(at(folder, 'dist.builds/spare'));
      symlinkSync('../../victim', at(folder, 'dist.builds/spare/guide'));
      symlinkSync('../../victim/index.html', at(folder, 'dist.builds/spare/index.html'));
    },
  ],
  [
    'builds are links',
    (folder: SiteFolder) => {
      for (const n of [1, 2, 3]) symlinkSync('../victim', at(folder, `dist.builds/${n}`));
    },
  ],
  [
    'leftovers are links',
    (folder: SiteFolder) => {
      for (const n of [1, 2])
        symlinkSync('../victim', at(folder, `dist.builds/gone-0000000${n}-999999-1`));
    },
  ],
])('a store with our mark in which the %s changes nothing outside', (_what, plant) => {
  const folder = make();
  expect(folder.learn('build').status).toBe(0);
  const mark = folder.file('dist.builds/learn.json');
  for (const name of ['dist', 'dist.builds']) folder.remove(name);
  write(at(folder, 'dist.builds/learn.json'), mark);
  plant(folder);
  const before = victimOf(folder);
  for (let n = 0; n < 3; n++) {
    folder.write({ 'content/pages/index.md': page('Home', `Build ${n}.`) });
    expect(folder.learn('build')).toMatchObject({ status: 0 });
    expect(folder.file('dist/index.md')).toContain(`Build ${n}.`);
    expect(victimOf(folder)).toEqual(before);
  }
  expect(existsSync(at(folder, 'dist/guide/a/index.html'))).toBe(true);
});

it('a store that is a link to one of another site is refused', () => {
  const [folder, other] = [make(), make()];
  for (let n = 0; n < 3; n++) {
    other.write({ 'content/pages/index.md': page('Home', `Build ${n}.`) });
    expect(other.learn('build').status).toBe(0);
  }
  const before = [...readTree(at(other, 'dist.builds'))];
  symlinkSync(at(other, 'dist.builds'), at(folder, 'dist.builds'));
  const { status, text } = folder.learn('build');
  expect(text).toContain('dist.builds is a link, and a build clears what is in it.');
  expect(status).toBe(1);
  expect([...readTree(at(other, 'dist.builds'))]).toEqual(before);
});

it.each([
  '/var/tmp/none/here',
  '../../none',
  '../.none',
  '../none/deep',
])('a config that has the output at %s is not believed', (out) => {
  const folder = make({ 'site.config.json': JSON.stringify({ out }) });
  const { status, text } = folder.learn('build');
  expect(text).toMatch(
    /The output would be .*, far from the site\.\nIf it shall be there, name it: --out /,
  );
  expect(status).toBe(1);
  expect(existsSync(path.resolve(folder.dir, out))).toBe(false);
});

it('a dist that is a link to the output of another site is not published over', () => {
  const [folder, other] = [make(), make()];
  expect(other.learn('build').status).toBe(0);
  const before = [...other.output()];
  symlinkSync(at(other, 'dist'), at(folder, 'dist'));
  const { status, text } = folder.learn('build');
  expect(text).toContain('far from the site');
  expect(status).toBe(1);
  expect([...other.output()]).toEqual(before);
});

it('a record of an import that names links and files outside writes nothing there', () => {
  const folder = make({
    'source/docusaurus.config.js':
      "module.exports = { title: 'S', url: 'https://s.example', baseUrl: '/', presets: [['classic', {}]] };",
    'source/docs/intro.md': '# Intro\n\nText.\n',
  });
  const run = () => folder.learn('import', 'docusaurus', 'source', 'new');
  expect(run().status).toBe(0);
  const names = Object.keys(JSON.parse(folder.file('new/import.json')).files);
  const outside = ['../victim/index.html', at(folder, 'victim/index.html'), 'linked/index.html'];
  const files = Object.fromEntries([...names, ...outside].map((name) => [name, 'no file']));
  folder.write({ 'new/import.json': JSON.stringify({ files }) });
  symlinkSync('../victim', at(folder, 'new/linked'));
  for (const name of names) {
    rmSync(at(folder, `new/${name}`));
    symlinkSync(at(folder, 'victim/index.html'), at(folder, `new/${name}`));
  }
  const before = victimOf(folder);
  run();
  expect(victimOf(folder)).toEqual(before);
  expect(readdirSync(at(folder, 'victim')).sort()).toEqual(['a', 'index.html']);
  expect(readFileSync(at(folder, 'victim/index.html'), 'utf8')).toBe('mine');
});
