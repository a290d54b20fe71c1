// A site's folder → the folder outside of it, in the user's own cache, where one run leaves what the next can use.
//
//   ~/.cache/learn/           or LEARN_CACHE, or $XDG_CACHE_HOME/learn
//     my-docs-1f0c5a…/        one a site, by its real path
//       learn-cache.json      the mark: nothing is written or cleared in a folder without it
//
// It isn't below the site, since a site may be a download: what came with it would count as made by us.

import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { diskReason } from '../diagnostics/disk-errors.ts';
import { shownPath } from '../disk/shown-path.ts';

const MARK = 'learn-cache.json';
const MARK_TEXT =
  '{"madeBy":"learn","what":"What a build leaves for the next. It can be removed."}\n';
/** Where earlier engines kept it, and where a download can bring one. */
const NEVER_READ = '.learn';

/** @param config  path of the site's config. @returns the folder, which need not exist. */
export function cacheDirOf(config: string): string {
  const site = realPath(path.dirname(config));
  const name = path
    .basename(site)
    .replace(/[^\w-]+/g, '-')
    .slice(0, 40);
  const hash = createHash('sha256').update(site).digest('hex').slice(0, 16);
  return path.join(cacheRoot(), `${name}-${hash}`);
}

/**
 * Make the cache folder of a site, or take it over. Writes the folders that lead to it, itself and its mark, no more.
 *
 * @param onNotice  gets a sentence about a `.learn` in the site's folder, once a run.
 * @throws ExpectedError  when it can't be made, is a link, isn't ours, or others may write to it.
 */
export function openCache(config: string, onNotice?: (says: string) => void): string {
  const dir = cacheDirOf(config);
  const old = path.join(path.dirname(config), NEVER_READ);
  if (onNotice && !noticed.has(old) && existsSync(old)) {
    noticed.add(old);
    onNotice(`${shownPath(old)} is not read: what a build keeps is in ${dir}. Remove it.`);
  }
  try {
    expectPrivate(path.dirname(dir));
    expectPrivate(dir);
    if (!isMarked(dir)) mark(dir);
  } catch (error) {
    const reason = diskReason(error);
    if (!reason) throw error;
    throw new ExpectedError(`The cache folder ${dir} can't be used: ${reason}.`, OTHER);
  }
  return dir;
}

const noticed = new Set<string>();

/** @throws Error  when a path leads out of each folder that has our mark, also by a link: nothing else is ever cleared. */
export function expectInCache(at: string): void {
  const parent = path.dirname(path.resolve(at));
  if (known.has(parent)) return;
  let dir = parent;
  while (!isMarked(dir)) {
    if (dir === path.dirname(dir)) throw new Error(`${at} is in no cache folder.`);
    dir = path.dirname(dir);
  }
  const isThere = existsSync(parent);
  let nearest = parent;
  while (!existsSync(nearest)) nearest = path.dirname(nearest);
  if (realPath(nearest) !== path.join(realPath(dir), path.relative(dir, nearest)))
    throw new Error(`${at} leads out of the cache folder ${dir}.`);
  if (isThere) known.add(parent);
}

/** Folders of caches that this process has looked at. */
const known = new Set<string>();

const OTHER = 'Name another one: LEARN_CACHE=DIR, where DIR is a folder of yours.';

function cacheRoot(): string {
  const { LEARN_CACHE: named = '', XDG_CACHE_HOME: xdg = '' } = process.env;
  if (named !== '') return path.resolve(named);
  // A relative one doesn't count, says the XDG Base Directory Specification.
  return path.join(path.isAbsolute(xdg) ? xdg : path.join(homedir(), '.cache'), 'learn');
}

/** Made where it is missing. */
function expectPrivate(folder: string): void {
  makeFolder(folder);
  const { uid, mode } = statSync(folder);
  const own = process.getuid?.();
  if (own !== undefined && uid !== own)
    throw new ExpectedError(`The cache folder ${folder} belongs to another user.`, OTHER);
  if (own !== undefined && mode & 0o022)
    throw new ExpectedError(
      `Others may write to the cache folder ${folder}, so nothing in it can be trusted.`,
      `Take that right away: chmod go-w ${folder}. Or name another folder: LEARN_CACHE=DIR`,
    );
}

/** One after another, so that the error names the reason, such as a read-only disk. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process was first.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function isMarked(dir: string): boolean {
  try {
    return lstatSync(dir).isDirectory() && readFileSync(path.join(dir, MARK), 'utf8') === MARK_TEXT;
  } catch {
    return false;
  }
}

/** A process that was killed here has left an empty folder, or the beginning of the mark. */
function mark(dir: string): void {
  const at = path.join(dir, MARK);
  const isBegun = () => MARK_TEXT.startsWith(readFileSync(at, 'utf8'));
  if (
    !lstatSync(dir).isDirectory() ||
    !readdirSync(dir).every((name) => name === MARK && isBegun())
  )
    throw new ExpectedError(
      `The cache folder ${dir} isn't ours: it has no ${MARK}.`,
      'Remove it, or name another one: LEARN_CACHE=DIR',
    );
  writeFileSync(at, MARK_TEXT);
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return path.resolve(folder);
  }
}
