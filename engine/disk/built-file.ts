// A built folder, perhaps made elsewhere, and a name from one of its lists → the file below it, or a refusal.
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../diagnostics/diagnostics.ts';

/** Names below the folder as the build gives them: no way up, no root, no drive, no NUL. */
export function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for.
  if (/[\0-\x1f\\:]/.test(name)) return false;
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

/**
 * Read a regular file by its exact name. A name that leads elsewhere, also through a link, is none of the folder's.
 *
 * @param dir              may be a link itself; links below it are not followed.
 * @throws ExpectedError   that names the file, when there is none, or it is outside of the folder.
 */
export function readBuiltFile(dir: string, name: string): Buffer {
  if (!isPlainName(name))
    throw new ExpectedError(
      `${dir} names a file that can't be in it: ${JSON.stringify(name)}.`,
      REDO,
    );
  const at = path.join(realpathSync(dir), name);
  const real = realpathOf(at);
  if (real === undefined) throw new ExpectedError(`${dir} lacks the file ${name}.`, REDO);
  if (real !== at)
    throw new ExpectedError(`${name} in ${dir} is a link to ${real}: it isn't read.`, REDO);
  if (!statSync(at).isFile()) throw new ExpectedError(`${name} in ${dir} is no file.`, REDO);
  return readFileSync(at);
}

/** @throws ExpectedError  also when the file holds no JSON. */
export function readBuiltJson(dir: string, name: string): unknown {
  const text = readBuiltFile(dir, name).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new ExpectedError(`${name} in ${dir} is damaged.`, REDO);
  }
}

const REDO = 'Build the site again: learn build';

/** Undefined when there is nothing. */
function realpathOf(at: string): string | undefined {
  try {
    return realpathSync(at);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'].includes(code)) return undefined;
    throw error;
  }
}
