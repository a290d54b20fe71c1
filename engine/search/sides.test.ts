import { describe, expect, it } from 'vitest';
import { namesOfSides, pairsIn } from './sides.ts';
import { comparedKey } from './title-key.ts';

describe('pairsIn', () => {
  it('gives every two of what a text compares', () => {
    expect(pairsIn('REST, SOAP or WebSocket')).toEqual([
      ['REST', 'SOAP'],
      ['REST', 'WebSocket'],
      ['SOAP', 'WebSocket'],
    ]);
    expect(pairsIn('query vs. stored procedure')).toEqual([['query', 'stored procedure']]);
  });

  it('gives none of an enumeration, a sentence, or too many', () => {
    expect(pairsIn('tables, lists')).toEqual([]);
    expect(pairsIn('Arrange the options in rows or columns')).toEqual([]);
    expect(pairsIn('a, b, c, d, e or f')).toEqual([]);
    expect(pairsIn(' or ')).toEqual([]);
  });
});

describe('namesOfSides', () => {
  const names = (first: string, second: string) =>
    namesOfSides([first, second]).map(
      ({ pair, isWhole }) => `${pair.join('/')}${isWhole ? '!' : ''}`,
    );

  it('takes words of both sides from either', () => {
    expect(names('page variable', 'app variable').slice(0, 2)).toEqual([
      'page variable/app variable!',
      'page/app!',
    ]);
  });

  it('takes words that belong to both from the side that has them', () => {
    expect(names('web', 'mobile app')).toContain('web/mobile');
    expect(names('popover inline', 'partial content')).toContain('inline/partial content');
    expect(names('manual', 'automated testing in java')).toContain('manual/automated testing');
  });

  it('gives no name with one side alone', () => {
    expect(names('list', 'list')).toEqual(['list/list!']);
  });
});

describe('comparedKey', () => {
  it('is the same in either order, and in the plural', () => {
    expect(comparedKey('Data Table', 'Lists')).toBe('datatabl+list=');
    expect(comparedKey('list', 'data tables')).toBe('datatabl+list=');
  });

  it('is no title, and empty without two sides', () => {
    expect(comparedKey('page', 'dialog')).not.toBe(comparedKey('page dialog', ''));
    expect(comparedKey('page', '')).toBe('');
  });
});
