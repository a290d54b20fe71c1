// `cards: Templates` ▶ choices as cards.

import { z } from 'zod';
import { ICON } from '../icons.ts';
import { at, items, type Kind, label } from '../part.ts';

export const cards: Kind = {
  name: 'cards',
  about: 'the title of the cards',
  list: 'of',
  shape: {
    of: items({
      icon: ICON.optional(),
      widget: z
        .string()
        .optional()
        .describe('name of a manifest in content/widgets/: its small picture'),
      text: label.optional().describe('what the card says besides'),
      badge: label.optional(),
      on: z.boolean().optional(),
    }),
    at: at.optional().describe('the chosen one'),
  },
  draw({ of = [], at: chosen = [], id, label: title }, pen) {
    const all = of.map((item) => {
      const isOn = item.on || chosen.includes(item.label);
      const text = item.text ? `<small>${pen.text(item.text)}</small>` : '';
      const badge = item.badge ? `<em>${pen.text(item.badge)}</em>` : '';
      const html = `<div role="option" aria-selected="${isOn}">${pen.widget(item.widget)}${pen.icon(item.icon)}<b>${pen.text(item.label)}</b>${text}${badge}</div>`;
      return pen.at(item.id, html);
    });
    const head = title ? `<div class="sc-t" aria-hidden="true">${pen.text(title)}</div>` : '';
    const name = pen.text(title || (of[0]?.label ?? ''));
    return (
      head +
      pen.at(id, `<div role="listbox" class="sc-cards" aria-label="${name}">${all.join('')}</div>`)
    );
  },
  words: (part, say) => [say.line('cards', part, say.items(part))],
};
