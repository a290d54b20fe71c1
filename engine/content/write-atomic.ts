// A text, or bytes → a file that is whole or not there: a process that is killed leaves the file from before.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes the folder; whatever has the file's name gives way. @throws  what the file system says. */
export function writeAtomic(at: string, content: string | Uint8Array): void {
  const temporary = `${at}.${process.pid}`;
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(temporary, content);
  try {
    renameSync(temporary, at);
  } catch {
    rmSync(at, { recursive: true, force: true });
    renameSync(temporary, at);
  }
}
