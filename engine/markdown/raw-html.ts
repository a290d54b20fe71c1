// Raw HTML: a short list of harmless tags passes, comments vanish, everything else is text with a warning.
import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it';
import { diagnose } from '../diagnostics.ts';
import { escapeHtml } from '../html.ts';
import { placeInInline, stateOf } from './state.ts';

/** Tag → attributes it may have. Block-level `details` has a rule of its own. */
const ALLOWED: Record<string, readonly string[]> = {
  kbd: [],
  sub: [],
  sup: [],
  br: [],
  wbr: [],
  abbr: ['title'],
  mark: [],
  small: [],
  ins: [],
  del: [],
  dfn: [],
  samp: [],
  var: [],
  q: [],
};
const VOID = new Set(['br', 'wbr']);
const TAG =
  /^<(\/?)([A-Za-z][\w.:-]*)((?:\s+[\w:@.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*(\/?)>/;
const COMMENT = /^<!--[\s\S]*?-->/;

export function rawHtml(md: MarkdownIt): void {
  md.inline.ruler.before('html_inline', 'allowed_html', inlineHtml);
  md.block.ruler.before('paragraph', 'comment', blockComment, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  md.core.ruler.push('balance_html', balance);
  md.renderer.rules.allowed_html = (tokens, i) => tokens[i]?.content ?? '';
}

function inlineHtml(state: StateInline, isSilent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 0x3c) return false;
  const rest = state.src.slice(state.pos);
  const comment = COMMENT.exec(rest);
  if (comment) {
    state.pos += comment[0].length;
    return true;
  }
  const match = TAG.exec(rest);
  if (!match) return false;
  const [source, slash, tag = '', attributes = ''] = match;
  const name = tag.toLowerCase();
  if (isSilent) {
    state.pos += source.length;
    return true;
  }
  const isKnown = Object.hasOwn(ALLOWED, name);
  const kept = isKnown ? keptAttributes(name, attributes) : undefined;
  if (kept === undefined) warn(state, source, isKnown);
  const token = state.push(kept === undefined ? 'text' : 'allowed_html', '', 0);
  token.content = kept === undefined ? source : slash ? `</${name}>` : `<${name}${kept}>`;
  if (kept !== undefined)
    token.meta = {
      ...token.meta,
      source,
      name,
      isOpen: !slash && !VOID.has(name),
      isClose: !!slash,
    };
  state.pos += source.length;
  return true;
}

/** The attributes as HTML, or undefined when one isn't allowed. */
function keptAttributes(name: string, attributes: string): string | undefined {
  let html = '';
  for (const [, key = '', double, single, plain] of attributes.matchAll(
    /([\w:@.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g,
  )) {
    if (!ALLOWED[name]?.includes(key.toLowerCase())) return undefined;
    html += ` ${key.toLowerCase()}="${escapeHtml(double ?? single ?? plain ?? '')}"`;
  }
  return html;
}

function warn(state: StateInline, source: string, isKnown: boolean): void {
  const page = stateOf(state.env);
  const place = placeInInline(page, state.env.block as Token, state.pos);
  page.diagnostics.push(
    diagnose(place, {
      severity: 'warning',
      code: 'html/shown-as-text',
      message: isKnown
        ? `The attributes of ${source} are not allowed, so the tag is shown as text.`
        : `The tag ${source} is shown as text.`,
      length: source.split('\n')[0]?.length ?? 1,
      hint: `Put it in backticks if that is meant. Raw HTML may be: ${[...Object.keys(ALLOWED), 'details', 'summary'].join(', ')}.`,
    }),
  );
}

/** A comment that opens a line may span several; nothing of it is shown. */
function blockComment(state: StateBlock, start: number, end: number, isSilent: boolean): boolean {
  const at = (state.bMarks[start] ?? 0) + (state.tShift[start] ?? 0);
  if (!state.src.startsWith('<!--', at)) return false;
  for (let line = start; line < end; line++) {
    const text = state.src.slice(state.bMarks[line], state.eMarks[line]);
    if (!text.includes('-->')) continue;
    if (text.slice(text.indexOf('-->') + 3).trim() !== '') return false;
    if (!isSilent) state.line = line + 1;
    return true;
  }
  return false;
}

/** A tag without its partner in the same paragraph becomes text, so that built HTML is always whole. */
function balance(state: StateCore): void {
  for (const block of state.tokens) {
    if (block.type !== 'inline') continue;
    const open: Token[] = [];
    for (const token of block.children ?? []) {
      if (token.type !== 'allowed_html') continue;
      if (token.meta?.isOpen) open.push(token);
      else if (token.meta?.isClose) {
        if (open.at(-1)?.meta?.name === token.meta.name) open.pop();
        else toText(token);
      }
    }
    for (const token of open) toText(token);
  }
}

function toText(token: Token): void {
  token.type = 'text';
  token.content = String(token.meta?.source ?? '');
}
