import { expect, it } from 'vitest';
import { typicalJumps } from './typical-jumps.ts';

const ALL = ['9.2.0', '10.0.0', '10.9.1', '10.10.0', '11.0.0', '11.8.2', '11.9.0', '11.9.1'];

it('begins with the release before, the line before, and the last of each major before', () => {
  expect(typicalJumps(ALL)).toEqual(['11.9.0', '11.8.2', '10.10.0', '9.2.0']);
});

it('leads to the version that is wanted', () => {
  expect(typicalJumps(ALL, '10.10.0')).toEqual(['10.9.1', '9.2.0']);
  expect(typicalJumps(ALL, '9.2.0')).toEqual([]);
  expect(typicalJumps([])).toEqual([]);
});
