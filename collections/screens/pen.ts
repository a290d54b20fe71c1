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

export type PenInput = {
  texts: ScreenTexts;
  marks: Marks;
  widget(name: string): Html;
  draw(part: Part, pen: Pen): Html;
};

export function createPen({ texts, marks, widget, draw }: PenInput): Pen {
  const pen: Pen = {
    texts,
    icon: (name) => (name ? iconOf(name) : html``),
    widget: (name) => (name ? widget(name) : html``),
    at(id, drawn, tag = 'div') {
      const steps = id === undefined ? undefined : marks.get(id);
      if (!steps) return drawn;
      const label = html`<span class="visually-hidden">${texts.step} </span>${steps.join(', ')}`;
      return html`<${tag} class="sc-at" data-part="${id}"><span class="sc-n">${label}</span>${drawn}</${tag}>`;
    },
    parts: (parts = []) => html`${parts.map((part) => draw(part, pen))}`,
  };
  return pen;
}
