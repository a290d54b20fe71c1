// `steps: { of: [Type, Source], at: Source }` ▶ the steps of a wizard.
import { at, items, type Kind } from '../part.ts';

export const steps: Kind = {
  name: 'steps',
  about: 'the steps of a wizard',
  list: 'of',
  shape: { of: items(), at: at.optional().describe('the current one') },
  draw({ of = [], at: chosen = [], id }, pen) {
    const all = of.map((item) => {
      const current = chosen.includes(item.label) ? ' aria-current="step"' : '';
      return `<li${current}>${pen.at(item.id, `<span>${pen.text(item.label)}</span>`, 'span')}</li>`;
    });
    return pen.at(id, `<ol class="sc-steps">${all.join('')}</ol>`);
  },
  words: (part, say) => [say.line('steps', part, say.items(part))],
};
