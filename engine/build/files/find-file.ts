// A built folder and a name → the regular file of exactly that name: nothing outside of the folder is reached.
import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the site, found at the time of the request. */
export interface SiteFile {
  /** Absolute, links resolved. */
  readonly path: string;
  /** Path below the site's folder, with "/". */
  readonly name: string;
  readonly sizeBytes: number;
  /** Differs when the contents may differ. */
  readonly key: string;
}

/**
 * Find a regular file by its exact name below `dir`. A name that only leads to a file through a link, or
 * through a disk that ignores case, is not that file's name, so nothing outside `dir` can be reached.
 */
export async function findFile(dir: string, name: string): Promise<SiteFile | undefined> {
  if (name.includes('\\')) return undefined;
  try {
    const path = join(await realpath(dir), name);
    const [real, stats] = await Promise.all([realpath(path), stat(path)]);
    if (real !== path || !stats.isFile()) return undefined;
    return { path, name, sizeBytes: stats.size, key: renderKey(stats) };
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/**
 * The key leaves the path aside: what is the same in two builds is one file, and stays in memory. It has the change
 * time, because programs may set the modification time.
 */
function renderKey({ dev, ino, size, mtimeMs, ctimeMs }: Stats): string {
  return [dev, ino, size, mtimeMs, ctimeMs].join(':');
}

/** Whether a file-system error means that there is no file for us to serve. */
export function isAbsence(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EISDIR'].includes(code);
}
