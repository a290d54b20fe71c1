// What `learn mv` is about to do to the disk ▶ a file, by which the next command takes back or finishes what was killed.
import fs from 'node:fs';
import path from 'node:path';
import { readCacheFile, writeCacheFile } from './cache-file.ts';

/** What changes the disk: a test lets each call fail. */
export type Disk = Pick<
  typeof fs,
  'mkdirSync' | 'writeFileSync' | 'renameSync' | 'rmSync' | 'rmdirSync'
>;

export type Journal = {
  /** The process that renames. */
  pid: number;
  /** `begun`: to be taken back. `done`: every file has its place, only what is left over has to go. */
  state: 'begun' | 'done';
  changes: JournalChange[];
  /** Folders that are made, outermost first. */
  made: string[];
  /** The folder that moves; it is left empty. */
  folder?: string | undefined;
};

/** Absolute paths. A new text is in `fresh` until it takes its place; what was there is in `old`. */
export type JournalChange = {
  from?: string | undefined;
  to: string;
  fresh: string;
  old?: string | undefined;
  hasText: boolean;
};

export const journalFile = (cacheDir: string): string => path.join(cacheDir, 'move.json');

export function writeJournal(at: string, journal: Journal): void {
  writeCacheFile(at, JSON.stringify(journal));
}

/** No move takes as long: its process is another one by then. */
const LONGEST_MS = 10 * 60 * 1000;

/**
 * Take back, or finish, a move whose process was killed. One that is at work is left alone.
 *
 * @returns  what was done, for people; undefined when there was nothing to do.
 */
export function recoverMove(cacheDir: string, disk: Disk = fs): string | undefined {
  const at = journalFile(cacheDir);
  if (!fs.existsSync(at)) return undefined;
  const text = readCacheFile(at);
  if (text === undefined) {
    disk.rmSync(at, { force: true });
    return undefined;
  }
  const journal = JSON.parse(text) as Journal;
  if (isAtWork(journal, fs.statSync(at).mtimeMs)) return undefined;
  const isWhole = journal.state === 'done' ? finish(journal, disk) : takeBack(journal, disk);
  if (!isWhole) return 'A "learn mv" was killed, and some of its files can’t be put in order.';
  disk.rmSync(at, { force: true });
  return journal.state === 'done'
    ? 'A "learn mv" was killed at its end. It is finished now.'
    : 'A "learn mv" was killed. Every file is as it was before.';
}

function isAtWork({ pid }: Journal, startedMs: number): boolean {
  if (pid === process.pid || Date.now() - startedMs > LONGEST_MS) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Every file as it was, at whatever step the move ended. @returns false where the disk refuses something. */
export function takeBack({ changes, made }: Journal, disk: Disk = fs): boolean {
  const isWhole = changes.toReversed().map((one) => succeeds(() => takeOneBack(one, disk)));
  const isEmpty = made.toReversed().map((at) => succeeds(() => removeFolder(at, disk)));
  return [...isWhole, ...isEmpty].every(Boolean);
}

function takeOneBack({ from, to, fresh, old, hasText }: JournalChange, disk: Disk): void {
  const isWritten = hasText && !fs.existsSync(fresh);
  if (from === undefined || old === undefined) {
    if (isWritten) disk.rmSync(to, { force: true });
  } else if (fs.existsSync(old)) {
    if (isWritten && to !== from) disk.rmSync(to, { force: true });
    disk.renameSync(old, from);
  } else if (!hasText && !fs.existsSync(from) && fs.existsSync(to)) disk.renameSync(to, from);
  disk.rmSync(fresh, { force: true });
}

function removeFolder(at: string, disk: Disk): void {
  if (fs.existsSync(at) && fs.readdirSync(at).length === 0) disk.rmdirSync(at);
}

/** What is left over goes. @returns false where the disk refuses something. */
export function finish({ changes, folder }: Journal, disk: Disk = fs): boolean {
  const isGone = changes.map(({ old }) =>
    old === undefined ? true : succeeds(() => disk.rmSync(old, { force: true })),
  );
  if (folder !== undefined) removeEmptyFolders(folder, disk);
  return isGone.every(Boolean);
}

/** Folders in which nothing is left, innermost first. */
function removeEmptyFolders(folder: string, disk: Disk): void {
  if (!fs.existsSync(folder)) return;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name), disk);
  succeeds(() => disk.rmdirSync(folder));
}

function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
