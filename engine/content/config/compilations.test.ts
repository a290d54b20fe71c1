import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCache } from '../../cache/cache-dir.ts';
import { hashOf } from '../../cache/hash.ts';
import { type Compilation, isFresh, readCompilation } from './compilations.ts';

let site = '';
let cacheDir = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'learn-compiled-'));
  cacheDir = openCache(path.join(site, 'site.config.json'));
  writeFileSync(path.join(site, 'in.ts'), 'in');
  writeFileSync(path.join(site, 'out.mjs'), 'out');
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const one of [site, cacheDir]) rmSync(one, { recursive: true });
});

const recordAt = () => path.join(cacheDir, 'record.json');
const record = (): Compilation => ({
  inputs: [[path.join(site, 'in.ts'), hashOf(['in'])]],
  packages: { names: [], versions: [] },
  files: [[path.join(site, 'out.mjs'), hashOf(['out'])]],
  outputs: {},
});

it('what looks as it did when it was compared is fresh, and the record is written once', () => {
  expect(isFresh(record(), recordAt())).toBe(true);
  const kept = readCompilation(recordAt()) as Compilation;
  expect(Object.keys(kept.looks ?? {})).toHaveLength(2);
  rmSync(recordAt());
  expect(isFresh(kept, recordAt())).toBe(true);
  expect(readCompilation(recordAt())).toBe(undefined);
});

it.each(['in.ts', 'out.mjs'])('%s with other bytes, or gone, is not', (name) => {
  isFresh(record(), recordAt());
  const kept = readCompilation(recordAt()) as Compilation;
  writeFileSync(path.join(site, name), 'odd');
  expect(isFresh(kept, recordAt())).toBe(false);
  rmSync(path.join(site, name));
  expect(isFresh(kept, recordAt())).toBe(false);
});
