// Which of the new pages is the one that is gone, by headings alone.
import { describe, expect, it } from 'vitest';
import { renamedPages } from './renamed-pages.ts';

const OTHERS = Object.fromEntries(
  Array.from({ length: 9 }, (_, i) => [`other/${i}`, ['steps', 'next', 'before', `own-${i}`]]),
);
const find = (lost: Record<string, string[]>, fresh: Record<string, string[]>) =>
  Object.fromEntries(renamedPages(lost, fresh, [OTHERS, lost, fresh]));

describe('a page that is gone', () => {
  it('is found by headings of its own, also when some have changed', () => {
    const lost = { 'a/b': ['add-role', 'remove-role', 'steps', 'limits'] };
    expect(find(lost, { 'c/d': ['add-role', 'limits', 'remove-role', 'steps', 'more'] })).toEqual({
      'a/b': 'c/d',
    });
    expect(find(lost, { 'c/d': ['add-role', 'x', 'y', 'z', 'steps'] })).toEqual({});
  });

  it('is none of those that share only what many pages have', () => {
    const lost = { 'a/b': ['steps', 'next', 'before'] };
    expect(find(lost, { 'c/d': ['steps', 'next', 'before'] })).toEqual({});
    const family = ['install', 'configure', 'start', 'stop', 'check', 'upgrade', 'remove', 'help'];
    const all = { 'x/1': family, 'x/2': family, 'x/3': family, 'a/b': family, 'c/d': family };
    expect([...renamedPages({ 'a/b': family }, { 'c/d': family }, [all])]).toEqual([]);
    expect(find({ 'a/b': [] }, { 'c/d': [] })).toEqual({});
    expect(find({ 'a/b': ['intro'] }, { 'c/d': ['intro'] })).toEqual({});
  });

  it('is the nearest of several, and nobody where two are equally near', () => {
    const lost = { a: ['one', 'two', 'three', 'six'], b: ['one', 'two', 'four', 'five'] };
    const fresh = { x: ['one', 'two', 'three', 'six'], y: ['one', 'two', 'four', 'five'] };
    expect(find(lost, fresh)).toEqual({ a: 'x', b: 'y' });
    const same = ['red', 'green', 'blue', 'grey'];
    expect(find({ a: same }, { x: same, y: same })).toEqual({});
  });
});
