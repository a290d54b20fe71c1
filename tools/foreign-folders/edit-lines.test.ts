import { expect, it } from 'vitest';
import { placeIn, type SourceLine } from '../../engine/tooling.ts';
import { editLines } from './edit-lines.ts';

const lines: SourceLine[] = ['one <b>two</b> three', 'four', 'five six'].map((text, i) => ({
  ...{ text, path: 'a.md', line: i + 1, written: text },
}));
const placeOf = (made: readonly SourceLine[], line: number, word: string) => {
  const { line: at, column } = placeIn(made, line, made[line]?.text.indexOf(word));
  return [at, column];
};

it('keeps the place of each word behind what was replaced, put in and joined', () => {
  const made = editLines(lines, [
    { from: 4, to: 7, text: '**' },
    { from: 10, to: 14, text: '**' },
    { from: 20, to: 21, text: ' ' },
    { from: 30, to: 30, text: '\n\n' },
  ]);
  expect(made.map(({ text }) => text)).toEqual(['one **two** three four', 'five', '', ' six']);
  expect(placeOf(made, 0, 'two')).toEqual([1, 8]);
  expect(placeOf(made, 0, 'three')).toEqual([1, 16]);
  expect(placeOf(made, 1, 'five')).toEqual([3, 1]);
  expect(placeOf(made, 3, 'six')).toEqual([3, 6]);
});

it('leaves out what begins inside of another replacement', () => {
  const made = editLines(lines.slice(1, 2), [
    { from: 0, to: 3, text: 'x' },
    { from: 1, to: 4, text: 'y' },
  ]);
  expect(made.map(({ text }) => text)).toEqual(['xr']);
});
