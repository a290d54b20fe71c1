// `table: Columns` → a table with its head and rows, under its title.
import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
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
        .map((cell) => String(cell ?? ''))
        // A heading that says nothing is none.
        .map((cell) => (cell ? html`<${tag}>${cell}</${tag}>` : html`<td></td>`));
    const body = lines.map(({ cells: [first = '', ...others], id: own, on }) => {
      const isOn = on || at.includes(first);
      const opening = html`<td>${pen.at(own, html`<span>${first}</span>`, 'span')}</td>`;
      return html`<tr${isOn ? html` class="on"` : ''}>${opening}${cells(others, 'td')}</tr>`;
    });
    const top = head ? html`<thead><tr>${cells(head as unknown[], 'th')}</tr></thead>` : '';
    const name = title ? html` aria-label="${title}"` : '';
    const drawn = html`<table${name}>${top}<tbody>${body}</tbody></table>`;
    return pen.at(id, pane(title, drawn));
  },
  words(part, say) {
    const head = (part.head as unknown[] | undefined)?.map((cell) => String(cell ?? ''));
    const lines = (part.rows ?? []).map(
      ({ cells, id }) => `  - ${cells.join(', ')}${say.step(id)}`,
    );
    return [say.line('table', part, head?.join(', ')), ...lines];
  },
};
