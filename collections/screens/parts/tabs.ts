// `tabs: [General, Security]` ▶ tabs, and what the chosen one shows.

import { z } from 'zod';
import { ICON } from '../icons.ts';
import { at, items, type Kind } from '../part.ts';

export const tabs: Kind = {
  name: 'tabs',
  about: 'tabs',
  list: 'of',
  shape: (parts) => ({
    of: items({ icon: ICON.optional(), badge: z.string().optional() }),
    at: at.optional().describe('the chosen one'),
    side: z.boolean().optional().describe('one below the other, at the side'),
    parts: parts.optional().describe('what the chosen one shows'),
  }),
  draw({ of = [], at: chosen = [], parts, id, label, side }, pen) {
    const all = of.map((item) => {
      const isOn = chosen.includes(item.label);
      const text = `${pen.icon(item.icon)}${pen.text(item.label)}`;
      return pen.at(item.id, `<span role="tab" aria-selected="${isOn}">${text}</span>`, 'span');
    });
    const name = pen.text(label || chosen[0] || of[0]?.label || '');
    const list = pen.at(id, `<div role="tablist" aria-label="${name}">${all.join('')}</div>`);
    const panel = parts
      ? `<div role="tabpanel" aria-label="${pen.text(chosen[0] ?? '')}">${pen.parts(parts)}</div>`
      : '';
    return `<div class="sc-tabs${side ? ' side' : ''}">${list}${panel}</div>`;
  },
  words: (part, say) => [say.line('tabs', part, say.items(part)), ...say.inside(part.parts)],
};
