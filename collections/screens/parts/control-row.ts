// A label with its control beside it: what all parts of a form share.
import { z } from 'zod';
import { type Html, type HtmlValue, html } from '../../../engine/shared.ts';
import { label, type Part } from '../part.ts';
import type { Pen } from '../pen.ts';

export const helpShape = {
  required: z.boolean().optional().describe('it has to be filled in'),
  help: label.optional().describe('small text below it; true: the question mark beside it'),
};

/**
 * @param control  HTML of the control, given the attributes that name it.
 */
export function controlRow(part: Part, pen: Pen, control: (name: Html) => Html): Html {
  const shown = part.label;
  const star = part.required ? html`<b>*</b>` : '';
  const spoken = part.label || String(part.hint ?? '').trim() || part.value || '';
  const called = spoken || (pen.texts.parts[part.kind] ?? part.kind);
  const name = html` aria-label="${called}"${part.required ? html` aria-required="true"` : ''}`;
  const { below, beside } = helpOf(part, pen);
  const own = pen.at(part.id, control(name));
  const box = beside ? html`<div class="sc-helped">${own}${beside}</div>` : own;
  if (!part.label) return html`<div class="sc-row bare">${box}${below}</div>`;
  return html`<div class="sc-row"><span class="sc-l" aria-hidden="true">${shown}${star}</span><div>${box}${below}</div></div>`;
}

/** A text below the control, or the question mark beside it that opens one. */
export function helpOf({ help }: Part, pen: Pen): { below: HtmlValue; beside: HtmlValue } {
  const isSign = help === true;
  const below = help && !isSign ? html`<small>${String(help)}</small>` : '';
  return { below, beside: isSign ? pen.icon('help') : '' };
}
