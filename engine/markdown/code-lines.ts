// Code and its marks → lines of HTML, coloured by a grammar and marked one by one.
import { attributesToHtml, type Html, type HtmlValue, html, trustHtml } from '../text/html.ts';
import type { FenceInfo } from './fence-info.ts';
import type { CodeToken } from './highlight.ts';
import type { MarkedLines } from './line-marks.ts';
import { markWord } from './mark-words.ts';
import type { PageState } from './page.ts';
import type { PieceSource } from './pieces.ts';

/** What colored code is made from. */
export function pieceOf(language: string, masked: string, { context }: PageState): PieceSource {
  const own = context.highlighter.ownGrammar?.(language);
  return ['code', language, masked, ...(own ? [own.hash] : [])];
}

/** One line of HTML for each line of code; cached, since colouring is most of a page's work. */
export function coloured(masked: string, language: string, page: PageState): Html[] {
  const { context } = page;
  const lines = context.pieces.keep(pieceOf(language, masked, page), () => {
    const tokens = context.highlighter.highlight(masked, language);
    return masked
      .split('\n')
      .map((line, i) => String(tokens?.[i] ? tokensToHtml(tokens[i]) : html`${line}`))
      .join('\n');
  });
  return lines.split('\n').map(trustHtml);
}

function tokensToHtml(tokens: readonly CodeToken[]): Html {
  const all = tokens.map(({ text, kind }) => (kind ? html`<i class="${kind}">${text}</i>` : text));
  return html`${all}`;
}

/** Lines get their own element only where one of them needs it. */
export function wrapLines(
  drawn: readonly Html[],
  { kinds, words }: Pick<MarkedLines, 'kinds' | 'words'>,
  info: FenceInfo,
): HtmlValue {
  const lines = words.reduce(withWord, drawn);
  if (kinds.size === 0 && !info.isDiff && !info.hasLineNumbers)
    return lines.flatMap((line, i) => (i ? ['\n', line] : [line]));
  return lines.map((line, i) => {
    const attributes = attributesToHtml({
      class: ['line', ...(kinds.get(i + 1) ?? [])].join(' '),
      'data-n': info.firstNumber === undefined ? undefined : String(info.firstNumber + i),
    });
    return html`<span${attributes}>${line}\n</span>`;
  });
}

function withWord(
  lines: readonly Html[],
  { word, from, times }: MarkedLines['words'][number],
): Html[] {
  let left = times;
  return lines.map((line, i) => {
    if (i + 1 < from || left <= 0) return line;
    const marked = markWord(line, word, left);
    left -= marked.found;
    return marked.line;
  });
}
