import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addFirst,
  forgetPages,
  forgetSearches,
  recentPages,
  recentSearches,
  rememberSearch,
} from './remembered.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('recent searches', () => {
  it('are kept newest first, each once, six at most', () => {
    for (const query of ['a', 'b', 'c', ' A ', 'd', 'e', 'f', 'g']) rememberSearch(query);
    expect(recentSearches()).toEqual(['g', 'f', 'e', 'd', 'A', 'c']);
  });

  it('are not kept when empty or endless', () => {
    rememberSearch('  ');
    rememberSearch('x'.repeat(300));
    expect(recentSearches()).toEqual([]);
  });

  it('are forgotten one by one or all', () => {
    for (const query of ['a', 'b', 'c']) rememberSearch(query);
    forgetSearches('b');
    expect(recentSearches()).toEqual(['c', 'a']);
    forgetSearches();
    expect(kept.size).toBe(0);
  });

  it('take the place of the same in other letters', () => {
    expect(addFirst(['data', 'Team'], 'TEAM', 6)).toEqual(['TEAM', 'data']);
  });
});

describe('pages that were read', () => {
  const read = [
    ['/learn/a', 'A', 'docs'],
    ['/learn/b', 'B', 'teams'],
    ['/other/c', 'C'],
  ];

  it('are those of this site, without the open one', () => {
    kept.set('learn-read', JSON.stringify(read));
    expect(recentPages('/learn/', '/learn/a')).toEqual([
      { path: '/learn/b', title: 'B', section: 'teams' },
    ]);
  });

  it('are forgotten one by one or all', () => {
    kept.set('learn-read', JSON.stringify(read));
    forgetPages('/learn/b');
    expect(recentPages('/learn/', '')).toHaveLength(1);
    forgetPages();
    expect(kept.size).toBe(0);
  });

  it.each(['no JSON', '{"a":1}', '[1, null, ["x"], [1, 2, 3]]'])('are none in %s', (text) => {
    kept.set('learn-read', text);
    expect(recentPages('/', '')).toEqual([]);
  });
});

describe('where storage is switched off', () => {
  it('nothing is remembered, and nothing goes wrong', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied');
      },
      setItem() {
        throw new Error('denied');
      },
    });
    rememberSearch('data');
    forgetPages();
    expect([...recentSearches(), ...recentPages('/', '')]).toEqual([]);
  });
});
