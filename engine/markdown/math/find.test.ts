// What is a formula, and what is a price.
import { expect, it } from 'vitest';
import { findFormula } from './find.ts';

it.each([
  ['$x$', 'x'],
  ['$x$.', 'x'],
  ['$x$-axis', 'x'],
  ['$\\$5$', '\\$5'],
  ['$a\nb$', 'a\nb'],
  ['$$x$$', 'x'],
  ['$$ x $$5', ' x '],
])('%j has a formula', (text, tex) => {
  expect(findFormula(text, 0)?.tex).toBe(tex);
});

it.each([
  '$5 and $10',
  '$5-$10',
  '$ x$',
  '$x $',
  '$',
  '$$',
  '$$$$',
  '$$ $$',
  '$$x$',
  '$x',
  '$x`$`',
  '$x\\$',
])('%j has none', (text) => {
  expect(findFormula(text, 0)).toBeUndefined();
});
