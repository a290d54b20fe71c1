import { expect, it } from 'vitest';
import { diagnose, hasErrors, sortDiagnostics } from './diagnostics.ts';

const at = (path: string, line: number, column: number, code = 'a/b') =>
  diagnose({ path, line, column }, { code, message: 'M.' });

it('sorts by place and code, and drops exact repeats', () => {
  const sorted = sortDiagnostics([
    at('b.md', 1, 1),
    at('a.md', 10, 1),
    at('a.md', 9, 5),
    at('a.md', 9, 5),
    at('a.md', 9, 5, 'a/a'),
    at('B.md', 1, 1),
  ]);
  expect(sorted.map((one) => `${one.path}:${one.line}:${one.column} ${one.code}`)).toEqual([
    'B.md:1:1 a/b',
    'a.md:9:5 a/a',
    'a.md:9:5 a/b',
    'a.md:10:1 a/b',
    'b.md:1:1 a/b',
  ]);
});

it('is an error unless said otherwise', () => {
  const warning = { ...at('a.md', 1, 1), severity: 'warning' as const };
  expect([hasErrors([warning]), hasErrors([warning, at('a.md', 1, 1)])]).toEqual([false, true]);
});
