// `<table>` → a table of Markdown; a spanning cell is written once, what has blocks in it loses their lines.

import type { PageImport } from '../mdx/page-import.ts';
import { inOneLine } from '../mdx/text.ts';
import type { Element } from '../mdx/tree.ts';
import { block, type Component, elementsIn, has, inline, insideInline } from './component.ts';

export const table: Component = (element, page) => {
  const inner: PageImport = { ...page, isInCell: true };
  const rows = rowsIn(element)
    .map((row) =>
      elementsIn(row, 'td', 'th').map((cell) => ({
        text: cellText(cell, inner),
        isHead: cell.name === 'th',
        spans:
          has(cell, 'colSpan') ||
          has(cell, 'colspan') ||
          has(cell, 'rowSpan') ||
          has(cell, 'rowspan'),
      })),
    )
    .filter((row) => row.length > 0);
  page.count('HTML <table>');
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return inline(insideInline(element, page));
  if (page.isInCell)
    return inline(rows.map((row) => row.map(({ text }) => text).join(' ')).join('<br>'));
  if (rows.some((row) => row.some(({ spans }) => spans)))
    page.report(element, {
      severity: 'warning',
      code: 'import/table-spans',
      message: 'Cells of this table span several rows or columns. Each stands once.',
      hint: 'Look whether the table reads well.',
    });
  const isHead = rows[0]?.every((cell) => cell.isHead) || elementsIn(element, 'thead').length > 0;
  const head = isHead ? rows.shift() : undefined;
  const toLine = (cells: readonly { text: string }[]) =>
    `| ${Array.from({ length: width }, (_, i) => cells[i]?.text ?? '').join(' | ')} |`;
  return block([toLine(head ?? []), `|${' --- |'.repeat(width)}`, ...rows.map(toLine)].join('\n'));
};

/** What a site's own component makes of a row can't be known: it is a row with one cell. */
function rowsIn(element: Element): Element[] {
  return element.children.flatMap((one): Element[] => {
    if (one.kind !== 'element' || one.name === 'caption' || one.name === 'colgroup') return [];
    if (one.name === 'tr') return [one];
    if (['thead', 'tbody', 'tfoot', ''].includes(one.name)) return rowsIn(one);
    const cell: Element = { ...one, name: 'td', attributes: [], children: [one] };
    return [{ ...cell, name: 'tr', children: [cell] }];
  });
}

function cellText(cell: Element, page: PageImport): string {
  return inOneLine(page.render(cell.children, page)).replace(/(?<!\\)\|/g, '\\|');
}
