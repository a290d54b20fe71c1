// `radio: Load` ▶ a label and choices of which one is on.
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
        const html = `<span role="radio" aria-checked="${isOn}">${pen.text(item.label)}</span>`;
        return pen.at(item.id, html, 'span');
      });
      return `<div role="radiogroup"${name}>${all.join('')}</div>`;
    }),
  words: (part, say) => [
    say.line('radio', part, say.items({ ...part, at: [part.value ?? ''] }), [
      part.required === true && say.texts.required,
    ]),
  ],
};
