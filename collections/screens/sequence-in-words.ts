// The states of a sequence → Markdown for machines: the first in full, then what each changes.
import { fill } from '../../engine/shared.ts';
import { screenInWords } from './draw.ts';
import { holdersOf } from './holders.ts';
import type { Marks } from './pen.ts';
import type { State } from './states.ts';
import type { ScreenTexts } from './texts.ts';
import { findPart } from './walk.ts';

export type StateInWords = { state: State; before: State | undefined; marks: Marks };

/** What stands behind the caption: nothing where it shows only where to click. */
export function stateInWords(
  { state, before, marks }: StateInWords,
  texts: ScreenTexts,
  show?: string,
): string {
  if (state.isNew && before) {
    const words = screenInWords({ screen: state.screen, marks, texts, show });
    return `\n\n${words}\n`;
  }
  const now = [...state.changes.keys()].map((id) => partInWords(state, id, texts));
  const gone = state.gone.map((id) => (before ? labelOf(before, id) : ''));
  const { sequence } = texts;
  const all = [
    now.length ? fill(sequence.now, { parts: now.join('; ') }) : '',
    gone.some(Boolean) ? fill(sequence.gone, { parts: gone.filter(Boolean).join('; ') }) : '',
  ].filter(Boolean);
  return all.length ? ` (${all.join('; ')})` : '';
}

function partInWords({ screen, changes }: State, id: string, texts: ScreenTexts): string {
  const part = findPart(screen.parts, id);
  const holder = holdersOf(screen.parts).find((one) => one.id === id);
  if (!part || !holder) return '';
  if (changes.get(id) === 'choice')
    return [part.label, part.at?.join(', ')].filter(Boolean).join(': ');
  const { label, values, on } = holder;
  const shown =
    on === undefined ? values.filter((value) => value !== label) : [on ? texts.on : texts.off];
  return [label, shown.join(', ')].filter(Boolean).join(': ');
}

const labelOf = ({ screen }: State, id: string): string =>
  holdersOf(screen.parts).find((one) => one.id === id)?.label ?? '';
