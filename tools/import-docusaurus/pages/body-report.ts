// Problems at offsets of a body → diagnostics at lines of its file.
import { diagnose, type Problem } from '../../../engine/tooling.ts';
import type { From } from './resolve-link.ts';
import type { SiteImport } from './site-import.ts';

/** Diagnostics of one file; whoever fixes these sees the others the next time. */
const MOST = 500;

const FULL: Problem = {
  severity: 'warning',
  code: 'import/more-problems',
  message: 'From here on, the file has more passages to look at.',
  hint: 'They are reported when those before them are solved.',
};

/** Offsets of a body, behind `linesBefore` lines of its file → places in the file. */
export function createReport(
  { text, linesBefore }: { text: string; linesBefore: number },
  { file }: From,
  all: SiteImport,
) {
  let starts: number[] | undefined;
  let count = 0;
  return ({ start, end }: { start: number; end: number }, problem: Problem): void => {
    if (++count > MOST) return;
    starts ??= lineStarts(text);
    const line = lineOf(starts, start);
    const from = starts[line] ?? 0;
    const next = starts[line + 1] ?? text.length + 1;
    const lineText = text.slice(from, next - 1);
    const column = start - from + 1;
    const length = Math.max(1, Math.min(end - start, lineText.length - column + 1));
    const place = { path: all.files.shown(file), line: linesBefore + line + 1, column, lineText };
    all.diagnostics.push(diagnose(place, { length, ...problem }));
    if (count === MOST) all.diagnostics.push(diagnose(place, FULL));
  };
}

export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

export function lineOf(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
