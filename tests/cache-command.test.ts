// What `learn cache` shows, empties, saves and restores: a saved cache counts in another folder, where nothing is made again.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { COMPLETE } from './support/complete-site.ts';
import {
  page,
  readTree,
  type SiteFolder,
  useSiteFolders,
  writeToCache,
} from './support/site-folder.ts';

const LONG = { timeout: 240_000 };
const make = useSiteFolders();
const run = (folder: SiteFolder, ...args: string[]): string => {
  const { status, text } = folder.learn(...args);
  expect(status, text).toBe(0);
  return text;
};
/** As before the first build. */
const empty = (folder: SiteFolder) => run(folder, 'cache', 'clear');
const storeOf = ({ cacheDir }: SiteFolder) => readTree(path.join(cacheDir, 'store'));

it(
  'a saved cache counts in another folder: nothing is made again, and the bytes are the same',
  LONG,
  () => {
    const first = make(COMPLETE);
    run(first, 'build');
    run(first, 'cache', 'save', 'saved');
    const other = make(COMPLETE);
    empty(other);
    expect(storeOf(other).size).toBe(0);
    run(other, 'cache', 'restore', path.join(first.dir, 'saved'));
    const restored = storeOf(other);
    expect([...restored.keys()].map((name) => name.split('/')[0])).toEqual(
      expect.arrayContaining(['articles', 'client', 'pieces', 'records', 'styles']),
    );
    run(other, 'build');
    expect([...storeOf(other).keys()]).toEqual([...restored.keys()]);
    expect(other.output()).toEqual(first.output());
  },
);

const SMALL = { 'content/pages/index.md': page('Home', '```js\nconst a = 1;\n```') };

it('shows its size by kind, and is emptied but for its mark and what a move left', LONG, () => {
  const folder = make(SMALL);
  run(folder, 'build');
  const text = run(folder, 'cache');
  for (const kind of ['articles', 'build', 'client', 'pieces', 'words', 'all'])
    expect(text).toMatch(new RegExp(`^  ${kind} +[\\d.]+ MB in \\d+ files?$`, 'm'));
  writeToCache(folder, { 'move.json': 'x' });
  expect(empty(folder)).toMatch(/^ {2}all +0\.0 MB in 0 files$/m);
  expect(readdirSync(folder.cacheDir).sort()).toEqual(['learn-cache.json', 'move.json']);
  rmSync(path.join(folder.cacheDir, 'move.json'));
  expect(run(folder, 'cache', 'prune')).toContain(' all ');
});

it('saves into a folder under a name of its own, and replaces nothing else', LONG, () => {
  const folder = make({ ...SMALL, 'mine.txt': 'Mine.' });
  run(folder, 'build');
  mkdirSync(path.join(folder.dir, 'ci'));
  run(folder, 'cache', 'save', 'ci');
  run(folder, 'cache', 'save', 'ci');
  expect(readdirSync(path.join(folder.dir, 'ci'))).toEqual(['site.learn-cache']);
  const { status, text } = folder.learn('cache', 'save', 'mine.txt');
  expect(status).toBe(1);
  expect(text).toContain('nothing is removed to make room');
  expect(folder.file('mine.txt')).toBe('Mine.');
});

it('restores nothing of a file that is damaged, cut, or names other places', LONG, () => {
  const folder = make(SMALL);
  run(folder, 'build');
  run(folder, 'cache', 'save', 'saved');
  const saved = readFileSync(path.join(folder.dir, 'saved'));
  empty(folder);
  const named = (name: string) =>
    Buffer.from(saved.toString('latin1').replace(/"name":"[^"]+"/, `"name":"${name}"`), 'latin1');
  const wrong = [
    saved.subarray(0, -1),
    Buffer.from(saved).fill('X', saved.length - 9),
    Buffer.from('other'),
    named('../../evil.pack'),
    named('store/pieces/../../../evil.pack'),
    named('move.json'),
    named('modules/a/theme.mjs'),
  ];
  for (const bytes of wrong) {
    writeFileSync(path.join(folder.dir, 'saved'), bytes);
    const { status, text } = folder.learn('cache', 'restore', 'saved');
    expect(status).toBe(1);
    expect(text).toContain('is no saved cache, or it is damaged. Nothing was restored.');
    expect(readdirSync(folder.cacheDir)).toEqual(['learn-cache.json']);
  }
  expect(folder.learn('cache', 'restore').text).toContain('Write: learn cache restore FILE');
});
