import { expect, test, vi } from 'vitest';
import { type Body, createBodyCache } from './body-cache.ts';

const body = (sizeBytes: number): Body => ({
  etag: '"x"',
  sizeBytes,
  bytes: Buffer.alloc(sizeBytes),
});

test('a body is made once', async () => {
  const cache = createBodyCache(10_000);
  const create = vi.fn(async () => body(100));
  await cache.get('a', create);
  await cache.get('a', create);
  expect(create).toHaveBeenCalledTimes(1);
});

test('requests at the same time share the making', async () => {
  const cache = createBodyCache(10_000);
  const create = vi.fn(async () => body(100));
  const [one, two] = await Promise.all([cache.get('a', create), cache.get('a', create)]);
  expect(create).toHaveBeenCalledTimes(1);
  expect(one).toBe(two);
});

test('what was used longest ago goes first', async () => {
  const cache = createBodyCache(3 * 1600);
  const create = vi.fn(async () => body(1000));
  for (const key of ['a', 'b', 'c', 'a', 'd']) await cache.get(key, create);
  create.mockClear();
  await cache.get('a', create);
  expect(create).not.toHaveBeenCalled();
  await cache.get('b', create);
  expect(create).toHaveBeenCalledTimes(1);
});

test('memory stays within the limit', async () => {
  const cache = createBodyCache(5000);
  for (let key = 0; key < 50; key++) {
    await cache.get(String(key), async () => body(key * 40));
    expect(cache.sizeBytes).toBeLessThanOrEqual(5000);
  }
  expect(cache.sizeBytes).toBeGreaterThan(0);
});

test('a body larger than the limit passes through and drives nothing out', async () => {
  const cache = createBodyCache(5000);
  await cache.get('small', async () => body(100));
  expect((await cache.get('large', async () => body(6000))).sizeBytes).toBe(6000);
  const create = vi.fn(async () => body(100));
  await cache.get('small', create);
  expect(create).not.toHaveBeenCalled();
});

test('a failure is not kept', async () => {
  const cache = createBodyCache(5000);
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect((await cache.get('a', async () => body(1))).sizeBytes).toBe(1);
});
