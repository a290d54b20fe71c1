import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRulesSource } from './create-rules-source.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rules-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Two builds with the same rules: a build links what hasn't changed. */
function writeBuilds(first: string, second: string): void {
  for (const folder of [first, second]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(first, '_server.json'), '{"base":"/","headers":[],"redirects":[]}');
  linkSync(join(first, '_server.json'), join(second, '_server.json'));
}

test('a build whose rules are the very file of the last one is another build: a folder', async () => {
  const [dir, next] = [join(root, 'dist'), join(root, 'next')];
  writeBuilds(dir, next);
  const source = await createRulesSource(dir, () => {});
  const before = await source.load();
  renameSync(dir, join(root, 'old'));
  expect((await source.load()).stamp).toBeUndefined();
  renameSync(next, dir);
  const after = await source.load();
  expect(after.stamp).toBeDefined();
  expect(after.stamp).not.toBe(before.stamp);
});

test('a build whose rules are the very file of the last one is another build: a link', async () => {
  const store = join(root, 'dist.builds');
  writeBuilds(join(store, '1'), join(store, '2'));
  const dir = join(root, 'dist');
  symlinkSync('dist.builds/1', dir);
  const source = await createRulesSource(dir, () => {});
  const before = await source.load();
  expect(before.root).toBe(join(store, '1'));
  symlinkSync('dist.builds/2', join(root, 'link'));
  renameSync(join(root, 'link'), dir);
  const after = await source.load();
  expect(after.root).toBe(join(store, '2'));
  expect(after.stamp).not.toBe(before.stamp);
});
