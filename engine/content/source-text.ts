// Lines that know where they come from: after tokens and includes, a place in the text still leads
// to the author's file, line and column.
import type { Place } from '../diagnostics.ts';

/** At output column `at` (from 0) and after, the author's column is `by` larger. */
export type Shift = { at: number; by: number };

export type SourceLine = {
  text: string;
  /** The file the author wrote it in, its line from 1, and the line as written. */
  path: string;
  line: number;
  written: string;
  shifts?: readonly Shift[];
};

/**
 * The author's place for a place in the expanded text.
 *
 * @param line    index into `lines`, from 0; past the end means the last line.
 * @param column  characters into the expanded line, from 0.
 */
export function placeIn(lines: readonly SourceLine[], line: number, column = 0): Place {
  const source = lines[Math.max(0, Math.min(line, lines.length - 1))];
  if (!source) return { path: '', line: 1, column: 1 };
  return {
    path: source.path,
    line: source.line,
    column: Math.max(1, writtenColumn(source, column) + 1),
    lineText: source.written,
  };
}

/** The place of a stretch of one expanded line, and how many characters the author wrote for it. */
export function rangeIn(
  lines: readonly SourceLine[],
  line: number,
  from: number,
  to: number,
): Place & { length: number } {
  const place = placeIn(lines, line, from);
  const last = placeIn(lines, line, Math.max(from, to - 1));
  return { ...place, length: Math.max(1, last.column - place.column + 1) };
}

/** A column inside a replaced token never leads behind the token. */
function writtenColumn(source: SourceLine, column: number): number {
  let by = 0;
  for (const shift of source.shifts ?? []) {
    if (shift.at > column) return Math.min(column + by, shift.at + shift.by - 1);
    by = shift.by;
  }
  return column + by;
}
