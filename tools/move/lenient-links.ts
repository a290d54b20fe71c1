// Links of a site that isn't strict, by file or by address, and the renames → the same links after them.

import path from 'node:path';
import { findPage, folderOf, type PageNames } from '../../engine/tooling.ts';
import type { Renames } from './renames.ts';

/** `../02-setup.md`, `setup.md`, `./setup`, `/docs/setup`; not an id, unless there is also such a file. */
export function isByFile(href: string, page: string, id: string, names: PageNames): boolean {
  const [was = ''] = /^[^?#]*/.exec(href) ?? [];
  if (/^(?:\/|\.\.?(?:\/|$))/.test(was)) return true;
  if (was.replace(/(?:\.mdx?|\/)$/, '') === id) return false;
  return findPage(`./${was}`, page, names) === id;
}

/** @returns  what to write in place of the path, without its ending; undefined where it stays. */
export function lenientTarget(
  { href, id, page }: { href: string; id: string; page: string },
  renames: Renames,
  names: PageNames,
): string | undefined {
  const [was = ''] = /^[^?#]*/.exec(href) ?? [];
  const requested = was.replace(/(?:\.mdx?|(?!^)\/)$/, '');
  const isFile = /\.mdx?$/.test(was);
  const place = renames.newPlace(id);
  if (place === undefined) return undefined;
  if (requested.startsWith('/')) {
    if (renames.newId(id) === undefined) return undefined;
    return (
      rootOf(requested, names) +
      (isFile ? place : (renames.newId(id) ?? id).replace(/(^|\/)index$/, ''))
    );
  }
  const from = renames.newPlace(page);
  if (from === undefined || !hasMoved(id, page, renames)) return undefined;
  const isNamed = isFile || INDEX.test(requested);
  const to = isNamed ? place : place.replace(INDEX, '');
  const relative = path.posix.relative(folderOf(from), to) || '.';
  return requested.startsWith('.') && !relative.startsWith('.') ? `./${relative}` : relative;
}

const hasMoved = (id: string, page: string, { oldPlace, newPlace }: Renames): boolean =>
  oldPlace(id) !== newPlace(id) ||
  folderOf(oldPlace(page) ?? '') !== folderOf(newPlace(page) ?? '');

/** A folder's page, which a link may name by its folder. */
const INDEX = /(?:^|\/)(?:README|index)$/i;

/** `/docs/next/` of `/docs/next/guides/setup`. */
function rootOf(requested: string, { ids, roots }: PageNames): string {
  let rest = requested.slice(1);
  for (const root of roots) {
    if (Object.hasOwn(ids, rest)) break;
    if (rest.startsWith(`${root}/`)) rest = rest.slice(root.length + 1);
  }
  return requested.slice(0, requested.length - rest.length);
}
