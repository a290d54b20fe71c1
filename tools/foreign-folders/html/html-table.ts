// What is between `<table>` and `</table>` → the lines of a table in Markdown.
import type { Tag } from './tags.ts';

/** @param convert  HTML of one cell → Markdown. */
export function tableOf(
  text: string,
  tags: readonly Tag[],
  convert: (html: string) => string,
): string[] {
  const rows: { cells: string[]; isHead: boolean }[] = [];
  let from: number | undefined;
  const close = (to: number) => {
    if (from !== undefined) rows.at(-1)?.cells.push(convert(text.slice(from, to)));
    from = undefined;
  };
  for (const { name, isClose, from: start, to } of tags) {
    const isCell = name === 'td' || name === 'th';
    if (isCell || name === 'tr') close(start);
    if (name === 'tr' && !isClose) rows.push({ cells: [], isHead: false });
    if (!isCell || isClose) continue;
    if (rows.length === 0) rows.push({ cells: [], isHead: false });
    const row = rows.at(-1);
    if (row && name === 'th' && row.cells.length === 0) row.isHead = true;
    from = to;
  }
  close(text.length);
  const filled = rows.filter(({ cells }) => cells.length > 0);
  const width = Math.max(0, ...filled.map(({ cells }) => cells.length));
  if (width === 0) return [];
  const [first] = filled;
  const head = first?.isHead ? first.cells : [];
  const body = first?.isHead ? filled.slice(1) : filled;
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, i) => cells[i] ?? '').join(' | ')} |`;
  return [
    line(head),
    line(Array.from({ length: width }, () => '---')),
    ...body.map(({ cells }) => line(cells)),
  ];
}
