// What a build may clear beside its output, what it keeps inside, and what it refuses to replace.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  emptyCache,
  type Files,
  leftovers,
  page,
  projectDir,
  readTree,
  type SiteFolder,
  useSiteFolders,
} from './support/site-folder.ts';

const FILES: Files = {
  'content/pages/index.md': page('Home', '[A](a)'),
  'content/pages/a.md': page('A', 'Old text.'),
};
const EDIT: Files = { 'content/pages/a.md': page('A', 'New text.') };

const makeSite = useSiteFolders();
const make = (files: Files = FILES) => makeSite(files);
const build = (folder: SiteFolder, ...args: string[]) => {
  const { status, text } = folder.learn('build', ...args);
  expect(status, text).toBe(0);
};
const inDir = (folder: SiteFolder, name: string) => path.join(folder.dir, name);
const isLink = (at: string) => lstatSync(at).isSymbolicLink();

describe('beside the output', () => {
  const NAMES = [
    'dist.old-2024',
    'dist.staging-20240101',
    'dist.backup.old-7777777',
    'dist.staging-999999',
    'dist.old-999999',
    'dist.builds-old',
  ];

  it.each([
    ['before the first build'],
    ['before the next build'],
  ])('nothing of somebody else’s is touched, %s', (when) => {
    const folder = make();
    if (when.includes('next')) build(folder);
    for (const name of NAMES) folder.write({ [`${name}/letter.txt`]: name });
    build(folder);
    build(folder);
    for (const name of NAMES) expect(folder.file(`${name}/letter.txt`)).toBe(name);
    expect(leftovers(folder.dir).sort()).toEqual([...NAMES].sort());
    expect(folder.file('dist/a.md')).toContain('Old text.');
  });

  it('a folder with the store’s name and without its mark is refused', () => {
    const folder = make({ ...FILES, 'dist.builds/1/letter.txt': 'mine' });
    const { status, text } = folder.learn('build');
    expect(text).toBe(
      "learn: The folder dist.builds isn't ours: it has no learn.json. A build keeps older ones there.\nRename it, or name another folder with --out.\n",
    );
    expect(status).toBe(1);
    expect(folder.file('dist.builds/1/letter.txt')).toBe('mine');
    expect(existsSync(inDir(folder, 'dist'))).toBe(false);
  });

  it('what else lies in the store stays', () => {
    const folder = make();
    build(folder);
    const names = [
      'letter.txt',
      '07/x',
      'staging-1/x',
      'staging-zzzzzzzz-1-1/x',
      '3.bak/x',
      'spares/x',
    ];
    for (const name of names) folder.write({ [`dist.builds/${name}`]: name });
    for (let n = 0; n < 4; n++) build(folder);
    for (const name of names) expect(folder.file(`dist.builds/${name}`)).toBe(name);
  });

  it('a build that works on another machine is left alone for a day', () => {
    const folder = make();
    build(folder);
    const elsewhere = 'dist.builds/staging-0123abcd-1-1';
    const abandoned = 'dist.builds/staging-0123abcd-2-1';
    for (const name of [elsewhere, abandoned]) folder.write({ [`${name}/a.md`]: 'half' });
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
    utimesSync(inDir(folder, abandoned), longAgo, longAgo);
    build(folder);
    expect(folder.file(`${elsewhere}/a.md`)).toBe('half');
    expect(existsSync(inDir(folder, abandoned))).toBe(false);
  });

  it('the last release stays whole, as the way back', () => {
    const folder = make();
    build(folder);
    const before = folder.output();
    folder.write(EDIT);
    build(folder);
    const after = folder.output();
    folder.write({ 'public/more.txt': 'More.' });
    build(folder);
    folder.remove('public/more.txt');
    build(folder);
    expect(readdirSync(inDir(folder, 'dist.builds')).sort()).toEqual([
      '.gitignore',
      '3',
      '4',
      'learn.json',
      'spare',
    ]);
    folder.write({ 'content/pages/a.md': FILES['content/pages/a.md'] ?? '' });
    build(folder);
    expect(folder.output()).toEqual(before);
    // Back, as deploy/README.md shows it; the next build goes on from there.
    symlinkSync('dist.builds/4', inDir(folder, 'dist.back'));
    renameSync(inDir(folder, 'dist.back'), inDir(folder, 'dist'));
    expect(folder.output()).toEqual(after);
    build(folder);
    expect(folder.output()).toEqual(before);
    expect(readlinkSync(inDir(folder, 'dist'))).toBe('dist.builds/6');
    expect(readdirSync(inDir(folder, 'dist.builds'))).toContain('4');
  });
});

