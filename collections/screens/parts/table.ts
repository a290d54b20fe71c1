// `table: Columns` ▶ a table with its head and rows, under its title.
import { z } from 'zod';
import { type Kind, label, rows } from '../part.ts';
import { pane } from './pane.ts';

export const table: Kind = {
  name: 'table',
  about: 'the title of a table',
  shape: {
    head: z.array(label).optional().describe('names of the columns'),
    rows: rows.optional().describe('rows, each a list of cells'),
    at: z
      .union([label, z.array(label)])
      .optional()
      .describe('the first cell of the chosen row'),
  },
  draw({ label: title, head, rows: lines = [], at = [], id }, pen) {
    const cells = (all: readonly unknown[], tag: string) =>
      all
        .map((cell) => pen.text(String(cell ?? '')))
        // A heading that says nothing is none.
        .map((cell) => (cell ? `<${tag}>${cell}</${tag}>` : '<td></td>'))
        .join('');
    const body = lines.map(({ cells: [first = '', ...others], id: own, on }) => {
      const isOn = on || at.includes(first);
      const opening = `<td>${pen.at(own, `<span>${pen.text(first)}</span>`, 'span')}</td>`;
      return `<tr${isOn ? ' class="on"' : ''}>${opening}${cells(others, 'td')}</tr>`;
    });
    const top = head ? `<thead><tr>${cells(head as unknown[], 'th')}</tr></thead>` : '';
    const name = title ? ` aria-label="${pen.text(title)}"` : '';
    const html = `<table${name}>${top}<tbody>${body.join('')}</tbody></table>`;
    return pen.at(id, pane(title, html, pen));
  },
  words(part, say) {
    const head = (part.head as unknown[] | undefined)?.map((cell) => String(cell ?? ''));
    const lines = (part.rows ?? []).map(
      ({ cells, id }) => `  - ${cells.join(', ')}${say.step(id)}`,
    );
    return [say.line('table', part, head?.join(', ')), ...lines];
  },
};
