import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('lets in a quarter of a minute at once, then as many as come in', () => {
  let now = 0;
  const limit = createRateLimit(60, () => now);
  const takeMany = (count: number) => Array.from({ length: count }, () => limit.take());
  expect(takeMany(16)).toEqual([...Array(15).fill(0), 1]);
  now += 2_000;
  expect(takeMany(3)).toEqual([0, 0, 1]);
  now += 3_600_000;
  expect(takeMany(16).filter((wait) => wait === 0)).toHaveLength(15);
});
