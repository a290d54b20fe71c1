// The choices of a list, one below the other.
import type { Part } from '../part.ts';
import type { Pen } from '../pen.ts';

export function options({ of = [], label }: Part, pen: Pen, at: readonly string[]): string {
  const all = of.map((item) => {
    if (item.head) return `<small>${pen.text(item.label)}</small>`;
    const isChosen = at.includes(item.label) || item.on === true;
    const end = item.badge ? `<small>${pen.text(item.badge)}</small>` : '';
    const text = `${pen.icon(item.icon)}<span>${pen.text(item.label)}</span>${end}`;
    return pen.at(item.id, `<div role="option" aria-selected="${isChosen}">${text}</div>`);
  });
  return `<div role="listbox" aria-label="${pen.text(label || at[0] || of[0]?.label || '')}">${all.join('')}</div>`;
}
