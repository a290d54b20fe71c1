// `{#id}` where it names nothing → a diagnostic: readers would see it, and links to it would fail.
import type { MarkdownIt, StateInline } from 'markdown-it';
import { rangeIn } from '../content/pages/source-text.ts';
import { diagnose } from '../diagnostics/diagnostics.ts';
import { positionInState } from './inline.ts';
import { stateOf } from './state.ts';

const ID = /\{#[\p{L}\p{M}\p{N}_.:-]+\}/uy;

/** Ids that headings and rows take are gone by now; `\{` and code don't come here. */
export function strayIds(md: MarkdownIt): void {
  md.inline.ruler.push('stray_id', (state, isSilent) => {
    if (state.src[state.pos] === '{' && !isSilent) report(state);
    return false;
  });
}

function report(state: StateInline): void {
  ID.lastIndex = state.pos;
  const [id] = ID.exec(state.src) ?? [];
  if (!id) return;
  const page = stateOf(state.env);
  const { line, column } = positionInState(state);
  page.diagnostics.push(
    diagnose(rangeIn(page.lines, line, column, column + id.length), {
      code: 'anchors/shown-as-text',
      message: `"${id}" names nothing here, so readers see it as text.`,
      hint: `An id is at the end of a heading, or of the first cell of a row. To show the text, write \\${id}`,
    }),
  );
}
