// Code fences → coloured code with a title, line numbers, marked, added and removed lines.
import type { MarkdownIt, Token } from 'markdown-it';
import { attributesToHtml, escapeHtml } from '../html.ts';
import { nearest } from '../nearest.ts';
import { isDrawn, loadDiagrams, renderDiagram } from './diagram.ts';
import { type FenceInfo, parseFenceInfo } from './fence-info.ts';
import { checkPlaceholders, isGuideCommand, maskValues, noteValues } from './guide-values.ts';
import type { CodeToken } from './highlight.ts';
import type { PageState } from './page.ts';
import { lineOf, reportBlock, stateOf } from './state.ts';

/** The comment forms that mark a line: `// highlight-next-line`, and after `#`, `--`, `;`, `<!--`, `/*`, `{/*`. */
const MARK = /^(?:\/\/|#|<!--|\{?\/\*|--|;)\s*highlight-(next-line|start|end)\s*(?:-->|\*\/\}?)?$/;

/** The beginning of a fence whose info holds a backtick: Markdown takes it for text. */
const LOST_FENCE = /^ *`{3,}[a-z][\w-]* .*`/;

export function code(md: MarkdownIt): void {
  md.core.ruler.push('lost_fence', (state) => {
    for (const token of state.tokens) {
      if (token.type !== 'inline' || !token.content.includes('```')) continue;
      token.content.split('\n').forEach((line, i) => {
        if (LOST_FENCE.test(line))
          reportBlock(stateOf(state.env), (token.map?.[0] ?? 0) + i, {
            code: 'code/backtick-in-info',
            message: 'A fence of backticks has no backtick in its first line, so this one is text.',
            hint: 'Write ~~~ in place of ``` in its first and its last line.',
          });
      });
    }
  });
  md.renderer.rules.fence = (tokens, i, _options, env) => {
    const token = tokens[i];
    return token ? renderFence(token, stateOf(env)) : '';
  };
  md.renderer.rules.code_block = (tokens, i) =>
    `<div class="code"><pre><code>${escapeHtml(tokens[i]?.content ?? '')}</code></pre></div>\n`;
}

/** Load the grammars of code that is not coloured yet, and what draws diagrams that are not drawn yet. */
export async function prepareCode(tokens: readonly Token[], page: PageState): Promise<void> {
  const { highlighter, pieces } = page.context;
  const languages = new Set<string>();
  for (const token of tokens) {
    if (token.type !== 'fence') continue;
    const info = parseFenceInfo(token.info);
    if (info.language === 'mermaid') {
      if (!isDrawn(token, pieces)) await loadDiagrams();
    } else if (!pieces.has(pieceOf(info.language, codeOf(token, info, page).masked)))
      languages.add(info.language);
  }
  await highlighter.load(languages);
}

const pieceOf = (language: string, masked: string) => ['code', language, masked] as const;

/** Marks taken, signs of a difference off, values masked: the text that is coloured. */
function codeOf(token: Token, info: FenceInfo, page: PageState) {
  const { lines, marked } = takeMarks(token.content.replace(/\n$/, '').split('\n'), info.marked);
  const signs = info.isDiff ? lines.map(diffSign) : undefined;
  const plain =
    info.isDiff && info.language !== 'diff'
      ? lines.map((line) => line.replace(/^[+\-\s]/, ''))
      : lines;
  return { marked, signs, ...maskValues(plain.join('\n'), info.language, page) };
}

function renderFence(token: Token, page: PageState): string {
  const info = parseFenceInfo(token.info);
  if (info.language === 'mermaid') return renderDiagram(token, info, page);
  checkLanguage(info.language, token, page);
  checkCommand(info, token, page);
  checkPlaceholders(token, info.language, page);
  const { masked, unmask, names, marked, signs } = codeOf(token, info, page);
  noteValues(names, page);
  const html = coloured(masked, info.language, page).split('\n').map(unmask);
  const attributes = attributesToHtml({
    class: info.hasLineNumbers ? 'code numbered' : 'code',
    'data-lang': info.language || undefined,
  });
  const body = wrapLines(html, marked, signs, info);
  const inside = `<pre><code>${body}</code></pre>`;
  if (info.on) return renderCommand(info, inside, attributes, page);
  return info.title
    ? `<figure${attributes}><figcaption>${escapeHtml(info.title)}</figcaption>${inside}</figure>\n`
    : `<div${attributes}>${inside}</div>\n`;
}

/** A command with where it runs above it, and what success looks like below. */
function renderCommand(info: FenceInfo, inside: string, attributes: string, page: PageState) {
  page.styles.add('guide');
  const { runs = '{on} · {as}', worked = '' } = page.context.texts.command ?? {};
  const above = escapeHtml(runs)
    .replace('{on}', `<b>${escapeHtml(info.on ?? '')}</b>`)
    .replace('{as}', `<b>${escapeHtml(info.as ?? '')}</b>`);
  const { masked, unmask, names } = maskValues(info.worked ?? '', '', page);
  noteValues(names, page);
  const below = unmask(escapeHtml(masked)).replace(/`([^`]+)`/g, '<code>$1</code>');
  return (
    `<figure${attributes}><figcaption class="runs">${above}</figcaption>${inside}` +
    `<p class="then"><b>${escapeHtml(worked)}</b> ${below}</p></figure>\n`
  );
}

/** Who works under pressure must not guess: a command of a guide says where it runs, as whom, and what shows success. */
function checkCommand(
  { language, on, as, worked }: FenceInfo,
  token: Token,
  page: PageState,
): void {
  const given = [on, as, worked].filter(Boolean).length;
  if (given === 3 || (given === 0 && !isGuideCommand(language, page))) return;
  reportBlock(page, lineOf(token), {
    code: 'code/incomplete-command',
    message: 'The command does not say where it runs, as whom, and what success looks like.',
    hint: '```bash on="Platform instance" as="root" then="It prints the version."',
  });
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

/** One line of HTML for each line of code; kept, since colouring is most of a page's work. */
function coloured(masked: string, language: string, { context }: PageState): string {
  return context.pieces.keep(pieceOf(language, masked), () => {
    const tokens = context.highlighter.highlight(masked, language);
    return masked
      .split('\n')
      .map((line, i) => (tokens?.[i] ? tokensToHtml(tokens[i]) : escapeHtml(line)))
      .join('\n');
  });
}

function tokensToHtml(tokens: readonly CodeToken[]): string {
  return tokens
    .map(({ text, kind }) =>
      kind ? `<i class="${kind}">${escapeHtml(text)}</i>` : escapeHtml(text),
    )
    .join('');
}

/** Lines get their own element only where one of them needs it. */
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
