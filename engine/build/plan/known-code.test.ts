import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCache } from '../../cache/cache-dir.ts';
import { hashOf } from '../../cache/hash.ts';
import { openStore } from '../../cache/store.ts';
import { createFiles } from '../../content/config/import-graph.ts';
import { createOfCode, isData } from './known-code.ts';

let site = '';
let cacheDir = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'learn-code-'));
  cacheDir = openCache(path.join(site, 'site.config.json'));
  writeFileSync(at(), 'one');
});
afterEach(() => {
  for (const one of [site, cacheDir]) rmSync(one, { recursive: true });
});

const at = () => path.join(site, 'theme.ts');
const knownOf = (text: string) => ({ hash: text, files: new Map([[at(), hashOf([text])]]) });

/** What a build that looked at the code says of the file, and whether it has read that. */
function build(known: ReturnType<typeof knownOf> | undefined, name = 'theme'): [string, boolean] {
  const [files, store] = [createFiles(), openStore(cacheDir)];
  let isRead = false;
  const text = createOfCode(known, { files, store })(['styles', name], () => {
    isRead = true;
    return files.read(at());
  });
  store.flush();
  return [text, isRead];
}

it('what was made of the code is found as long as the code is what it was', () => {
  expect(build(knownOf('one'))).toEqual(['one', true]);
  expect(build(knownOf('one'))).toEqual(['one', false]);
  expect(build(knownOf('one'), 'other')).toEqual(['one', true]);
  writeFileSync(at(), 'two');
  expect(build(knownOf('two'))).toEqual(['two', true]);
});

it('nothing is kept of a file that has changed since it was looked at, nor of unknown code', () => {
  writeFileSync(at(), 'two');
  expect(build(knownOf('one'))).toEqual(['two', true]);
  writeFileSync(at(), 'one');
  expect(build(knownOf('one'))).toEqual(['one', true]);
  expect(build(undefined)).toEqual(['one', true]);
  expect(build(undefined)).toEqual(['one', true]);
});

it('pages and records are data; modules, sheets and settings are code, wherever they are', () => {
  expect(['a.md', 'a.mdx', 'b.yaml', 'b.yml'].every(isData)).toBe(true);
  expect(['a.tsx', 'b.css', 'c.json', 'd.svg', 'yaml'].some(isData)).toBe(false);
});
