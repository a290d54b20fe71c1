// `tabs: [General, Security]` → tabs, and what the chosen one shows.

import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
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
      const text = html`${pen.icon(item.icon)}${item.label}`;
      return pen.at(
        item.id,
        html`<span role="tab" aria-selected="${String(isOn)}">${text}</span>`,
        'span',
      );
    });
    const name = label || chosen[0] || of[0]?.label || '';
    const list = pen.at(id, html`<div role="tablist" aria-label="${name}">${all}</div>`);
    const panel = parts
      ? html`<div role="tabpanel" aria-label="${chosen[0] ?? ''}">${pen.parts(parts)}</div>`
      : '';
    return html`<div class="sc-tabs${side ? ' side' : ''}">${list}${panel}</div>`;
  },
  words: (part, say) => [say.line('tabs', part, say.items(part)), ...say.inside(part.parts)],
};
