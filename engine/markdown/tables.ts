// Tables → tables that fit, or are read row by row where they don't; classes, since styles are forbidden.
import type { MarkdownIt, Token } from 'markdown-it';
import { html } from '../text/html.ts';
import { FITS, withJoints } from '../text/joints.ts';
import { plainText } from './plain-text.ts';
import { stateOf } from './state.ts';
import { isWiderThanDesk, isWiderThanPhone, longestPiecePx, widthOfTable } from './table-width.ts';

export function tables(md: MarkdownIt): void {
  md.core.ruler.push('table_cells', ({ tokens }) => {
    let hasNoHead = false;
    tokens.forEach((token, i) => {
      if (token.type !== 'th_open' && token.type !== 'td_open') return;
      alignByClass(token);
      if (token.type === 'td_open') markAnswer(token, tokens[i + 1]?.content ?? '');
      const isFirst = tokens[i - 1]?.type === 'tr_open';
      const isEmpty = tokens[i + 1]?.content === '';
      // A header cell without text heads nothing: screen readers would announce it all the same.
      if (token.type === 'th_open' && isEmpty) tagCell('td', token, tokens[i + 2]);
      if (token.type === 'th_open' && isFirst) hasNoHead = isEmpty;
      // The column that nothing heads names the rows.
      if (token.type === 'td_open' && isFirst && hasNoHead && !isEmpty)
        tagCell('th', token, tokens[i + 2]);
    });
    markTables(tokens);
  });
  md.renderer.rules.table_open = (tokens, i, _options, env) => {
    stateOf(env).isInTable = true;
    return String(html`<div class="${String(tokens[i]?.meta?.kind)}"><table>\n`);
  };
  md.renderer.rules.table_close = (_tokens, _i, _options, env) => {
    stateOf(env).isInTable = false;
    return '</table></div>\n';
  };
  md.renderer.rules.text = (tokens, i, _options, env) => {
    const text = html`${tokens[i]?.content ?? ''}`;
    return String(stateOf(env).isInTable ? withJoints(text, FITS.table) : text);
  };
}

function tagCell(tag: 'th' | 'td', open: Token, close: Token | undefined): void {
  for (const token of [open, close]) if (token) token.tag = tag;
}

function alignByClass(token: Token): void {
  const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1];
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
  if (align && align !== 'left') token.attrJoin('class', `align-${align}`);
}

/** Who compares rows looks for the signs; the words stay for everybody else. */
function markAnswer(cell: Token, text: string): void {
  const answer = text.toLowerCase();
  if (answer === 'yes' || answer === 'no') cell.attrJoin('class', answer);
}

type Cell = { cell: Token; text: string; longestPx: number };

/** @property columns  the cells of each column, its head first. */
type Table = { open: Token; hasNames: boolean; columns: Cell[][] };

/** More columns than these share a line badly: they keep the widths that their texts need. */
const MOST_ALIKE = 4;

/**
 * A table whose rows have names (`{#show}`) is a reference; one that is wider than a phone is read as it is there:
 * each row as a definition. Tables with the same heads are siblings, whose columns are as wide as each other's.
 */
function markTables(tokens: readonly Token[]): void {
  const all = readTables(tokens);
  const heads = all.map(({ columns }) => columns.map(([head]) => head?.text).join('|'));
  all.forEach(({ open, hasNames, columns }, i) => {
    const isOneOf = heads.filter((one) => one === heads[i]).length > 1;
    const isAlike = isOneOf && columns.length <= MOST_ALIKE;
    const widthPx = widthOfTable(columns.map((cells) => cells.map((one) => one.longestPx)));
    const isRows = columns.length > 1 && (hasNames || isWiderThanPhone(widthPx));
    const kinds = ['table', isRows && 'rows', isAlike && 'alike'];
    open.meta = {
      kind: [...kinds, isWiderThanDesk(widthPx) && 'compact'].filter(Boolean).join(' '),
    };
    const main = mainColumn(columns);
    if (columns.length > 2) columns[main]?.[0]?.cell.attrJoin('class', 'main-column');
    if (isRows && columns.length > 2) labelCells(columns.filter((_, at) => at > 0 && at !== main));
  });
}

/** Signs of a cell on average, from which on its column is a text. */
const A_TEXT = 20;

/** The column that says most, besides the first, which names the row: it is the widest. */
function mainColumn(columns: Table['columns']): number {
  const sizes = columns.map((cells) =>
    cells.slice(1).reduce((sum, one) => sum + one.text.length, 0),
  );
  const most = Math.max(...sizes.slice(1));
  const rows = (columns[0]?.length ?? 1) - 1;
  return most > A_TEXT * rows ? sizes.lastIndexOf(most) : -1;
}

/** Read row by row, a short cell needs the head of its column beside it. */
function labelCells(columns: Table['columns']): void {
  for (const [head, ...cells] of columns)
    for (const { cell, text } of cells)
      if (head?.text && text) cell.attrSet('data-label', head.text);
}

function readTables(tokens: readonly Token[]): Table[] {
  const all: Table[] = [];
  let column = 0;
  tokens.forEach((token, i) => {
    const table = all.at(-1);
    if (token.type === 'table_open') all.push({ open: token, hasNames: false, columns: [] });
    else if (token.type === 'tr_open') {
      column = 0;
      if (table && token.meta?.id) table.hasNames = true;
    } else if (token.type === 'th_open' || token.type === 'td_open') {
      const inside = tokens[i + 1]?.children ?? [];
      const longestPx = longestPiecePx(inside, token.type === 'th_open');
      const cell = { cell: token, text: plainText(inside), longestPx };
      if (table?.columns[column]) table.columns[column]?.push(cell);
      else table?.columns.push([cell]);
      column += 1;
    }
  });
  return all;
}
