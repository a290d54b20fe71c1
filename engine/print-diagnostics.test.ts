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

/** What of the shown line stands above the mark. */
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
