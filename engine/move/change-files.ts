// New texts and new places of files ▶ the disk, all of it or nothing, also when the process is killed.
import fs from 'node:fs';
import path from 'node:path';
import {
  type Disk,
  finish,
  type Journal,
  journalFile,
  takeBack,
  writeJournal,
} from '../content/move-journal.ts';
import { ExpectedError } from '../diagnostics.ts';

export type FileChange = {
  /** Absolute. The file that is there, unless it is new. */
  from?: string;
  to: string;
  /** Undefined where only its place changes. */
  text?: string;
};

export type Place = {
  /** Where the journal is until all is done. */
  cacheDir: string;
  /** The folder that moves. */
  folder?: string | undefined;
};

/**
 * A journal of it all is written first, then all texts beside their places; then every file takes its place by a
 * rename. Where one step fails, those before it are taken back; where the process ends, the next command does that.
 *
 * @returns  files that could not be removed at the end, when all was done.
 * @throws   what the file system says; every file is as before.
 * @throws   ExpectedError  when another process is at it.
 */
export function changeFiles(
  changes: readonly FileChange[],
  { cacheDir, folder }: Place,
  disk: Disk = fs,
): string[] {
  const at = journalFile(cacheDir);
  if (fs.existsSync(at))
    throw new ExpectedError('Another "learn mv" is at work here.', 'Wait until it is done.');
  const journal = toJournal(changes, folder);
  writeJournal(at, journal);
  try {
    for (const one of journal.made) disk.mkdirSync(one);
    journal.changes.forEach(({ from, fresh }, i) => {
      const text = changes[i]?.text;
      if (text === undefined) return;
      const mode = from === undefined ? undefined : fs.statSync(from).mode;
      disk.writeFileSync(fresh, text, { flag: 'wx', ...(mode === undefined ? {} : { mode }) });
    });
    for (const { from, old } of journal.changes)
      if (from !== undefined && old !== undefined) disk.renameSync(from, old);
    for (const { to, fresh, old, hasText } of journal.changes)
      disk.renameSync(hasText ? fresh : (old ?? fresh), to);
    writeJournal(at, { ...journal, state: 'done' });
  } catch (error) {
    if (takeBack(journal, disk)) disk.rmSync(at, { force: true });
    throw error;
  }
  const isWhole = finish(journal, disk);
  if (isWhole) disk.rmSync(at, { force: true });
  return journal.changes.flatMap(({ old }) => (old && fs.existsSync(old) ? [old] : []));
}

function toJournal(changes: readonly FileChange[], folder: string | undefined): Journal {
  const { pid } = process;
  return {
    ...{ pid, state: 'begun', folder },
    changes: changes.map(({ from, to, text }) => ({
      ...{ from, to, fresh: `${to}.${pid}.new`, hasText: text !== undefined },
      old: from === undefined ? undefined : `${from}.${pid}.old`,
    })),
    made: [...new Set(changes.flatMap(({ to }) => missingFolders(path.dirname(to))))],
  };
}

/** Outermost first. */
function missingFolders(folder: string): string[] {
  return fs.existsSync(folder) ? [] : [...missingFolders(path.dirname(folder)), folder];
}
