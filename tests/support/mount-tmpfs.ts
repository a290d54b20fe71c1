// A folder → a small disk in memory mounted there, for tests of what happens when a disk is full or read-only.
import { spawnSync } from 'node:child_process';

/** @returns how to take it away again; undefined where mounting is not allowed, as for anybody but root. */
export function mountTmpfs(at: string, options: string): (() => void) | undefined {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at]);
  if (status !== 0) return undefined;
  return () => {
    const { status: isGone } = spawnSync('umount', [at]);
    if (isGone !== 0) throw new Error(`${at} can't be unmounted.`);
  };
}
