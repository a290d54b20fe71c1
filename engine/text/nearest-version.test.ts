import { expect, it } from 'vitest';
import { nearestVersion } from './nearest-version.ts';

const ALL = ['7.0.0', '10.0.0-ga', '11.2.2', '11.2.4', '11.5.0', '11.14.0'];

it.each([
  ['11.5', '11.5.0'],
  ['11.2.3', '11.2.2'],
  ['11.2.5', '11.2.4'],
  ['11.14.1', '11.14.0'],
  ['1.14.0', '11.14.0'],
  ['10.0.0', '10.0.0-ga'],
  ['2030', '11.14.0'],
])('%s was meant for %s', (version, meant) => {
  expect(nearestVersion(version, ALL)).toBe(meant);
});

it('has nothing to say where there are no versions', () => {
  expect(nearestVersion('1.0', [])).toBeUndefined();
});
