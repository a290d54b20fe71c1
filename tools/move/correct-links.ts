// Links of a text and the renames → edits of those that lead elsewhere after them.
import {
  decodeHref,
  hasScheme,
  type PageNames,
  substitute,
  type Tokens,
  targetFrom,
  type WrittenLink,
} from '../../engine/tooling.ts';
import type { Corrections } from './edits.ts';
import { isByFile, lenientTarget } from './lenient-links.ts';
import { type Renames, relativeId } from './renames.ts';

/** A link, and the page that shows it: relative links start there. None in a text that no page is known of. */
export type SeenLink = { link: WrittenLink; page?: string };

/**
 * @param links  of all pages: what a snippet says is seen once from each page that includes it.
 * @param names  of a site whose links may also name files and addresses.
 */
export function correctLinks(
  links: readonly SeenLink[],
  renames: Renames,
  tokens: Tokens,
  names?: PageNames,
): Corrections {
  const corrections: Corrections = { edits: [], byHand: [] };
  for (const seen of groupByPlace(links)) {
    const [first] = seen;
    if (!first) continue;
    const { link } = first;
    const found = new Set(seen.map((one) => newPath(one, renames, names)));
    const [target] = [...found];
    if (found.size === 1 && target === undefined) continue;
    const { path, line, column } = link;
    const old = link.lineText?.slice(column - 1, column - 1 + link.length) ?? '';
    const text =
      (target && found.size === 1 ? rewritten(old, target, link, tokens) : undefined) ??
      inNewFolder(old, seen, renames, tokens);
    if (text === undefined && isParameter(link, tokens)) continue;
    if (text === old) continue;
    if (text !== undefined) corrections.edits.push({ path, line, column, old, text });
    else
      corrections.byHand.push({
        path,
        line,
        column,
        old: link.href,
        why: found.size > 1 ? 'leads to several pages' : 'is put together in another way',
      });
  }
  return corrections;
}

function groupByPlace(links: readonly SeenLink[]): SeenLink[][] {
  const groups = new Map<string, SeenLink[]>();
  for (const one of links) {
    const { path, line, column } = one.link;
    const key = `${path}:${line}:${column}`;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** The path to write, tokens in it; undefined where the link stays as it is. */
function newPath(
  { link, page }: SeenLink,
  renames: Renames,
  names: PageNames | undefined,
): string | undefined {
  const { href, id } = link;
  if (hasScheme(href) || href === '' || /^[#?]/.test(href)) return undefined;
  if (names && page !== undefined && isByFile(href, page, id, names))
    return lenientTarget({ href, id, page }, renames, names);
  const isRelative = /^\.\.?(?:\/|$)/.test(href);
  if (!isRelative) return renames.newWritten(id);
  if (page === undefined) return undefined;
  const from = renames.newId(page) ?? page;
  const to = renames.newId(id) ?? id;
  if (targetFrom(href, from).id === to) return undefined;
  return link.path.includes('/snippets/')
    ? renames.written(id)
    : relativeId(renames.written(page), renames.written(id));
}

/** The target as it is in the file, with another path; undefined where it is written in a way that isn't known. */
function rewritten(
  old: string,
  path: string,
  link: WrittenLink,
  tokens: Tokens,
): string | undefined {
  const isPointed = old.startsWith('<') && old.endsWith('>');
  const inner = isPointed ? old.slice(1, -1) : old;
  if (decodeHref(substitute(inner, tokens).text) !== link.href) return undefined;
  const [was = ''] = /^[^?#]*/.exec(inner) ?? [];
  const [ending = ''] = /(?:\.mdx?|\/)$/.exec(was) ?? [];
  const isSafe = isPointed || link.form === 'attribute';
  const target = isSafe ? path : path.replace(/[\s()]/g, (sign) => escapes[sign] ?? '%20');
  if (link.form === 'attribute' && /[\s"']/.test(path) && !isQuoted(link)) return undefined;
  const text = `${target}${ending}${inner.slice(was.length)}`;
  return isPointed ? `<${text}>` : text;
}

/**
 * The folder in front is all that changes: a snippet's link may have parameters behind it, so that it leads to
 * another page from each page that includes it.
 */
function inNewFolder(
  old: string,
  seen: readonly SeenLink[],
  { folder, newId }: Renames,
  tokens: Tokens,
): string | undefined {
  const depth = folder?.id.split('/').length ?? 0;
  const parts = old.replace(/^</, '').split('/');
  const before = parts.slice(0, depth).join('/');
  if (!folder || parts.length <= depth || substitute(before, tokens).text !== folder.id)
    return undefined;
  if (seen.some(({ link }) => newId(link.id) === undefined)) return undefined;
  const start = old.startsWith('<') ? '<' : '';
  return `${start}${folder.writtenTo}/${parts.slice(depth).join('/')}`;
}

/** Includes hand the id over, or a text with the link in it, and are corrected themselves. */
function isParameter({ lineText = '', column }: WrittenLink, tokens: Tokens): boolean {
  const all = [...lineText.matchAll(/\{([A-Za-z][\w-]*)\}/g)];
  return all.some(
    ({ 0: { length }, 1: name = '', index }) =>
      index < column && column <= index + length && !Object.hasOwn(tokens, name),
  );
}

const escapes: Readonly<Record<string, string>> = { '(': '%28', ')': '%29' };

const isQuoted = ({ lineText = '', column }: WrittenLink) =>
  /["']/.test(lineText[column - 2] ?? '');
