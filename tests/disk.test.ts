// A disk that is full, read-only, or not a folder: one sentence, status 1, nothing half-written.
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, type TestContext } from 'vitest';
import { mountTmpfs } from './support/mount-tmpfs.ts';
import {
  type Files,
  leftovers,
  page,
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
    const disk = { at: '.learn', options: 'size=8k' };
    const { status, text } = onDisk(context, folder, disk, () => folder.learn('build'));
    expect(text).toMatch(/^learn: (?:.* can't be read or written: )?[Tt]he disk is full\.\n$/);
    expect(text).not.toContain('fault of the engine');
    expect(status).toBe(1);
  });
});

describe('a disk that is read-only', () => {
  it.for<[string, string, string[], string]>([
    [
      'the output',
      'closed',
      ['--out', 'closed/out'],
      'Nothing can be written to closed/out: the disk is read-only.',
    ],
    ['the cache', '.learn', [], "can't be read or written: the disk is read-only."],
  ])('where %s is', ([, at, args, sentence], context) => {
    const folder = make(GOOD);
    const disk = { at, options: 'ro' };
    const { status, text } = onDisk(context, folder, disk, () => folder.learn('build', ...args));
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
