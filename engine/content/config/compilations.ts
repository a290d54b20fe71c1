// What compiled modules were made from ↔ files beside them, so that the next run can tell whether they are still valid.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.ts';
import { engineDir } from '../../cache/engine-version.ts';
import { createFileLooks, type FileLooks } from '../../cache/file-looks.ts';
import { isBelow } from '../../disk/inside.ts';
import type { ModuleFiles } from './compile-module.ts';
import { ENGINE } from './module-places.ts';
import { packageVersions } from './package-versions.ts';

export type Compilation = {
  inputs: [path: string, hash: string][];
  /** That stay outside, by the names that imports write, and their versions. */
  packages: { names: string[]; versions: string[] };
  files: [path: string, hash: string][];
  outputs: ModuleFiles;
  /** Of sources and outputs, when their hashes were last compared. */
  looks?: FileLooks;
};

/** What modules import of the engine is the running one's. */
export const modulesDir = (cacheDir: string): string =>
  path.join(cacheDir, 'modules', hash(ENGINE));

/** Sources of compiled modules and of all that was compiled with them: absolute paths. */
export function compiledFrom(
  outputs: readonly (string | undefined)[],
  cacheDir: string,
): Set<string> {
  const inputs = listCompilations(outputs, cacheDir).flatMap((one) => one.inputs);
  return new Set(inputs.map(([at]) => at));
}

/** Unlike a module's name, it doesn't change with the engine that the module runs with, nor with where both lie. */
export function sourcesHash(
  output: string | undefined,
  { cacheDir, siteDir }: { cacheDir: string; siteDir: string },
): string {
  const named = (at: string) => path.relative(isBelow(at, siteDir) ? siteDir : engineDir, at);
  const all = listCompilations([output], cacheDir).map(({ inputs, packages }) => [
    inputs.map(([at, was]) => [named(at), was]).sort(),
    packages.versions,
  ]);
  return hash(JSON.stringify(all));
}

function listCompilations(outputs: readonly (string | undefined)[], cacheDir: string) {
  const wanted = new Set(outputs);
  const folder = modulesDir(cacheDir);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readCompilation(path.join(folder, name)) ?? [])
    .filter((one) => Object.values(one.outputs).some((output) => wanted.has(output)));
}

export function readCompilation(at: string): Compilation | undefined {
  const cached = readCacheFile(at);
  return cached === undefined ? undefined : (JSON.parse(cached) as Compilation);
}

/**
 * Neither a source, nor a package, nor an output has changed: a damaged output is made again. What looks as it did isn't
 * read; the record is written again where more of it can be known by its look.
 *
 * @param at  where the record is.
 */
export function isFresh(record: Compilation, at: string): boolean {
  const { inputs, packages, files, looks: known = {} } = record;
  const { looks, hashFile } = createFileLooks(known);
  const isSame = ([file, was]: [path: string, hash: string]) => hashIn(hashFile, file) === was;
  if (![...files, ...inputs].every(isSame)) return false;
  if (Object.keys(looks).some((file) => looks[file]?.[0] !== known[file]?.[0])) {
    try {
      writeCacheFile(at, JSON.stringify({ ...record, looks } satisfies Compilation));
    } catch {
      // The next run reads them again.
    }
  }
  return versionsOf(packages.names).join() === packages.versions.join();
}

/** As they are resolved: beside the engine. */
export const versionsOf = (names: readonly string[]): string[] =>
  packageVersions(names, [engineDir]);

/** Undefined where nothing can be read. */
function hashIn(
  hashFile: ReturnType<typeof createFileLooks>['hashFile'],
  file: string,
): string | undefined {
  try {
    return hashFile(file).hash;
  } catch {
    return undefined;
  }
}

/** A short one. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
