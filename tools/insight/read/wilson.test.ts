import { expect, it } from 'vitest';
import { wilsonLower } from './wilson.ts';

it('one of one is less surely bad than forty of fifty', () => {
  expect(wilsonLower(1, 1)).toBeLessThan(wilsonLower(40, 50));
});

it('is the published interval', () => {
  // Newcombe (1998), table I: 81 of 263, and 0 of 20.
  expect(wilsonLower(81, 263)).toBeCloseTo(0.2553, 4);
  expect(wilsonLower(0, 20)).toBe(0);
});

it('is nothing where nobody has answered', () => {
  expect(wilsonLower(0, 0)).toBe(0);
});
