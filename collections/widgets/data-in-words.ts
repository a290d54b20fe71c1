// The data that a page gives an illustration → Markdown for machines: its lists as tables, the rest as lines.
import { isRecord } from '../../engine/shared.ts';

type Cells = readonly unknown[];

/** @param data  as its schema has checked it. */
export function dataInWords(data: unknown): string {
  if (!isRecord(data)) return '';
  const { columns, rows, ...rest } = data;
  const blocks = Object.entries(rest).map(([key, value]) => inWords(key, value));
  if (Array.isArray(columns) && Array.isArray(rows)) blocks.push(table(columns, rows));
  return blocks.join('\n\n');
}

function inWords(key: string, value: unknown): string {
  if (!Array.isArray(value) || !value.every(isRecord)) return `**${key}:** ${plain(value)}`;
  const heads = [...new Set(value.flatMap((one) => Object.keys(one)))];
  return table(
    heads,
    value.map((one) => heads.map((head) => one[head] ?? '')),
  );
}

function table(heads: Cells, rows: readonly Cells[]): string {
  const row = (cells: Cells) => `| ${cells.map(plain).join(' | ')} |`;
  return [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n');
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([key, one]) => `${key}: ${plain(one)}`)
      .join(', ');
  return String(value).replaceAll('|', '\\|');
}
