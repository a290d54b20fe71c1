// Output files → the published folder, all at once: written beside it, unchanged files linked over, then swapped.
// A build that fails or is killed leaves the last good site.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '../../disk/shown-path.ts';
import type { OutputFile } from '../../render/render-page.tsx';
import { openStaging, openStore, remove, removeEmptyStore, setAside } from './build-store.ts';
import { expectWritable } from './expect-writable.ts';
import { carryForeign, checkForeign, listForeign } from './foreign-files.ts';
import { expectOurs, findPlace, listBuilds } from './output-place.ts';
import { expectVersionsKept } from './published-versions.ts';
import { keepIn, prune, type WrittenFile, writeInto } from './staged-files.ts';
import { publishBuild, recoverOutput } from './swap.ts';

export type Staging = {
  /** Folder that files are written to, by worker threads too; undefined when nothing is. */
  dir: string | undefined;
  /** Write a new or changed file. */
  write(file: OutputFile): WrittenFile;
  /** Take a file over from the last build; false when it isn't there as it was written. */
  keep(file: WrittenFile): boolean;
  /** Put the new folder, with the build's files and those that aren't ours, in the place of the old one. */
  publish(files: BuiltFiles): void;
  /** Leave the old folder where it is. */
  discard(): void;
};

export type BuiltFiles = {
  paths: ReadonlySet<string>;
  /** Those of them that an author gave as they are. */
  publicPaths: ReadonlySet<string>;
};

export type StagingOptions = {
  /** Publish the folder itself, and no link to it. */
  isPlain?: boolean;
};

/** Takes everything, writes nothing: for checks. */
export function createDryStaging(): Staging {
  return {
    dir: undefined,
    write: ({ path: at, content }) => ({
      path: at,
      sizeBytes: Buffer.byteLength(content),
      modifiedMs: 0,
    }),
    keep: () => true,
    publish() {},
    discard() {},
  };
}

/**
 * @param out  replaced as a whole; may be missing, empty, the output of an earlier build, or a link to one of these.
 * @throws ExpectedError  when the folder, or the store beside it, holds anything else, or can't be written to.
 */
export function createStaging(out: string, { isPlain = false }: StagingOptions = {}): Staging {
  const safely = <T>(action: () => T) => expectWritable(out, action);
  const { storeDir, currentDir } = safely(() => {
    recoverOutput(out);
    const place = findPlace(out);
    expectOurs(place, shownPath(out));
    openStore(place, shownPath(place.storeDir));
    return place;
  });
  const { dir, found } = safely(() => {
    try {
      return openStaging(storeDir);
    } catch (error) {
      removeEmptyStore(storeDir);
      throw error;
    }
  });
  const folders = new Set<string>();
  return {
    dir,
    write: (file) => safely(() => writeInto(dir, file, folders)),
    keep: (file) => safely(() => keepIn(dir, file, currentDir, folders)),
    publish: ({ paths, publicPaths }) =>
      safely(() => {
        const place = findPlace(out);
        expectVersionsKept(place.currentDir, paths, shownPath(out));
        const foreign = place.currentDir === undefined ? [] : listForeign(place.currentDir);
        checkForeign(foreign, paths, publicPaths, shownPath(out));
        const cached = foreign.filter((one) => !paths.has(one.path));
        prune(dir, found, new Set([...paths, ...cached.map((one) => one.path)]));
        carryForeign(cached, place.currentDir ?? '', dir);
        publishBuild(place, dir, isPlain);
      }),
    discard: () => discard(storeDir, dir),
  };
}

/** A folder of the staging folder, for a site that is published below another. */
export function stagingBelow(
  staging: Staging,
  folder: string,
): Pick<Staging, 'dir' | 'write' | 'keep'> {
  return {
    dir: staging.dir && path.join(staging.dir, folder),
    write(file) {
      const { path: _, ...written } = staging.write({ ...file, path: folder + file.path });
      return { path: file.path, ...written };
    },
    keep: (file) => staging.keep({ ...file, path: folder + file.path }),
  };
}

/** Do what fills the staging folder and publishes it; whatever goes wrong, the old folder stays. */
export async function publishing<T>(
  staging: Staging,
  out: string,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    staging.discard();
    const { path: at } = error as NodeJS.ErrnoException;
    const isOutput = staging.dir !== undefined && (at === undefined || at.startsWith(staging.dir));
    if (!isOutput) throw error;
    return expectWritable(out, () => {
      throw error;
    });
  }
}

/** What was made is of use to the next build, if there was one before. */
function discard(storeDir: string, dir: string): void {
  try {
    if (existsSync(dir)) setAside(storeDir, dir);
    if (listBuilds(storeDir).length > 0) return;
    remove(storeDir, path.join(storeDir, 'spare'));
    removeEmptyStore(storeDir);
  } catch {
    // Report the failure that led here; the next build clears the rest.
  }
}
