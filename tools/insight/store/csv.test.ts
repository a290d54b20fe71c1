import { expect, it } from 'vitest';
import { toCell } from './csv.ts';

it('a cell is quoted where it must be, and is never a formula', () => {
  expect(toCell('plain')).toBe('plain');
  expect(toCell('a "b", c')).toBe('"a ""b"", c"');
  expect(toCell('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
  expect(toCell('@sum')).toBe(`'@sum`);
  expect(toCell(-3)).toBe('-3');
});
