// What kinds of parts draw with: icons, small pictures, the marks of steps.
import { type Html, html } from '../../engine/shared.ts';
import { iconOf } from './icons.ts';
import type { Part } from './part.ts';
import type { ScreenTexts } from './texts.ts';

export type Pen = {
  texts: ScreenTexts;
  icon(name: string | undefined): Html;
  /** The small picture of a widget. */
  widget(name: string | undefined): Html;
  /** HTML with the number of the steps that point at it, where some do. */
  at(id: string | undefined, drawn: Html, tag?: 'div' | 'span'): Html;
  parts(parts: readonly Part[] | undefined): Html;
};

/** Id of a part → numbers of the steps that point at it. */
export type Marks = ReadonlyMap<string, readonly number[]>;

/** Id of a part that a sequence has changed → all of it, or what is chosen in it. */
export type Changes = ReadonlyMap<string, 'part' | 'choice'>;

export type PenInput = {
  texts: ScreenTexts;
  marks: Marks;
  changes?: Changes | undefined;
  widget(name: string): Html;
  draw(part: Part, pen: Pen): Html;
};

export function createPen({ texts, marks, changes, widget, draw }: PenInput): Pen {
  const pen: Pen = {
    texts,
    icon: (name) => (name ? iconOf(name) : html``),
    widget: (name) => (name ? widget(name) : html``),
    at(id, drawn, tag = 'div') {
      const steps = id === undefined ? undefined : marks.get(id);
      const change = id === undefined ? undefined : changes?.get(id);
      const changed = change ? ` sc-new${change === 'choice' ? ' sc-in' : ''}` : '';
      if (!steps) return changed ? html`<${tag} class="sc-at${changed}">${drawn}</${tag}>` : drawn;
      const label = html`<span class="visually-hidden">${texts.step} </span>${steps.join(', ')}`;
      return html`<${tag} class="sc-at${changed}" data-part="${id}"><span class="sc-n">${label}</span>${drawn}</${tag}>`;
    },
    parts: (parts = []) => html`${parts.map((part) => draw(part, pen))}`,
  };
  return pen;
}
