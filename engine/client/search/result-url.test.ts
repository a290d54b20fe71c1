import { describe, expect, it } from 'vitest';
import { encodeQuery, reportUrl, searchPageUrl, tabUrl } from './result-url.ts';

const hit = (url: string, ...runs: [text: string, isMatch: boolean][]) => ({
  at: 0,
  url,
  heading: [],
  excerpt: runs.map(([text, isMatch]) => ({ text, isMatch })),
});

describe('addresses made of what was typed', () => {
  it.each([
    ['a b&c', 'a%20b%26c'],
    ['half \ud83d an emoji', 'half%20%20an%20emoji'],
    ['🎉', '%F0%9F%8E%89'],
    ['مرحبا', encodeURIComponent('مرحبا')],
  ])('encode %j', (query, expected) => {
    expect(encodeQuery(query)).toBe(expected);
  });

  it('cut what no address can hold', () => {
    expect(encodeQuery('x'.repeat(1000))).toHaveLength(500);
  });

  it('lead to the search page', () => {
    expect(searchPageUrl('/learn/', 'a b')).toBe('/learn/search?q=a%20b');
    expect(searchPageUrl('/learn/', ' ')).toBe('/learn/search');
  });

  it('lead to a report', () => {
    expect(reportUrl('mailto:a@b.example?subject={query}', 'no $& luck')).toBe(
      'mailto:a@b.example?subject=no%20%24%26%20luck',
    );
  });
});

describe('the address of a result in a tab of its own', () => {
  it('names the match with the words after it', () => {
    const found = hit(
      '/p#x',
      ['… in the ', false],
      ['data', true],
      [' source dialog, select it.', false],
    );
    expect(tabUrl(found)).toBe('/p#x:~:text=data%20source%20dialog%2C%20select');
  });

  it('has a hash of its own where there is no anchor, and escapes what a text fragment would read as a sign', () => {
    expect(tabUrl(hit('/p', ['on-premise', true], ['.', false]))).toBe('/p#:~:text=on%2Dpremise');
  });

  it('is the plain address where no text matches', () => {
    expect(tabUrl(hit('/p#x', ['nothing', false]))).toBe('/p#x');
    expect(tabUrl({ ...hit('/p#x'), excerpt: undefined })).toBe('/p#x');
  });
});
