import { describe, expect, it } from 'vitest';
import { diagnose } from './diagnostics.ts';
import { countLine, formatDiagnostic, formatDiagnostics } from './print-diagnostics.ts';

function at(lineText: string, column: number, length = 1) {
  return diagnose(
    { path: 'a.md', line: 3, column, lineText },
    { code: 'a/b', message: 'M.', length },
  );
}

/** The line and its mark. */
function excerpt(lineText: string, column: number, length = 1): string[] {
  return formatDiagnostic(at(lineText, column, length))
    .split('\n')
    .slice(4, 6);
}

/** What of the shown line is above the mark. */
function marked(lineText: string, column: number, length: number): string {
  const [line = '', mark = ''] = excerpt(lineText, column, length);
  return line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1);
}

describe('a printed diagnostic', () => {
  it('has place, sentence, line, mark, hint and related places', () => {
    const one = { ...at('one two three', 5, 3), hint: 'First.\nSecond.' };
    const related = [{ path: 'b.md', line: 1, column: 2 }];
    expect(formatDiagnostic({ ...one, related })).toMatchInlineSnapshot(`
      "a.md:3:5  error  a/b

        M.

        3 │ one two three
          │     ^^^

        First.
        Second.

        See also b.md:1:2"
    `);
  });

  it('marks the right signs behind tabs, and tabs themselves', () => {
    expect(excerpt('\ta\tb', 4)).toEqual(['  3 │     a    b', '    │          ^']);
    expect(excerpt('a\tbc', 1, 3)).toEqual(['  3 │ a    bc', '    │ ^^^^^^']);
  });

  it('keeps the mark in sight on a long line', () => {
    const long = `${'x'.repeat(300)}[target]${'y'.repeat(300)}`;
    expect(marked(long, 301, 8)).toBe('[target]');
    expect(excerpt(long, 301, 8)[0]?.length).toBeLessThan(120);
    expect(marked(long, 1, 3)).toBe('xxx');
    expect(marked(long, 608, 1)).toBe('y');
    expect(excerpt('x'.repeat(200), 90, 500)[1]?.length).toBeLessThan(120);
  });

  it('counts wide signs twice and marks on letters not at all', () => {
    expect(excerpt('日本 x', 4)[1]).toBe('    │      ^');
    expect(excerpt('e\u0301 x', 4)[1]).toBe('    │   ^');
    expect(excerpt('👩‍💻x', 6)[1]).toBe('    │   ^');
  });

  it('survives places behind the line and empty lines', () => {
    expect(excerpt('', 1)).toEqual(['  3 │ ', '    │ ^']);
    expect(excerpt('ab', 9, 4)).toEqual(['  3 │ ab', '    │   ^']);
  });

  it('does not steer the terminal', () => {
    const text = formatDiagnostic(at('\u001b[31mred\u0000\u202e', 1));
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  });
});

describe('all of them', () => {
  it('are nothing, or end with a count', () => {
    expect(formatDiagnostics([])).toBe('');
    const warning = { ...at('x', 1), severity: 'warning' as const, path: 'b.md' };
    expect(countLine([at('x', 1), at('x', 2), warning])).toBe('2 errors, 1 warning in 2 files.');
  });
});

describe('many warnings', () => {
  const warning = (path: string, code = 'a/many', kind?: string) =>
    diagnose(
      { path, line: 2, column: 3 },
      { severity: 'warning', code, message: 'M.', ...(kind ? { kind } : {}) },
    );
  const files = (count: number) =>
    Array.from({ length: count }, (_, i) => `${String(i).padStart(4, '0')}.md`);

  it('of one code are printed once, with three places and how many there are', () => {
    const all = files(1_203).map((path) => warning(path));
    expect(formatDiagnostics([...all, warning('z.md', 'b/other')])).toBe(
      [
        '0000.md:2:3  warning  a/many',
        '',
        '  M.',
        '',
        '  The same at 0001.md:2:3, 0002.md:2:3, and 1,200 more places, in 1,203 files.',
        '  All of them: learn check --all',
        '',
        'z.md:2:3  warning  b/other',
        '',
        '  M.',
        '',
        '0 errors, 1,204 warnings in 1,204 files.',
      ].join('\n'),
    );
    expect(formatDiagnostics(all, { isWhole: true }).match(/a\/many/g)).toHaveLength(1_203);
  });

  it('are each printed while they are few, and errors always', () => {
    const few = files(8).map((path) => warning(path));
    expect(formatDiagnostics(few).match(/a\/many/g)).toHaveLength(8);
    const errors = files(30).map((path) => ({ ...warning(path), severity: 'error' as const }));
    expect(formatDiagnostics(errors).match(/a\/many/g)).toHaveLength(30);
  });

  it('of one kind are printed once, however few they are', () => {
    const two = ['a.md', 'b.md', 'c.md'].map((path, i) => warning(path, 'a/k', i < 2 ? 'x' : 'y'));
    expect(formatDiagnostics(two)).toContain('  M.\n\n  The same at b.md:2:3, in 2 files.\n\nc.md');
  });
});
