// The name of what a process is making ↔ whether that process can still finish it. Leftovers of killed runs are found by it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

const ENDING = /^(.+)\.([0-9a-f]{8})-(\d+)\.part$/s;

/** The name under which this process makes a file or folder, beside its place: it is renamed when it is whole. */
export const inWork = (at: string): string => `${at}.${machine()}-${process.pid}.part`;

/** What a killed process of this machine has left in a folder. @returns absolute paths; none where nothing can be read. */
export function listAbandoned(folder: string): { at: string; of: string }[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder);
  } catch {
    // There is no folder, or nobody may read it.
  }
  return names.flatMap((name) => {
    const [, of = '', owner, pid] = ENDING.exec(name) ?? [];
    const isAbandoned = owner === machine() && !isAlive(Number(pid));
    return isAbandoned ? [{ at: path.join(folder, name), of }] : [];
  });
}

let ours: string | undefined;

/** Process ids have a meaning only on one machine, until it restarts, and in one container. */
export function machine(): string {
  ours ??= createHash('sha256')
    .update([hostname(), bootId(), processSpace()].join('\n'))
    .digest('hex')
    .slice(0, 8);
  return ours;
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8');
  } catch {
    return '';
  }
}

function processSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
