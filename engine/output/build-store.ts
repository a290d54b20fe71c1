// `dist.builds/`, the only folder besides its output that a build ever clears: its mark, folders in work, the spare.
//
//   learn.json                the mark; a folder without it is never touched
//   1, 2, …                   whole builds
//   spare                     an older build, brought up to date by the next build
//   staging-…, link-…, gone-… what a build is working on, named after the machine and process
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { ExpectedError } from '../diagnostics.ts';
import type { OutputPlace } from './output-place.ts';

const MARK = 'learn.json';
const IGNORE = '.gitignore';
const MARK_TEXT = `${JSON.stringify({
  madeBy: 'learn build',
  what: 'The folder beside this one without ".builds" is published from here. Cleared by each build.',
})}\n`;
const IN_WORK = /^(?:staging|link|gone)-([0-9a-f]{8})-(\d+)-\d+$/;
/** No build takes this long: work that another machine hasn't finished by then is abandoned. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

let count = 0;
const inWork = new Set<string>();

/**
 * Make the folder, or take it over from the last build, and clear what dead builds left in it.
 *
 * @throws ExpectedError  when the folder is there without our mark.
 */
export function openStore({ storeDir, currentDir }: OutputPlace, shown: string): void {
  const parent = path.dirname(storeDir);
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true });
  if (!existsSync(storeDir)) mkdirSync(storeDir);
  if (!isMarked(storeDir)) {
    // If the mark is damaged, a build published from the folder proves that it is ours.
    const isOurs = currentDir !== undefined && path.dirname(currentDir) === storeDir;
    if (!isOurs && !isBarelyBegun(storeDir))
      throw new ExpectedError(
        `The folder ${shown} isn't ours: it has no ${MARK}. A build keeps older ones there.`,
        'Rename it, or name another folder with --out.',
      );
    writeFileSync(path.join(storeDir, MARK), MARK_TEXT);
  }
  const ignore = path.join(storeDir, IGNORE);
  if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
  for (const name of readdirSync(storeDir))
    if (isLeftover(storeDir, name))
      rmSync(path.join(storeDir, name), { recursive: true, force: true });
}

export function isMarked(storeDir: string): boolean {
  try {
    return JSON.parse(readFileSync(path.join(storeDir, MARK), 'utf8')).madeBy === 'learn build';
  } catch {
    return false;
  }
}

/** No dead build has left anything to clear. */
export const isClean = (storeDir: string): boolean =>
  isMarked(storeDir) && !readdirSync(storeDir).some((name) => isLeftover(storeDir, name));

/** A unique name for something in work; no other build takes it for a leftover. */
export function nameInWork(storeDir: string, kind: 'staging' | 'link' | 'gone'): string {
  count += 1;
  const name = `${kind}-${machine()}-${process.pid}-${count}`;
  inWork.add(name);
  return path.join(storeDir, name);
}

/** The spare under its own name, or an empty folder. */
export function openStaging(storeDir: string): string {
  const dir = nameInWork(storeDir, 'staging');
  try {
    renameSync(path.join(storeDir, 'spare'), dir);
  } catch {
    mkdirSync(dir);
  }
  const now = new Date();
  utimesSync(dir, now, now);
  return dir;
}

/** Keep a folder for the next build. */
export function setAside(storeDir: string, dir: string): void {
  const spare = path.join(storeDir, 'spare');
  if (existsSync(spare)) remove(storeDir, spare);
  renameSync(dir, spare);
}

/** Renamed first, so that a folder with a build's name is always complete. */
export function remove(storeDir: string, dir: string): void {
  const gone = nameInWork(storeDir, 'gone');
  renameSync(dir, gone);
  rmSync(gone, { recursive: true, force: true });
}

/** After a failed first build: remove what it made, unless another build needs it. */
export function removeEmptyStore(storeDir: string): void {
  if (readdirSync(storeDir).some((name) => name !== MARK && name !== IGNORE)) return;
  for (const name of [IGNORE, MARK]) rmSync(path.join(storeDir, name), { force: true });
  try {
    rmdirSync(storeDir);
  } catch {
    // Another build has just opened it.
  }
}

/** A build that was killed while it made the folder left at most the beginning of the mark. */
function isBarelyBegun(storeDir: string): boolean {
  return readdirSync(storeDir).every(
    (name) =>
      name === MARK && MARK_TEXT.startsWith(readFileSync(path.join(storeDir, MARK), 'utf8')),
  );
}

function isLeftover(storeDir: string, name: string): boolean {
  const [, owner, pid] = IN_WORK.exec(name) ?? [];
  if (owner === undefined || inWork.has(name)) return false;
  if (owner === machine()) return !isAlive(Number(pid));
  const stats = lstatSync(path.join(storeDir, name), { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > ABANDONED_MS;
}

/** Process ids have a meaning only on one machine, until it restarts, and in one container. */
function machine(): string {
  const parts = [hostname(), bootId(), processSpace()];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    return '';
  }
}

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Something that has our id but isn't ours was left by an earlier process with that id. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
