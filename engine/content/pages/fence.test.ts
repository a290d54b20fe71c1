import { expect, it } from 'vitest';
import { closesFence, fenceWalker, openingFence } from './fence.ts';

it.each([
  ['```js', '```'],
  ['~~~~', '~~~~'],
  ['   ```', '```'],
  ['- ```js', '```'],
  ['> 1. ```', '```'],
  ['[^a]: ```', '```'],
  ['```code``` in a line', ''],
  ['text ```', ''],
  ['``', ''],
  ['~~~ a ~~~', '~~~'],
])('%s opens a fence with "%s"', (line, marker) => {
  expect(openingFence(line)).toBe(marker);
});

it.each([
  ['```', '```', true],
  ['  > ```` ', '```', true],
  ['``` js', '```', false],
  ['``', '```', false],
  ['~~~', '```', false],
])('%s closes a fence of %s: %s', (line, marker, closes) => {
  expect(closesFence(line, marker)).toBe(closes);
});

it('is walked line by line: both of its ends are code, and another kind of signs in it', () => {
  const lines = ['text', '```js', '~~~', 'code', '```', 'text', '~~~'];
  expect(lines.map(fenceWalker())).toEqual([false, true, true, true, true, false, true]);
});
