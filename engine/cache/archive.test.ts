import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreCache, saveCache } from './archive.ts';
import { openCache } from './cache-dir.ts';

let sites: string[];
let from: string;
let to: string;
beforeEach(() => {
  sites = ['from', 'to'].map((name) => mkdtempSync(path.join(tmpdir(), `learn-archive-${name}-`)));
  [from = '', to = ''] = sites.map((site) => openCache(path.join(site, 'site.config.json')));
  writeFileSync(path.join(from, 'build-a.json'), 'a'.repeat(600));
  writeFileSync(path.join(from, 'build-b.json'), 'b'.repeat(600));
});
afterEach(() => {
  for (const dir of [...sites, from, to]) rmSync(dir, { recursive: true });
});

const restore = (mostBytes?: number) => restoreCache(to, saveCache(from), mostBytes);

it('a saved cache is restored', () => {
  expect(restore()).toBe(2);
  expect(readFileSync(path.join(to, 'build-b.json'), 'utf8')).toBe('b'.repeat(600));
});

it('one that inflates to more bytes than allowed is not restored, not even in part', () => {
  expect(restore(1199)).toBeUndefined();
  expect(existsSync(path.join(to, 'build-a.json'))).toBe(false);
  expect(restore(1200)).toBe(2);
});
