import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readStamp, writeStamp } from './stamp.mjs';

let dir: string;
const at = (name: string) => path.join(dir, name);
const files = () => [at('a'), at('b')];
const read = () => readStamp(at('stamp'), files);

/** As if the files had been there for a while. */
function later(): void {
  vi.useFakeTimers({ now: Date.now() + 5000, toFake: ['Date'] });
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'learn-stamp-'));
  for (const file of files()) writeFileSync(file, 'one');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true });
});

it('gives the value while its files look the same', () => {
  expect(read()).toBeUndefined();
  later();
  writeStamp(at('stamp'), 'v1', files());
  expect(read()).toBe('v1');
});

it.each([
  ['is edited, with size and modification time as before', () => setBack('two')],
  ['is replaced by another of the same content', () => replace('one')],
  ['is gone', () => rmSync(at('b'))],
])('gives nothing when a file %s', (_, change) => {
  later();
  writeStamp(at('stamp'), 'v1', files());
  change();
  expect(read()).toBeUndefined();
});

it('writes nothing while a file is new, or where the stamp is damaged', () => {
  writeStamp(at('stamp'), 'v1', files());
  expect(read()).toBeUndefined();
  writeFileSync(at('stamp'), '{"value":"v1"');
  expect(read()).toBeUndefined();
});

function setBack(text: string): void {
  const { atime, mtime } = statSync(at('b'));
  writeFileSync(at('b'), text);
  utimesSync(at('b'), atime, mtime);
}

function replace(text: string): void {
  writeFileSync(at('c'), text);
  renameSync(at('c'), at('b'));
}
