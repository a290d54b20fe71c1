// A folder that a person names, to be read or written as a whole → nothing, or a sentence: the whole disk is none.
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../diagnostics/diagnostics.ts';

/** @throws ExpectedError  when it is the root of a disk, also by a link. */
export function expectFolder(named: string): void {
  let real = path.resolve(named);
  try {
    real = realpathSync(real);
  } catch {
    // It isn't there yet.
  }
  if (real === path.parse(real).root)
    throw new ExpectedError(`${named} is a whole disk.`, 'Name a folder on it.');
}
