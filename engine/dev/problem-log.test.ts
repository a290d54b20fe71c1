import { expect, it } from 'vitest';
import { ContentError, diagnose } from '../diagnostics/diagnostics.ts';
import { createProblemLog } from './problem-log.ts';

const at = (path: string, line: number, message: string) =>
  diagnose({ path, line, column: 1 }, { code: 'a/b', message });

const make = () => {
  const said: string[] = [];
  return { said, log: createProblemLog((lines) => said.push(lines)) };
};

it('prints each error once until it is solved, wherever it moves', () => {
  const { said, log } = make();
  log.page('a', [at('a.md', 3, 'M.'), { ...at('a.md', 4, 'W.'), severity: 'warning' }]);
  log.page('a', [at('a.md', 5, 'M.')]);
  log.page('b', [at('a.md', 5, 'M.'), at('b.md', 1, 'N.')]);
  expect(said.map((one) => one.trim().split('\n')[0])).toEqual([
    'a.md:3:1  error  a/b',
    'b.md:1:1  error  a/b',
  ]);
  log.page('b', []);
  log.page('b', []);
  log.page('b', [at('b.md', 1, 'N.')]);
  expect(said.slice(2).map((one) => one.trim().split('\n')[0])).toEqual([
    'b: no errors any more.',
    'b.md:1:1  error  a/b',
  ]);
});

it('prints the same trouble once, until a change can be shown', () => {
  const { said, log } = make();
  for (const error of [new Error('A.'), new Error('A.'), new Error('B.'), undefined])
    log.trouble(error);
  log.trouble(new Error('B.'));
  expect(said).toEqual(['\nA.', '\nB.', '\nB.']);
});

it('prints a wrong setting with its place', () => {
  const { said, log } = make();
  log.trouble(new ContentError([at('site.config.json', 2, 'There is no setting "x".')]));
  expect(said[0]).toContain('site.config.json:2:1  error  a/b\n\n  There is no setting "x".');
  log.trouble(new Error('It failed.'));
  expect(said[1]).toBe('\nIt failed.');
});
