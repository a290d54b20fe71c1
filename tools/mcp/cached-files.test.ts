import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cacheFiles } from './cached-files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'learn-kept-'));
const dir = path.join(root, 'dist');
mkdirSync(path.join(dir, 'guide'), { recursive: true });
writeFileSync(path.join(root, 'secret.md'), 'secret');
writeFileSync(path.join(dir, 'guide/start.md'), 'start');
symlinkSync(path.join(root, 'secret.md'), path.join(dir, 'link.md'));
symlinkSync(root, path.join(dir, 'up'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  '../secret.md',
  'guide/../../secret.md',
  './guide/start.md',
  'guide//start.md',
  path.join(root, 'secret.md'),
  '/guide/start.md',
  'guide/start.md\0.json',
  'guide\\start.md',
  '..\\secret.md',
  'C:\\secret.md',
  'C:secret.md',
  '\\\\host\\share\\secret.md',
  'link.md',
  'up/secret.md',
  '%2e%2e/secret.md',
  '',
])('reads nothing by the name %j', async (name) => {
  const files = cacheFiles(dir);
  expect(await files.text(name)).toBeUndefined();
  expect(await files.fresh(name)).toBeUndefined();
});

it('reads a file of the folder, and again when it has changed', async () => {
  const files = cacheFiles(dir);
  expect(await files.text('guide/start.md')).toBe('start');
  writeFileSync(path.join(dir, 'guide/start.md'), 'other text');
  expect(await files.text('guide/start.md')).toBe('other text');
});

it('keeps no more than its limit, whoever asks at once', async () => {
  for (let i = 0; i < 50; i++)
    writeFileSync(path.join(dir, `${i}.json`), JSON.stringify('x'.repeat(998)));
  const files = cacheFiles(dir, 10_000);
  await Promise.all(Array.from({ length: 500 }, (_, i) => files.json(`${i % 50}.json`)));
  expect(files.cachedBytes()).toBeLessThanOrEqual(10_000);
  expect(files.cachedBytes()).toBeGreaterThan(5_000);
});
