// The journal of a move → the disk as it was before, or as it was to be after it. Only paths that the journal names change.

import fs from 'node:fs';
import path from 'node:path';
import {
  flush,
  type Journal,
  type JournalChange,
  type MovePlaces,
  readJournal,
  removeJournal,
  waitingMove,
} from '../../engine/tooling.ts';

/** What changes the disk: a test lets each call fail. */
export type Disk = Pick<
  typeof fs,
  'mkdirSync' | 'writeFileSync' | 'symlinkSync' | 'renameSync' | 'rmSync' | 'rmdirSync'
> & { flush: typeof flush };

export const realDisk: Disk = { ...fs, flush };

/**
 * Take back, or finish, a move whose process was killed. One that is at work is left alone.
 *
 * @returns  what was done, for people; undefined when there was nothing to do.
 * @throws ExpectedError  when the journal is damaged, or leads out of the folders that a move may change.
 */
export function recoverMove(places: MovePlaces, disk: Disk = realDisk): string | undefined {
  if (waitingMove(places.cacheDir) === undefined) return undefined;
  const journal = readJournal(places);
  if (!journal) return undefined;
  const isWhole = journal.state === 'done' ? finish(journal, disk) : takeBack(journal, disk);
  if (!isWhole) return 'A "learn mv" was killed, and some of its files can’t be put in order.';
  removeJournal(places);
  return journal.state === 'done'
    ? 'A "learn mv" was killed at its end. It is finished now.'
    : 'A "learn mv" was killed. Every file is as it was before.';
}

/** Every file as it was, at whatever step the move ended. @returns false where the disk refuses something. */
export function takeBack({ changes, made }: Journal, disk: Disk): boolean {
  const isWhole = changes.toReversed().map((one) => succeeds(() => takeOneBack(one, disk)));
  const isEmpty = made.toReversed().map((at) => succeeds(() => removeFolder(at, disk)));
  return [...isWhole, ...isEmpty].every(Boolean);
}

function takeOneBack({ from, to, fresh, old, hasText }: JournalChange, disk: Disk): void {
  const isWritten = hasText && !isThere(fresh);
  if (from === undefined || old === undefined) {
    if (isWritten) disk.rmSync(to, { force: true });
  } else if (isThere(old)) {
    if (isWritten && to !== from) disk.rmSync(to, { force: true });
    disk.renameSync(old, from);
  } else if (!hasText && !isThere(from) && isThere(to)) disk.renameSync(to, from);
  disk.rmSync(fresh, { force: true });
}

/** Also a link that leads nowhere. */
const isThere = (at: string): boolean => fs.lstatSync(at, { throwIfNoEntry: false }) !== undefined;

function removeFolder(at: string, disk: Disk): void {
  if (isThere(at) && fs.readdirSync(at).length === 0) disk.rmdirSync(at);
}

/** What is left over goes. @returns false where the disk refuses something. */
export function finish({ changes, folder }: Journal, disk: Disk): boolean {
  const isGone = changes.map(({ old }) =>
    old === undefined ? true : succeeds(() => disk.rmSync(old, { force: true })),
  );
  if (folder !== undefined) removeEmptyFolders(folder, disk);
  return isGone.every(Boolean);
}

/** Folders in which nothing is left, innermost first; none that a link leads to. */
function removeEmptyFolders(folder: string, disk: Disk): void {
  if (!fs.lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
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
