import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('lets in a quarter of a minute at once, then as many as come in', () => {
  let now = 0;
  const limit = createRateLimit(60, () => now);
  const takeMany = (count: number) => Array.from({ length: count }, () => limit.take(1));
  expect(takeMany(16)).toEqual([...Array(15).fill(0), 1]);
  now += 2_000;
  expect(takeMany(3)).toEqual([0, 0, 1]);
  now += 3_600_000;
  expect(takeMany(16).filter((wait) => wait === 0)).toHaveLength(15);
});

it('weighs several calls at once, and keeps the last fifth for those who come with one', () => {
  let now = 0;
  const limit = createRateLimit(1_200, () => now);
  expect(limit.most).toBe(240);
  expect([limit.take(100), limit.take(100)]).toEqual([0, 0]);
  // 100 are left, 60 of them for single calls.
  expect(limit.take(100)).toBe(3);
  expect([limit.take(40), limit.take(2), limit.take(1)]).toEqual([0, 1, 0]);
  now += 60_000;
  expect(limit.take(240)).toBe(0);
});
