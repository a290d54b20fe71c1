// `dist.builds/`, the only folder besides its output that a build ever clears: its mark, folders in work, the spare.
//
//   learn.json                the mark; a folder without it is never touched
//   1, 2, …                   whole builds
//   spare                     an older build, brought up to date by the next build
//   staging-…, link-…, gone-… what a build is working on, named after the machine and process
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { isAlive, machine } from '../../disk/in-work.ts';
import type { OutputPlace } from './output-place.ts';

const MARK = 'learn.json';
const IGNORE = '.gitignore';
const MARK_TEXT = `${JSON.stringify({
  madeBy: 'learn build',
  what: 'The folder beside this one without ".builds" is published from here. Cleared by each build.',
})}\n`;
const IN_WORK = /^(?:staging|link|gone)-([0-9a-f]{8})-(\d+)-\d+$/;
/** No build takes this long: work that another machine hasn't finished by then is abandoned. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

let count = 0;
const inWork = new Set<string>();

/**
 * Make the folder, or take it over from the last build, and clear what dead builds left in it.
 *
 * @throws ExpectedError  when the folder is there without our mark, or is a link: its mark would be another folder's.
 */
export function openStore({ storeDir, currentDir }: OutputPlace, shown: string): void {
  if (lstatSync(storeDir, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new ExpectedError(
      `${shown} is a link, and a build clears what is in it.`,
      'Remove the link, or name another folder with --out.',
    );
  const parent = path.dirname(storeDir);
  if (!existsSync(parent)) mkdirSync(parent, { recursive: true });
  if (!existsSync(storeDir)) mkdirSync(storeDir);
  if (!isMarked(storeDir)) {
    // If the mark is damaged, a build published from the folder proves that it is ours.
    const isOurs = currentDir !== undefined && path.dirname(currentDir) === storeDir;
    if (!isOurs && !isBarelyBegun(storeDir))
      throw new ExpectedError(
        `The folder ${shown} isn't ours: it has no ${MARK}. A build keeps older ones there.`,
        'Rename it, or name another folder with --out.',
      );
    writeFileSync(path.join(storeDir, MARK), MARK_TEXT);
  }
  const ignore = path.join(storeDir, IGNORE);
  if (!existsSync(ignore)) writeFileSync(ignore, '*\n');
  for (const name of readdirSync(storeDir))
    if (isLeftover(storeDir, name))
      rmSync(path.join(storeDir, name), { recursive: true, force: true });
}

export function isMarked(storeDir: string): boolean {
  try {
    if (!lstatSync(storeDir).isDirectory()) return false;
    return JSON.parse(readFileSync(path.join(storeDir, MARK), 'utf8')).madeBy === 'learn build';
  } catch {
    return false;
  }
}

/** No dead build has left anything to clear. */
export const isClean = (storeDir: string): boolean =>
  isMarked(storeDir) && !readdirSync(storeDir).some((name) => isLeftover(storeDir, name));

/** A unique name below the store for something in work; no other build takes it for a leftover. */
export function nameInWork(storeDir: string, kind: 'staging' | 'link' | 'gone'): string {
  count += 1;
  const name = `${kind}-${machine()}-${process.pid}-${count}`;
  inWork.add(name);
  return path.join(storeDir, name);
}

/** The folder of a build in work, and what an older build has left in it: paths below it with "/". */
type Opened = { dir: string; found: string[] };

/**
 * The spare under its own name, or an empty folder. No link is left in it, so nothing that is written into it, replaced
 * or removed is elsewhere.
 */
export function openStaging(storeDir: string): Opened {
  const dir = nameInWork(storeDir, 'staging');
  const spare = path.join(storeDir, 'spare');
  const found: string[] = [];
  if (lstatSync(spare, { throwIfNoEntry: false })?.isDirectory()) {
    renameSync(spare, dir);
    lookThrough(dir, '', found);
  } else {
    rmSync(spare, { force: true });
    mkdirSync(dir);
  }
  const now = new Date();
  utimesSync(dir, now, now);
  return { dir, found };
}

/** Removes links. @param found  gets everything else, each folder before what is in it. */
function lookThrough(dir: string, below: string, found: string[]): void {
  for (const entry of readdirSync(path.join(dir, below), { withFileTypes: true })) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isSymbolicLink()) {
      rmSync(path.join(dir, name));
      continue;
    }
    found.push(name);
    if (entry.isDirectory()) lookThrough(dir, name, found);
  }
}

/** Keep a folder for the next build. */
export function setAside(storeDir: string, dir: string): void {
  const spare = path.join(storeDir, 'spare');
  if (existsSync(spare)) remove(storeDir, spare);
  renameSync(dir, spare);
}

/** Of what is in the store: renamed first, so that a folder with a build's name is always complete. */
export function remove(storeDir: string, dir: string): void {
  const gone = nameInWork(storeDir, 'gone');
  renameSync(dir, gone);
  rmSync(gone, { recursive: true, force: true });
}

/** After a failed first build: remove what it made, unless another build needs it. */
export function removeEmptyStore(storeDir: string): void {
  if (readdirSync(storeDir).some((name) => name !== MARK && name !== IGNORE)) return;
  for (const name of [IGNORE, MARK]) rmSync(path.join(storeDir, name), { force: true });
  try {
    rmdirSync(storeDir);
  } catch {
    // Another build has just opened it.
  }
}

/** A build that was killed while it made the folder left at most the beginning of the mark. */
function isBarelyBegun(storeDir: string): boolean {
  return readdirSync(storeDir).every(
    (name) =>
      name === MARK && MARK_TEXT.startsWith(readFileSync(path.join(storeDir, MARK), 'utf8')),
  );
}

function isLeftover(storeDir: string, name: string): boolean {
  const [, owner, pid] = IN_WORK.exec(name) ?? [];
  if (owner === undefined || inWork.has(name)) return false;
  // Something that has our id but isn't ours was left by an earlier process with that id.
  if (owner === machine()) return Number(pid) === process.pid || !isAlive(Number(pid));
  const stats = lstatSync(path.join(storeDir, name), { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > ABANDONED_MS;
}
