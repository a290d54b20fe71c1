// A text, or bytes → a file that a person named, or that a command makes for people to edit. Nothing makes room for it.

import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { inWork, listAbandoned } from './in-work.ts';
import { isBelow, realNearest } from './inside.ts';
import { shownPath } from './shown-path.ts';

export type UserFile = {
  /** The folder that it can't leave, also by a link in its path. Without it, the place is the person's choice. */
  within?: string;
  /** Nothing may be there yet. */
  isNew?: boolean;
  /** What a file begins with that may be replaced; an empty one always may. */
  replaces?: RegExp;
};

/**
 * Write a file whole or not at all: beside its place, then renamed. Makes missing folders. A file of that name is
 * replaced, unless it has to be new; a folder, a link, or a device never is. What a killed run left of the same file goes.
 *
 * @param named  the path, as the person wrote it.
 * @throws ExpectedError  says what is in the way, and what to do.
 * @throws what the file system says; nothing half-written is left.
 */
export function writeForUser(
  named: string,
  content: string | Uint8Array,
  { within, ...kind }: UserFile = {},
): void {
  expectFile(named, kind);
  const at = path.resolve(named);
  if (within !== undefined) expectBelow(at, within);
  const temporary = inWork(at);
  mkdirSync(path.dirname(at), { recursive: true });
  for (const one of listAbandoned(path.dirname(at)))
    if (one.of === path.basename(at) && isPlainFile(one.at)) rmSync(one.at);
  try {
    writeFileSync(temporary, content, { flag: 'wx' });
    renameSync(temporary, at);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Look before the work begins.
 *
 * @throws ExpectedError  when a file can't take this name: it is empty, or names a folder, a link, a device or a file to be kept.
 */
export function expectFile(
  named: string,
  { isNew = false, replaces }: Pick<UserFile, 'isNew' | 'replaces'> = {},
): void {
  if (named === '')
    throw new ExpectedError(
      'The name of the file to write is empty.',
      'Is a variable not set? Name a file, such as: --out site.zip',
    );
  const found = lstatSync(path.resolve(named), { throwIfNoEntry: false });
  const isFolder = found ? found.isDirectory() : /[/\\]$/.test(named);
  if (isFolder)
    throw new ExpectedError(
      `${named} is a folder, and nothing is removed to make room.`,
      `Name a file in it, such as: ${path.join(named, 'NAME')}`,
    );
  if (found?.isSymbolicLink())
    throw new ExpectedError(
      `${named} is a link, and nothing is written through a link.`,
      'Name the file that it leads to, or another one.',
    );
  if (found && !found.isFile())
    throw new ExpectedError(`${named} is no file.`, 'Name a file, or one that is not there yet.');
  if (found && isNew) throw new ExpectedError(`There is a file already: ${named}`);
  if (found?.size && replaces && !replaces.test(readFileSync(path.resolve(named), 'latin1')))
    throw new ExpectedError(
      `${named} is a file of another kind, and nothing is removed to make room.`,
      'Name another file, or remove this one yourself.',
    );
}

/** Folders that a link leads through are looked at where they really are. */
function expectBelow(at: string, within: string): void {
  if (isBelow(realNearest(path.dirname(at)), realNearest(within))) return;
  throw new ExpectedError(
    `${shownPath(at)} lies outside of ${shownPath(within)}: a link leads out.`,
    'Remove the link, or give another name.',
  );
}

const isPlainFile = (at: string): boolean =>
  lstatSync(at, { throwIfNoEntry: false })?.isFile() ?? false;
