import { expect, it } from 'vitest';
import type { ReleaseEntry } from './entry.ts';
import { movedNames } from './moved-names.ts';

type Components = Record<string, string>;

/** Entries of releases, each with its list of components. */
function entriesOf(...stacks: (Components | undefined)[]): ReleaseEntry[] {
  return stacks.map(
    (stack, at) =>
      ({
        record: { version: `1.${at}.0`, ...(stack ? { stack: { Runtime: stack } } : {}) },
      }) as unknown as ReleaseEntry,
  );
}

const named = (...stacks: (Components | undefined)[]) => {
  const entries = entriesOf(...stacks);
  return movedNames(entries.at(-1) as ReleaseEntry, entries);
};

it('names what moved, by its version and by what is new in that', () => {
  expect(named({ HikariCP: '6.3.3' }, { HikariCP: '7.0.2' })).toEqual([
    'HikariCP 7',
    'HikariCP 7.0',
    'HikariCP 7.0.2',
  ]);
  expect(named({ HikariCP: '7.0.1' }, { HikariCP: '7.0.2' })).toEqual(['HikariCP 7.0.2']);
});

it('compares with the last list there is', () => {
  expect(named({ Tika: '3.1' }, undefined, { Tika: '3.2' })).toEqual(['Tika 3.2']);
});

it('leaves out what people don’t type', () => {
  expect(named({}, { 'Apache Tika': '3' })).toEqual(['Tika 3']);
  expect(named({}, { 'Node.js': '22' })).toEqual(['Node.js 22', 'Node 22']);
  expect(named({}, { 'PostgreSQL driver': '42' })).toEqual([
    'PostgreSQL driver 42',
    'PostgreSQL 42',
  ]);
});

it('says nothing of what stayed or went, nor of the first list', () => {
  expect(named({ Node: '22', npm: '10' }, { Node: '22' })).toEqual([]);
  expect(named({ Node: '22' })).toEqual([]);
});
