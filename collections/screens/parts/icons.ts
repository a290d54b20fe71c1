// `icons: [{ icon: save, label: Save }]` → a toolbar of icons, in a row or, as at the edge of a window, one below the other.
import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
import { ICON } from '../icons.ts';
import { items, type Kind } from '../part.ts';

export const icons: Kind = {
  name: 'icons',
  about: 'a toolbar of icons',
  list: 'of',
  shape: {
    of: items({ icon: ICON.optional(), on: z.boolean().optional() }),
    at: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe('the chosen one'),
    vertical: z.boolean().optional().describe('one below the other'),
    labels: z.boolean().optional().describe('drawn with their labels'),
  },
  draw({ of = [], at = [], vertical, labels, id, label }, pen) {
    const all = of.map((item) => {
      const isOn = item.on || at.includes(item.label);
      const state = isOn ? html` aria-pressed="true"` : '';
      const text = item.label;
      const inside =
        labels || !item.icon ? html`${pen.icon(item.icon)}${text}` : pen.icon(item.icon);
      const name = labels || !item.icon ? '' : html` aria-label="${text}"`;
      return pen.at(item.id, html`<span role="button"${name}${state}>${inside}</span>`, 'span');
    });
    const classes = [vertical && 'sc-rail', labels && 'named'].filter(Boolean).join(' ');
    const className = classes ? html` class="${classes}"` : '';
    const name = label ? html` aria-label="${label}"` : '';
    return pen.at(
      id,
      html`<div role="toolbar"${name}${className}${vertical ? html` aria-orientation="vertical"` : ''}>${all}</div>`,
    );
  },
  words: (part, say) => [say.line('icons', part, say.items(part))],
};
