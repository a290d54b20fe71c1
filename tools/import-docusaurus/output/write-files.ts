// Names and contents → files below the output folder. What people have changed since the last import is left as it is.

import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compare, ExpectedError, writeForUser } from '../../../engine/tooling.ts';

/** Its hashes show, the next time, which files are still as they were written. */
const RECORD = 'import.json';

const NO_FILE = 'no file';

export type Written = {
  /** Names of files that were made or changed. */
  written: string[];
  unchanged: number;
  /** Changed by people, or there before: not touched. */
  kept: string[];
  /** No longer in the source. */
  removed: string[];
};

export type OutputFile = { name: string; content: () => Buffer | string };

/**
 * Removes only files below the folder that the record names with the hash that they have.
 *
 * @throws ExpectedError  when the folder's record can't be read.
 */
export function writeFiles(dir: string, files: readonly OutputFile[]): Written {
  mkdirSync(dir, { recursive: true });
  const real = realpathSync(dir);
  const before = readRecord(real);
  const after: Record<string, string> = {};
  const result: Written = { written: [], unchanged: 0, kept: [], removed: [] };
  for (const { name, content } of [...files].sort((a, b) => compare(a.name, b.name))) {
    const bytes = Buffer.from(content());
    const hash = hashOf(bytes);
    const own = ownHash(real, name);
    const isOurs = own === undefined || (own === before[name] && own !== NO_FILE);
    if (own === hash) result.unchanged++;
    else if (!isOurs || !isInside(real, name)) result.kept.push(name);
    else {
      writeForUser(path.join(real, name), bytes, { within: real });
      result.written.push(name);
    }
    after[name] = own !== undefined && !isOurs && own !== hash ? (before[name] ?? hash) : hash;
  }
  for (const [name, hash] of Object.entries(before)) {
    if (Object.hasOwn(after, name)) continue;
    const own = isInside(real, name) ? ownHash(real, name) : undefined;
    if (own === hash && own !== NO_FILE) {
      rmSync(path.join(real, name));
      result.removed.push(name);
    } else if (own !== undefined) result.kept.push(name);
  }
  const record = `${JSON.stringify({ files: after }, null, 1)}\n`;
  const at = path.join(real, RECORD);
  if (!existsSync(at) || readFileSync(at, 'utf8') !== record)
    writeForUser(at, record, { within: real });
  return result;
}

/** Has a file of the last import been changed by people since, or was it there before? */
export function isChanged(dir: string, name: string): boolean {
  if (!existsSync(dir)) return false;
  const real = realpathSync(dir);
  const own = isInside(real, name) ? ownHash(real, name) : undefined;
  return own !== undefined && own !== readRecord(real)[name];
}

function readRecord(dir: string): Record<string, string> {
  const file = path.join(dir, RECORD);
  if (!existsSync(file)) return {};
  try {
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: Record<string, string> };
    if (typeof files === 'object' && files !== null) return { ...files };
  } catch {}
  throw new ExpectedError(
    `${RECORD} in the output folder is damaged, so nobody can tell which files you have changed.`,
    'Restore it from version control; or remove it, and every file counts as yours.',
  );
}

/** Undefined where there is nothing; what a link or a folder in its place gives is no hash, and never equals one. */
function ownHash(dir: string, name: string): string | undefined {
  const stats = lstatSync(path.join(dir, name), { throwIfNoEntry: false });
  if (!stats) return undefined;
  return stats.isFile() ? hashOf(readFileSync(path.join(dir, name))) : NO_FILE;
}

/** No name leads out, nor does a folder that is a link. */
function isInside(dir: string, name: string): boolean {
  const at = path.join(dir, name);
  if (path.relative(dir, at).startsWith('..') || path.isAbsolute(name)) return false;
  let folder = path.dirname(at);
  while (!existsSync(folder)) folder = path.dirname(folder);
  const way = path.relative(dir, realpathSync(folder));
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
}
