// `canvas: [{ widget: data-table, label: employeeTable1 }]` → the page being designed, widget below widget.
import { z } from 'zod';
import { html } from '../../../engine/shared.ts';
import { at, items, type Kind, label } from '../part.ts';

export const canvas: Kind = {
  name: 'canvas',
  about: 'what the page being designed is called',
  list: 'of',
  shape: {
    of: items({
      widget: z
        .string()
        .optional()
        .describe('name of a manifest in content/widgets/, to draw its small picture'),
      text: label.optional().describe('what the widget shows'),
      on: z.boolean().optional(),
      badge: label.optional(),
    }).describe('widgets, from top to bottom'),
    at: at.optional().describe('the chosen one'),
  },
  draw({ of = [], at: chosen = [], id, label: title }, pen) {
    const all = of.map((item) => {
      const isOn = item.on || chosen.includes(item.label);
      const text = item.text ? html`<small>${item.text}</small>` : '';
      const picture = pen.widget(item.widget);
      return pen.at(
        item.id,
        html`<div class="sc-w${isOn ? ' on' : ''}">${item.label}${text}${picture}</div>`,
      );
    });
    const name = title || pen.texts.parts.canvas || '';
    return pen.at(id, html`<div class="sc-canvas" role="group" aria-label="${name}">${all}</div>`);
  },
  words: (part, say) => [say.line('canvas', part, say.items(part))],
};