describe('in the output, what no build has written', () => {
  const OWN: Files = {
    'dist/CNAME': 'docs.example',
    'dist/.well-known/acme/token': 'secret',
    'dist/uploads/2024/report.pdf': 'pdf',
    'dist/a/notes.txt': 'beside a page of ours',
  };
  const names = Object.keys(OWN);

  it('is kept, build after build, also where a page goes', () => {
    const folder = make();
    build(folder);
    folder.write(OWN);
    mkdirSync(inDir(folder, 'dist/empty'));
    symlinkSync('/nowhere/at/all', inDir(folder, 'dist/downloads'));
    for (let n = 0; n < 4; n++) {
      folder.write({ 'content/pages/index.md': page('Home', `Build ${n}.`) });
      if (n === 2) folder.remove('content/pages/a.md');
      build(folder);
      for (const name of names) expect(folder.file(name), `${name}, build ${n}`).toBe(OWN[name]);
      expect(readlinkSync(inDir(folder, 'dist/downloads'))).toBe('/nowhere/at/all');
      expect(readdirSync(inDir(folder, 'dist/empty'))).toEqual([]);
    }
    expect(readdirSync(inDir(folder, 'dist/a'))).toEqual(['notes.txt']);
    folder.remove('dist/CNAME');
    for (let n = 0; n < 3; n++) build(folder);
    expect(existsSync(inDir(folder, 'dist/CNAME'))).toBe(false);
  });

  it('is kept without a cache, and in a plain folder', () => {
    const folder = make();
    build(folder, '--plain');
    expect(isLink(inDir(folder, 'dist'))).toBe(false);
    folder.write(OWN);
    emptyCache(folder);
    build(folder, '--plain');
    for (const name of names) expect(folder.file(name)).toBe(OWN[name]);
    build(folder);
    expect(isLink(inDir(folder, 'dist'))).toBe(true);
    for (const name of names) expect(folder.file(name)).toBe(OWN[name]);
  });

  it('makes way for the same name in public/', () => {
    const folder = make();
    build(folder);
    folder.write({ 'dist/CNAME': 'old.example', 'public/CNAME': 'new.example' });
    build(folder);
    expect(folder.file('dist/CNAME')).toBe('new.example');
  });

  it.each<[string, Files, Files, string]>([
    [
      'where a page is to be',
      { 'dist/b/index.html': 'mine' },
      { 'content/pages/b.md': page('B') },
      'b/index.html',
    ],
    ['where a folder is to be', { 'dist/b': 'mine' }, { 'content/pages/b.md': page('B') }, 'b'],
    ['below a file', { 'dist/b/c.txt': 'mine' }, { 'public/b': 'a file' }, 'b/c.txt'],
  ])('is refused by name %s', (_where, own, edit, name) => {
    const folder = make();
    build(folder);
    folder.write(own);
    folder.write(edit);
    const before = folder.output();
    const { status, text } = folder.learn('build');
    expect(text).toContain(
      `learn: The folder dist holds files that no build of ours wrote, and this build can't keep them:\n  ${name}\nMove them away, or into the site’s folder public/ where each build publishes them.\n`,
    );
    expect(status).toBe(1);
    expect(folder.output()).toEqual(before);
    expect(leftovers(folder.dir)).toEqual([]);
  });

  it('is rebuilt where it is a compressed copy of a page', () => {
    const folder = make();
    build(folder);
    folder.write({ 'dist/a/index.html.br': 'of the old page', 'dist/a/data.br': 'mine' });
    folder.write(EDIT);
    build(folder);
    expect(existsSync(inDir(folder, 'dist/a/index.html.br'))).toBe(false);
    expect(folder.file('dist/a/data.br')).toBe('mine');
  });

  it('can’t be told apart without the list, so the build refuses', () => {
    const folder = make();
    build(folder);
    folder.write({ 'dist/CNAME': 'docs.example', 'dist/_files.json': '["index.ht' });
    const damaged = folder.learn('build');
    expect(damaged.text).toContain("is damaged, so nobody can tell what there isn't ours.");
    expect(damaged.status).toBe(1);
    folder.remove('dist/_files.json');
    const { text } = folder.learn('build');
    expect(text).toContain('The folder dist holds a site without the list of its files');
    expect(folder.file('dist/CNAME')).toBe('docs.example');
    rmSync(inDir(folder, 'dist'));
    build(folder);
    expect(folder.file('dist/a.md')).toContain('Old text.');
  });
});

describe('the output', () => {
  it('is a link to a release, which can be moved with it', () => {
    const folder = make();
    build(folder);
    expect(readlinkSync(inDir(folder, 'dist'))).toBe('dist.builds/1');
    const expected = folder.output();
    const moved = make({});
    for (const name of ['dist', 'dist.builds']) renameSync(inDir(folder, name), inDir(moved, name));
    expect(moved.output()).toEqual(expected);
  });

  it('is a folder where links can’t be made, and the same site', () => {
    const folder = make();
    const preload = path.join(projectDir, 'tests/support/no-links.mjs');
    const env = { NODE_OPTIONS: `--import ${preload}` };
    for (const text of ['One.', 'Two.', 'Three.', 'Four.']) {
      folder.write({ 'content/pages/a.md': page('A', text) });
      const { status, text: said } = folder.learnWith(env, 'build');
      expect(status, said).toBe(0);
      expect(isLink(inDir(folder, 'dist'))).toBe(false);
      expect(folder.file('dist/a.md')).toContain(text);
      expect(leftovers(folder.dir)).toEqual([]);
    }
    const linked = make({ ...FILES, 'content/pages/a.md': page('A', 'Four.') });
    build(linked);
    expect(folder.output()).toEqual(linked.output());
  });

  it('turns from a folder into a link, and back with --plain', () => {
    const folder = make();
    build(folder, '--plain');
    const expected = folder.output();
    for (const flags of [[], ['--plain'], ['--plain'], []]) {
      build(folder, ...flags);
      expect(isLink(inDir(folder, 'dist'))).toBe(flags.length === 0);
      expect(folder.output()).toEqual(expected);
      expect(leftovers(folder.dir)).toEqual([]);
    }
  });

  it('behind a link of the author’s is what that leads to, there or not', () => {
    const folder = make();
    mkdirSync(inDir(folder, 'srv'));
    symlinkSync('srv/site', inDir(folder, 'dist'));
    for (const text of ['One.', 'Two.']) {
      folder.write({ 'content/pages/a.md': page('A', text) });
      build(folder);
      expect(readlinkSync(inDir(folder, 'dist'))).toBe('srv/site');
      expect(readTree(inDir(folder, 'srv/site')).get('a.md')).toContain(text);
    }
    expect(readlinkSync(inDir(folder, 'srv/site'))).toBe('site.builds/2');
  });
});
