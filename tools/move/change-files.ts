// New texts and new places of files → the disk, all of it or nothing, also when the process is killed.

import fs from 'node:fs';
import path from 'node:path';
import {
  ExpectedError,
  type Journal,
  journalFile,
  type MovePlaces,
  removeJournal,
  writeJournal,
} from '../../engine/tooling.ts';
import { type Disk, finish, realDisk, takeBack } from './take-back.ts';

export type FileChange = {
  /** Absolute. The file that is there, unless it is new. */
  from?: string;
  to: string;
  /** Undefined where only its place changes. */
  text?: string;
  /** The same of a link of the file system: where it leads. */
  link?: string;
};

/** The journal is in the cache folder until all is done. */
export type Place = MovePlaces & {
  /** The folder that moves. */
  folder?: string | undefined;
};

/**
 * A journal of it all is written first, then all texts beside their places; then every file takes its place by a
 * rename. Where one step fails, those before it are taken back; where the process ends, the next `learn mv` does that.
 * Texts and places are flushed to the disk before an old text is removed, so a power cut loses none.
 *
 * @returns  files that could not be removed at the end, when all was done.
 * @throws   what the file system says; every file is as before.
 * @throws   ExpectedError  when another process is at it.
 */
export function changeFiles(
  changes: readonly FileChange[],
  { folder, ...places }: Place,
  disk: Disk = realDisk,
): string[] {
  if (fs.existsSync(journalFile(places.cacheDir)))
    throw new ExpectedError('Another "learn mv" is at work here.', 'Wait until it is done.');
  const journal = toJournal(changes, folder);
  writeJournal(places, journal);
  try {
    for (const one of journal.made) disk.mkdirSync(one);
    journal.changes.forEach(({ from, fresh }, i) => {
      const { text, link } = changes[i] ?? {};
      if (link !== undefined) disk.symlinkSync(link, fresh);
      if (text === undefined) return;
      const mode = from === undefined ? undefined : fs.statSync(from).mode;
      disk.writeFileSync(fresh, text, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
      disk.flush(fresh);
    });
    for (const { from, old } of journal.changes)
      if (from !== undefined && old !== undefined) disk.renameSync(from, old);
    for (const { to, fresh, old, hasText } of journal.changes)
      disk.renameSync(hasText ? fresh : (old ?? fresh), to);
    for (const one of foldersOf(journal)) disk.flush(one);
    writeJournal(places, { ...journal, state: 'done' });
  } catch (error) {
    if (takeBack(journal, disk)) removeJournal(places);
    throw error;
  }
  if (finish(journal, disk)) removeJournal(places);
  return journal.changes.flatMap(({ old }) => (old && fs.existsSync(old) ? [old] : []));
}

function toJournal(changes: readonly FileChange[], folder: string | undefined): Journal {
  const { pid } = process;
  return {
    pid,
    state: 'begun',
    folder,
    changes: changes.map(({ from, to, text, link }) => ({
      from,
      to,
      fresh: `${to}.${pid}.new`,
      hasText: (text ?? link) !== undefined,
      old: from === undefined ? undefined : `${from}.${pid}.old`,
    })),
    made: [...new Set(changes.flatMap(({ to }) => missingFolders(path.dirname(to))))],
  };
}

/** In which a name has changed. */
function foldersOf({ changes, made }: Journal): Set<string> {
  const places = changes.flatMap(({ from, to }) => (from === undefined ? [to] : [from, to]));
  return new Set([...places, ...made].map((at) => path.dirname(at)));
}

/** Outermost first. */
function missingFolders(folder: string): string[] {
  return fs.existsSync(folder) ? [] : [...missingFolders(path.dirname(folder)), folder];
}
