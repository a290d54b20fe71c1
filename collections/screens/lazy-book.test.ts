import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LoadInput } from '../../engine/index.ts';
import { toBook } from './book.ts';
import { lazyBook } from './lazy-book.ts';
import { loadScreens } from './load.ts';

/** What a reader of records takes of a site: this one's folder of content, and a store that keeps nothing. */
const input = {
  loaded: {
    contentDir: path.resolve(import.meta.dirname, '../../content'),
    config: { content: 'content' },
    moduleSources: '',
    tokens: {},
    parsed: new Map(),
    store: { find: () => undefined, put() {} },
  },
  diagnostics: [],
} as unknown as LoadInput;

describe('a screen that is read alone', () => {
  it('is the one of the book, with all that it takes from others', () => {
    const { book } = toBook(loadScreens(input));
    const names = Object.keys(book);
    expect(names.length).toBeGreaterThan(800);
    const lazy = lazyBook(input);
    for (const name of names.filter((_, i) => i % 7 === 0))
      expect(Object.hasOwn(lazy, name) && lazy[name]).toEqual(book[name]);
  });

  it('is none where it is not there, and not all can be listed', () => {
    const lazy = lazyBook(input);
    expect(() => lazy['portal/nowhere']).toThrow();
    expect(() => Object.keys(lazy)).toThrow();
  });
});
