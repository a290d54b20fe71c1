// What a test has made → the same as in a file of its fixture, written again with UPDATE.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';

/** A fixture that would be empty has no file. */
export function expectFile(folder: string, name: string, actual: string): void {
  const file = path.join(folder, name);
  if (process.env.UPDATE) {
    if (actual) writeFileSync(file, actual.endsWith('\n') ? actual : `${actual}\n`);
    else rmSync(file, { force: true });
  }
  const expected = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
  expect(actual.trimEnd()).toBe(expected);
}
