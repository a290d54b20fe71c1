// Links of the file system below the content → where each leads after a move, so that it reaches the same file.

import { lstatSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import {
  displayPath,
  ExpectedError,
  isBelow,
  type LoadedConfig,
  walkInside,
} from '../../engine/tooling.ts';
import type { TextEdit } from './edits.ts';
import type { MovePlan } from './plan-move.ts';

/** Absolute paths; `old` and `text` as the link has them. */
export type LinkEdit = { from: string; to: string; old: string; text: string };

/** Those that move, and those that stay and lead to what moves; links that need no change are left out. */
export function correctFileLinks(
  contentDir: string,
  { files, folder, newFolder }: MovePlan,
): LinkEdit[] {
  const moved = new Map(files.map(({ from, to }) => [from, to]));
  const after = (at: string): string => {
    const known = moved.get(at);
    if (known !== undefined) return known;
    const isInFolder = folder !== undefined && newFolder !== undefined && isBelow(at, folder);
    return isInFolder ? path.join(newFolder, path.relative(folder, at)) : at;
  };
  return walkInside(contentDir, contentDir).links.flatMap((name): LinkEdit[] => {
    const from = path.join(contentDir, name);
    const to = after(from);
    const old = readlinkSync(from);
    const target = path.resolve(path.dirname(from), old);
    const text = path.isAbsolute(old)
      ? after(target)
      : path.relative(path.dirname(to), after(target)) || '.';
    const isSame = from === to ? after(target) === target : isSameWay(old, text);
    return isSame ? [] : [{ from, to, old, text }];
  });
}

/** `./a` and `a` are one way. */
const isSameWay = (one: string, other: string): boolean =>
  path.normalize(one).replace(/\/$/, '') === path.normalize(other);

/** As a list of changes shows it. */
export function toEdit({ from, old, text }: LinkEdit, loaded: LoadedConfig): TextEdit {
  const name = path.relative(loaded.contentDir, from);
  return { path: displayPath(loaded, name), line: 1, column: 1, old, text };
}

/** What is written must be no link: writing would break it, or change a file somewhere else. @throws ExpectedError */
export function expectOwn(file: string, loaded: LoadedConfig): void {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  throw new ExpectedError(
    `${displayPath(loaded, path.relative(loaded.contentDir, file))} has to be changed, and is a link of the file system to ${readlinkSync(file)}.`,
    'Put the file itself there first.',
  );
}
