// `<!-- … -->` → nothing: what an author notes for authors is never published.
import type { Env, MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it';
import { rangeIn } from '../content/pages/source-text.ts';
import { diagnose } from '../diagnostics/diagnostics.ts';
import { isIndentedCode } from './container.ts';
import { removeLines, replaceText } from './edits.ts';
import { offsetInBlock, positionInState } from './inline.ts';
import { stateOf } from './state.ts';

export function comments(md: MarkdownIt): void {
  md.inline.ruler.before('html_inline', 'comment', inlineComment);
  md.block.ruler.before('fence', 'comment', blockComment, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

function inlineComment(state: StateInline, isSilent: boolean): boolean {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== 0x3c || !src.startsWith('<!--', pos)) return false;
  const end = commentEnd(src, pos, state.env);
  if (end < 0 || end > state.posMax) {
    if (!isSilent) reportUnclosed(state);
    return false;
  }
  const at = offsetInBlock(state);
  if (!isSilent) replaceText(stateOf(state.env), state.env.block as Token, at, at + end - pos, '');
  state.pos = end;
  return true;
}

function reportUnclosed(state: StateInline): void {
  const page = stateOf(state.env);
  const { line, column } = positionInState(state);
  page.diagnostics.push(
    diagnose(rangeIn(page.lines, line, column, column + 4), {
      severity: 'warning',
      code: 'html/unclosed-comment',
      message: 'The comment that opens here is never closed, so it is shown as text.',
      hint: 'Close it with "-->". A comment with blank lines begins on a line of its own, and nothing stands behind its end.',
    }),
  );
}

/** A comment that opens a line, with nothing behind it, may go over blank lines. */
function blockComment(state: StateBlock, start: number, end: number, isSilent: boolean): boolean {
  const at = (state.bMarks[start] ?? 0) + (state.tShift[start] ?? 0);
  if (!state.src.startsWith('<!--', at) || isIndentedCode(state, start)) return false;
  const close = commentEnd(state.src, at, state.env);
  if (close < 0) return false;
  let line = start;
  while (line < end && (state.eMarks[line] ?? 0) < close) line++;
  if (line >= end || state.src.slice(close, state.eMarks[line]).trim() !== '') return false;
  // Inside a paragraph, a comment without blank lines is the paragraph's: its lines stay one text.
  if (isSilent && state.parentType === 'paragraph') return hasBlankLine(state, start, line);
  if (isSilent) return true;
  state.line = line + 1;
  removeLines(stateOf(state.env), start, line + 1);
  return true;
}

function hasBlankLine(state: StateBlock, start: number, end: number): boolean {
  for (let line = start; line < end; line++) if (state.isEmpty(line)) return true;
  return false;
}

/**
 * Behind the next `-->`, or -1. What one look into a text found answers the next ones too, so that
 * thousands of unclosed comments don't each read to the end.
 */
function commentEnd(text: string, at: number, env: Env): number {
  const known = env.commentEnd as { text: string; from: number; found: number } | undefined;
  const isKnown =
    known?.text === text && at + 4 >= known.from && (known.found < 0 || at + 4 <= known.found);
  const found = isKnown ? known.found : text.indexOf('-->', at + 4);
  if (!isKnown) env.commentEnd = { text, from: at + 4, found };
  return found < 0 ? -1 : found + 3;
}
