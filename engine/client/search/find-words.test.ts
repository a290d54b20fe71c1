import { describe, expect, it } from 'vitest';
import { findWords } from './find-words.ts';

const found = (text: string, ...words: string[]) =>
  findWords(text, words).map(({ start, end }) => text.slice(start, end));

describe('finding words in a text', () => {
  it('finds them in any case, in order', () => {
    expect(found('Bind Data to a table of data.', 'table', 'data')).toEqual([
      'Data',
      'table',
      'data',
    ]);
  });

  it('finds whole words only', () => {
    expect(found('database, metadata, datas', 'data')).toEqual([]);
  });

  it('finds the parts of an identifier', () => {
    expect(found('onBeforeRender', 'before')).toEqual(['Before']);
    expect(found('on_before_render', 'before')).toEqual(['before']);
    expect(found('v11.14.0', 'v11.14.0')).toEqual(['v11.14.0']);
  });

  it('takes the longer of two that begin together, and none inside another', () => {
    expect(found('single sign-on', 'single', 'single sign-on', 'sign')).toEqual(['single sign-on']);
  });

  it('leaves alone what lower case would shift, and signs of regular expressions', () => {
    expect(found('İstanbul', 'i̇stanbul')).toEqual([]);
    expect(found('a.*b (c', '.*', '(')).toEqual(['.*', '(']);
    expect(found('a', '')).toEqual([]);
  });
});
