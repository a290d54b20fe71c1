import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../search/answer.ts';
import { englishTexts } from '../../theme/texts.ts';
import { countText } from './count-text.ts';

const said = (pages: number, hits: number, more: Partial<SearchAnswer> = {}) =>
  countText(
    {
      query: ' data ',
      pages: { length: pages },
      total: pages,
      isMore: false,
      ...more,
    } as SearchAnswer,
    hits,
    englishTexts.search,
  );

describe('the number of results, in words', () => {
  it('counts places and pages', () => {
    expect(said(5, 12)).toBe('12 results on 5 pages');
    expect(said(1, 3)).toBe('3 results on 1 page');
    expect(said(1, 1)).toBe('1 result');
  });

  it('tells when there are more than shown', () => {
    expect(said(8, 20, { total: 31 })).toBe('Best 8 of 31 pages');
    expect(said(8, 20, { total: 31, isMore: true })).toBe('Best 8 of more than 31 pages');
  });

  it('repeats what was typed when there is nothing', () => {
    expect(said(0, 0)).toBe('Nothing found for “data”');
  });
});
