import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCache } from '../../cache/cache-dir.ts';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.ts';
import { openFolderNames } from './folder-names.ts';

let site = '';
let cacheDir = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'learn-names-'));
  cacheDir = openCache(path.join(site, 'site.config.json'));
  mkdirSync(path.join(site, 'build/sub'), { recursive: true });
  writeFileSync(path.join(site, 'build/a.html'), '');
  symlinkSync('a.html', path.join(site, 'build/link'));
});
afterEach(() => {
  vi.useRealTimers();
  for (const one of [site, cacheDir]) rmSync(one, { recursive: true });
});

const keptAt = () => path.join(cacheDir, 'folders-1.json');

/** One build, as if the folder had been there for a while. */
function read(): string[] {
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] });
  const names = openFolderNames(keptAt());
  const entries = names.read(path.join(site, 'build'));
  names.keep();
  vi.useRealTimers();
  return entries.map(({ name, kind }) => `${kind} ${name}`).sort();
}

/** Other names in what was kept, to tell whether it is used. */
const rename = () =>
  writeCacheFile(keptAt(), (readCacheFile(keptAt()) ?? '').replaceAll('a.html', 'kept.html'));

it('a folder that looks as it did is not read again', () => {
  expect(read()).toEqual(['file a.html', 'folder sub', 'link link']);
  rename();
  expect(read()).toEqual(['file kept.html', 'folder sub', 'link link']);
});

it.each([
  [
    'came',
    () => writeFileSync(path.join(site, 'build/b.html'), ''),
    ['file a.html', 'file b.html'],
  ],
  ['is gone', () => rmSync(path.join(site, 'build/a.html')), []],
])('one in which a name %s is', (_, change, files) => {
  read();
  rename();
  change();
  expect(read()).toEqual([...files, 'folder sub', 'link link']);
});

it('neither the look of a folder that is new is trusted, nor what is kept in a damaged file', () => {
  const names = openFolderNames(keptAt());
  names.read(path.join(site, 'build'));
  names.keep();
  expect(readCacheFile(keptAt())).toBe(undefined);
  read();
  const text = readFileSync(keptAt(), 'utf8');
  writeFileSync(keptAt(), text.replaceAll('a.html', 'x.html'));
  expect(read()).toContain('file a.html');
});
