// `cards: Templates` → choices as cards.

import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
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
      const text = item.text ? html`<small>${item.text}</small>` : '';
      const badge = item.badge ? html`<em>${item.badge}</em>` : '';
      const drawn = html`<div role="option" aria-selected="${String(isOn)}">${pen.widget(item.widget)}${pen.icon(item.icon)}<b>${item.label}</b>${text}${badge}</div>`;
      return pen.at(item.id, drawn);
    });
    const head = title ? html`<div class="sc-t" aria-hidden="true">${title}</div>` : '';
    const name = title || (of[0]?.label ?? '');
    const list = html`<div role="listbox" class="sc-cards" aria-label="${name}">${all}</div>`;
    return html`${head}${pen.at(id, list)}`;
  },
  words: (part, say) => [say.line('cards', part, say.items(part))],
};
