// `select: Target` → a label and a box to choose from, closed or open.

import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
import { ICON } from '../icons.ts';
import { items, type Kind, label } from '../part.ts';
import { controlRow, helpShape } from './control-row.ts';
import { options } from './options.ts';

export const select: Kind = {
  name: 'select',
  about: 'the label of a box to choose from',
  list: 'of',
  shape: {
    value: label.optional().describe('what is chosen'),
    hint: label.optional().describe('what it says while nothing is chosen'),
    of: items({
      icon: ICON.optional(),
      badge: label.optional(),
      head: z.boolean().optional().describe('a heading among them'),
    })
      .optional()
      .describe('all choices'),
    open: z.boolean().optional().describe('drawn with its choices open'),
    bind: z.boolean().optional().describe('has the icon that binds it'),
    ...helpShape,
  },
  draw(part, pen) {
    const value = part.value ? part.value : html`<i>${String(part.hint ?? '')}</i>`;
    const icons = [part.bind ? pen.icon('link') : '', pen.icon('down')];
    const list = part.open ? options(part, pen, [part.value ?? '']) : '';
    return controlRow(
      part,
      pen,
      (name) =>
        html`<span role="combobox" aria-expanded="false"${name}>${value}${icons}</span>${list}`,
    );
  },
  words(part, say) {
    const all = part.of?.length ? `${say.items(part)}` : '';
    const value = [part.value ?? String(part.hint ?? ''), all && `[${all}]`]
      .filter(Boolean)
      .join(' ');
    return [say.line('select', part, value, [part.required === true && say.texts.required])];
  },
};
