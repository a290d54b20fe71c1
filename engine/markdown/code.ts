// Code fences → coloured code with a title, line numbers, marked, added and removed lines.
import type { MarkdownIt, Token } from 'markdown-it';
import { attributesToHtml, escapeHtml } from '../html.ts';
import { nearest } from '../nearest.ts';
import { renderDiagram } from './diagram.ts';
import { type FenceInfo, parseFenceInfo } from './fence-info.ts';
import type { CodeToken } from './highlight.ts';
import type { PageState } from './page.ts';
import { lineOf, reportBlock, stateOf } from './state.ts';

/** The comment forms that mark a line: `// highlight-next-line`, and after `#`, `--`, `;`, `<!--`, `/*`, `{/*`. */
const MARK = /^(?:\/\/|#|<!--|\{?\/\*|--|;)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\}?)?$/;

export function code(md: MarkdownIt): void {
  md.renderer.rules.fence = (tokens, i, _options, env) => {
    const token = tokens[i];
    return token ? renderFence(token, stateOf(env)) : '';
  };
  md.renderer.rules.code_block = (tokens, i) =>
    `<div class="code"><pre><code>${escapeHtml(tokens[i]?.content ?? '')}</code></pre></div>\n`;
}

/** Languages that a page's fences name, so that their grammars can be loaded before it is rendered. */
export function fenceLanguages(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) =>
    token.type === 'fence' ? [parseFenceInfo(token.info).language] : [],
  );
}

function renderFence(token: Token, page: PageState): string {
  const info = parseFenceInfo(token.info);
  if (info.language === 'mermaid') return renderDiagram(token, info, page);
  checkLanguage(info.language, token, page);
  const { lines, marked } = takeMarks(token.content.replace(/\n$/, '').split('\n'), info.marked);
  const signs = info.isDiff ? lines.map(diffSign) : undefined;
  const plain =
    info.isDiff && info.language !== 'diff'
      ? lines.map((line) => line.replace(/^[+\-\s]/, ''))
      : lines;
  const tokens = page.context.highlighter.highlight(plain.join('\n'), info.language);
  const html = plain.map((line, i) => (tokens?.[i] ? tokensToHtml(tokens[i]) : escapeHtml(line)));
  const attributes = attributesToHtml({
    class: info.hasLineNumbers ? 'code numbered' : 'code',
    'data-lang': info.language || undefined,
  });
  const body = wrapLines(html, marked, signs, info);
  const inside = `<pre><code>${body}</code></pre>`;
  return info.title
    ? `<figure${attributes}><figcaption>${escapeHtml(info.title)}</figcaption>${inside}</figure>\n`
    : `<div${attributes}>${inside}</div>\n`;
}

function checkLanguage(language: string, token: Token, page: PageState): void {
  const { highlighter } = page.context;
  if (highlighter.isKnown(language)) return;
  const meant = nearest(language, highlighter.names());
  reportBlock(page, lineOf(token), {
    severity: 'warning',
    code: 'code/unknown-language',
    message: `The language "${language}" is not known, so the code has no colours.`,
    hint: meant ? `Closest: ${meant}` : 'Write "text" where no language fits.',
  });
}

function takeMarks(lines: readonly string[], marked: ReadonlySet<number>) {
  const kept: string[] = [];
  const all = new Set(marked);
  let isNext = false;
  let isInside = false;
  for (const line of lines) {
    const mark = line.includes('highlight-') ? MARK.exec(line.trim())?.[1] : undefined;
    if (mark === 'next-line') isNext = true;
    else if (mark) isInside = mark === 'start';
    else {
      kept.push(line);
      if (isNext || isInside) all.add(kept.length);
      isNext = false;
    }
  }
  return { lines: kept, marked: all };
}

function diffSign(line: string): string {
  if (/^\+(?!\+\+ )/.test(line)) return 'added';
  return /^-(?!-- )/.test(line) ? 'removed' : '';
}

function tokensToHtml(tokens: readonly CodeToken[]): string {
  return tokens
    .map(({ text, kind }) =>
      kind ? `<i class="${kind}">${escapeHtml(text)}</i>` : escapeHtml(text),
    )
    .join('');
}

/** Lines get an element of their own only where one of them needs it. */
function wrapLines(
  html: readonly string[],
  marked: ReadonlySet<number>,
  signs: readonly string[] | undefined,
  info: FenceInfo,
): string {
  if (marked.size === 0 && !signs && !info.hasLineNumbers) return html.join('\n');
  return html
    .map((line, i) => {
      const classes = ['line', marked.has(i + 1) ? 'marked' : '', signs?.[i] ?? ''];
      return `<span class="${classes.filter(Boolean).join(' ')}">${line}\n</span>`;
    })
    .join('');
}
