// markdown-it's `env` ▶ the typed state of the page being parsed, and places in its source.
import type { Env, Token } from 'markdown-it';
import { placeIn } from '../content/source-text.ts';
import { diagnose, type Place, type Problem } from '../diagnostics.ts';
import type { PageState } from './page.ts';

export function stateOf(env: Env | undefined): PageState {
  return env?.page as PageState;
}

/** Body line (from 0) that a block token starts on. */
export function lineOf(token: Token): number {
  return token.map?.[0] ?? 0;
}

/** Body line and column (both from 0) of an offset into an inline token's content. */
export function positionInInline(page: PageState, inline: Token, offset: number) {
  const before = inline.content.slice(0, offset).split('\n');
  const line = lineOf(inline) + before.length - 1;
  const own = inline.content.split('\n')[before.length - 1] ?? '';
  const from = typeof inline.meta?.column === 'number' ? inline.meta.column : 0;
  const start = Math.max(0, (page.lines[line]?.text ?? '').indexOf(own, from));
  return { line, column: start + (before.at(-1)?.length ?? 0) };
}

export function placeInInline(page: PageState, inline: Token, offset: number): Place {
  const at = positionInInline(page, inline, offset);
  return placeIn(page.lines, at.line, at.column);
}

/** Add a diagnostic on a block token's first line; the mark covers the line's text. */
export function reportBlock(page: PageState, line: number, problem: Problem): void {
  const text = page.lines[line]?.text ?? '';
  const indent = text.length - text.trimStart().length;
  page.diagnostics.push(
    diagnose(placeIn(page.lines, line, indent), {
      length: Math.max(1, text.trim().length),
      ...problem,
    }),
  );
}
