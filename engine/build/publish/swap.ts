// A finished folder → the published build. With links, that takes one rename, so a whole site is there at every
// moment. Without links, it takes two, and a note written before them lets the next build or server finish.
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isMarked, nameInWork, remove, setAside } from './build-store.ts';
import { flushBuild } from './flush-build.ts';
import { findPlace, listBuilds, type OutputPlace } from './output-place.ts';

/** Is in the store while the output may be away; says how the new build is published. */
const NOTE = 'unfinished';

/**
 * @param place    as it is right before the swap.
 * @param isPlain  publish the folder itself, and no link to it.
 */
export function publishBuild(place: OutputPlace, staged: string, isPlain: boolean): void {
  const { outDir, storeDir, currentDir } = place;
  const isFolder = currentDir === outDir && !removeEmpty(outDir);
  const number = (listBuilds(storeDir)[0] ?? 0) + 1;
  // A folder that goes into the store gets the number before the new build.
  const away = isFolder ? path.join(storeDir, String(number)) : undefined;
  const build = enterStore(storeDir, staged, isFolder ? number + 1 : number);
  const link = isPlain ? undefined : makeLink(storeDir, build);
  flushBuild(build);
  if (link !== undefined && away === undefined) renameSync(link, outDir);
  else changePlaces(place, build, { away, link });
  try {
    retire(storeDir, build, away ?? currentDir);
  } catch {
    // The site is published; the next build clears what is older.
  }
}

/** After a kill between the two renames, publish the new build. With links, there is nothing to do. */
export function recoverOutput(out: string): void {
  const { outDir, storeDir } = findPlace(out);
  const note = path.join(storeDir, NOTE);
  if (!existsSync(note) || !isMarked(storeDir)) return;
  const [newest] = listBuilds(storeDir);
  if (newest !== undefined && !isThere(outDir)) {
    const build = path.join(storeDir, String(newest));
    const link = readFileSync(note, 'utf8') === 'link' ? makeLink(storeDir, build) : undefined;
    renameSync(link ?? build, outDir);
  }
  rmSync(note, { force: true });
}

/** @returns whether it was empty. */
function removeEmpty(folder: string): boolean {
  if (readdirSync(folder).length > 0) return false;
  rmdirSync(folder);
  return true;
}

/** Two builds may want the same number: the second build takes the next number. */
function enterStore(storeDir: string, staged: string, number: number): string {
  const build = path.join(storeDir, String(number));
  if (existsSync(build)) return enterStore(storeDir, staged, number + 1);
  renameSync(staged, build);
  return build;
}

/**
 * Not yet in its place. Relative, so that output and store can be moved together.
 *
 * @returns  undefined where there are no links.
 */
function makeLink(storeDir: string, build: string): string | undefined {
  // On Windows, a link can't be renamed over another link.
  if (process.platform === 'win32') return undefined;
  const link = nameInWork(storeDir, 'link');
  try {
    symlinkSync(path.join(path.basename(storeDir), path.basename(build)), link, 'dir');
    return link;
  } catch (error) {
    if (NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

const NO_LINKS = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL']);

type Ways = { away: string | undefined; link: string | undefined };

/** The published build is moved away first, since a folder can't be replaced by one rename. */
function changePlaces(
  { outDir, storeDir }: OutputPlace,
  build: string,
  { away, link }: Ways,
): void {
  const note = path.join(storeDir, NOTE);
  try {
    writeFileSync(note, link === undefined ? 'folder' : 'link');
    if (away !== undefined) renameSync(outDir, away);
    else if (isThere(outDir)) unlinkSync(outDir);
    renameSync(link ?? build, outDir);
  } catch (error) {
    if (away !== undefined && existsSync(away) && !isThere(outDir)) renameSync(away, outDir);
    setAside(storeDir, build);
    if (link !== undefined) rmSync(link, { force: true });
    throw error;
  } finally {
    rmSync(note, { force: true });
  }
}

/**
 * The previous build stays whole: a reader may still be loading it, and it allows going back. The build before that
 * is brought up to date by the next build. The number before ours may be another build's, about to be published.
 */
function retire(storeDir: string, build: string, replaced: string | undefined): void {
  const number = Number(path.basename(build));
  const cached = new Set([replaced, path.join(storeDir, String(number - 1))]);
  const old = listBuilds(storeDir)
    .filter((one) => one < number)
    .map((one) => path.join(storeDir, String(one)))
    .filter((one) => !cached.has(one));
  const [newest, ...others] = old;
  if (newest !== undefined) setAside(storeDir, newest);
  for (const one of others) remove(storeDir, one);
}

function isThere(at: string): boolean {
  return lstatSync(at, { throwIfNoEntry: false }) !== undefined;
}
