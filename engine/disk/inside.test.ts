import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readInputs } from '../build/plan/inputs.ts';
import type { HashedFile } from '../cache/file-looks.ts';
import { forgetJustRead, readInside, setJustRead } from './inside.ts';

const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'learn-inside-')));
afterAll(() => {
  forgetJustRead();
  rmSync(dir, { recursive: true });
});
const at = (name: string) => path.join(dir, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(at(name)), { recursive: true });
  writeFileSync(at(name), text);
};
const read = (root: string, name: string) => readInside(at(root), at(name))?.toString();

it('what was just read is not read again, but only below its folder, and never by a link', () => {
  write('site/content/a.md', 'a');
  write('site/other/secret.md', 'secret');
  symlinkSync(at('site/other'), at('site/content/linked'));
  symlinkSync(at('site/other/secret.md'), at('site/content/link.md'));
  symlinkSync(at('site/content'), at('site/elsewhere'));
  const files = new Map<string, HashedFile>();
  const take = (one: string, file: HashedFile) => files.set(one, file);
  readInputs({ folders: [at('site')], files: [], apart: [] }, { take });
  // Each folder is walked once: here, the other one below a link.
  expect([...files.keys()]).toEqual([at('site/content/a.md')]);
  setJustRead(at('site/content'), files);
  write('site/content/a.md', 'changed');
  write('site/other/secret.md', 'changed');
  expect(read('site/content', 'site/content/a.md')).toBe('a');
  expect(read('site', 'site/content/a.md')).toBe('changed');
  expect(read('site/other', 'site/other/secret.md')).toBe('changed');
  expect(read('site/content', 'site/other/secret.md')).toBeUndefined();
  expect(read('site/content', 'site/content/link.md')).toBeUndefined();
  expect(read('site/content', 'site/content/linked/secret.md')).toBeUndefined();
  forgetJustRead();
  expect(read('site/content', 'site/content/a.md')).toBe('changed');
});
