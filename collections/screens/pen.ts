// What kinds of parts draw with: escaped text, icons, the marks of steps.
import { escapeHtml } from '../../engine/shared.ts';
import { iconOf } from './icons.ts';
import type { Part } from './part.ts';
import type { ScreenTexts } from './texts.ts';

export type Pen = {
  texts: ScreenTexts;
  /** Text and attribute values. */
  text(value: string): string;
  icon(name: string | undefined): string;
  /** The small picture of a widget. */
  widget(name: string | undefined): string;
  /** HTML with the number of the steps that point at it, where some do. */
  at(id: string | undefined, html: string, tag?: 'div' | 'span'): string;
  parts(parts: readonly Part[] | undefined): string;
};

/** Id of a part → numbers of the steps that point at it. */
export type Marks = ReadonlyMap<string, readonly number[]>;

export type PenInput = {
  texts: ScreenTexts;
  marks: Marks;
  widget(name: string): string;
  draw(part: Part, pen: Pen): string;
};

export function createPen({ texts, marks, widget, draw }: PenInput): Pen {
  const pen: Pen = {
    texts,
    text: escapeHtml,
    icon: (name) => (name ? iconOf(name) : ''),
    widget: (name) => (name ? widget(name) : ''),
    at(id, html, tag = 'div') {
      const steps = id === undefined ? undefined : marks.get(id);
      if (!steps) return html;
      const label = `<span class="visually-hidden">${texts.step} </span>${steps.join(', ')}`;
      return `<${tag} class="sc-at" data-part="${id}"><span class="sc-n">${label}</span>${html}</${tag}>`;
    },
    parts: (parts = []) => parts.map((part) => draw(part, pen)).join(''),
  };
  return pen;
}
