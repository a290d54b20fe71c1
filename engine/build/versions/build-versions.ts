// The story of a build of all versions: refs → what each has → the pages of each → one output, published all at once.
import path from 'node:path';
import { clearCache } from '../../cache/clear-cache.ts';
import type { ConfigOptions } from '../../content/config/find-config.ts';
import { type LoadedConfig, loadConfig } from '../../content/config/load-config.ts';
import { DEFAULT_VERSIONS, type VersionEntry, versionsSchema } from '../../content/yaml/records.ts';
import { readYaml } from '../../content/yaml/small-files.ts';
import { ContentError, type Diagnostic, hasErrors } from '../../diagnostics/diagnostics.ts';
import { checkBaseTaken, checkVersionRefs } from '../../model/check-version-refs.ts';
import { checkVersions } from '../../model/check-versions.ts';
import { ready } from '../files/site-wide-file.ts';
import { fileList } from '../files/site-wide-files.ts';
import { createLocate } from '../locate.ts';
import { writeOrKeep } from '../make-site.ts';
import { expectBuildable } from '../plan/expect-buildable.ts';
import { keepForNext } from '../plan/keep-for-next.ts';
import { filePaths, type Manifest, writeManifest, writtenFiles } from '../plan/manifest.ts';
import {
  createDryStaging,
  createStaging,
  publishing,
  type Staging,
  stagingBelow,
} from '../publish/publish.ts';
import { shareEqual } from '../publish/share-equal.ts';
import { openRemote } from '../remote-cache.ts';
import { checkVersionFolders } from './check-folders.ts';
import { findCommits } from './find-commits.ts';
import { hashCode } from './hash-code.ts';
import { type BuiltVersion, makeVersion } from './make-version.ts';
import { openVersion, removeContents, type Version } from './open-version.ts';
import { renderSharedFiles } from './shared-files.ts';
import { writeState } from './version-state.ts';

export type VersionsOptions = ConfigOptions & {
  onProgress?: (done: number, total: number) => void;
  isPlain?: boolean;
  /** Check everything, publish nothing. */
  isDryRun?: boolean;
};

export type VersionsResult = {
  outDir: string;
  versions: { entry: VersionEntry; pages: number; rendered: number; isCached: boolean }[];
  files: number;
  /** Warnings only: errors are thrown. */
  diagnostics: Diagnostic[];
};

/**
 * Build every version of `versions.yaml` into its base path, below one output.
 *
 * Content and its small files come from the ref of a version; config, theme, collections and public files, and
 * `versions.yaml` itself, from this checkout: all versions look alike, work alike, and know each other.
 *
 * @throws ContentError   with the diagnostics of all versions, when one is an error. The last output is untouched.
 * @throws ExpectedError  when there is no site, or the output can't be written.
 */
export async function buildVersions(options: VersionsOptions = {}): Promise<VersionsResult> {
  const loaded = await loadConfig(options);
  const { outDir, cacheDir } = loaded;
  const { isPlain = false, isDryRun = false } = options;
  const remote = await openRemote(loaded, options);
  await remote.pull();
  if (!isDryRun) expectBuildable(loaded, options);
  const locate = createLocate(loaded);
  const entries = readVersions(loaded);
  throwIfWrong([
    ...checkVersions({ versions: entries, config: loaded.config }, locate),
    ...checkVersionRefs(entries, loaded.config, locate),
    ...checkVersionFolders(entries, loaded, locate),
  ]);
  const commits = await findCommits(entries, loaded.contentDir, locate);
  const code = hashCode(loaded);
  try {
    const place = isDryRun ? 'check' : path.relative(loaded.siteDir, outDir);
    const input = { loaded, place, entries, commits, code };
    const versions: Version[] = [];
    for (const entry of entries) versions.push(await openVersion(entry, input));
    const staging = isDryRun ? createDryStaging() : createStaging(outDir, { isPlain });
    const result = await publishing(staging, outDir, async () => {
      const built = await makeAll(versions, staging, options);
      const paths = built.map(({ version: { entry, base }, manifest }) => ({
        entry,
        base,
        paths: filePaths(manifest),
      }));
      throwIfWrong(checkBaseTaken(paths, locate));
      const files = publishAll(built, staging, loaded);
      keepForNext(cacheDir, () => keepAll(built), options.onNotice);
      clearCache(cacheDir);
      return {
        outDir,
        files,
        versions: built.map(({ version: { entry }, manifest, rendered, isCached }) => ({
          entry,
          pages: Object.keys(manifest.pages).length,
          rendered,
          isCached,
        })),
        diagnostics: built.flatMap(({ state }) => state.diagnostics),
      };
    });
    if (!isDryRun) await remote.push();
    return result;
  } finally {
    removeContents(cacheDir);
  }
}

/** With the base of each filled in. */
function readVersions(loaded: LoadedConfig): VersionEntry[] {
  const diagnostics: Diagnostic[] = [];
  const read = readYaml(loaded, 'versions.yaml', versionsSchema, 'versions', diagnostics);
  throwIfWrong(diagnostics);
  return (read?.value ?? DEFAULT_VERSIONS).map((entry) => ({
    ...entry,
    base: entry.base ?? loaded.config.base,
  }));
}

function throwIfWrong(diagnostics: readonly Diagnostic[]): void {
  if (hasErrors(diagnostics)) throw new ContentError(diagnostics);
}

/** Everything that is wrong in any of them is reported at once. */
async function makeAll(
  versions: readonly Version[],
  staging: Staging,
  { onProgress }: VersionsOptions,
): Promise<BuiltVersion[]> {
  const built: BuiltVersion[] = [];
  const problems: Diagnostic[] = [];
  for (const version of versions) {
    try {
      const own = stagingBelow(staging, version.folder);
      const made = await makeVersion(version, versions, { staging: own, onProgress });
      built.push(made);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.diagnostics);
    }
  }
  if (problems.length) throw new ContentError(problems);
  return built;
}

/** @returns how many files are published. */
function publishAll(
  built: readonly BuiltVersion[],
  staging: Staging,
  { config }: LoadedConfig,
): number {
  const root = built.find(({ version }) => version.folder === '');
  if (!root) throw new Error('A version is served at the root.');
  const rules = built.map(({ version: { entry }, state: { server } }) => ({ entry, server }));
  const files = renderSharedFiles(config.url.replace(/\/$/, ''), config.base, rules);
  const writing = { manifest: root.manifest, last: root.last, staging };
  for (const file of files) writeOrKeep(ready(file), writing);
  const below = <T>(paths: (one: BuiltVersion) => Iterable<T>) =>
    built.flatMap((one) => [...paths(one)].map((at) => one.version.folder + at));
  writeOrKeep(fileList(below(({ manifest }) => filePaths(manifest))), writing);
  const { dir } = staging;
  if (dir) shareEqual(built.flatMap(({ version, manifest }) => placesOf(version, manifest, dir)));
  const paths = new Set(below(({ manifest }) => filePaths(manifest)));
  staging.publish({ paths, publicPaths: new Set(below(({ state }) => state.publicPaths)) });
  return paths.size;
}

function placesOf({ folder }: Version, manifest: Manifest, dir: string) {
  return writtenFiles(manifest).map((written) => ({
    at: path.join(dir, folder, written.path),
    written,
  }));
}

function keepAll(built: readonly BuiltVersion[]): void {
  for (const { version, manifest, state } of built) {
    writeManifest(version.manifestAt, manifest, { store: version.loaded.store });
    if (version.made !== undefined) writeState(version.stateAt, state);
  }
}
