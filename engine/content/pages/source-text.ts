// Lines that know where they come from: after tokens and includes, a place in the text still leads
// to the author's file, line and column.
import type { Place } from '../../diagnostics/diagnostics.ts';
import { substitute, type Tokens } from './tokens.ts';

/** Name of the content folder, from any path as diagnostics show it. */
export const contentOf = (shown: string | undefined): string => shown?.split('/')[0] || 'content';

/** At output column `at` (from 0) and after, the author's column is `by` larger. */
export type Shift = { at: number; by: number };

/** A line of Markdown that knows its place, whatever was filled in: a diagnostic about it names what the author wrote. */
export type SourceLine = {
  text: string;
  /** The file the author wrote it in, its line from 1, and the line as written. */
  path: string;
  line: number;
  written: string;
  shifts?: readonly Shift[];
};

type From = { path: string; firstLine: number; indent: string };

/** A line as written, with its tokens replaced. */
export function toSourceLine(written: string, from: From, tokens: Tokens): SourceLine {
  const at = { path: from.path, line: from.firstLine, written };
  if (!from.indent && !written.includes('{')) return { text: written, ...at };
  const { text, shifts } = substitute(written, tokens);
  if (!from.indent || text === '') return { text, ...at, shifts };
  const by = from.indent.length;
  const moved = shifts.map((shift) => ({ at: shift.at + by, by: shift.by - by }));
  return { text: from.indent + text, ...at, shifts: [{ at: 0, by: -by }, ...moved] };
}

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

/** The line from `column` (0 or more characters of the expanded text) on. */
export function shifted(source: SourceLine | undefined, column: number): SourceLine {
  if (!source) return { text: '', path: '', line: 1, written: '' };
  const before = (source.shifts ?? []).filter((shift) => shift.at <= column).at(-1)?.by ?? 0;
  const after = (source.shifts ?? [])
    .filter((shift) => shift.at > column)
    .map(({ at, by }) => ({ at: at - column, by: by + column }));
  const shifts = [{ at: 0, by: before + column }, ...after];
  return { ...source, text: source.text.slice(column), shifts };
}

/** The line with something before it that the author did not write. */
export function prefixed(prefix: string, source: SourceLine): SourceLine {
  const by = prefix.length;
  const shifts =
    source.shifts?.[0]?.at === 0 ? source.shifts : [{ at: 0, by: 0 }, ...(source.shifts ?? [])];
  return {
    ...source,
    text: prefix + source.text,
    shifts: shifts.map((shift) => ({ at: shift.at + by, by: shift.by - by })),
  };
}
