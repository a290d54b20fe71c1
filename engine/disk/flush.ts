// A file or folder → what the disk itself holds: a power cut later doesn't take it away.
import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';

/** @throws what the file system says. Where a system can't do this to a folder, nothing is done. */
export function flush(at: string): void {
  const isFolder = statSync(at).isDirectory();
  const isWindows = process.platform === 'win32';
  if (isFolder && isWindows) return;
  const file = openSync(at, isWindows ? 'r+' : 'r');
  try {
    fsyncSync(file);
  } catch (error) {
    if (!CANNOT.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    closeSync(file);
  }
}

/** What network disks and the like say. */
const CANNOT = new Set(['EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);
