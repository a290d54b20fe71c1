import { expect, it } from 'vitest';
import { locate, memorySite } from '../../tests/support/memory-site.ts';
import { checkSince } from './check-since.ts';

const VERSIONS = ['10.0.0-ga', '11.2.0', '11.2.4', '11.14.0'];

/** `place: message hint` of a page with this version as its `since`. */
const of = (since: string, versions = VERSIONS) =>
  checkSince(memorySite({ pages: { a: { since }, b: {} } }), versions, locate).map(
    ({ path, code, message, hint }) => `${path} ${code}: ${message} ${hint}`,
  );

it.each(['11.2.4', '11.2', '11', '10.0.0-ga', '10.0.0', '11.14'])('takes %s', (since) => {
  expect(of(since)).toEqual([]);
});

it.each([
  ['11.2.3', '11.2.4'],
  ['11.15', '11.14'],
  ['11.1', '11.2'],
  ['12', '11'],
  ['11.2.4.1', '11.2.4'],
])('says of %s that it was meant for %s', (since, meant) => {
  const says = `There is no version "${since}". Closest: ${meant}`;
  expect(of(since)).toEqual([`content/pages/a.md#since frontmatter/unknown-version: ${says}`]);
});

it('says nothing in a site that has no versions', () => {
  expect(of('99.0', [])).toEqual([]);
});
