// A folder that others wrote → its files, as text; nothing from outside of it, and nothing endless.

import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { compare, isBelow, realOf, walkInside } from '../../engine/tooling.ts';

export type SourceFiles = {
  /** The site's folder, absolute, links resolved. */
  dir: string;
  /** Folders of pages may be beside the site's folder, in the same repository. False where the folder is elsewhere. */
  open(folder: string): boolean;
  has(at: string): boolean;
  hasFolder(at: string): boolean;
  /** Undefined where there is no such text: not there, outside, too long, no UTF-8. */
  readText(at: string): string | undefined;
  /** Undefined where there is no such file inside. */
  readBytes(at: string): Buffer | undefined;
  /** Files below a folder, `/` between parts, in code-unit order; hidden ones and `node_modules` omitted. */
  list(folder: string): string[];
  /** The same with hidden files and links, for the inventory; without `.git` and `node_modules`. */
  listAll(folder: string): string[];
  /** Folders that files may be in, absolute. */
  roots(): readonly string[];
  /** Files that were read as text. */
  read: ReadonlySet<string>;
  /** As people see it: from the site's folder. */
  shown(at: string): string;
  /** Links that lead out, and texts that are too long: each is reported once. */
  refused: Map<string, string>;
};

/** A page of documentation has a thousandth of it. */
const LONGEST = 4_000_000;

/** @throws  what the file system says, when there is no such folder. */
export function openSource(given: string): SourceFiles {
  const dir = realpathSync(given);
  const repository = repositoryOf(dir);
  const roots = [dir];
  const refused = new Map<string, string>();
  const read = new Set<string>();
  const isInside = (at: string) => {
    const real = realOf(at);
    if (real === undefined) return false;
    if (roots.some((root) => isBelow(real, root))) return true;
    if (roots.some((root) => isBelow(at, root)))
      refused.set(at, `It is a link to ${real}, outside of the folder that is imported.`);
    return false;
  };
  const has = (at: string) => isInside(at) && statSync(at).isFile();
  const readBytes = (at: string) => (has(at) ? readFileSync(at) : undefined);
  return {
    dir,
    refused,
    read,
    roots: () => roots,
    open(folder) {
      const real = realOf(folder);
      if (real === undefined || !isBelow(real, repository)) return false;
      roots.push(real);
      return true;
    },
    has,
    hasFolder: (at) => isInside(at) && statSync(at).isDirectory(),
    readBytes,
    readText(at) {
      if (!has(at)) return undefined;
      if (statSync(at).size > LONGEST) {
        refused.set(at, `It is longer than ${LONGEST / 1_000_000} MB.`);
        return undefined;
      }
      read.add(at);
      const text = readFileSync(at, 'utf8');
      return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    },
    list: (folder) => (isInside(folder) ? listIn(folder, has) : []),
    listAll(folder) {
      const { files, links } = walkInside(folder, folder, {
        enters: (name) => name !== '.git' && name !== 'node_modules',
      });
      return [...files, ...links].sort(compare);
    },
    shown: (at) => path.relative(dir, at).replaceAll(path.sep, '/') || '.',
  };
}

/**
 * A site is often one folder of a repository and its pages are another: up to there, they may be named. A folder that
 * belongs to no repository may have been downloaded; nothing above it is the site's.
 */
function repositoryOf(dir: string): string {
  for (let at = dir; path.dirname(at) !== at; at = path.dirname(at))
    if (existsSync(path.join(at, '.git'))) return at;
  return dir;
}

/** Linked folders are passed over; linked files are listed as long as they stay inside. */
function listIn(folder: string, has: (at: string) => boolean): string[] {
  const isSeen = (name: string) => !name.startsWith('.') && name !== 'node_modules';
  const { files, links } = walkInside(folder, folder, { enters: isSeen });
  const linked = links.filter((name) => has(path.join(folder, name)));
  return [...files, ...linked].filter((name) => isSeen(path.posix.basename(name))).sort(compare);
}
