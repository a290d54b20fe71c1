// A folder that others wrote ▶ its files, as text; nothing from outside of it, and nothing endless.
import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { compare } from '../diagnostics.ts';

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
  /** As people see it: from the site's folder. */
  shown(at: string): string;
  /** Links that lead out, and texts that are too long: each is reported once. */
  refused: Map<string, string>;
};

/** A page of documentation has a thousandth of it. */
const LONGEST = 4_000_000;

const DEEPEST = 40;

/** @throws  what the file system says, when there is no such folder. */
export function openSource(given: string): SourceFiles {
  const dir = realpathSync(given);
  const repository = repositoryOf(dir);
  const roots = [dir];
  const refused = new Map<string, string>();
  const isInside = (at: string) => {
    const real = realOf(at);
    if (real === undefined) return false;
    if (roots.some((root) => isBelow(root, real))) return true;
    if (roots.some((root) => isBelow(root, at)))
      refused.set(at, 'It leads out of the folder that is imported.');
    return false;
  };
  const isFile = (at: string) => existsSync(at) && statSync(at).isFile() && isInside(at);
  const readBytes = (at: string) => (isFile(at) ? readFileSync(at) : undefined);
  return {
    dir,
    refused,
    open(folder) {
      const real = realOf(folder);
      if (real === undefined || !isBelow(repository, real)) return false;
      roots.push(real);
      return true;
    },
    has: isFile,
    hasFolder: (at) => existsSync(at) && statSync(at).isDirectory() && isInside(at),
    readBytes,
    readText(at) {
      if (!isFile(at)) return undefined;
      if (statSync(at).size > LONGEST) {
        refused.set(at, `It is longer than ${LONGEST / 1_000_000} MB.`);
        return undefined;
      }
      const text = readFileSync(at, 'utf8');
      return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    },
    list: (folder) => (isInside(folder) ? walk(folder, '', 0, isInside).sort(compare) : []),
    shown: (at) => path.relative(dir, at).replaceAll(path.sep, '/') || '.',
  };
}

/** A site is often one folder of a repository and its pages are another: up to there, they may be named. */
function repositoryOf(dir: string): string {
  for (let at = dir; path.dirname(at) !== at; at = path.dirname(at))
    if (existsSync(path.join(at, '.git'))) return at;
  return path.dirname(path.dirname(dir)) === path.dirname(dir) ? dir : path.dirname(dir);
}

function isBelow(root: string, at: string): boolean {
  const way = path.relative(root, at);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

function realOf(at: string): string | undefined {
  try {
    return realpathSync(at);
  } catch {
    return undefined;
  }
}

/** Linked folders are passed over, so no walk is endless. */
function walk(
  folder: string,
  below: string,
  depth: number,
  isInside: (at: string) => boolean,
): string[] {
  if (depth > DEEPEST || !existsSync(path.join(folder, below))) return [];
  if (depth === 0 && !lstatSync(realpathSync(folder)).isDirectory()) return [];
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) return walk(folder, name, depth + 1, isInside);
    const at = path.join(folder, name);
    const isGood =
      entry.isFile() || (entry.isSymbolicLink() && isInside(at) && statSync(at).isFile());
    return isGood ? [name] : [];
  });
}
