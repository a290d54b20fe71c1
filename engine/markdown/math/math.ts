// `$…$`, `$$…$$` and fences of the language `math` → formulas, in sites whose config asks for them.
import type { MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it';
import { rangeIn } from '../../content/pages/source-text.ts';
import { diagnose, type Place } from '../../diagnostics/diagnostics.ts';
import { type Html, html } from '../../text/html.ts';
import { isIndentedCode, lineText } from '../container.ts';
import { parseFenceInfo } from '../fence-info.ts';
import { blockOf, offsetOf } from '../inline.ts';
import type { PageState } from '../page.ts';
import { lineOf, rangeInInline, reportBlock, stateOf } from '../state.ts';
import { findFormula } from './find.ts';
import { loadMath, renderFormula, type WrongFormula } from './render.ts';

export function math(md: MarkdownIt): void {
  md.inline.ruler.after('escape', 'math', inlineFormula);
  md.block.ruler.before('fence', 'math_block', blockFormula, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  md.renderer.rules.math_inline = (tokens, i, _options, env) => {
    const token = tokens[i];
    return token ? String(renderInline(token, stateOf(env))) : '';
  };
  md.renderer.rules.math_block = (tokens, i, _options, env) => {
    const token = tokens[i];
    return token ? String(renderMathBlock(token, stateOf(env))) : '';
  };
}

/** A fence that is a formula. */
export const isMathFence = (token: Token, page: PageState): boolean =>
  page.context.math !== undefined && parseFenceInfo(token.info).language === 'math';

/** Load what draws formulas, where a page has one. */
export async function prepareMath(tokens: readonly Token[], page: PageState): Promise<void> {
  if (!page.context.math) return;
  const isFormula = (token: Token): boolean =>
    token.type.startsWith('math_') ||
    (token.type === 'fence' && isMathFence(token, page)) ||
    (token.children ?? []).some(isFormula);
  if (tokens.some(isFormula)) await loadMath();
}

function inlineFormula(state: StateInline, isSilent: boolean): boolean {
  if (state.src[state.pos] !== '$' || !stateOf(state.env).context.math) return false;
  const found = findFormula(state.src.slice(0, state.posMax), state.pos);
  if (!found) return false;
  if (!isSilent) {
    const token = state.push('math_inline', 'math', 0);
    token.content = found.tex;
    token.markup = found.isBlock ? '$$' : '$';
  }
  state.pos = found.end;
  return true;
}

function blockFormula(state: StateBlock, start: number, end: number, isSilent: boolean): boolean {
  const page = stateOf(state.env);
  if (!page.context.math || isIndentedCode(state, start)) return false;
  const first = lineText(state, start).trimEnd();
  if (!first.startsWith('$$')) return false;
  const close = closingLine(state, start, end);
  if (close === 'other') return false;
  if (isSilent) return true;
  if (close === undefined) {
    reportBlock(page, start, {
      code: 'math/unclosed',
      message: 'The formula that opens here is never closed, so readers see it as text.',
      hint: 'Close it with "$$" at the end of a line, or write \\$ for the sign.',
    });
    return false;
  }
  const lines = Array.from({ length: close - start + 1 }, (_, i) => {
    const text = lineText(state, start + i).trimEnd();
    const from = i === 0 ? 2 : 0;
    return text.slice(from, start + i === close ? -2 : undefined);
  });
  const token = state.push('math_block', 'math', 0);
  token.block = true;
  token.content = lines.join('\n');
  token.map = [start, close + 1];
  state.line = close + 1;
  return true;
}

/** 'other': the signs are part of a paragraph. Undefined: there is no such line. */
function closingLine(state: StateBlock, start: number, end: number): number | 'other' | undefined {
  const first = lineText(state, start).trimEnd();
  if (first.indexOf('$$', 2) >= 0)
    return first.length > 4 && first.indexOf('$$', 2) === first.length - 2 ? start : 'other';
  for (let line = start + 1; line < end; line++) {
    const text = lineText(state, line).trimEnd();
    if (text !== '' && (state.sCount[line] ?? 0) < state.blkIndent) return undefined;
    if (text.endsWith('$$')) return line;
    if (/^:{3,}$/.test(text)) return undefined;
  }
  return undefined;
}

function renderInline(token: Token, page: PageState): Html {
  const isBlock = token.markup === '$$';
  return drawn({ tex: token.content, isBlock }, page, (wrong) => {
    const block = blockOf(token);
    const at = offsetOf(token) + token.markup.length + wrong.at;
    const end = at + Math.max(1, wrong.length);
    return block ? rangeInInline(page, block, at, end) : rangeIn(page.lines, 0, 0, 1);
  });
}

/** Of a block, or a fence. */
export function renderMathBlock(token: Token, page: PageState): Html {
  const first = lineOf(token) + (token.type === 'fence' ? 1 : 0);
  const inside = drawn({ tex: token.content, isBlock: true }, page, (wrong) => {
    const before = token.content.slice(0, wrong.at).split('\n');
    const line = first + before.length - 1;
    const text = token.content.split('\n')[before.length - 1] ?? '';
    const start = Math.max(0, page.lines[line]?.text.indexOf(text) ?? 0);
    const from = start + (before.at(-1)?.length ?? 0);
    return rangeIn(page.lines, line, from, from + Math.max(1, wrong.length));
  });
  return html`<div class="math">${inside}</div>\n`;
}

function drawn(
  formula: { tex: string; isBlock: boolean },
  page: PageState,
  placeOf: (wrong: WrongFormula) => Place,
): Html {
  const { math: settings, pieces } = page.context;
  page.styles.add('math');
  const made = settings ? renderFormula(formula, settings, pieces) : html``;
  if (!('message' in made)) return made;
  page.diagnostics.push(
    diagnose(placeOf(made), {
      code: 'math/wrong',
      message: `The formula can't be read: ${made.message}.`,
      hint: 'What can be in one: https://katex.org/docs/supported',
    }),
  );
  return html`<code>${formula.tex}</code>`;
}
