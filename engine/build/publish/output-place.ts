// The output folder as an author names it → where its builds lie, and which of them is published.
//
//   dist            a link to the published build, or, where there are no links, the build itself
//   dist.builds/  the published build and the one before it, under numbers that only grow
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';

export type OutputPlace = {
  /** What servers are given: a link of ours, a folder, or nothing yet. */
  outDir: string;
  /** Beside it, so that both are on one disk. */
  storeDir: string;
  /** The folder that is published; undefined before the first build. */
  currentDir: string | undefined;
};

/** Every file of a build, as a sorted list of paths: marks a folder as the output of a build. */
export const FILE_LIST = '_files.json';

const STORE = '.builds';
const BUILD = /^[1-9]\d*$/;
/** As many links in a row as Linux follows. */
const MOST_LINKS = 40;

/**
 * @param out  may be a link of the author's: what it leads to is the output then.
 * @throws ExpectedError  when it leads to itself.
 */
export function findPlace(out: string): OutputPlace {
  let outDir = withRealParent(path.resolve(out));
  for (let links = 0; links < MOST_LINKS; links++) {
    const target = linkTarget(outDir);
    if (target === undefined) break;
    if (isBuildOf(outDir, target)) return placeOf(outDir, existsSync(target) ? target : undefined);
    outDir = withRealParent(target);
  }
  if (isLink(outDir))
    throw new ExpectedError(`${out} is a link that leads to itself.`, 'Name a folder with --out.');
  return placeOf(outDir, existsSync(outDir) ? outDir : undefined);
}

function isLink(at: string): boolean {
  return lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Numbers of the builds in a store, which are all whole, the newest first. */
export function listBuilds(storeDir: string): number[] {
  if (!existsSync(storeDir)) return [];
  return readdirSync(storeDir)
    .filter((name) => BUILD.test(name))
    .map(Number)
    .sort((a, b) => b - a);
}

/** @throws ExpectedError  when the folder holds what no build has written. */
export function expectOurs({ outDir, currentDir }: OutputPlace, shown: string): void {
  if (currentDir === undefined) return;
  const names = readdirSync(currentDir);
  if (names.length === 0 || (names.includes(FILE_LIST) && !names.includes('.git'))) return;
  if (names.includes('_server.json') && !names.includes('.git'))
    throw new ExpectedError(
      `The folder ${shown} holds a site without the list of its files, ${FILE_LIST}, so nobody can tell what in it isn't ours.`,
      `Remove it (${path.basename(outDir)}), or name another folder with --out.`,
    );
  throw new ExpectedError(
    `The folder ${shown} holds files that no build of ours wrote.`,
    'Name another folder with --out, or empty this one.',
  );
}

/**
 * What a config says, or a link that came with the site, may be someone else's: it isn't believed far from the site.
 *
 * @param root  the folder in which the output may be, at any depth; directly beside it, too.
 * @throws ExpectedError  when it is elsewhere, or hidden.
 */
export function expectNear(out: string, root: string): void {
  const { outDir } = findPlace(out);
  const relative = path.relative(path.dirname(realpathSync(root)), outDir);
  const [first = '', ...more] = relative.split(path.sep);
  const isIn = first === path.basename(realpathSync(root)) && more.length > 0;
  const isBeside = more.length === 0 && first !== '' && !first.startsWith('.');
  if (isIn || (isBeside && !path.isAbsolute(relative))) return;
  throw new ExpectedError(
    `The output would be ${outDir}, far from the site.`,
    `If it shall be there, name it: --out ${outDir}`,
  );
}

function placeOf(outDir: string, currentDir: string | undefined): OutputPlace {
  return { outDir, storeDir: outDir + STORE, currentDir };
}

function isBuildOf(outDir: string, target: string): boolean {
  return path.dirname(target) === outDir + STORE && BUILD.test(path.basename(target));
}

function linkTarget(at: string): string | undefined {
  return isLink(at) ? path.resolve(path.dirname(at), readlinkSync(at)) : undefined;
}

function withRealParent(at: string): string {
  const parent = path.dirname(at);
  return existsSync(parent) ? path.join(realpathSync(parent), path.basename(at)) : at;
}
