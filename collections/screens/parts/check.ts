// `check: Update data` → a box with a tick; `switch: Show` → the same as a switch.
import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
import { type Kind, label } from '../part.ts';
import { helpOf } from './control-row.ts';

const shape = {
  on: z.boolean().optional(),
  help: label.optional().describe('small text below it; true: the question mark beside it'),
};

const twoStates = (kind: 'check' | 'switch', role: string, about: string): Kind => ({
  name: kind,
  about,
  shape,
  draw(part, pen) {
    const { below, beside } = helpOf(part, pen);
    const drawn = html`<span role="${role}" aria-checked="${String(part.on === true)}">${part.label}</span>`;
    const own = pen.at(part.id, drawn);
    const box = beside ? html`<div class="sc-helped">${own}${beside}</div>` : own;
    return html`<div class="sc-tick">${box}${below}</div>`;
  },
  words: (part, say) => [say.line(kind, part, part.on ? say.texts.on : say.texts.off)],
});

export const check = twoStates('check', 'checkbox', 'the label of a box with a tick');
export const switchPart = twoStates('switch', 'switch', 'the label of a switch');
