// `buttons: [Cancel, Done]` → buttons in a row; `button: Save` → one alone.

import { z } from 'zod';
import { type Html, html } from '../../../engine/shared.ts';
import { ICON } from '../icons.ts';
import { type Item, items, type Kind } from '../part.ts';
import type { Pen } from '../pen.ts';

const shape = {
  icon: ICON.optional(),
  main: z.boolean().optional().describe('the one that is drawn filled'),
  on: z.boolean().optional(),
};

function buttonHtml({ label, icon, main, id }: Item, pen: Pen): Html {
  const drawn = html`<span role="button"${main ? html` class="filled"` : ''}>${pen.icon(icon)}${label}</span>`;
  return pen.at(id, drawn, 'span');
}

export const buttons: Kind = {
  name: 'buttons',
  about: 'buttons in a row',
  list: 'of',
  shape: {
    of: items(shape),
    start: z.boolean().optional().describe('drawn at the start of the line'),
  },
  draw: ({ of = [], id, start }, pen) =>
    pen.at(
      id,
      html`<div class="sc-buttons${start ? ' start' : ''}">${of.map((one) => buttonHtml(one, pen))}</div>`,
    ),
  words: (part, say) => [say.line('buttons', part, say.items(part))],
};

export const button: Kind = {
  name: 'button',
  about: 'the label of a button',
  shape,
  draw: (part, pen) => html`<div class="sc-buttons start">${buttonHtml(part as Item, pen)}</div>`,
  words: (part, say) => [say.line('button', part)],
};
