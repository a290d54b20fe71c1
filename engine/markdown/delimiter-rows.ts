// A paragraph that was to be a table → a diagnostic at the row of dashes that doesn't fit.
import type { MarkdownIt } from 'markdown-it';
import { reportBlock, stateOf } from './state.ts';

/** Dashes between bars, however they are spelled. */
const DASHES = /^(?=[^|]*\|)(?=.*-{2})[\s|:+=_\-–—]+$/;

export function delimiterRows(md: MarkdownIt): void {
  md.core.ruler.after('block', 'delimiter_rows', ({ tokens, env }) => {
    tokens.forEach((token, i) => {
      if (token.type !== 'inline' || tokens[i - 1]?.type !== 'paragraph_open') return;
      if (!token.content.includes('|') || !token.content.includes('--')) return;
      const lines = token.content.split('\n');
      const row = lines.findIndex((line, at) => at > 0 && DASHES.test(line));
      if (row < 0) return;
      const head = cellsOf(lines[row - 1] ?? '').length;
      const cells = cellsOf(lines[row] ?? '');
      const isForm = cells.every((cell) => /^:?-+:?$/.test(cell));
      reportBlock(stateOf(env), (token.map?.[0] ?? 0) + row, {
        code: 'tables/delimiter-row',
        message: isForm
          ? `This row is for ${columns(cells.length)} and the one above it has ${head}, so readers see no table.`
          : 'This row below the head of a table has other signs than "-", ":" and "|", so readers see no table.',
        hint: `Write:   |${' --- |'.repeat(head)}`,
      });
    });
  });
}

const columns = (count: number): string => `${count} ${count === 1 ? 'column' : 'columns'}`;

/** Texts between the bars of a row; `\|` is text. */
function cellsOf(row: string): string[] {
  const cells = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return cells.split(/(?<!\\)\|/).map((cell) => cell.trim());
}
