// A label with its control beside it: what all parts of a form share.
import { z } from 'zod';
import { label, type Part } from '../part.ts';
import type { Pen } from '../pen.ts';

export const helpShape = {
  required: z.boolean().optional().describe('it has to be filled in'),
  help: label.optional().describe('small text below it; true: the question mark beside it'),
};

/**
 * @param control  HTML of the control, given the attributes that name it.
 */
export function controlRow(part: Part, pen: Pen, control: (name: string) => string): string {
  const shown = pen.text(part.label);
  const star = part.required ? '<b>*</b>' : '';
  const spoken = part.label || String(part.hint ?? '').trim() || part.value || '';
  const called = pen.text(spoken || (pen.texts.parts[part.kind] ?? part.kind));
  const name = ` aria-label="${called}"${part.required ? ' aria-required="true"' : ''}`;
  const { below, beside } = helpOf(part, pen);
  const own = pen.at(part.id, control(name));
  const box = beside ? `<div class="sc-helped">${own}${beside}</div>` : own;
  if (!part.label) return `<div class="sc-row bare">${box}${below}</div>`;
  return `<div class="sc-row"><span class="sc-l" aria-hidden="true">${shown}${star}</span><div>${box}${below}</div></div>`;
}

/** A text below the control, or the question mark beside it that opens one. */
export function helpOf({ help }: Part, pen: Pen): { below: string; beside: string } {
  const isSign = help === true;
  const below = help && !isSign ? `<small>${pen.text(String(help))}</small>` : '';
  return { below, beside: isSign ? pen.icon('help') : '' };
}
