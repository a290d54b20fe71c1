import { describe, expect, it } from 'vitest';
import { toBook } from './book.ts';
import { toPart } from './parts/index.ts';
import type { ScreenFile } from './record.ts';
import { findPart, idsOf, textsOf } from './walk.ts';

const screen = (name: string, ...parts: object[]): ScreenFile => ({
  name,
  title: name,
  frame: 'dialog',
  size: 'normal',
  parts: parts.map(toPart),
});
const textsIn = (name: string, ...files: ScreenFile[]) => textsOf(toBook(files).book[name]?.parts);

describe('a screen that takes parts from another', () => {
  const frame = screen(
    'frame',
    { group: 'Bar', id: 'bar' },
    { list: 'Menu', id: 'menu', of: ['A', 'B'], at: 'A' },
    { text: 'Body', id: 'body' },
  );

  it('has all of them, or one', () => {
    expect(textsIn('a', frame, screen('a', { from: 'frame' }))).toEqual([
      'Bar',
      'Menu',
      'A',
      'B',
      'A',
      'Body',
    ]);
    expect(textsIn('a', frame, screen('a', { from: 'frame', part: 'bar' }))).toEqual(['Bar']);
  });

  it('puts parts of its own in, also through a third, and chooses', () => {
    const middle = screen('middle', {
      from: 'frame',
      with: { body: [{ text: 'Middle', id: 'inner' }] },
    });
    const last = screen('last', {
      from: 'middle',
      chosen: { menu: 'B' },
      with: { inner: [{ text: 'Last' }] },
    });
    expect(textsIn('last', frame, middle, last)).toEqual(['Bar', 'Menu', 'A', 'B', 'B', 'Last']);
    expect(textsIn('middle', frame, middle, last)).toContain('Middle');
  });

  it('is made again when one of those is another, also through a third, and else is the same', () => {
    const middle = screen('middle', { from: 'frame' });
    const last = screen('last', { from: 'middle' }, { from: 'later' });
    const alone = screen('alone', { text: 'Alone' });
    const { book } = toBook([frame, middle, last, alone]);
    const files = [screen('frame', { text: 'Else' }), middle, last, alone];
    for (const changed of [files, [...files, screen('later', { text: 'Later' })]]) {
      const again = toBook(changed);
      expect(again).toEqual(toBook(structuredClone(changed)));
      expect(again.book.alone).toBe(book.alone);
    }
  });

  it('also inside columns, rows and tabs', () => {
    const parts = [
      { columns: [{ parts: [{ row: [], end: [{ from: 'frame', part: 'bar' }] }] }] },
      { tabs: ['T'], parts: [{ from: 'frame', part: 'body' }] },
    ];
    expect(textsIn('a', frame, screen('a', ...parts))).toEqual(['Bar', 'T', 'Body']);
  });

  it('from itself, by whatever way, ends and is told once for each screen', () => {
    const a = screen('a', { text: 'A' }, { from: 'b' });
    const b = screen('b', { text: 'B' }, { from: 'c' });
    const c = screen('c', { from: 'a' });
    const { book, problems } = toBook([a, b, c]);
    expect(problems).toEqual([
      { screen: 'a', from: 'b', why: 'cycle' },
      { screen: 'b', from: 'c', why: 'cycle' },
      { screen: 'c', from: 'a', why: 'cycle' },
    ]);
    expect(textsOf(book.a?.parts)).toEqual(['A']);
  });

  it('that is missing, tells so', () => {
    const { problems } = toBook([
      frame,
      screen('a', { from: 'nothing' }, { from: 'frame', part: 'no' }),
    ]);
    expect(problems.map(({ from, why }) => [from, why])).toEqual([
      ['nothing', 'missing'],
      ['frame', 'no-part'],
    ]);
  });
});

it('ids and parts are found wherever they are', () => {
  const { parts } = screen(
    'a',
    { group: 'G', parts: [{ buttons: ['A', { label: 'B', id: 'b' }], id: 'all' }] },
    { table: 'T', rows: [{ cells: ['x'], id: 'row' }] },
  );
  expect(idsOf(parts)).toEqual(['all', 'b', 'row']);
  expect(findPart(parts, 'b')?.kind).toBe('buttons');
  expect(findPart(parts, 'row')?.kind).toBe('table');
  expect(findPart(parts, 'no')).toBeUndefined();
});
