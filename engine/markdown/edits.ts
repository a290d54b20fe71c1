// Notes of what the Markdown for machines says otherwise than the source.
import type { Token } from 'markdown-it';
import type { Destination } from './destinations.ts';
import type { PageState } from './page.ts';
import { positionInInline } from './state.ts';

/** A target becomes an address. */
export function rememberEdit(page: PageState, written: Destination, address: string): void {
  const { line, column, length, isNoted } = written;
  if (!isNoted) page.edits.push({ line, column, length, text: address });
  written.isNoted = true;
}

/** Replace all of a line from `column` on, whatever else is noted about it. */
export function replaceRest(page: PageState, line: number, column: number, text: string): void {
  page.edits.push({ line, column, length: Number.POSITIVE_INFINITY, text });
}

/** @param end  the first line that stays. */
export function removeLines(page: PageState, start: number, end: number): void {
  for (let line = start; line < end; line++) replaceRest(page, line, 0, '');
}

/** Replace a stretch of an inline token's text, which may go over several lines. */
export function replaceText(
  page: PageState,
  inline: Token,
  from: number,
  to: number,
  text: string,
): void {
  for (let at = from; at < to; ) {
    const lineEnd = inline.content.indexOf('\n', at);
    const stop = lineEnd < 0 ? to : Math.min(to, lineEnd);
    const start = positionInInline(page, inline, at);
    const { column } = positionInInline(page, inline, stop);
    const edit = { line: start.line, column: start.column, length: column - start.column };
    page.edits.push({ ...edit, text: at === from ? text : '' });
    at = stop + 1;
  }
}
