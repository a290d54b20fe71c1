// Links as authors write them (page ids) → addresses; every link is kept for the link check.
import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { diagnose, type Place } from '../diagnostics.ts';
import { offsetOf } from './inline.ts';
import type { PageState } from './page.ts';
import { placeInInline, positionInInline, stateOf } from './state.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED_SCHEME = /^(?:https?|mailto|tel):/i;

export type ResolvedHref = { href: string; isPlanned?: false } | { isPlanned: boolean };

export function links(md: MarkdownIt): void {
  md.validateLink = (url) => !SCHEME.test(url) || ALLOWED_SCHEME.test(url);
  md.core.ruler.push('links', (state) => {
    for (const block of state.tokens) if (block.type === 'inline') resolveInline(state, block);
  });
}

function resolveInline(state: StateCore, block: Token): void {
  const page = stateOf(state.env);
  const children = block.children ?? [];
  children.forEach((open, i) => {
    if (open.type !== 'link_open') return;
    const close = children.slice(i).find((token) => token.type === 'link_close');
    const typed = String(open.attrGet('href') ?? '');
    if (SCHEME.test(typed)) {
      if (/^https?:/i.test(typed)) open.attrSet('rel', 'noopener');
      return;
    }
    const href = decodeHref(typed);
    const place = placeInInline(page, block, Math.max(0, offsetOf(open) - 1));
    const resolved = resolveHref(href, place, page);
    if ('href' in resolved) open.attrSet('href', resolved.href);
    else unlink(open, close, resolved.isPlanned && page.context.isDev);
    if (close)
      rememberEdit(page, block, close, typed, 'href' in resolved ? resolved.href : undefined);
  });
}

/** markdown-it percent-encodes what authors type; ids are compared decoded. */
function decodeHref(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/**
 * Resolve an internal href and record it.
 *
 * @param href   `page/id`, `page/id#anchor`, `#anchor`, `./near.md`, `../other.md`.
 * @returns      The address, or that there is nothing to link to. A missing page is reported here;
 *               a missing anchor later, when all pages are known.
 */
export function resolveHref(href: string, place: Place, page: PageState): ResolvedHref {
  const [path = '', anchor = ''] = splitAnchor(href);
  const id = path === '' ? page.id : toId(path, page.id);
  const target = path === '' ? undefined : page.context.resolveLink(id);
  if (target?.state === 'planned') {
    page.links.push({ ...place, id, anchor, href });
    return { isPlanned: true };
  }
  if (target?.state === 'missing') {
    reportMissing(href, id, target.closest, place, page);
    return { isPlanned: false };
  }
  page.links.push({ ...place, id, anchor, href });
  return { href: (target?.url ?? '') + (anchor ? `#${encodeURIComponent(anchor)}` : '') };
}

function splitAnchor(href: string): [string, string] {
  const at = href.indexOf('#');
  return at < 0 ? [href, ''] : [href.slice(0, at), href.slice(at + 1)];
}

/** `./` and `../` start at the page's own folder; a final `.md` or slash does not count. */
function toId(path: string, pageId: string): string {
  const clean = path
    .replace(/\?.*$/, '')
    .replace(/\.md$/, '')
    .replace(/(?!^)\/$/, '');
  if (!/^\.\.?\//.test(clean)) return clean;
  const parts = pageId.split('/').slice(0, -1);
  for (const part of clean.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function reportMissing(
  href: string,
  id: string,
  closest: string | undefined,
  place: Place,
  page: PageState,
): void {
  const isAbsolute = id.startsWith('/');
  page.diagnostics.push(
    diagnose(place, {
      code: 'links/missing-page',
      message: `The link "${href}" goes to a page that is not there.`,
      length: href.length,
      hint: isAbsolute
        ? `Link by id, without a leading slash: ${closest ?? id.slice(1)}`
        : closest
          ? `Closest: ${closest}`
          : 'Link by page id, such as teams/overview.',
    }),
  );
}

/** The link's text stays, the link goes. In development a planned target is shown as such. */
function unlink(open: Token, close: Token | undefined, isShown: boolean): void {
  open.tag = 'span';
  open.attrs = isShown ? [['class', 'planned']] : [];
  if (close) close.tag = 'span';
  if (isShown) return;
  open.hidden = true;
  if (close) close.hidden = true;
}

/** In the Markdown for machines the destination is the resolved address, or the text alone. */
function rememberEdit(
  page: PageState,
  block: Token,
  close: Token,
  typed: string,
  href: string | undefined,
): void {
  const at = offsetOf(close);
  const typedAt = block.content.indexOf(decodeHref(typed), at);
  const isInline = block.content.startsWith('](', at) && typedAt >= 0 && typedAt < at + 5;
  if (!isInline) return;
  const { line, column } = positionInInline(page, block, typedAt);
  page.edits.push({ line, column, length: decodeHref(typed).length, text: href ?? '' });
}
