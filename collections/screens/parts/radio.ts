// `radio: Load` → a label and choices of which one is on.
import { html } from '../../../engine/shared.ts';
import { items, type Kind, label } from '../part.ts';
import { controlRow, helpShape } from './control-row.ts';

export const radio: Kind = {
  name: 'radio',
  about: 'the label of choices that are all seen',
  list: 'of',
  shape: { of: items(), value: label.optional().describe('the chosen one'), ...helpShape },
  draw: (part, pen) =>
    controlRow(part, pen, (name) => {
      const all = (part.of ?? []).map((item) => {
        const isOn = item.label === part.value;
        const drawn = html`<span role="radio" aria-checked="${String(isOn)}">${item.label}</span>`;
        return pen.at(item.id, drawn, 'span');
      });
      return html`<div role="radiogroup"${name}>${all}</div>`;
    }),
  words: (part, say) => [
    say.line('radio', part, say.items({ ...part, at: [part.value ?? ''] }), [
      part.required === true && say.texts.required,
    ]),
  ],
};
