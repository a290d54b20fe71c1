// What one run keeps for the next → a file that counts only when it is whole: its first line is the hash of the rest.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeAtomic } from './write-atomic.ts';

/** @returns undefined when there is none, when it can't be read, or when a single bit of it has changed. */
export function readCacheFile(at: string): string | undefined {
  try {
    const bytes = readFileSync(at);
    const end = bytes.indexOf('\n');
    const kept = bytes.subarray(end + 1);
    const isWhole = end > 0 && bytes.toString('latin1', 0, end) === sha256(kept);
    return isWhole ? kept.toString('utf8') : undefined;
  } catch {
    return undefined;
  }
}

/** Makes the folder. @throws  what the file system says. */
export function writeCacheFile(at: string, text: string): void {
  const bytes = Buffer.from(text);
  writeAtomic(at, Buffer.concat([Buffer.from(`${sha256(bytes)}\n`), bytes]));
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
