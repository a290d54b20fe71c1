import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearWords, typosBetween } from './near-words.ts';

/** The same measure, written as its definition reads. */
function slowly(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, y) => [
    y,
    ...Array.from({ length: b.length }, (_, x) => (y === 0 ? x + 1 : 0)),
  ]);
  const at = (y: number, x: number) => rows[y]?.[x] ?? 99;
  for (let y = 1; y <= a.length; y++)
    for (let x = 1; x <= b.length; x++) {
      const change = a[y - 1] === b[x - 1] ? 0 : 1;
      let cost = Math.min(at(y - 1, x) + 1, at(y, x - 1) + 1, at(y - 1, x - 1) + change);
      if (y > 1 && x > 1 && a[y - 1] === b[x - 2] && a[y - 2] === b[x - 1])
        cost = Math.min(cost, at(y - 2, x - 2) + 1);
      (rows[y] ?? [])[x] = cost;
    }
  return at(a.length, b.length);
}

const word = fc.stringMatching(/^[abc]{0,9}$/);

describe('typos between words', () => {
  it.each([
    ['table', 'table', 0],
    ['tabel', 'table', 1],
    ['atble', 'table', 1],
    ['able', 'table', 1],
    ['tablle', 'table', 1],
    ['dropdwon', 'dropdown', 1],
    ['authetnicaton', 'authentication', 2],
  ])('%s and %s: %i', (typed, right, typos) => {
    expect(typosBetween(typed, right, 2)).toBe(typos);
  });

  it('are counted as the definition says, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
        expect(typosBetween(a, b, limit)).toBe(Math.min(slowly(a, b), limit + 1));
      }),
    );
  });

  it('to the beginning of a word are those to its nearest beginning', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (a, b, limit) => {
        const beginnings = Array.from({ length: b.length + 1 }, (_, end) => b.slice(0, end));
        const least = Math.min(...beginnings.map((one) => slowly(a, one)));
        expect(typosBetween(a, b, limit, true)).toBe(Math.min(least, limit + 1));
      }),
    );
  });
});

describe('near words', () => {
  const words = ['table', 'cable', 'tablet', 'label', 'select', 'database', 'connector'];
  it.each([
    ['tabel', 'table'],
    ['atble', 'table'],
    ['slect', 'select'],
    ['databsae', 'database'],
    ['conector', 'connector'],
    ['onnector', 'connector'],
  ])('of %s: first %s', (typed, right) => {
    expect(nearWords(typed, words, false)[0]?.word).toBe(right);
  });

  it('of a short word are none', () => {
    expect(nearWords('tbl', words, false)).toEqual([]);
  });

  it('of a word that is still typed go on after it', () => {
    expect(nearWords('conectr', words, false)[0]?.word).toBe('connector');
    expect(nearWords('databz', words, true).map(({ word: one }) => one)).toContain('database');
  });
});
