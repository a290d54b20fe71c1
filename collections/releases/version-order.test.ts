// Versions sort as their releases followed each other, however they are written.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareVersions, findVersion, parseVersion } from './version-order.ts';

const IN_ORDER = [
  '7.0.0-early-access',
  '7.0.0-beta',
  '7.0.0-beta-1',
  '7.0.0-beta-6',
  '7.0.0',
  '7.0.0-389',
  '7.0.0-421',
  '7.0.1',
  '8.0.0-beta',
  '8.0.0-ga',
  '8.0.1',
  '8.4.2.0',
  '8.4.2.1',
  '8.4.2.2',
  '8.5.0',
  '9.2.0',
  '9.10.0',
  '10.0.0-preview',
  '10.0.0-ga',
  '10.0.1',
  '10.15.0',
  '11.0.1-beta',
  '11.0.1',
  '11.14.0',
];

describe('the order of versions', () => {
  it('is the order of their releases', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(IN_ORDER), (some) => {
        const expected = IN_ORDER.filter((one) => some.includes(one));
        expect([...some].sort(compareVersions)).toEqual(expected);
      }),
    );
  });

  it.each([
    ['v11.14.0', '11.14.0'],
    ['10.GA', '10.0.0-ga'],
    ['11 Beta', '11.0.0-beta'],
    ['8.4.2', '8.4.2.0'],
    ['7.0 BETA-6', '7.0.0-beta-6'],
  ])('takes %s for %s', (typed, version) => {
    expect(compareVersions(typed, version)).toBe(0);
  });

  it.each([
    '',
    'eleven',
    '11.x',
    '1.2.3.4.5',
    '11.14.0-nightly',
    '<script>',
  ])('knows that "%s" is no version', (typed) => {
    expect(parseVersion(typed)).toBeUndefined();
    expect(findVersion(typed, IN_ORDER)).toBeUndefined();
  });

  it.each([
    ['11.0.1', '11.0.1'],
    ['10', '10.15.0'],
    ['8.4', '8.4.2.2'],
    ['7.0.0', '7.0.0'],
    ['v10.0 preview', '10.0.0-preview'],
  ])('finds for %s the version %s', (typed, version) => {
    expect(findVersion(typed, IN_ORDER)).toBe(version);
  });

  it('finds a beta by its numbers where nothing else has them, and nothing where none has', () => {
    expect(findVersion('11.0.1', ['11.0.1-beta'])).toBe('11.0.1-beta');
    expect(findVersion('12.0.0', IN_ORDER)).toBeUndefined();
    expect(findVersion('11.0.2 beta', IN_ORDER)).toBeUndefined();
  });
});
