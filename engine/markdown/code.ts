// Code fences → coloured code with a title, line numbers, marked, added and removed lines.

import type { MarkdownIt, Token } from 'markdown-it';
import { fill } from '../text/fill.ts';
import { attributesToHtml, type Html, html, trustHtml } from '../text/html.ts';
import { FITS, withJoints } from '../text/joints.ts';
import { nearest } from '../text/nearest.ts';
import { coloured, pieceOf, wrapLines } from './code-lines.ts';
import { loadDiagrams, needsDrawing, renderDiagram, withSaid } from './diagram.ts';
import { writeFenceInWords } from './fence-in-words.ts';
import { type FenceInfo, parseFenceInfo } from './fence-info.ts';
import { checkPlaceholders, isGuideCommand, maskValues, noteValues } from './guide-values.ts';
import { GRAMMAR } from './highlight.ts';
import { type MarkedLines, takeMarks } from './line-marks.ts';
import { isMathFence, renderMathBlock } from './math/math.ts';
import type { PageState } from './page.ts';
import { lineOf, reportBlock, stateOf } from './state.ts';
import { type Panel, renderPanel } from './tab-panels.ts';

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
    if (!token) return '';
    const drawn = renderFence(token, stateOf(env));
    const { panel } = (token.meta ?? {}) as InGroup;
    return String(panel ? renderPanel(panel, drawn) : drawn);
  };
  md.renderer.rules.code_block = (tokens, i) =>
    String(html`<div class="code"><pre><code>${tokens[i]?.content ?? ''}</code></pre></div>\n`);
}

/** Load the grammars of code that is not coloured yet, and what draws diagrams that are not drawn yet. */
export async function prepareCode(tokens: readonly Token[], page: PageState): Promise<void> {
  const { highlighter, pieces } = page.context;
  const languages = new Set<string>();
  const fences = tokens.filter((one) => one.type === 'fence' && !isMathFence(one, page));
  const written = fences.map(({ info }) => parseFenceInfo(info).language);
  await highlighter.know(written.filter((one) => one !== 'mermaid'));
  for (const token of fences) {
    const info = parseFenceInfo(token.info);
    if (info.language === 'mermaid') {
      if (needsDrawing(token, pieces)) await loadDiagrams();
    } else if (!pieces.has(pieceOf(info.language, codeOf(token, info, page).masked, page)))
      languages.add(info.language);
  }
  await highlighter.load(languages);
}

/** Marks taken, signs of a difference off, values masked: the text that is coloured. */
function codeOf(token: Token, info: FenceInfo, page: PageState) {
  const written = token.content.replace(/\n$/, '').split('\n');
  const { lines, kinds, words } = takeMarks(written, info.marked);
  if (info.isDiff) for (const [i, line] of lines.entries()) addSign(kinds, i + 1, line);
  const plain =
    info.isDiff && info.language !== 'diff'
      ? lines.map((line) => line.replace(/^[+\-\s]/, ''))
      : lines;
  const everywhere = info.words.map((word) => ({ word, from: 1, times: Number.POSITIVE_INFINITY }));
  const marks = { kinds, words: [...words, ...everywhere] };
  return { marks, ...maskValues(plain.join('\n'), info.language, page) };
}

/** Of a fence in a group of code, whose tab has the title. */
type InGroup = { panel?: Panel };

function renderFence(token: Token, page: PageState): Html {
  const written = parseFenceInfo(token.info);
  const info = written.language === 'mermaid' ? withSaid(written, token) : written;
  writeFenceInWords(token, info, page);
  if ((token.meta as InGroup | null)?.panel) delete info.title;
  if (info.language === 'mermaid') return renderDiagram(token, info, page);
  if (isMathFence(token, page)) return renderMathBlock(token, page);
  const own = page.context.highlighter.ownGrammar?.(info.language);
  if (own) page.dependencies.add(`${GRAMMAR}${own.name}`);
  checkLanguage(info.language, token, page);
  checkCommand(info, token, page);
  checkPlaceholders(token, info.language, page);
  const { masked, unmask, names, marks } = codeOf(token, info, page);
  noteValues(names, page);
  if (info.hasLineNumbers || hasRareMarks(marks)) page.styles.add('code-marks');
  const drawn = coloured(masked, info.language, page).map(unmask);
  const kinds = [
    'code',
    info.hasLineNumbers && 'numbered',
    hasFocus(marks) && 'has-focus',
    ...(info.title || info.on ? [] : lengthKinds(token.content)),
  ];
  const attributes = attributesToHtml({
    class: kinds.filter(Boolean).join(' '),
    'data-lang': info.language || undefined,
  });
  const body = wrapLines(drawn, marks, info);
  const inside = html`<pre><code>${body}</code></pre>`;
  if (info.on) return renderCommand(info, inside, attributes, page);
  return info.title
    ? html`<figure${attributes}><figcaption>${withJoints(html`${info.title}`, FITS.table)}</figcaption>${inside}</figure>\n`
    : html`<div${attributes}>${inside}</div>\n`;
}

/** Marks that a sheet of their own draws. */
const hasRareMarks = ({ kinds, words }: Pick<MarkedLines, 'kinds' | 'words'>): boolean =>
  words.length > 0 || [...kinds.values()].some((one) => RARE.some((kind) => one.has(kind)));

const RARE = ['added', 'removed', 'focus', 'error', 'warning'] as const;

const hasFocus = ({ kinds }: Pick<MarkedLines, 'kinds'>): boolean =>
  [...kinds.values()].some((one) => one.has('focus'));

/** A command with where it runs above it, and what success looks like below. */
function renderCommand(info: FenceInfo, inside: Html, attributes: Html, page: PageState) {
  page.styles.add('guide');
  const { runs = '{on} · {as}', worked = '' } = page.context.texts.command ?? {};
  const bold = (text = '') => String(html`<b>${withJoints(html`${text}`, FITS.table)}</b>`);
  const above = trustHtml(fill(String(html`${runs}`), { on: bold(info.on), as: bold(info.as) }));
  const { masked, unmask, names } = maskValues(info.worked ?? '', '', page);
  noteValues(names, page);
  const below = String(unmask(html`${masked}`)).replace(/`([^`]+)`/g, '<code>$1</code>');
  const then = html`<p class="then"><b>${worked}</b> ${trustHtml(below)}</p>`;
  return html`<figure${attributes}><figcaption class="runs">${above}</figcaption>${inside}${then}</figure>\n`;
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
    hint:
      language === 'math'
        ? 'With "math": true in the site’s config, it is a formula.'
        : meant
          ? `Closest: ${meant}`
          : 'Write "text" where no language fits.',
  });
}

function addSign(kinds: MarkedLines['kinds'], line: number, text: string): void {
  const kind = diffSign(text);
  if (kind) kinds.set(line, (kinds.get(line) ?? new Set()).add(kind));
}

function diffSign(line: string): 'added' | 'removed' | undefined {
  if (/^\+(?!\+\+ )/.test(line)) return 'added';
  return /^-(?!-- )/.test(line) ? 'removed' : undefined;
}

/** Signs of the first line beside which the block's buttons have room, on a phone and on a desk; otherwise they need a row of their own. */
const BESIDE_BUTTONS = { phone: 18, desk: 56 };

/** Classes of the block. */
function lengthKinds(code: string): string[] {
  const { length } = /^.*/.exec(code)?.[0] ?? '';
  if (length > BESIDE_BUTTONS.desk) return ['long', 'wide'];
  return length > BESIDE_BUTTONS.phone ? ['long'] : [];
}
