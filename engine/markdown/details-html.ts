// `<details>` … `</details>` written as raw HTML → the same as `:::details`.
import type { MarkdownIt, StateBlock } from 'markdown-it';
import { escapeHtml } from '../html.ts';

const OPEN = /^<details(\s+open)?\s*>\s*(?:<summary>(.*?)<\/summary>)?\s*$/i;
const SUMMARY = /^<summary>(.*?)<\/summary>\s*$/i;

export function detailsHtml(md: MarkdownIt): void {
  md.block.ruler.before('paragraph', 'details_html', parseDetails, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  md.renderer.rules.details_html_open = (tokens, i) => {
    const { isOpen, summary } = tokens[i]?.meta ?? {};
    return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(String(summary))}</summary>\n<div>`;
  };
  md.renderer.rules.details_html_close = () => '</div></details>\n';
}

/** Only whole pairs, each tag at the start of its line; anything else stays text. */
function parseDetails(state: StateBlock, start: number, end: number, isSilent: boolean): boolean {
  const open = OPEN.exec(textOf(state, start));
  if (!open) return false;
  const close = findClose(state, start, end);
  if (close === undefined) return false;
  if (isSilent) return true;
  const ownSummary = open[2] === undefined ? SUMMARY.exec(textOf(state, start + 1)) : null;
  const token = state.push('details_html_open', 'details', 1);
  token.meta = { isOpen: open[1] !== undefined, summary: open[2] ?? ownSummary?.[1] ?? 'Details' };
  token.map = [start, close];
  const { lineMax, parentType } = state;
  state.lineMax = close;
  state.parentType = 'root';
  state.md.block.tokenize(state, start + (ownSummary ? 2 : 1), close);
  state.lineMax = lineMax;
  state.parentType = parentType;
  state.push('details_html_close', 'details', -1);
  state.line = close + 1;
  return true;
}

function findClose(state: StateBlock, start: number, end: number): number | undefined {
  let depth = 0;
  for (let line = start; line < end; line++) {
    const text = textOf(state, line);
    if (OPEN.test(text)) depth++;
    if (/^<\/details>\s*$/i.test(text) && --depth === 0) return line;
  }
  return undefined;
}

function textOf(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}
