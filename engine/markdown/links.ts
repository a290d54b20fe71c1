// Links as authors write them (page ids) → addresses; every link is recorded for the link check.
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { rangeIn } from '../content/pages/source-text.ts';
import { diagnose } from '../diagnostics/diagnostics.ts';
import { withoutFigure } from '../text/figure-id.ts';
import { type Destination, destinationOf } from './destinations.ts';
import { rememberEdit, replaceText } from './edits.ts';
import { blockOf, offsetOf } from './inline.ts';
import { plainText } from './plain-text.ts';
import { decodeHref, hasScheme, isExternal, resolveHref, targetOf } from './resolve-href.ts';
import { positionInInline, rangeInInline, stateOf } from './state.ts';

export { type ResolvedHref, resolveHref } from './resolve-href.ts';

export function links(md: MarkdownIt): void {
  md.validateLink = (url) => !hasScheme(url) || isExternal(url);
  md.core.ruler.push('links', (state) => {
    for (const block of state.tokens) if (block.type === 'inline') resolveLinks(state, block);
  });
}

function resolveLinks(state: StateCore, block: Token): void {
  const tokens = block.children ?? [];
  const complete: Token[] = [];
  let start: number | undefined;
  tokens.forEach((token, i) => {
    if (token.type === 'link_open') start = i;
    const open = start === undefined ? undefined : tokens[start];
    if (token.type === 'link_close' && open) {
      if (plainText(tokens.slice(start, i)).trim() === '') {
        const title = titleOf(state, open);
        if (title === undefined) reportNoText(state, open, token);
        else complete.push(insertText(state, token, title));
      }
      resolveLink(state, open, token);
      start = undefined;
    }
    complete.push(token);
  });
  block.children = complete;
}

/** `[](page/id)` says the title of the page; so does one with an anchor. */
function titleOf(state: StateCore, open: Token): string | undefined {
  const page = stateOf(state.env);
  const typed = decodeHref(String(open.attrGet('href') ?? ''));
  if (typed === '' || typed.startsWith('#') || hasScheme(typed)) return undefined;
  return page.context.titleOf(targetOf(typed, page).id);
}

function insertText(state: StateCore, close: Token, text: string): Token {
  const page = stateOf(state.env);
  const block = blockOf(close);
  if (block) {
    const at = positionInInline(page, block, offsetOf(close));
    page.edits.push({ ...at, length: 0, text });
  }
  const token = new state.Token('text', '', 0);
  token.content = text;
  return token;
}

/** A screen reader would have nothing to say. */
function reportNoText(state: StateCore, open: Token, close: Token): void {
  const block = blockOf(open);
  if (!block) return;
  const page = stateOf(state.env);
  page.diagnostics.push(
    diagnose(rangeInInline(page, block, offsetOf(open) - 1, offsetOf(close) + 1), {
      code: 'links/no-text',
      message: 'The link has no text.',
      hint: 'Write [What it leads to](page/id)',
    }),
  );
}

function resolveLink(state: StateCore, open: Token, close: Token): void {
  const page = stateOf(state.env);
  const typed = String(open.attrGet('href') ?? '');
  if (hasScheme(typed)) {
    if (/^https?:/i.test(typed)) open.attrSet('rel', 'noopener');
    return;
  }
  const block = blockOf(open);
  if (!block) return;
  const label = typeof open.meta?.label === 'string' ? open.meta.label : undefined;
  const written = destinationOf(state.md, state.env, { block, after: offsetOf(close), label });
  const place = written
    ? rangeIn(page.lines, written.line, written.column, written.column + written.length)
    : rangeInInline(page, block, offsetOf(open) - 1, offsetOf(open));
  const resolved = resolveHref(decodeHref(typed), place, page);
  if ('href' in resolved) {
    open.attrSet('href', resolved.href);
    if (written) rememberEdit(page, written, withoutFigure(resolved.href));
  } else {
    unlink(open, close, resolved.isPlanned && page.context.isDev);
    if (written) keepText(state, open, close, written);
  }
}

/** The link's text stays, the link goes. In development a planned target is shown as such. */
function unlink(open: Token, close: Token, isShown: boolean): void {
  open.tag = 'span';
  open.attrs = isShown ? [['class', 'planned']] : [];
  close.tag = 'span';
  open.hidden = !isShown;
  close.hidden = !isShown;
}

/** The Markdown for machines has the text alone where there is nothing to link to. */
function keepText(state: StateCore, open: Token, close: Token, { end }: Destination): void {
  const block = blockOf(open);
  if (!block || end === undefined) return;
  const page = stateOf(state.env);
  replaceText(page, block, offsetOf(open) - 1, offsetOf(open), '');
  replaceText(page, block, offsetOf(close), end, '');
}
