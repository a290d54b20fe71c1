// `slider: Size` → a label and a line with a knob.
import { html } from '../../../engine/shared.ts';
import { type Kind, label } from '../part.ts';
import { controlRow, helpShape } from './control-row.ts';

export const slider: Kind = {
  name: 'slider',
  about: 'the label of a slider',
  shape: { value: label.optional(), min: label.optional(), max: label.optional(), ...helpShape },
  draw: (part, pen) =>
    controlRow(part, pen, (name) => {
      const value = Number.parseFloat(part.value ?? '') || 0;
      const text = part.value ?? '';
      return html`<span role="slider"${name} aria-valuenow="${value}" aria-valuetext="${text}"><i></i>${text}</span>`;
    }),
  words: (part, say) => [say.line('slider', part, part.value)],
};
