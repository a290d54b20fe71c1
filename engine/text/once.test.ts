import { expect, it, vi } from 'vitest';
import { lastFor, onceFor } from './once.ts';

it('makes one value for each object, also where the value is undefined', () => {
  const make = vi.fn((of: { n: number }) => (of.n > 0 ? of.n : undefined));
  const cached = onceFor(make);
  const [one, none] = [{ n: 1 }, { n: 0 }];
  expect([cached(one), cached(none), cached(one), cached(none)]).toEqual([
    1,
    undefined,
    1,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes a value again as soon as one of the things that it was made from is another', () => {
  const cached = lastFor<object, string[]>();
  const [of, a, b] = [{}, {}, {}];
  const make = vi.fn(() => ['made']);
  const first = cached(of, [a, b], make);
  expect(cached(of, [a, b], make)).toBe(first);
  expect(cached({}, [a, b], make)).not.toBe(first);
  const other = cached(of, [a, a], make);
  expect(other).not.toBe(first);
  expect(cached(of, [a], make)).not.toBe(other);
  expect(make).toHaveBeenCalledTimes(4);
});
