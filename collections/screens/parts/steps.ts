// `steps: { of: [Type, Source], at: Source }` → the steps of a wizard.
import { html } from '../../../engine/shared.ts';
import { at, items, type Kind } from '../part.ts';

export const steps: Kind = {
  name: 'steps',
  about: 'the steps of a wizard',
  list: 'of',
  shape: { of: items(), at: at.optional().describe('the current one') },
  draw({ of = [], at: chosen = [], id }, pen) {
    const all = of.map((item) => {
      const current = chosen.includes(item.label) ? html` aria-current="step"` : '';
      return html`<li${current}>${pen.at(item.id, html`<span>${item.label}</span>`, 'span')}</li>`;
    });
    return pen.at(id, html`<ol class="sc-steps">${all}</ol>`);
  },
  words: (part, say) => [say.line('steps', part, say.items(part))],
};
