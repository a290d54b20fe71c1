import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFileLooks, type FileLooks } from './file-looks.ts';
import { hashOf } from './hash.ts';

let dir: string;
const at = (name: string) => path.join(dir, name);

function hashWith(known: FileLooks) {
  const { looks, hashFile } = createFileLooks(known);
  return { ...hashFile(at('a')), looks };
}

/** As if the files had been there for a while. */
function later(): void {
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] });
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'learn-looks-'));
  writeFileSync(at('a'), 'one');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(dir, { recursive: true });
});

it('does not read a file that looks as it did', () => {
  later();
  const first = hashWith({});
  expect(first.bytes?.toString()).toBe('one');
  const again = hashWith(first.looks);
  expect(again.bytes).toBeUndefined();
  expect(again.hash).toBe(hashOf(['one']));
  expect(again.looks).toEqual(first.looks);
});

it.each([
  ['was edited, with size and modification time as before', setBack],
  ['was replaced by another of the same size and time', replace],
])('reads a file that %s', (_, change) => {
  later();
  const { looks } = hashWith({});
  change('two');
  expect(hashWith(looks).hash).toBe(hashOf(['two']));
});

it('does not trust the look of a file that is new', () => {
  const { looks } = hashWith({});
  expect(looks).toEqual({});
});

function setBack(text: string): void {
  const { atime, mtime } = statSync(at('a'));
  writeFileSync(at('a'), text);
  utimesSync(at('a'), atime, mtime);
}

function replace(text: string): void {
  const { atime, mtime } = statSync(at('a'));
  writeFileSync(at('b'), text);
  utimesSync(at('b'), atime, mtime);
  renameSync(at('b'), at('a'));
}
