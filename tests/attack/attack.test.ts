// The suite's own promise: one seed, one attack; another part or seed, another.
import { expect, it } from 'vitest';
import { createRandom } from './attack.ts';

const draw = (part: string) => {
  const random = createRandom(part);
  return Array.from({ length: 200 }, () => random.int(10));
};

it('an attack can be repeated', () => {
  expect(draw('kills')).toEqual(draw('kills'));
  expect(draw('kills')).not.toEqual(draw('caches'));
  expect(new Set(draw('kills')).size).toBe(10);
  const list = [1, 2, 3, 4, 5];
  expect(createRandom('x').shuffle(list).sort()).toEqual(list);
});
