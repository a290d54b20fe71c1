// The choices of a list, one below the other.
import { type Html, html } from '../../../engine/shared.ts';
import type { Part } from '../part.ts';
import type { Pen } from '../pen.ts';

export function options({ of = [], label }: Part, pen: Pen, at: readonly string[]): Html {
  const all = of.map((item) => {
    if (item.head) return html`<small>${item.label}</small>`;
    const isChosen = at.includes(item.label) || item.on === true;
    const end = item.badge ? html`<small>${item.badge}</small>` : '';
    const text = html`${pen.icon(item.icon)}<span>${item.label}</span>${end}`;
    return pen.at(
      item.id,
      html`<div role="option" aria-selected="${String(isChosen)}">${text}</div>`,
    );
  });
  return html`<div role="listbox" aria-label="${label || at[0] || of[0]?.label || ''}">${all}</div>`;
}
