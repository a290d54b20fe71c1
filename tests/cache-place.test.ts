// What a build keeps is in a folder of the user, by the site's real path; one that others could have filled is refused.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clearInCache, moveInCache, writeIntoCache } from '../engine/cache/cache-file.ts';
import { page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders({ 'content/pages/index.md': page('Home') });
const MARK = 'learn-cache.json';
const at = ({ dir }: SiteFolder, name: string) => path.join(dir, name);
const check = (folder: SiteFolder, env: Record<string, string>, ...args: string[]) =>
  folder.learnWith(env, 'check', ...args);

describe('the cache', () => {
  it.each([
    [{ LEARN_CACHE: 'mine', XDG_CACHE_HOME: '' }, 'mine'],
    [{ LEARN_CACHE: '', XDG_CACHE_HOME: '$dir/xdg' }, 'xdg/learn'],
    [{ LEARN_CACHE: '', XDG_CACHE_HOME: 'relative', HOME: '$dir/home' }, 'home/.cache/learn'],
    [{ LEARN_CACHE: '', XDG_CACHE_HOME: '', HOME: '$dir/home' }, 'home/.cache/learn'],
  ])('with %j is in %s, for this user alone', (env, expected) => {
    const folder = make();
    const given = Object.entries(env).map(([name, value]) => [
      name,
      value.replace('$dir', folder.dir),
    ]);
    expect(check(folder, Object.fromEntries(given))).toMatchObject({ status: 0 });
    const [name = ''] = readdirSync(at(folder, expected));
    expect(name).toMatch(new RegExp(`^${path.basename(folder.dir)}-[0-9a-f]{16}$`));
    expect(existsSync(path.join(at(folder, expected), name, MARK))).toBe(true);
    expect(statSync(at(folder, expected)).mode & 0o77).toBe(0);
    expect(readdirSync(folder.dir).filter((one) => one === '.learn')).toEqual([]);
  });

  it('is the same by a link to the site, and another one for each site', () => {
    const folder = make({ 'other/site.config.json': '{}', 'other/content/pages/a.md': page('A') });
    symlinkSync('.', at(folder, 'linked'));
    const env = { LEARN_CACHE: 'mine' };
    for (const site of ['.', 'linked', 'other']) expect(check(folder, env, site).status).toBe(0);
    expect(readdirSync(at(folder, 'mine'))).toHaveLength(2);
  });

  it('that others may write to is refused', () => {
    const folder = make();
    mkdirSync(at(folder, 'open'));
    chmodSync(at(folder, 'open'), 0o777);
    const { status, text } = check(folder, { LEARN_CACHE: 'open' });
    expect(text).toContain('so nothing in it can be trusted.\nTake that right away: chmod go-w ');
    expect(status).toBe(1);
    expect(readdirSync(at(folder, 'open'))).toEqual([]);
  });

  it.runIf(process.getuid?.() === 0)('that belongs to another user is refused', () => {
    const folder = make({ 'foreign/file': '' });
    chownSync(at(folder, 'foreign'), 65_534, 65_534);
    const { status, text } = check(folder, { LEARN_CACHE: 'foreign' });
    expect(text).toContain('foreign belongs to another user.\nName another one: LEARN_CACHE=DIR');
    expect(status).toBe(1);
  });

  it('that has no mark, or is a link, is refused, and stays as it is', () => {
    const folder = make();
    const env = { LEARN_CACHE: 'mine' };
    expect(check(folder, env).status).toBe(0);
    const cache = path.join(at(folder, 'mine'), readdirSync(at(folder, 'mine'))[0] ?? '');
    writeFileSync(path.join(cache, MARK), 'Mine.');
    const before = readdirSync(cache);
    expect(check(folder, env).text).toContain(`isn't ours: it has no ${MARK}.\nRemove it, or `);
    expect(readdirSync(cache)).toEqual(before);
    rmSync(cache, { recursive: true });
    mkdirSync(at(folder, 'precious'));
    symlinkSync(at(folder, 'precious'), cache);
    expect(check(folder, env)).toMatchObject({ status: 1 });
    expect(readdirSync(at(folder, 'precious'))).toEqual([]);
    // A process that was killed has left it without its mark.
    rmSync(cache);
    mkdirSync(cache, { mode: 0o700 });
    expect(check(folder, env)).toMatchObject({ status: 0 });
  });

  it('is written and cleared only in a folder that has the mark, not by a link in it', () => {
    const folder = make({ 'mine/a.txt': 'mine' });
    const outside = at(folder, 'mine/a.txt');
    symlinkSync(at(folder, 'mine'), path.join(folder.cacheDir, 'linked'));
    const ways = [
      outside,
      path.join(folder.cacheDir, '../a'),
      path.join(folder.cacheDir, 'linked/a.txt'),
    ];
    for (const one of [...ways, folder.cacheDir]) {
      expect(() => writeIntoCache(one, 'x')).toThrow(/cache folder/);
      expect(() => clearInCache(one)).toThrow(/cache folder/);
      expect(() => moveInCache(path.join(folder.cacheDir, 'x'), one)).toThrow(/cache folder/);
    }
    expect(readFileSync(outside, 'utf8')).toBe('mine');
    // Whatever is in the way there gives way.
    mkdirSync(path.join(folder.cacheDir, 'some/folder'), { recursive: true });
    writeIntoCache(path.join(folder.cacheDir, 'some'), 'text');
    expect(readFileSync(path.join(folder.cacheDir, 'some'), 'utf8')).toBe('text');
  });
});

it('a .learn in a site is never read, and said once', () => {
  const folder = make({ '.learn/move.json': '{}' });
  for (const command of ['check', 'build', 'build']) {
    const { status, text } = folder.learnAlone(command);
    expect(text.match(/\.learn is not read: what a build keeps is in /g)).toHaveLength(1);
    expect(status).toBe(0);
  }
});

it.skipIf(spawnSync('strace', ['-V']).status !== 0)(
  'a build is flushed to the disk before the link leads to it',
  (context) => {
    const folder = make();
    const trace = at(folder, 'trace');
    const calls = 'trace=syncfs,fsync,rename,renameat,renameat2';
    const learn = path.join(import.meta.dirname, '../engine/bin/learn.mjs');
    const args = ['-f', '-e', calls, '-o', trace, process.execPath, learn, 'build'];
    const { status } = spawnSync('strace', args, { cwd: folder.dir });
    if (status !== 0) return context.skip('nothing can be traced here');
    const lines = readFileSync(trace, 'utf8').split('\n');
    const flushed = lines.findIndex((line) => /\bsyncfs\(.*= 0|\bsyncfs resumed.*= 0/.test(line));
    const staged = lines.findIndex((line) => /rename.*staging-.*dist\.builds\/1"/.test(line));
    const swapped = lines.findIndex((line) => /rename.*link-.*\/dist"/.test(line));
    expect(staged).toBeGreaterThan(-1);
    expect(flushed).toBeGreaterThan(staged);
    expect(swapped).toBeGreaterThan(flushed);
  },
);
