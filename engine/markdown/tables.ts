// Tables → tables that scroll inside themselves, or are read row by row on a phone; classes, since styles are forbidden.
import type { MarkdownIt, Token } from 'markdown-it';
import { plainText } from './plain-text.ts';
import { stateOf } from './state.ts';

export function tables(md: MarkdownIt): void {
  md.core.ruler.push('table_cells', ({ tokens }) => {
    let hasNoHead = false;
    tokens.forEach((token, i) => {
      if (token.type !== 'th_open' && token.type !== 'td_open') return;
      alignByClass(token);
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
    const { kind, hasNames } = tokens[i]?.meta as Meta;
    if (hasNames) stateOf(env).styles.add('rows');
    return `<div class="${kind}"><table>\n`;
  };
  md.renderer.rules.table_close = () => '</table></div>\n';
}

function tagCell(tag: 'th' | 'td', open: Token, close: Token | undefined): void {
  for (const token of [open, close]) if (token) token.tag = tag;
}

function alignByClass(token: Token): void {
  const align = /text-align:(\w+)/.exec(String(token.attrGet('style') ?? ''))?.[1];
  token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
  if (align && align !== 'left') token.attrJoin('class', `align-${align}`);
}

/** @property columns  the cells of each column, its head first. */
type Meta = { kind: string; hasNames: boolean };

type Table = { open: Token; hasNames: boolean; columns: { cell: Token; text: string }[][] };

/** More columns than these share a line badly: they keep the widths that their texts need. */
const MOST_ALIKE = 4;

/**
 * A table whose rows have names (`{#show}`) is a reference: on a phone each row is read as a definition.
 * Tables with the same heads are siblings, whose columns are as wide as each other's.
 */
function markTables(tokens: readonly Token[]): void {
  const all = readTables(tokens);
  const heads = all.map(({ columns }) => columns.map(([head]) => head?.text).join('|'));
  all.forEach(({ open, hasNames, columns }, i) => {
    const isOneOf = heads.filter((one) => one === heads[i]).length > 1;
    const isAlike = isOneOf && columns.length <= MOST_ALIKE;
    open.meta = {
      kind: ['table', hasNames && 'rows', isAlike && 'alike'].filter(Boolean).join(' '),
      hasNames,
    } satisfies Meta;
    const main = mainColumn(columns);
    if (columns.length > 2) columns[main]?.[0]?.cell.attrJoin('class', 'main-column');
    if (hasNames && columns.length > 2)
      labelCells(columns.filter((_, at) => at > 0 && at !== main));
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
      const cell = { cell: token, text: plainText(tokens[i + 1]?.children ?? []) };
      if (table?.columns[column]) table.columns[column]?.push(cell);
      else table?.columns.push([cell]);
      column += 1;
    }
  });
  return all;
}
