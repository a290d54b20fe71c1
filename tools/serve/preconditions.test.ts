import { expect, test } from 'vitest';
import { isNotModified, resolveRange } from './preconditions.ts';

test.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"y", "abc"', true],
  ['*', true],
  ['"abcd"', false],
  ['abc', false],
])('If-None-Match %j of the representation "abc": %s', (header, isMatch) => {
  expect(isNotModified(header, '"abc"')).toBe(isMatch);
});

const etag = '"abc"';

test.each([
  [undefined, undefined],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=8-30', { start: 8, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'unsatisfiable'],
  ['bytes=-', 'unsatisfiable'],
  ['bytes=x-1', 'unsatisfiable'],
  ['bytes=0-1,3-4', undefined],
  ['items=0-1', undefined],
  ['bytes= 2 - 5 ', { start: 2, end: 5 }],
  [`bytes=${' '.repeat(15_000)}2-5`, undefined],
  [`bytes=${'9'.repeat(1_000)}-`, 'unsatisfiable'],
])('Range %j of ten bytes is %j', (range, expected) => {
  expect(resolveRange({ range, ifRange: undefined, etag, sizeBytes: 10 })).toEqual(expected);
});

test.each([
  ['"abc"', { start: 0, end: 1 }],
  ['"old"', undefined],
  ['W/"abc"', undefined],
  ['Sat, 21 Nov 2026 10:00:00 GMT', undefined],
])('a range under If-Range %j is %j', (ifRange, expected) => {
  expect(resolveRange({ range: 'bytes=0-1', ifRange, etag, sizeBytes: 10 })).toEqual(expected);
});

test('an empty file has no range', () => {
  const request = { range: 'bytes=0-', ifRange: undefined, etag, sizeBytes: 0 };
  expect(resolveRange(request)).toBe('unsatisfiable');
});
