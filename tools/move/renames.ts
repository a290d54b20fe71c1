// Pages and their new places → what each id is called after the rename, and how links to it are written.

import path from 'node:path';
import { replaceTokens, type Tokens } from '../../engine/tooling.ts';

/** A page that moves. Ids as addresses have them; as written, they may hold tokens such as `{product}`. */
export type MovedPage = {
  id: string;
  writtenId: string;
  to: string;
  writtenTo: string;
  /** Path of its new file below the pages folder, without its ending. */
  newPlace: string;
};

export type Renames = {
  pages: readonly MovedPage[];
  /** The folder that moves as a whole, as ids of folders. */
  folder?: { id: string; to: string; writtenTo: string };
  /** The new id as an author writes it; undefined where the page stays. */
  newWritten(id: string): string | undefined;
  /** The same of the page that readers find: an id in an address. */
  newId(id: string): string | undefined;
  /** The id of any page after the move, as an author writes it. */
  written(id: string): string;
  /** Path of its file below the pages folder, without its ending; undefined where there is no such page. */
  oldPlace(id: string): string | undefined;
  newPlace(id: string): string | undefined;
};

/**
 * @param writtenIds  id → as authors write it, for pages whose names hold tokens.
 * @param places      id → path of its file.
 */
export function createRenames(
  pages: readonly MovedPage[],
  writtenIds: ReadonlyMap<string, string>,
  places: ReadonlyMap<string, string>,
  folder?: Renames['folder'],
): Renames {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const newWritten = (id: string) => byId.get(id)?.writtenTo;
  return {
    pages,
    ...(folder ? { folder } : {}),
    newWritten,
    newId: (id) => byId.get(id)?.to,
    written: (id) => newWritten(id) ?? writtenIds.get(id) ?? id,
    oldPlace: (id) => places.get(id),
    newPlace: (id) => byId.get(id)?.newPlace ?? places.get(id),
  };
}

/** `./near`, `../other/page`: from the folder of one page to another, both as written. */
export function relativeId(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/**
 * The beginning of page ids, such as `guides/install/`, or ids with a gap, such as `guides/{target}/install`, of
 * which a folder's move changes the folder in front.
 *
 * @returns  as written; undefined where it stays.
 */
export function newPrefix(written: string, { folder }: Renames, tokens: Tokens) {
  const prefix = replaceTokens(written, tokens);
  const isOpen = prefix.endsWith('/') || prefix.includes('{');
  if (!folder || !isOpen || !prefix.startsWith(`${folder.id}/`)) return undefined;
  return `${folder.writtenTo}/${prefix.slice(folder.id.length + 1)}`;
}
