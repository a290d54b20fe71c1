// A row of a table → the columns of its cells' texts, split as markdown-it splits it.
import type { Token } from 'markdown-it';

/** `start`: column of the first sign; `drops`: columns of the backslashes of `\|`, which the text lacks. */
type Cell = { start: number; drops: number[] };

type CellText = { row: Token; cell?: number; column?: number };

/**
 * Source column of an offset into a cell's text.
 *
 * @param text    the row's token, the cell's number from 0, and the column where the row begins.
 * @param source  the row's line.
 */
export function columnInCell({ row, cell = 0, column = 0 }: CellText, source: string, at: number) {
  const cells = (row.meta?.cells as Cell[] | undefined) ?? splitRow(source, column);
  row.meta = { ...row.meta, cells };
  const { start = column, drops = [] } = cells[cell] ?? {};
  return drops.reduce((found, drop) => (drop <= found ? found + 1 : found), start + at);
}

function splitRow(source: string, from: number): Cell[] {
  const end = source.trimEnd().length;
  const first = source.length - source.slice(from).trimStart().length;
  const cells: Cell[] = [];
  let start = first;
  let drops: number[] = [];
  for (let at = first; at <= end; at++) {
    if (at < end && source[at] !== '|') continue;
    if (at < end && at > start && source[at - 1] === '\\') {
      drops.push(at - 1);
      continue;
    }
    const text = source.slice(start, at);
    if (at > first) cells.push({ start: start + text.length - text.trimStart().length, drops });
    start = at + 1;
    drops = [];
  }
  return cells;
}
