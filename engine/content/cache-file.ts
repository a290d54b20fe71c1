// What one run keeps for the next → a file that counts only when it is whole: its first line is the hash of the rest.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeAtomic } from './write-atomic.ts';

/** @returns undefined when there is none, when it can't be read, or when a single bit of it has changed. */
export function readCacheFile(at: string): string | undefined {
  try {
    const text = readFileSync(at, 'utf8');
    const end = text.indexOf('\n');
    const kept = text.slice(end + 1);
    return end > 0 && text.slice(0, end) === sha256(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the folder. @throws  what the file system says. */
export function writeCacheFile(at: string, text: string): void {
  writeAtomic(at, `${sha256(text)}\n${text}`);
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
