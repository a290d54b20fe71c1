// Output files → the output folder, all at once: written beside it, unchanged files linked over, then
// the folders change places. A build that fails or is killed leaves the last good site.
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../diagnostics.ts';
import { diskReason } from '../disk-errors.ts';
import type { OutputFile } from '../render/render-page.tsx';

/** What is remembered of a written file, to tell whether it is still as it was written. */
export type WrittenFile = { path: string; sizeBytes: number; modifiedMs: number };

export type Staging = {
  /** Folder that files are written to, by worker threads too; undefined when nothing is. */
  dir: string | undefined;
  /** Write a new or changed file. */
  write(file: OutputFile): WrittenFile;
  /** Take a file over from the last build; false when it isn't there as it was written. */
  keep(file: WrittenFile): boolean;
  /** Put the new folder, with these files and no others, in the place of the old one. */
  publish(paths: ReadonlySet<string>): void;
  /** Leave the old folder where it is. */
  discard(): void;
};

/** Takes everything, writes nothing: for checks. */
export function createDryStaging(): Staging {
  return {
    dir: undefined,
    write: ({ path: at, content }) => ({
      path: at,
      sizeBytes: Buffer.byteLength(content),
      modifiedMs: 0,
    }),
    keep: () => true,
    publish() {},
    discard() {},
  };
}

/** A file that says the folder is ours to replace. */
const MARK = '_server.json';

/**
 * @param out       replaced as a whole; may be missing, empty, or the output of an earlier build.
 * @param spareDir  where the folder before the last one is kept. Brought up to date, it becomes the next
 *                  one, so that a small change doesn't make and remove a folder for every page.
 * @throws ExpectedError  when the folder holds anything else, or can't be written to.
 */
export function createStaging(out: string, spareDir: string): Staging {
  const outDir = existsSync(out) ? realpathSync(out) : out;
  expectWritable(outDir, () => recoverOutput(outDir));
  expectWritable(outDir, () => expectOurs(outDir));
  const dir = `${outDir}.staging-${process.pid}`;
  expectWritable(outDir, () => openStaging(dir, spareDir));
  const folders = new Set<string>();
  return {
    dir,
    write: (file) => expectWritable(outDir, () => writeInto(dir, file, folders)),
    keep(file) {
      const to = path.join(dir, file.path);
      if (isAsWritten(to, file)) return true;
      const from = path.join(outDir, file.path);
      if (!isAsWritten(from, file)) return false;
      makeFolder(path.dirname(to), folders);
      expectWritable(outDir, () => {
        rmSync(to, { force: true, recursive: true });
        linkSync(from, to);
      });
      return true;
    },
    publish: (paths) =>
      expectWritable(outDir, () => {
        prune(dir, '', paths);
        swap(dir, outDir, spareDir);
      }),
    discard: () => setAside(dir, spareDir),
  };
}

function expectOurs(outDir: string): void {
  if (!existsSync(outDir)) return;
  const names = readdirSync(outDir);
  const isOurs = names.length === 0 || (names.includes(MARK) && !names.includes('.git'));
  if (isOurs) return;
  throw new ExpectedError(
    `The folder ${shown(outDir)} holds files that no build of ours wrote.`,
    'Name another folder with --out, or empty this one.',
  );
}

function openStaging(dir: string, spareDir: string): void {
  if (!existsSync(path.dirname(dir))) mkdirSync(path.dirname(dir), { recursive: true });
  try {
    renameSync(spareDir, dir);
  } catch {
    mkdirSync(dir);
  }
}

function isAsWritten(at: string, { sizeBytes, modifiedMs }: WrittenFile): boolean {
  try {
    const found = statSync(at, { throwIfNoEntry: false });
    return found !== undefined && found.size === sizeBytes && found.mtimeMs === modifiedMs;
  } catch {
    return false;
  }
}

/**
 * Write one file below `dir`. Used by the staging folder and by worker threads. What is there is unlinked
 * first: it may be the very file that is being served.
 */
export function writeInto(dir: string, file: OutputFile, folders: Set<string>): WrittenFile {
  const to = path.join(dir, file.path);
  makeFolder(path.dirname(to), folders);
  rmSync(to, { force: true, recursive: true });
  writeFileSync(to, file.content, { flag: 'wx' });
  const { size, mtimeMs } = statSync(to);
  return { path: file.path, sizeBytes: size, modifiedMs: mtimeMs };
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

/** In a folder that is brought up to date, a file may stand where a folder is to be. */
function fileInTheWay(folder: string): string | undefined {
  if (existsSync(folder)) return statSync(folder).isDirectory() ? undefined : folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : fileInTheWay(parent);
}

/** Remove what this build doesn't have. @returns true when nothing is left of the folder. */
function prune(dir: string, below: string, paths: ReadonlySet<string>): boolean {
  let isEmpty = true;
  for (const entry of readdirSync(path.join(dir, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    const isGone = entry.isDirectory() ? prune(dir, name, paths) : !paths.has(name);
    if (isGone) rmSync(path.join(dir, name), { recursive: true });
    else isEmpty = false;
  }
  return isEmpty;
}

function swap(dir: string, outDir: string, spareDir: string): void {
  const old = `${outDir}.old-${process.pid}`;
  if (existsSync(outDir)) renameSync(outDir, old);
  renameSync(dir, outDir);
  if (existsSync(old)) setAside(old, spareDir);
}

/** Keep a folder for the next build; on another disk it can't be kept. */
function setAside(dir: string, spareDir: string): void {
  try {
    rmSync(spareDir, { recursive: true, force: true });
    mkdirSync(path.dirname(spareDir), { recursive: true });
    renameSync(dir, spareDir);
  } catch {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** After a kill: an old folder without a new one goes back to its place; leftovers of dead processes go. */
export function recoverOutput(outDir: string): void {
  const parent = path.dirname(outDir);
  if (!existsSync(parent)) return;
  const name = path.basename(outDir);
  for (const entry of readdirSync(parent)) {
    const match = entry.startsWith(`${name}.`) ? /\.(staging|old)-(\d+)$/.exec(entry) : null;
    if (!match || isAlive(Number(match[2]))) continue;
    const leftover = path.join(parent, entry);
    if (match[1] === 'old' && !existsSync(outDir)) renameSync(leftover, outDir);
    else rmSync(leftover, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Turn the failures a person can mend into one sentence; anything else passes. */
export function expectWritable<T>(
  place: string,
  action: () => T,
  hint = 'The last build is untouched. Free the place, or name another folder with --out.',
): T {
  try {
    return action();
  } catch (error) {
    const reason = diskReason(error);
    if (!reason) throw error;
    throw new ExpectedError(`Nothing can be written to ${shown(place)}: ${reason}.`, hint);
  }
}

function shown(folder: string): string {
  return path.relative(process.cwd(), folder) || '.';
}
