// A disk that is full, read-only, or not a folder: one sentence, status 1, nothing half-written.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { mountTmpfs } from './support/mount-tmpfs.ts';
import {
  type Files,
  leftovers,
  page,
  readTree,
  type SiteFolder,
  useSiteFolders,
} from './support/site-folder.ts';

const GOOD: Files = { 'content/pages/index.md': page('Home'), 'content/pages/a.md': page('A') };
const MANY: Files = Object.fromEntries(
  Array.from({ length: 90 }, (_, i) => [
    `content/pages/p-${i}.md`,
    page(`Page ${i}`, 'word '.repeat(2_000)),
  ]),
);

const make = useSiteFolders();
/** Run with a separate disk mounted at a folder of the site. */
function onDisk<T>(context: TestContext, folder: SiteFolder, disk: Disk, action: () => T): T {
  const at = path.join(folder.dir, disk.at);
  mkdirSync(at, { recursive: true });
  const unmount = mountTmpfs(at, disk.options);
  if (!unmount) return context.skip('no disk can be mounted here');
  try {
    return action();
  } finally {
    unmount();
  }
}

type Disk = { at: string; options: string };

const UNTOUCHED =
  'The last build is untouched. Free the place, or name another folder with --out.\n';

describe('a disk that is full', () => {
  it.for<[string, Files]>([
    ['with few pages', { ...GOOD, 'content/pages/big.md': page('Big', 'word '.repeat(200_000)) }],
    ['with many pages, in threads', { ...GOOD, ...MANY }],
  ])('%s', ([, files], context) => {
    const folder = make(files);
    const disk = { at: 'small', options: 'size=256k' };
    const { status, text, left } = onDisk(context, folder, disk, () => ({
      ...folder.learn('build', '--out', 'small/out'),
      left: readdirSync(path.join(folder.dir, 'small')),
    }));
    expect(text.replace(/^\d+ of \d+ pages\n/gm, '')).toBe(
      `learn: Nothing can be written to small/out: the disk is full.\n${UNTOUCHED}`,
    );
    expect(status).toBe(1);
    expect(left).toEqual([]);
  });

  it('leaves the last site whole', (context) => {
    const folder = make(GOOD);
    const disk = { at: 'small', options: 'size=1m' };
    onDisk(context, folder, disk, () => {
      const files = () => readdirSync(path.join(folder.dir, 'small/out')).sort();
      expect(folder.learn('build', '--out', 'small/out').status).toBe(0);
      const before = files();
      folder.write({ 'content/pages/a.md': page('A', 'word '.repeat(300_000)) });
      const { status, text } = folder.learn('build', '--out', 'small/out');
      expect(text).toContain('Nothing can be written to small/out: the disk is full.');
      expect(status).toBe(1);
      expect(files()).toEqual(before);
      expect(leftovers(path.join(folder.dir, 'small'), 'out')).toEqual([]);
    });
  });

  it('where the cache is', (context) => {
    const folder = make({ ...GOOD, ...MANY });
    const disk = { at: 'cache', options: 'size=16k,mode=700' };
    const { status, text } = onDisk(context, folder, disk, () =>
      folder.learnWith({ LEARN_CACHE: 'cache' }, 'build'),
    );
    expect(text).toMatch(/^learn: (?:.* can't be read or written: )?[Tt]he disk is full\.\n$/);
    expect(text).not.toContain('fault of the engine');
    expect(status).toBe(1);
  });
});

describe('a disk that is full when the site is published', () => {
  it('is a notice, and the next build makes again what it could not keep', (context) => {
    const folder = make(GOOD);
    const env = { LEARN_CACHE: 'cache' };
    const disk = { at: 'cache', options: 'size=24m,mode=700' };
    onDisk(context, folder, disk, () => {
      expect(folder.learnWith(env, 'build').status).toBe(0);
      folder.write({ 'content/pages/a.md': page('A', 'More text.') });
      const free = statfsSync(path.join(folder.dir, 'cache'));
      folder.write({ 'cache/fill': Buffer.alloc(free.bavail * free.bsize) });
      const { status, text } = folder.learnWith(env, 'build');
      expect(text).toMatch(/^Nothing can be kept for the next build in .*: the disk is full\./m);
      expect(status, text).toBe(0);
      expect(folder.file('dist/a.md')).toContain('More text.');
      const left = [...readTree(path.join(folder.dir, 'cache')).keys()];
      expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
      folder.remove('cache/fill');
      expect(folder.learnWith(env, 'build').text).toContain('Built 2 pages');
    });
  });
});

describe('a disk that is read-only', () => {
  it('is checked, and built into another folder', (context) => {
    const folder = make({});
    const disk = { at: 'docs', options: 'size=1m' };
    onDisk(context, folder, disk, () => {
      folder.write({ 'docs/index.md': page('Home'), 'docs/a.md': page('A', '[Home](index.md)') });
      spawnSync('mount', ['-o', 'remount,ro', path.join(folder.dir, 'docs')]);
      expect(folder.learn('check', 'docs')).toMatchObject({ status: 0 });
      expect(folder.learn('build', 'docs', '--out', 'out')).toMatchObject({ status: 0 });
      expect(readdirSync(path.join(folder.dir, 'docs'))).toEqual(['a.md', 'index.md']);
    });
  });

  it.for<[string, string, string[], string]>([
    [
      'the output',
      'closed',
      ['--out', 'closed/out'],
      'Nothing can be written to closed/out: the disk is read-only.',
    ],
    [
      'the cache',
      'cache',
      [],
      "can't be used: the disk is read-only.\nName another one: LEARN_CACHE=DIR",
    ],
  ])('where %s is', ([, at, args, sentence], context) => {
    const folder = make(GOOD);
    const disk = { at, options: 'ro,mode=700' };
    const env = at === 'cache' ? { LEARN_CACHE: at } : {};
    const { status, text } = onDisk(context, folder, disk, () =>
      folder.learnWith(env, 'build', ...args),
    );
    expect(text).toContain(sentence);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    expect(status).toBe(1);
  });
});

describe('an output that', () => {
  it('is a mounted disk itself can not be replaced', (context) => {
    const folder = make(GOOD);
    const disk = { at: 'disk', options: 'size=4m' };
    const { status, text } = onDisk(context, folder, disk, () =>
      folder.learn('build', '--out', 'disk'),
    );
    expect(text).toContain(
      "Nothing can be written to disk: a disk is mounted there, so it can't be replaced.",
    );
    expect(status).toBe(1);
    expect(readdirSync(folder.dir).filter((name) => name.startsWith('disk.'))).toEqual([]);
  });

  it('stands on another disk than the site works, again and again', (context) => {
    const folder = make(GOOD);
    onDisk(context, folder, { at: 'disk', options: 'size=8m' }, () => {
      for (const text of ['One.', 'Two.', 'Three.']) {
        folder.write({ 'content/pages/a.md': page('A', text) });
        expect(folder.learn('build', '--out', 'disk/out').status).toBe(0);
        expect(folder.file('disk/out/a.md')).toContain(text);
        expect(leftovers(path.join(folder.dir, 'disk'), 'out')).toEqual([]);
      }
    });
  });

  it.each([
    ['is a file', 'taken'],
    ['lies below a file', 'taken/out'],
  ])('%s is refused', (_what, out) => {
    const folder = make({ ...GOOD, taken: 'x' });
    const { status, text } = folder.learn('build', '--out', out);
    expect(text).toContain(`Nothing can be written to ${out}: a part of its path is a file.`);
    expect(status).toBe(1);
    expect(folder.file('taken')).toBe('x');
  });
});
