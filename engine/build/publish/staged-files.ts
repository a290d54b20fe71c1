// Files of a build → a folder that isn't published yet. What is there may be linked from the published one, so a
// file is never written to, only replaced.
import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { OutputFile } from '../../render/render-page.tsx';

/** What is stored about a written file, to tell whether it is still as it was written. */
export type WrittenFile = { path: string; sizeBytes: number; modifiedMs: number };

/** Write one file below `dir`, in which no folder is a link (`openStaging`). Used by the staging folder and by worker threads. */
export function writeInto(dir: string, file: OutputFile, folders: Set<string>): WrittenFile {
  const to = path.join(dir, file.path);
  makeFolder(path.dirname(to), folders);
  const write = () => writeFileSync(to, file.content, { flag: 'wx' });
  orReplace(to, write, () => holds(to, file.content));
  const { size, mtimeMs } = statSync(to);
  return { path: file.path, sizeBytes: size, modifiedMs: mtimeMs };
}

/**
 * Most places are free, and asking first costs as much as making the file.
 *
 * @param isGood  whether what is there may stay. Nothing may unless given.
 */
function orReplace(to: string, make: () => void, isGood = () => false): void {
  try {
    make();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isGood()) return;
    rmSync(to, { force: true, recursive: true });
    make();
  }
}

/** An older build has left the same there: removing that, and making another, costs ten times as much as reading it. */
function holds(to: string, content: OutputFile['content']): boolean {
  const found = lstatSync(to);
  return (
    found.isFile() &&
    found.size === Buffer.byteLength(content) &&
    readFileSync(to).equals(typeof content === 'string' ? Buffer.from(content) : content)
  );
}

/** Take a file over from the published folder. @returns false when it isn't there as it was written. */
export function keepIn(
  dir: string,
  file: WrittenFile,
  currentDir: string | undefined,
  folders: Set<string>,
): boolean {
  const to = path.join(dir, file.path);
  if (isAsWritten(to, file)) return true;
  if (currentDir === undefined) return false;
  const from = path.join(currentDir, file.path);
  if (!isAsWritten(from, file)) return false;
  makeFolder(path.dirname(to), folders);
  let isLinked = false;
  orReplace(to, () => {
    isLinked = link(from, to);
  });
  return isLinked;
}

/**
 * Remove what an older build has left and this one doesn't have.
 *
 * @param found  what was there before the build wrote anything (`openStaging`).
 * @param paths  files of this build, and folders without anything in them.
 */
export function prune(dir: string, found: readonly string[], paths: ReadonlySet<string>): void {
  const folders = foldersOf(paths);
  for (const name of found)
    if (!paths.has(name) && !folders.has(name)) removeIfThere(path.join(dir, name));
}

/** It may be gone with its folder, and there may be a file in place of that. */
function removeIfThere(at: string): void {
  try {
    rmSync(at, { force: true, recursive: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
  }
}

/** Every folder that leads to one of these files. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const at of paths)
    for (let end = at.lastIndexOf('/'); end > 0; end = at.lastIndexOf('/', end - 1)) {
      const folder = at.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}

/** Links are not followed here: a link in a file's place is not the file as it was written. */
export function isAsWritten(at: string, { sizeBytes, modifiedMs }: WrittenFile): boolean {
  try {
    const found = lstatSync(at, { throwIfNoEntry: false });
    return found?.isFile() === true && found.size === sizeBytes && found.mtimeMs === modifiedMs;
  } catch {
    return false;
  }
}

/** On a disk without hard links a file is made again. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'ENOENT'].includes(code))
      return false;
    throw error;
  }
}

function makeFolder(folder: string, known: Set<string>): void {
  if (known.has(folder)) return;
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const file = fileInTheWay(folder);
    if (!file) throw error;
    rmSync(file);
    mkdirSync(folder, { recursive: true });
  }
  known.add(folder);
}

/** In a folder that is brought up to date, a file may be where a folder is to be. */
function fileInTheWay(folder: string): string | undefined {
  if (existsSync(folder)) return statSync(folder).isDirectory() ? undefined : folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : fileInTheWay(parent);
}
