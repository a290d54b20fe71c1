// What is in the published folder and no build has written → taken over into the next one, or named and refused.
import {
  copyFileSync,
  type Dirent,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { FILE_LIST } from './output-place.ts';
import { foldersOf } from './staged-files.ts';

/** A file, a link, or a folder without anything in it; paths with "/". */
export type Foreign = { path: string; kind: 'file' | 'link' | 'folder' | 'other' };

/**
 * @param dir  a published folder, or the empty one of a first build.
 * @returns    in order of paths. Compressed copies (`x.css.br` of our `x.css`) are omitted: they belong to the
 *             build they were made from.
 */
export function listForeign(dir: string): Foreign[] {
  if (!existsSync(path.join(dir, FILE_LIST))) return [];
  const ours = readFileList(dir);
  return list(dir, '', (at) => ours.has(at) || ours.has(uncompressed(at)));
}

/**
 * @param paths   files of the new build.
 * @param chosen  those of them that an author put there as they are, in `public/`: these win.
 * @throws ExpectedError  names what would be lost.
 */
export function checkForeign(
  foreign: readonly Foreign[],
  paths: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
  shown: string,
): void {
  if (foreign.length === 0) return;
  const folders = foldersOf(paths);
  const isInTheWay = ({ path: at, kind }: Foreign) =>
    kind === 'other' ||
    (paths.has(at) && !chosen.has(at)) ||
    (folders.has(at) && kind !== 'folder') ||
    parentsOf(at).some((parent) => paths.has(parent));
  const lost = foreign.filter(isInTheWay).map((one) => `  ${one.path}`);
  if (lost.length === 0) return;
  const more = lost.length > 10 ? `\n  and ${lost.length - 10} more` : '';
  throw new ExpectedError(
    `The folder ${shown} holds files that no build of ours wrote, and this build can't keep them:\n${lost.slice(0, 10).join('\n')}${more}`,
    'Move them away, or into the site’s folder public/ where each build publishes them.',
  );
}

/** Files are linked, so that a program that is writing to one goes on writing to what is published. */
export function carryForeign(foreign: readonly Foreign[], from: string, to: string): void {
  for (const { path: at, kind } of foreign) {
    const [source, target] = [path.join(from, at), path.join(to, at)];
    if (kind === 'folder') mkdirSync(target, { recursive: true });
    else if (!isSameFile(source, target)) {
      mkdirSync(path.dirname(target), { recursive: true });
      rmSync(target, { recursive: true, force: true });
      if (kind === 'link') symlinkSync(readlinkSync(source), target);
      else linkOrCopy(source, target);
    }
  }
}

function parentsOf(at: string): string[] {
  const parts = at.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function readFileList(dir: string): Set<string> {
  try {
    const written: unknown = JSON.parse(readFileSync(path.join(dir, FILE_LIST), 'utf8'));
    return new Set(z.array(z.string()).parse(written));
  } catch {
    throw new ExpectedError(
      `The list of a build's files, ${FILE_LIST} in ${path.relative(process.cwd(), dir) || '.'}, is damaged, so nobody can tell what there isn't ours.`,
      'Move what is yours away, remove the folder, and build again.',
    );
  }
}

function list(dir: string, below: string, isOurs: (at: string) => boolean): Foreign[] {
  const entries = readdirSync(path.join(dir, below), { withFileTypes: true });
  if (entries.length === 0 && below !== '') return [{ path: below, kind: 'folder' }];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const at = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) return list(dir, at, isOurs);
      return isOurs(at) ? [] : [{ path: at, kind: kindOf(entry) }];
    });
}

function kindOf(entry: Dirent): Foreign['kind'] {
  if (entry.isFile()) return 'file';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

function uncompressed(at: string): string {
  return at.replace(/\.(?:br|gz|zst)$/, '');
}

function isSameFile(one: string, other: string): boolean {
  const stats = lstatSync(other, { throwIfNoEntry: false });
  if (!stats?.isFile()) return false;
  const { ino, dev } = lstatSync(one);
  return stats.ino === ino && stats.dev === dev;
}

/** Some disks have no hard links, and some systems allow none to other people's files. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
