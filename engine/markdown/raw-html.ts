// Raw HTML: a short list of harmless tags passes, everything else is text with a warning.
import type { MarkdownIt, StateInline, Token } from 'markdown-it';
import { rangeIn } from '../content/pages/source-text.ts';
import { diagnose } from '../diagnostics/diagnostics.ts';
import { attributesToHtml, type Html, html } from '../text/html.ts';
import { balanceHtml } from './balance-html.ts';
import { comments } from './comments.ts';
import { positionInState } from './inline.ts';
import { stateOf } from './state.ts';

/** Tag → attributes it may have. Block-level `details` has its own rule. */
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
  /<(\/?)([A-Za-z][\w.:-]*)((?:\s+[\w:@.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/y;
const ATTRIBUTE = /([\w:@.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

export function rawHtml(md: MarkdownIt): void {
  comments(md);
  md.inline.ruler.before('html_inline', 'allowed_html', inlineHtml);
  md.core.ruler.push('balance_html', balanceHtml);
  md.renderer.rules.allowed_html = (tokens, i) => tokens[i]?.content ?? '';
}

function inlineHtml(state: StateInline, isSilent: boolean): boolean {
  if (state.src.charCodeAt(state.pos) !== 0x3c) return false;
  TAG.lastIndex = state.pos;
  const [source, slash, tag = '', attributes = ''] = TAG.exec(state.src) ?? [];
  if (!source || state.pos + source.length > state.posMax) return false;
  if (!isSilent) {
    const name = tag.toLowerCase();
    const isKnown = Object.hasOwn(ALLOWED, name);
    const cached = isKnown ? allowedAttributes(name, attributes) : undefined;
    if (cached === undefined) {
      warn(state, source, isKnown);
      state.push('text', '', 0).content = source;
    } else pushTag(state.push('allowed_html', '', 0), { source, name, cached, isClose: !!slash });
  }
  state.pos += source.length;
  return true;
}

type Tag = { source: string; name: string; cached: Html; isClose: boolean };

function pushTag(token: Token, { source, name, cached, isClose }: Tag): void {
  token.content = String(isClose ? html`</${name}>` : html`<${name}${cached}>`);
  token.meta = { source, name, isOpen: !isClose && !VOID.has(name), isClose };
}

/** The attributes as HTML, or undefined when one isn't allowed. The first of two equal ones counts. */
function allowedAttributes(name: string, attributes: string): Html | undefined {
  const cached = new Map<string, string>();
  for (const [, written = '', double, single, plain] of attributes.matchAll(ATTRIBUTE)) {
    const key = written.toLowerCase();
    if (!ALLOWED[name]?.includes(key)) return undefined;
    if (!cached.has(key)) cached.set(key, double ?? single ?? plain ?? '');
  }
  return attributesToHtml(Object.fromEntries(cached));
}

function warn(state: StateInline, source: string, isKnown: boolean): void {
  const page = stateOf(state.env);
  const { line, column } = positionInState(state);
  const [shown = ''] = source.split('\n');
  const isDetails = /^<\/?(?:details|summary)\b/i.test(source);
  page.diagnostics.push(
    diagnose(rangeIn(page.lines, line, column, column + shown.length), {
      severity: 'warning',
      code: 'html/shown-as-text',
      ...(/^<\/?[A-Z]/.test(source) ? { kind: 'component' } : {}),
      message: isKnown
        ? `The attributes of ${shown} are not allowed, so the tag is shown as text.`
        : `The tag ${shown} is shown as text.`,
      hint: isDetails
        ? 'Write <details><summary>…</summary> and </details> each alone on a line, without attributes but "open".'
        : `Put it in backticks if that is meant. Raw HTML may be: ${[...Object.keys(ALLOWED), 'details', 'summary'].join(', ')}.`,
    }),
  );
}
