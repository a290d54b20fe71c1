import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const KEY = 'a key of the team';
const text = Buffer.from('What was made. '.repeat(100));
const sealed = seal(KEY, 'store/pieces', text);

it('what was sealed is had again, and the same gives the same bytes', () => {
  expect(unseal(KEY, 'store/pieces', sealed, 10_000)).toEqual(text);
  expect(seal(KEY, 'store/pieces', text)).toEqual(sealed);
});

const changed = (at: number) =>
  Buffer.from(sealed).fill(sealed.at(at) === 88 ? 'Y' : 'X', at, at + 1);

it.each([
  ['with another key', () => unseal(`${KEY}!`, 'store/pieces', sealed, 10_000)],
  ['for something else', () => unseal(KEY, 'store/records', sealed, 10_000)],
  ['in its head', () => unseal(KEY, 'store/pieces', changed(3), 10_000)],
  ['in its MAC', () => unseal(KEY, 'store/pieces', changed(20), 10_000)],
  ['in its content', () => unseal(KEY, 'store/pieces', changed(sealed.length - 3), 10_000)],
  ['and cut', () => unseal(KEY, 'store/pieces', sealed.subarray(0, -1), 10_000)],
  ['and cut in its head', () => unseal(KEY, 'store/pieces', sealed.subarray(0, 30), 10_000)],
  ['and inflates to more than it may', () => unseal(KEY, 'store/pieces', sealed, 100)],
])('sealed %s, it is nothing', (_, read) => {
  expect(read()).toBe(undefined);
});
