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
  let by = 0;
  for (const shift of source.shifts ?? []) if (shift.at <= column) by = shift.by;
  return {
    path: source.path,
    line: source.line,
    column: Math.max(1, column + by + 1),
    lineText: source.written,
  };
}
