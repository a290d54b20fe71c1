// A folder → what may be read below it: the one gate of all reads of content, of a site's files and of an import.
// Links of the file system are followed as long as they stay inside. One that leads out is as if it weren't there; `links-inside.ts` reports it.
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { compare } from '../diagnostics/diagnostics.ts';

/** Folders further down are not read: no site has them, and their paths are too long for the disk. */
export const DEEPEST = 100;

/** Whether a path is a folder's own or below it; both absolute, and of one kind: real, or as written. */
export function isBelow(at: string, folder: string): boolean {
  const way = path.relative(folder, at);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/** The path without links; undefined where there is nothing, or a link leads in a circle. */
export function realOf(at: string): string | undefined {
  try {
    return realpathSync.native(at);
  } catch {
    return undefined;
  }
}

/** The real path of a file or folder that may be missing: of the nearest folder that is there, and the rest as written. */
export function realNearest(at: string): string {
  const real = realOf(at);
  if (real !== undefined) return real;
  const parent = path.dirname(at);
  return parent === at ? at : path.join(realNearest(parent), path.basename(at));
}

/** The real path of what lies below a root and stays there; undefined where nothing does. */
function realInside(root: string, at: string): string | undefined {
  const real = realOf(at);
  const realRoot = realOf(root);
  return real !== undefined && realRoot !== undefined && isBelow(real, realRoot) ? real : undefined;
}

/** Where a path leads, if that is outside of the root; undefined where it stays inside, or leads nowhere. */
export function leadsOut(root: string, at: string): string | undefined {
  const real = realOf(at);
  return real !== undefined && realInside(root, at) === undefined ? real : undefined;
}

export function isFolderInside(root: string, at: string): boolean {
  const real = realInside(root, at);
  return real !== undefined && (statSync(real, { throwIfNoEntry: false })?.isDirectory() ?? false);
}

/** Texts that an editor has not saved yet, by real path: they are read in place of what the disk has. Of this process, as the disk is. */
const unsaved = new Map<string, Buffer>();

/**
 * @param text  undefined where the disk has the text that counts again.
 * @returns     whether what is read here is another text from now on.
 */
export function setUnsaved(at: string, text: string | undefined): boolean {
  const real = realOf(at);
  if (real === undefined) return false;
  const before = unsaved.get(real) ?? unlessGone(() => readFileSync(real));
  if (text === undefined) unsaved.delete(real);
  else unsaved.set(real, Buffer.from(text));
  const after = unsaved.get(real) ?? unlessGone(() => readFileSync(real));
  return !(before && after && before.equals(after));
}

/** For other threads, which read, too. */
export const unsavedTexts = (): [at: string, text: string][] =>
  [...unsaved].map(([at, bytes]) => [at, bytes.toString('utf8')]);

/** What this process has just read, or looked at: plain files below a folder, none of them below a link. */
let justRead: { folder: string; files: ReadonlyMap<string, JustRead> } | undefined;

/** The hash of a file; its bytes where they are at hand. */
type JustRead = { hash: string; bytes?: Buffer };

/** So that none of them is read twice, until `forgetJustRead`. */
export function setJustRead(folder: string, files: ReadonlyMap<string, JustRead>): void {
  justRead = { folder, files };
}

/** The disk counts again. */
export function forgetJustRead(): void {
  justRead = undefined;
}

function findJustRead(root: string, at: string): JustRead | undefined {
  const known = unsaved.size === 0 ? justRead?.files.get(at) : undefined;
  return known && justRead && isBelow(root, justRead.folder) && isBelow(at, root)
    ? known
    : undefined;
}

/** Hash of what `readInside` gives, where it is known without reading: as `hashOf` makes it. */
export const knownHash = (root: string, at: string): string | undefined =>
  findJustRead(root, at)?.hash;

/** Undefined where no file is, or none inside; a pipe or a device is none. @throws  what the file system says of a file that can't be read. */
export function readInside(root: string, at: string): Buffer | undefined {
  const { bytes } = findJustRead(root, at) ?? {};
  if (bytes) return bytes;
  const real = realInside(root, at);
  if (real === undefined || !statSync(real, { throwIfNoEntry: false })?.isFile()) return undefined;
  return unsaved.get(real) ?? unlessGone(() => readFileSync(real));
}

/** What disappears between two looks was never there. */
function unlessGone<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export type Walk = {
  /** Names below the folder, `/` between parts, in code-unit order. No links. */
  files: string[];
  links: string[];
  /** Folders that are too deep to be read. */
  tooDeep: string[];
};

/**
 * Everything below a folder, each folder once; linked ones are not entered, so no walk leaves or is endless.
 *
 * @param root    what the folder must be inside of; otherwise, nothing is listed.
 * @param enters  whether a folder is entered, by its name and by its path below the first, which always is.
 * @param lists   the names in a folder → whether any of them is looked at.
 */
export function walkInside(
  root: string,
  folder: string,
  {
    enters = () => true,
    lists = () => true,
  }: {
    enters?(name: string, below: string): boolean;
    lists?(names: readonly string[]): boolean;
  } = {},
): Walk {
  const walk: Walk = { files: [], links: [], tooDeep: [] };
  const waiting = isFolderInside(root, folder) ? [{ below: '', depth: 0 }] : [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { below, depth } = next;
    const at = path.join(folder, below);
    const entries = unlessGone(() => readdirSync(at, { withFileTypes: true })) ?? [];
    if (!lists(entries.map(({ name }) => name))) continue;
    for (const entry of entries) {
      const name = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isFile()) walk.files.push(name);
      else if (entry.isSymbolicLink()) walk.links.push(name);
      else if (!entry.isDirectory() || !enters(entry.name, name)) continue;
      else if (depth + 1 > DEEPEST) walk.tooDeep.push(name);
      else waiting.push({ below: name, depth: depth + 1 });
    }
  }
  for (const names of Object.values(walk)) names.sort(compare);
  return walk;
}
