import { expect, it } from 'vitest';
import { diagnose } from './diagnostics.ts';
import { formatFor } from './formats.ts';

const ONE = diagnose(
  { path: 'content/pages/a, b.md', line: 3, column: 5, lineText: 'A [x](y).' },
  {
    code: 'links/missing-page',
    message: 'The link "y" is 100 % wrong.',
    length: 4,
    hint: 'Closest: z\nOr: w',
    related: [{ path: 'content/a.yaml', line: 1, column: 1 }],
  },
);
const TWO = diagnose(
  { path: 'content/pages/a.md', line: 1, column: 1 },
  { code: 'terms/variant', severity: 'warning', message: 'W.' },
);

it('writes commands that GitHub shows beside the lines, one a line', () => {
  expect(formatFor('github', [ONE, TWO])).toBe(
    '::error file=content/pages/a%2C b.md,line=3,col=5,endColumn=9,title=links/missing-page::The link "y" is 100 %25 wrong.%0AClosest: z%0AOr: w\n' +
      '::warning file=content/pages/a.md,line=1,col=1,endColumn=2,title=terms/variant::W.\n',
  );
  expect(formatFor('github', [])).toBe('');
});

it('writes a code quality report whose fingerprints stay when lines move', () => {
  const [first, second] = JSON.parse(formatFor('gitlab', [ONE, TWO]));
  expect(first).toEqual({
    description: 'The link "y" is 100 % wrong.\nClosest: z\nOr: w',
    check_name: 'links/missing-page',
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    severity: 'major',
    location: { path: 'content/pages/a, b.md', lines: { begin: 3 } },
  });
  expect(second.severity).toBe('minor');
  const [moved] = JSON.parse(formatFor('gitlab', [{ ...ONE, line: 9 }]));
  expect(moved.fingerprint).toBe(first.fingerprint);
});

it('writes SARIF with rules, places and related places', () => {
  const { version, runs } = JSON.parse(formatFor('sarif', [ONE, TWO]));
  expect(version).toBe('2.1.0');
  const [{ tool, results }] = runs;
  expect(tool.driver.rules).toEqual([{ id: 'links/missing-page' }, { id: 'terms/variant' }]);
  expect(results[0]).toMatchObject({ ruleIndex: 0, level: 'error' });
  expect(results[0].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'content/pages/a,%20b.md', uriBaseId: '%SRCROOT%' },
    region: { startLine: 3, startColumn: 5, endColumn: 9 },
  });
  expect(results[0].relatedLocations).toHaveLength(1);
});

it('writes all that is known as JSON', () => {
  expect(JSON.parse(formatFor('json', [ONE, TWO]))).toEqual({ diagnostics: [ONE, TWO] });
});
