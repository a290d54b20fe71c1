import { describe, expect, it } from 'vitest';
import { placeIn, rangeIn } from './source-text.ts';

const line = (text: string, number: number) => ({
  text,
  path: 'a.md',
  line: number,
  written: text,
});

describe('a place in the expanded text', () => {
  const lines = [line('first', 4), line('second', 9)];

  it('is the author’s line and column, from 1', () => {
    expect(placeIn(lines, 1, 2)).toEqual({ path: 'a.md', line: 9, column: 3, lineText: 'second' });
  });

  it('stays inside the text', () => {
    expect(placeIn(lines, 12)).toMatchObject({ line: 9, column: 1 });
    expect(placeIn(lines, -1)).toMatchObject({ line: 4 });
    expect(placeIn([], 0)).toEqual({ path: '', line: 1, column: 1 });
  });

  it('is never before the line, whatever an include put in front', () => {
    const indented = { ...line('   text', 1), written: 'text', shifts: [{ at: 0, by: -3 }] };
    expect(placeIn([indented], 0, 1).column).toBe(1);
    expect(placeIn([indented], 0, 5).column).toBe(3);
  });

  it('has the length that the author wrote', () => {
    const shifted = { ...line('acme/x', 1), written: '{product}/x', shifts: [{ at: 4, by: 5 }] };
    expect(rangeIn([shifted], 0, 0, 6)).toMatchObject({ column: 1, length: 11 });
    expect(rangeIn([line('', 1)], 0, 0, 0).length).toBe(1);
  });
});
