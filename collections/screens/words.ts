// A screen → its parts in words: what the Markdown copy says in place of the drawing.
import { fill } from '../../engine/shared.ts';
import type { Item, Part } from './part.ts';
import type { Marks } from './pen.ts';
import type { ScreenTexts } from './texts.ts';

/** What kinds of parts say themselves with. */
export type Say = {
  texts: ScreenTexts;
  /** What a kind of part is called. */
  name(kind: string): string;
  /** ` (step 2)`, where a step points at it. */
  step(id: string | undefined): string;
  /** One list item: what it is, its label, what it holds, what is to be said besides. */
  line(
    kind: string,
    part: Part,
    value?: string,
    notes?: readonly (string | false | undefined)[],
  ): string;
  /** Labels in a row, the chosen ones and those that steps point at told apart. */
  items(part: Part): string;
  /** Lines of parts, one level further in. */
  inside(parts: readonly Part[] | undefined): string[];
};

export type SayInput = {
  texts: ScreenTexts;
  marks: Marks;
  words(part: Part, say: Say): string[];
};

export function createSay({ texts, marks, words }: SayInput): Say {
  const step = (id: string | undefined): string => {
    const steps = id === undefined ? undefined : marks.get(id);
    return steps ? ` (${fill(texts.steps, { numbers: steps.join(', ') })})` : '';
  };
  const itemWords = (item: Item, at: readonly string[]): string => {
    const notes = [at.includes(item.label) || item.on ? texts.chosen : '', item.badge ?? ''];
    const shown = [item.label || item.icon || '', item.value ?? '', item.text ?? ''];
    const inside = item.of?.length
      ? ` [${item.of.map((one) => itemWords(one, at)).join(', ')}]`
      : '';
    return `${shown.filter(Boolean).join(': ')}${bracketed(notes)}${step(item.id)}${inside}`;
  };
  const say: Say = {
    texts,
    name: (kind) => texts.parts[kind] ?? kind,
    step,
    line(kind, part, value, notes = []) {
      const head = [say.name(kind), part.label].filter(Boolean).join(' ');
      return `- ${head}${value ? `: ${value}` : ''}${bracketed(notes)}${step(part.id)}`;
    },
    items: ({ of = [], at = [] }) => of.map((item) => itemWords(item, at)).join(', '),
    inside: (parts = []) => parts.flatMap((part) => words(part, say)).map((line) => `  ${line}`),
  };
  return say;
}

const bracketed = (notes: readonly (string | false | undefined)[]): string => {
  const all = notes.filter(Boolean);
  return all.length ? ` (${all.join(', ')})` : '';
};
