// `menu: Export` → an open menu: its entries, some chosen, some with their own entries.

import { z } from 'zod';
import { type Html, html } from '../../../engine/shared.ts';
import { ICON } from '../icons.ts';
import { at, type Item, items, type Kind, label } from '../part.ts';
import type { Pen } from '../pen.ts';

const more = { icon: ICON.optional(), badge: label.optional(), on: z.boolean().optional() };

export const menu: Kind = {
  name: 'menu',
  about: 'what is clicked to open the menu, where that is to be seen',
  list: 'of',
  shape: {
    of: items({ ...more, of: items({ ...more, of: items(more).optional() }).optional() }).describe(
      'its entries; "---" is a line between two',
    ),
    at: at.optional().describe('the entry under the pointer'),
  },
  draw({ of = [], at: chosen = [], id, label: opener }, pen) {
    const drawn = pen.at(id, entries(of, chosen, opener, pen));
    if (!opener) return drawn;
    return html`<div class="sc-menu"><span role="button" aria-expanded="true">${opener}${pen.icon('down')}</span>${drawn}</div>`;
  },
  words: (part, say) => [say.line('menu', part, say.items(part))],
};

function entries(of: readonly Item[], at: readonly string[], name: string, pen: Pen): Html {
  const all = of.map((item) => {
    if (/^-{2,}$/.test(item.label)) return html`<div role="separator"></div>`;
    const isAt = item.on || at.includes(item.label);
    const end = item.badge ? html`<small>${item.badge}</small>` : item.of ? pen.icon('next') : '';
    const text = html`${pen.icon(item.icon)}<span>${item.label}</span>${end}`;
    const row = pen.at(
      item.id,
      html`<div role="menuitem"${isAt ? html` aria-current="true"` : ''}>${text}</div>`,
    );
    return html`${row}${item.of ? entries(item.of, at, item.label, pen) : ''}`;
  });
  return html`<div role="menu"${name ? html` aria-label="${name}"` : ''}>${all}</div>`;
}
