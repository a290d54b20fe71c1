// Lines of a page → those that are prose: without records, fenced code and lines that open or close a directive.
import type { SourceLine } from '../../engine/index.ts';

const FENCE = /^\s*(`{3,}|~{3,})/;

/** `line`: from 0, as the lines are given. */
export function proseOf(
  lines: readonly SourceLine[],
  isWritten: (path: string) => boolean,
): { line: number; text: string }[] {
  let fence = '';
  return lines.flatMap(({ text, path }, line) => {
    if (!isWritten(path)) return [];
    const [, marks = ''] = text.match(FENCE) ?? [];
    if (fence) {
      if (marks.startsWith(fence)) fence = '';
      return [];
    }
    fence = marks;
    return marks || /^\s*::/.test(text) ? [] : [{ line, text }];
  });
}
