import { expect, it } from 'vitest';
import { fill } from './fill.ts';

it('fills in every name that has a value', () => {
  expect(fill('{n} of {all}, {n}', { n: 3, all: 7 })).toBe('3 of 7, 3');
});

it('leaves names without a value, also those that every object has', () => {
  expect(fill('{a} {constructor} {none}', { a: 'x', none: undefined })).toBe(
    'x {constructor} {none}',
  );
});

it('takes a value as it is, whatever characters it has', () => {
  expect(fill('Default: {value}.', { value: "$& $1 $' $$ {value}" })).toBe(
    "Default: $& $1 $' $$ {value}.",
  );
});
