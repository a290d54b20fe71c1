// A text → a file that is whole or not there: a process that is killed leaves the file from before.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes the folder. @throws  what the file system says. */
export function writeAtomic(at: string, text: string): void {
  const temporary = `${at}.${process.pid}`;
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(temporary, text);
  renameSync(temporary, at);
}
