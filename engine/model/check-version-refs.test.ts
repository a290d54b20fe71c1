import { expect, it } from 'vitest';
import { locate, memorySite } from '../../tests/support/memory-site.ts';
import { checkBaseTaken, checkVersionRefs } from './check-version-refs.ts';

const plain = { label: 'v', banner: 'none', badge: true, noIndex: false, isLast: false } as const;
const { config } = memorySite({ config: { base: '/docs/', version: 'new' } });

/** `versions.yaml#place code`. */
const problems = (
  ...versions: { version: string; base?: string; from?: string; content?: string }[]
) =>
  checkVersionRefs(
    versions.map((one) => ({ ...plain, ...one })),
    config,
    locate,
  ).map(({ path, code, message }) => [path.replace('versions.yaml#', ''), code, message]);

it('takes versions below the site, each from a ref or from the checkout', () => {
  const old = { version: 'old', base: '/docs/old/', from: 'stable/1' };
  expect(problems({ version: 'new' }, old)).toEqual([]);
  expect(problems({ version: 'new', base: '/docs/new/' }, { ...old, base: '/docs/' })).toEqual([]);
});

it('wants each below the site, at a place of its own', () => {
  expect(
    problems(
      { version: 'new' },
      { version: 'a', base: '/other/', from: 'a' },
      { version: 'b', from: 'b' },
    ),
  ).toEqual([
    [
      '1.base',
      'versions/outside',
      'Version "a" is served at /other/, which isn\'t below /docs/, where the site is.',
    ],
    ['2.version', 'versions/same-base', 'The versions "new" and "b" are both served at /docs/.'],
  ]);
});

it('wants one at the root, and to know what each is built from', () => {
  expect(
    problems({ version: 'new', base: '/docs/new/' }, { version: 'a', base: '/docs/a/' }),
  ).toEqual([
    ['1.version', 'versions/no-ref', 'Nothing says what version "a" is built from.'],
    ['0.version', 'versions/no-root', 'No version is served at /docs/, where the site begins.'],
  ]);
});

it('wants no page where another version is served', () => {
  const entry = (version: string) => ({ ...plain, version });
  const built = [
    { entry: entry('new'), base: '/docs/', paths: ['old.html', 'older/a/index.html'] },
    { entry: entry('old'), base: '/docs/old/', paths: ['index.html', 'x/index.html'] },
  ];
  expect(checkBaseTaken(built, locate)).toEqual([]);
  built.push({ entry: entry('oldest'), base: '/docs/older/', paths: ['index.html'] });
  expect(checkBaseTaken(built, locate).map(({ path, message }) => [path, message])).toEqual([
    [
      'versions.yaml#2.base',
      'Version "oldest" is to be served at /docs/older/, where version "new" has older/a/index.html.',
    ],
  ]);
});

it('takes a folder of the site in place of a ref, and not both', () => {
  const folder = { version: 'old', base: '/docs/old/', content: 'versions/old' };
  expect(problems({ version: 'new' }, folder)).toEqual([]);
  expect(problems({ version: 'new' }, { ...folder, from: 'stable/1' })).toEqual([
    [
      '1.content',
      'versions/two-sources',
      'Version "old" is to be built from a ref and from a folder.',
    ],
  ]);
});
