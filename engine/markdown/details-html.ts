// `<details>` … `</details>` written as raw HTML → the same as `:::details`.
import type { MarkdownIt, StateBlock } from 'markdown-it';
import { html } from '../text/html.ts';
import { isIndentedCode, lineText, parseBody } from './container.ts';
import { labelToHtml } from './directives/label.ts';
import { reportBlock, stateOf } from './state.ts';

const OPEN = /^<details(\s+open)?\s*>\s*(?:<summary>(.*)<\/summary>)?$/i;
const SUMMARY = /^<summary>(.*)<\/summary>$/i;

export function detailsHtml(md: MarkdownIt): void {
  md.block.ruler.before('fence', 'details_html', parseDetails, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  md.renderer.rules.details_html_open = (tokens, i) => {
    const { isOpen, summary } = tokens[i]?.meta ?? {};
    const label = labelToHtml(String(summary));
    return String(html`<details${isOpen ? ' open' : ''}><summary>${label}</summary>\n<div>`);
  };
  md.renderer.rules.details_html_close = () => '</div></details>\n';
}

/** Each tag alone on its line, but for the summary; other forms stay text. */
function parseDetails(state: StateBlock, start: number, end: number, isSilent: boolean): boolean {
  if (isIndentedCode(state, start)) return false;
  const text = lineText(state, start);
  const open = text.startsWith('<') ? OPEN.exec(text.trimEnd()) : null;
  if (!open) return false;
  if (isSilent) return true;
  const next = start + 1 < end ? lineText(state, start + 1).trimEnd() : '';
  const ownLine = open[2] === undefined ? SUMMARY.exec(next) : null;
  const summary = (open[2] ?? ownLine?.[1] ?? '').trim();
  const token = state.push('details_html_open', 'details', 1);
  token.meta = { isOpen: open[1] !== undefined, summary: summary || 'Details' };
  const close = parseBody(state, start + (ownLine ? 2 : 1), end, '</details>');
  token.map = [start, close.line ?? state.line];
  state.push('details_html_close', 'details', -1);
  report(state, start, summary, close.line !== undefined);
  return true;
}

function report(state: StateBlock, line: number, summary: string, isClosed: boolean): void {
  const page = stateOf(state.env);
  if (!isClosed)
    reportBlock(page, line, {
      code: 'html/unclosed-details',
      message: 'The <details> that opens here is never closed.',
      hint: 'Close it with a line "</details>" of its own.',
    });
  if (!summary)
    reportBlock(page, line, {
      code: 'html/no-summary',
      message: 'The <details> has no summary, so nobody knows what opens.',
      hint: 'Write <details><summary>What is inside</summary>',
    });
}
