// What `npm test` says last of a run of Vitest: each failure by name.
import { expect, it } from 'vitest';
import { listFailures } from '../scripts/list-failures.mjs';

const test = (title: string, said = '') => ({
  ancestorTitles: ['a menu'],
  title,
  status: said ? 'failed' : 'passed',
  failureMessages: said ? [said] : [],
});

it('names failed tests, with the first line of what each said, and files that did not run', () => {
  const testResults = [
    { name: '/here/a.test.ts', status: 'passed', message: '', assertionResults: [test('opens')] },
    {
      name: '/here/below/b.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [test('opens'), test('closes', 'Error: expected 1 to be 2\n    at b:7')],
    },
    { name: '/here/c.test.ts', status: 'failed', message: 'No x.ts\nhere', assertionResults: [] },
    { name: '/here/d.test.ts', status: 'failed', message: '', assertionResults: [test('opens')] },
  ];
  expect(listFailures({ testResults }, '/here')).toEqual([
    'below/b.test.ts › a menu › closes: Error: expected 1 to be 2',
    'c.test.ts: No x.ts',
    'd.test.ts: did not run to its end',
  ]);
});
