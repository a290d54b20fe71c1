// A published folder → the versions in it, each below a folder of its own; none of them disappears by the way.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { shownPath } from '../../disk/shown-path.ts';
import { expectWritable } from './expect-writable.ts';
import { FILE_LIST, findPlace } from './output-place.ts';

/** A build of one version would remove others from its output. */
export class OtherVersionsError extends ExpectedError {}

/** What each version has at its root, and no folder of pages has. */
const RECORDS = ['version.json', 'docs-index.json'];

/** @throws OtherVersionsError  when the output has versions that a build of one version doesn't write. */
export function expectOneVersion(outDir: string): void {
  const { currentDir } = expectWritable(outDir, () => findPlace(outDir));
  const folders = currentDir === undefined ? [] : publishedVersions(currentDir);
  if (folders.length === 0) return;
  throw new OtherVersionsError(
    `${shownPath(outDir)} also holds versions that were built with this one: ${folders.join(', ')}.`,
    'Build all of them with --all-versions, or name another folder with --out.',
  );
}

/**
 * @param paths  files of the new build.
 * @throws ExpectedError  when a version that is published isn't in it.
 */
export function expectVersionsKept(
  currentDir: string | undefined,
  paths: ReadonlySet<string>,
  shownDir: string,
): void {
  if (currentDir === undefined) return;
  const gone = publishedVersions(currentDir).filter((folder) => !paths.has(folder + RECORDS[0]));
  if (gone.length === 0) return;
  throw new ExpectedError(
    `${shownDir} holds versions that this build would remove, since versions.yaml no longer names them: ${gone.join(', ')}.`,
    `Add them to versions.yaml again. To withdraw one for good, remove its folder (${shownDir}/${gone[0]}) first.`,
  );
}

/** Folders with `/` at their end. Those that an author has removed are not there. */
function publishedVersions(currentDir: string): string[] {
  const [record = ''] = RECORDS;
  const list = readList(path.join(currentDir, FILE_LIST));
  // Most sites have none: then the list needn't be parsed.
  if (!list.includes(`/${record}"`) && !list.includes('\\')) return [];
  const files = pathsIn(list);
  return [...files]
    .flatMap((at) => (at.endsWith(`/${record}`) ? [at.slice(0, -record.length)] : []))
    .filter((folder) => RECORDS.every((name) => files.has(folder + name)))
    .filter((folder) => existsSync(path.join(currentDir, folder, record)));
}

function readList(at: string): string {
  try {
    return readFileSync(at, 'utf8');
  } catch {
    return '';
  }
}

/** A damaged list is reported by `foreign-files.ts`. */
function pathsIn(list: string): Set<string> {
  try {
    const paths: unknown = JSON.parse(list);
    return new Set(Array.isArray(paths) ? paths.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}
