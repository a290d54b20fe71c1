import { expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

it.each([
  ['sidebarLabel', ['title', 'sidebar_label'], 'sidebar_label'],
  ['Nte', ['note', 'tip'], 'note'],
  ['jsn', ['json', 'js'], 'json'],
  ['qx', ['js', 'md'], undefined],
  ['teams/rolse', ['teams/roles', 'tools/others'], 'teams/roles'],
  ['ab', ['aa', 'bb'], 'aa'],
  ['completely-different', ['note'], undefined],
  ['', ['a', 'bc'], 'a'],
  ['x', [], undefined],
])('%s among %j is nearest to %s', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant);
});

it('counts edits, and stops at a limit', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3);
  expect(editDistance('', 'abc')).toBe(3);
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(2);
});

it('looks at a long word only where a candidate is as long', () => {
  expect(nearest('x'.repeat(100_000), ['note', 'tip'])).toBeUndefined();
});
