import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCache } from './cache-dir.ts';
import { openStore, storeDir } from './store.ts';
import { tidyStore } from './tidy-store.ts';

let site = '';
let cacheDir = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'learn-store-'));
  cacheDir = openCache(path.join(site, 'site.config.json'));
});
afterEach(() => {
  for (const one of [site, cacheDir]) rmSync(one, { recursive: true });
});

const folder = () => path.join(storeDir(cacheDir), 'pieces');
const packs = () => readdirSync(folder()).map((name) => path.join(folder(), name));
const keep = (name: string, value: string) => {
  const store = openStore(cacheDir);
  store.put(['pieces', name], value);
  store.flush();
};
const find = (name: string) => openStore(cacheDir).find(['pieces', name]);

it('what was made is found again, by its kind and by all that it was made from', () => {
  const store = openStore(cacheDir);
  const made: string[] = [];
  const get = (...from: string[]) =>
    store.get(['pieces', ...from], () => {
      made.push(from.join());
      return `${from.join()}!`;
    });
  expect([get('a'), get('a'), get('a', 'b'), get('ab')]).toEqual(['a!', 'a!', 'a,b!', 'ab!']);
  expect(made).toEqual(['a', 'a,b', 'ab']);
  store.flush();
  expect([find('a'), find('ab'), find('b')]).toEqual(['a!', 'ab!', undefined]);
  expect(openStore(cacheDir).find(['records', 'a'])).toBe(undefined);
});

it('nothing is written before there is something, and each flush writes one file', () => {
  openStore(cacheDir).flush();
  expect(readdirSync(cacheDir)).toEqual(['learn-cache.json']);
  const store = openStore(cacheDir);
  for (const name of ['a', 'b', 'ä']) store.put(['pieces', name], name.repeat(9));
  store.flush();
  store.flush();
  expect(packs()).toHaveLength(1);
  expect(find('ä')).toBe('äääääääää');
});

it('two writers lose nothing, and the later value of a key counts', () => {
  const [one, other] = [openStore(cacheDir), openStore(cacheDir)];
  one.put(['pieces', 'a'], 'first');
  other.put(['pieces', 'b'], 'of the other');
  one.flush();
  other.flush();
  keep('a', 'second');
  expect([find('a'), find('b')]).toEqual(['second', 'of the other']);
});

it.each([
  ['a bit of it', (bytes: Buffer) => bytes.fill('X', bytes.length - 1)],
  ['a bit of the head', (bytes: Buffer) => bytes.fill('X', 100, 101)],
  ['the number of bytes', (bytes: Buffer) => bytes.fill('9', 66, 67)],
  ['all', (bytes: Buffer) => bytes.fill(0)],
  ['the end', (bytes: Buffer) => bytes.subarray(0, -1)],
])('where %s has changed, the value is made again', (_, damage) => {
  keep('a', 'value');
  const [at = ''] = packs();
  writeFileSync(at, damage(readFileSync(at)));
  expect(find('a')).toBe(undefined);
  keep('a', 'value');
  expect(find('a')).toBe('value');
});

const age = (at: string, days: number) => {
  const time = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  utimesSync(at, time, time);
};

it('what was unused for longest goes first', () => {
  for (const name of ['old', 'used', 'new']) {
    keep(name, name.repeat(100));
    for (const at of packs()) if (name !== 'new') age(at, name === 'old' ? 9 : 5);
  }
  // What is used is written again.
  const store = openStore(cacheDir);
  store.find(['pieces', 'used']);
  store.flush();
  tidyStore(cacheDir, 1200);
  expect([find('old'), find('used'), find('new')]).toEqual([
    undefined,
    'used'.repeat(100),
    'new'.repeat(100),
  ]);
});

it('many small files become one, with the later values', () => {
  for (let n = 0; n < 12; n++) keep(`${n % 10}`, `value ${n}`);
  expect(packs()).toHaveLength(12);
  const reading = openStore(cacheDir);
  expect(reading.find(['pieces', '0'])).toBe('value 10');
  tidyStore(cacheDir);
  expect(packs()).toHaveLength(1);
  expect(find('1')).toBe('value 11');
  expect(find('9')).toBe('value 9');
  // Who had opened them before reads on.
  expect(reading.find(['pieces', '5'])).toBe('value 5');
});
