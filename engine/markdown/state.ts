// markdown-it's `env` → the typed state of the page being parsed, and diagnostics on places in its source.
import type { Env, Token } from 'markdown-it';
import { rangeIn } from '../content/pages/source-text.ts';
import { diagnose, type Problem } from '../diagnostics/diagnostics.ts';
import type { PageState } from './page.ts';
import { positionInText } from './positions.ts';

export function stateOf(env: Env | undefined): PageState {
  return env?.page as PageState;
}

/** Body line (from 0) that a block token starts on. */
export function lineOf(token: Token): number {
  return token.map?.[0] ?? 0;
}

/** Body line and column (both from 0) of an offset into an inline token's content. */
export function positionInInline(page: PageState, inline: Token, offset: number) {
  return positionInText(page.lines, inline, offset);
}

/** Place and length, for a diagnostic, of a stretch of an inline token's content that is on one line. */
export function rangeInInline(page: PageState, inline: Token, from: number, to: number) {
  const start = positionInInline(page, inline, from);
  const end = positionInInline(page, inline, to);
  return rangeIn(page.lines, start.line, start.column, end.column);
}

/** Add a diagnostic on a block token's first line; the mark covers the line's text. */
export function reportBlock(page: PageState, line: number, problem: Problem): void {
  const text = page.lines[line]?.text ?? '';
  const indent = text.length - text.trimStart().length;
  page.diagnostics.push(
    diagnose(rangeIn(page.lines, line, indent, text.trimEnd().length), problem),
  );
}
