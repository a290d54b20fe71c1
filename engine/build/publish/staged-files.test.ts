// A file of a build, written where an older build has left something: what is the same stays, all else makes way and is never written to.
import {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeInto } from './staged-files.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'learn-staged-'));
  mkdirSync(path.join(dir, 'staged'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const at = (name: string) => path.join(dir, name);
const write = (content: string | Buffer) =>
  writeInto(at('staged'), { path: 'a.html', content }, new Set());
const fileNow = () => lstatSync(at('staged/a.html'));
const textOf = (name: string) => readFileSync(at(name), 'utf8');

describe('what an older build has left', () => {
  it.each([
    ['text', 'größer'],
    ['bytes', Buffer.from('größer')],
  ])('stays where it holds the same %s', (_kind, content) => {
    writeFileSync(at('staged/a.html'), content);
    utimesSync(at('staged/a.html'), 1_000, 1_000);
    expect(write(content)).toEqual({ path: 'a.html', sizeBytes: 8, modifiedMs: 1_000_000 });
  });

  it('makes way for another text of the same size, and is the same wherever else it is linked', () => {
    writeFileSync(at('published.html'), 'before');
    linkSync(at('published.html'), at('staged/a.html'));
    write('behind');
    expect(textOf('staged/a.html')).toBe('behind');
    expect(textOf('published.html')).toBe('before');
  });

  it('makes way where it is a link, even to the same text', () => {
    writeFileSync(at('theirs.html'), 'same');
    symlinkSync(at('theirs.html'), at('staged/a.html'));
    write('same');
    expect(fileNow().isFile()).toBe(true);
    expect(textOf('theirs.html')).toBe('same');
  });

  it('makes way where it is a folder', () => {
    mkdirSync(at('staged/a.html/inside'), { recursive: true });
    write('page');
    expect(textOf('staged/a.html')).toBe('page');
  });
});
