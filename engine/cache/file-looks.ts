// Files as they looked when they were last read → their hashes, without reading them again.
import { readFileSync, type Stats, statSync } from 'node:fs';
import { hashOf } from './hash.ts';

/** Path → how the file looked, and the hash of what was in it. For this machine alone. */
export type FileLooks = Readonly<Record<string, readonly [look: string, hash: string]>>;

/** A file as young as this may change again without looking different: clocks of disks tick slowly. */
export const YOUNG_MS = 3000;

export type HashedFile = {
  hash: string;
  /** Changes with each write to it, but for those that quickly follow another. */
  look: string;
  modifiedMs: number;
  /** When it last got this look. */
  changedMs: number;
  /** Where it had to be read. */
  bytes?: Buffer;
};

/** @param known  of an earlier run; what is noted now takes the place of it. */
export function createFileLooks(known: FileLooks) {
  const looks: Record<string, readonly [look: string, hash: string]> = {};
  const oldMs = Date.now() - YOUNG_MS;
  /** @throws  what the file system says. */
  const hashFile = (at: string): HashedFile => {
    // Before it is read: what changes it meanwhile gives it another look.
    const stats = statSync(at);
    const look = lookOf(stats);
    const before = known[at];
    const bytes = before?.[0] === look ? undefined : readFileSync(at);
    const hash = bytes ? hashOf([bytes]) : (before?.[1] ?? '');
    const changedMs = Math.max(stats.mtimeMs, stats.ctimeMs);
    if (changedMs < oldMs) looks[at] = [look, hash];
    return { hash, look, modifiedMs: stats.mtimeMs, changedMs, ...(bytes ? { bytes } : {}) };
  };
  return { looks: looks as FileLooks, hashFile };
}

/** Programs may set the time of modification, but not that of change. */
const lookOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string =>
  `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
