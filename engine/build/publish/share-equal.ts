// Files of a build that isn't published yet → those with the same bytes are one file on the disk, under all their names.
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { WrittenFile } from './staged-files.ts';

/** A file by its place on the disk, and what is remembered of it. */
export type SharedFile = { at: string; written: WrittenFile };

/**
 * Where the disk has no hard links, each stays its own file.
 *
 * @param files  the first of several equal ones is kept; the times that are remembered of the others are set to its.
 */
export function shareEqual(files: readonly SharedFile[]): void {
  for (const same of groupBy(files, ({ written }) => written.sizeBytes)) {
    const byInode = groupBy(same, ({ at }) => statSync(at).ino);
    if (same[0]?.written.sizeBytes === 0 || byInode.length < 2) continue;
    for (const equal of groupBy(byInode, ([one]) => hashOf(one?.at ?? ''))) {
      const [first, ...others] = equal;
      if (first?.[0]) for (const other of others.flat()) shareOne(first[0], other);
    }
  }
}

function shareOne(first: SharedFile, other: SharedFile): void {
  const link = path.join(path.dirname(other.at), `.link-${process.pid}`);
  try {
    linkSync(first.at, link);
    renameSync(link, other.at);
    other.written.modifiedMs = first.written.modifiedMs;
  } catch {
    rmSync(link, { force: true });
  }
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string | number): T[][] {
  const groups = new Map<string | number, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const known = groups.get(key);
    if (known) known.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

const hashOf = (at: string): string => createHash('sha256').update(readFileSync(at)).digest('hex');
