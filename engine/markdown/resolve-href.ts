// What an author typed as a link's target → an address, and a record for the link check.
import { diagnose, type Place } from '../diagnostics/diagnostics.ts';
import type { PageState } from './page.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED_SCHEME = /^(?:https?|mailto|tel):/i;

export type ResolvedHref = { href: string; isPlanned?: false } | { isPlanned: boolean };

/** `https:`, `mailto:` or `tel:`; other schemes run or embed things and are never linked. */
export function isExternal(href: string): boolean {
  return ALLOWED_SCHEME.test(href);
}

export function hasScheme(href: string): boolean {
  return SCHEME.test(href);
}

/** markdown-it percent-encodes what authors type; ids and file names are compared decoded. */
export function decodeHref(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/**
 * Resolve an internal href and record it.
 *
 * @param href   `page/id`, `page/id#anchor`, `page/id?query`, `#anchor`, `./near.md`, `../other.md`.
 * @returns      The address, or that there is nothing to link to. A missing page is reported here;
 *               a missing anchor later, when all pages are known.
 */
export function resolveHref(
  href: string,
  place: Place & { length?: number },
  page: PageState,
): ResolvedHref {
  const { id, anchor, isOwn } = targetOf(href, page);
  if (href === '') {
    reportEmpty(place, page);
    return { isPlanned: false };
  }
  const target = isOwn ? undefined : page.context.resolveLink(id);
  const file = target?.state === 'missing' ? page.context.findFile?.(href, page.path) : undefined;
  if (file !== undefined) return { href: file };
  if (target?.state === 'missing') {
    reportMissing(href, id, target.closest, place, page);
    return { isPlanned: false };
  }
  page.links.push({ ...place, id, anchor, href });
  if (target?.state === 'planned') return { isPlanned: true };
  const hash = anchor ? `#${encodeURIComponent(anchor)}` : isOwn ? '#' : '';
  return { href: (target?.url ?? '') + (isOwn ? '' : queryOf(href)) + hash };
}

/** A page may take what it shows from its address: `upgrade?from=10.6.4`. */
function queryOf(href: string): string {
  const [, query] = /^[^#?]*(\?[^#]*)/.exec(href) ?? [];
  return query && query.length > 1 ? encodeURI(query) : '';
}

/** The page id and anchor that an internal href leads to, seen from the page. */
export function targetOf(href: string, { id: pageId, context }: Pick<PageState, 'id' | 'context'>) {
  const at = href.indexOf('#');
  const path = at < 0 ? href : href.slice(0, at);
  const anchor = at < 0 ? '' : href.slice(at + 1).normalize('NFC');
  const id = path === '' ? pageId : (context.findPage?.(path, pageId) ?? toId(path, pageId));
  return { id, anchor, isOwn: path === '' };
}

/** `./` and `../` start at the page's own folder; a query, a final `.md` or slash is no part of an id. */
function toId(path: string, pageId: string): string {
  const clean = (path.split('?')[0] ?? '')
    .normalize('NFC')
    .replace(/\.md$/, '')
    .replace(/(?!^)\/$/, '');
  if (!/^\.\.?(?:\/|$)/.test(clean)) return clean;
  const parts = pageId.split('/').slice(0, -1);
  for (const part of clean.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function reportEmpty(place: Place, page: PageState): void {
  page.diagnostics.push(
    diagnose(place, {
      code: 'links/empty',
      message: 'The link leads nowhere.',
      hint: 'Write the id of a page between the brackets, such as [Overview](teams/overview).',
    }),
  );
}

function reportMissing(
  href: string,
  id: string,
  closest: string | undefined,
  place: Place & { length?: number },
  page: PageState,
): void {
  const isAddress = href.startsWith('//');
  const hint = isAddress
    ? `Write the whole address: https:${href}`
    : id.startsWith('/') && !page.context.findPage
      ? `Link by id, without a leading slash: ${closest ?? id.slice(1)}`
      : closest
        ? `Closest: ${closest}`
        : page.context.findPage
          ? 'Link by file, such as ./install.md, by page id, or by the address of the page.'
          : 'Link by page id, such as teams/overview.';
  page.diagnostics.push(
    diagnose(place, {
      code: 'links/missing-page',
      message: `The link "${href}" goes to a page that is not there.`,
      length: place.length ?? Math.max(1, href.length),
      hint,
    }),
  );
}
