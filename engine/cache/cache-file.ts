// What one run keeps for the next → files of a cache folder. Nothing here leaves a folder that has our mark.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inWork } from '../disk/in-work.ts';
import { expectInCache } from './cache-dir.ts';

/**
 * A kept file counts only when it is whole: its first line is the hash of the rest.
 *
 * @returns undefined when there is none, when it can't be read, or when a single bit of it has changed.
 */
export function readCacheFile(at: string): string | undefined {
  try {
    const bytes = readFileSync(at);
    const end = bytes.indexOf('\n');
    const cached = bytes.subarray(end + 1);
    const isWhole = end > 0 && bytes.toString('latin1', 0, end) === sha256(cached);
    return isWhole ? cached.toString('utf8') : undefined;
  } catch {
    return undefined;
  }
}

/** As `readCacheFile` reads it. @throws what `writeIntoCache` throws. */
export function writeCacheFile(at: string, text: string): void {
  const bytes = Buffer.from(text);
  writeIntoCache(at, Buffer.concat([Buffer.from(`${sha256(bytes)}\n`), bytes]));
}

/**
 * A file that is whole or not there. Makes its folders; whatever has its name gives way.
 *
 * @param at  in a marked cache folder, which it can't leave.
 * @throws    what the file system says; then nothing half-written is left.
 */
export function writeIntoCache(at: string, content: string | Uint8Array): void {
  expectInCache(at);
  const temporary = inWork(at);
  mkdirSync(path.dirname(at), { recursive: true });
  try {
    writeFileSync(temporary, content);
    moveInCache(temporary, at);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
}

/** Rename a file or folder; whatever has the name gives way. @param to  in a marked cache folder, as `from`. */
export function moveInCache(from: string, to: string): void {
  expectInCache(from);
  expectInCache(to);
  try {
    renameSync(from, to);
  } catch {
    rmSync(to, { recursive: true, force: true });
    renameSync(from, to);
  }
}

/** An empty folder; whatever has its name gives way. @param at  in a marked cache folder, which it can't leave. */
export function makeInCache(at: string): void {
  clearInCache(at);
  // One after another, so that the error names the reason, such as a read-only disk.
  mkdirSync(path.dirname(at), { recursive: true });
  mkdirSync(at);
}

/** Remove a file or a folder with all that is in it. @param at  in a marked cache folder, which it can't leave. */
export function clearInCache(at: string): void {
  expectInCache(at);
  rmSync(at, { recursive: true, force: true });
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
