import { expect, test } from 'vitest';
import { negotiateEncoding } from './negotiate.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip ; q=0.2 , br ; q=0.3', 'br'],
  ['identity;q=1, *;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['gzip;q=0, br;q=0, identity;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['br;q=2, gzip;q=x, gzip', 'gzip'],
  ['br;q=1;level=2, gzip', 'gzip'],
  [`br${' '.repeat(15_000)}x`, 'identity'],
  [`${'br,'.repeat(5_000)}gzip`, 'identity'],
])('Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
});
