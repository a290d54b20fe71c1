// `buttons: [Cancel, Done]` ▶ buttons in a row; `button: Save` ▶ one alone.

import { z } from 'zod';
import { ICON } from '../icons.ts';
import { type Item, items, type Kind } from '../part.ts';
import type { Pen } from '../pen.ts';

const shape = {
  icon: ICON.optional(),
  main: z.boolean().optional().describe('the one that is drawn filled'),
  on: z.boolean().optional(),
};

function buttonHtml({ label, icon, main, id }: Item, pen: Pen): string {
  const text = label ? pen.text(label) : '';
  const html = `<span role="button"${main ? ' class="filled"' : ''}>${pen.icon(icon)}${text}</span>`;
  return pen.at(id, html, 'span');
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
      `<div class="sc-buttons${start ? ' start' : ''}">${of.map((one) => buttonHtml(one, pen)).join('')}</div>`,
    ),
  words: (part, say) => [say.line('buttons', part, say.items(part))],
};

export const button: Kind = {
  name: 'button',
  about: 'the label of a button',
  shape,
  draw: (part, pen) => `<div class="sc-buttons start">${buttonHtml(part as Item, pen)}</div>`,
  words: (part, say) => [say.line('button', part)],
};
