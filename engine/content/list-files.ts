// A folder → the names of files below it: those of a kind, or the pages. Loads nothing: the quickest build ends right after it.
import { existsSync, statSync } from 'node:fs';
import { compare } from '../diagnostics/diagnostics.ts';
import { walkInside } from '../disk/inside.ts';

/** @returns  names below a folder, `/` between parts, in code-unit order; none where it leads out of its root. */
export function listFiles(folder: string, extension: string, root = folder): string[] {
  return walkInside(root, folder).files.filter((name) => {
    const file = name.slice(name.lastIndexOf('/') + 1);
    return file.endsWith(extension) && !file.startsWith('.');
  });
}

/** What every built site has, and no folder of pages. */
const BUILT = '_server.json';

/** Which folders pages may be in: not those of packages, of built sites, hidden ones, nor those of includes. */
const PAGE_FOLDERS = {
  enters: (name: string): boolean => !/^[._]/.test(name) && name !== 'node_modules',
  lists: (names: readonly string[]): boolean => !names.includes(BUILT),
};

/** Pages below a folder, index pages first. */
export function listPageFiles(folder: string, root = folder): string[] {
  return walkInside(root, folder, PAGE_FOLDERS)
    .files.filter((name) => /(?:^|\/)[^._/][^/]*\.mdx?$/.test(name))
    .sort((a, b) => Number(isIndexFile(b)) - Number(isIndexFile(a)) || compare(a, b));
}

const isIndexFile = (name: string): boolean => /(?:^|\/)index\.mdx?$/.test(name);

/** Anywhere: for what the command line names. */
export function isFile(at: string): boolean {
  return existsSync(at) && statSync(at).isFile();
}
