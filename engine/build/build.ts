// The story of a build: content → site → pages → files → published folder.
import path from 'node:path';
import { clearCache } from '../cache/clear-cache.ts';
import { type LoadedConfig, loadConfig } from '../content/config/load-config.ts';
import type { KnownGitState, TakenFrom } from '../content/pages/git-dates.ts';
import type { PageLinks } from '../model/check-links.ts';
import type { Site } from '../model/site.ts';
import { pageLinks } from './collect.ts';
import { fileList } from './files/site-wide-files.ts';
import { makeSite, writeOrKeep } from './make-site.ts';
import type { BuildProgress } from './pages/make-pages.ts';
import { expectBuildable } from './plan/expect-buildable.ts';
import { listInputs } from './plan/inputs.ts';
import { keepForNext } from './plan/keep-for-next.ts';
import type { BuildSummary, BuildTrace, LastBuild, PublishOptions } from './plan/last-build.ts';
import { filePaths, manifestFile, writeManifest, writtenFiles } from './plan/manifest.ts';
import { prepareSite } from './prepare-site.ts';
import { FILE_LIST } from './publish/output-place.ts';
import { createDryStaging, createStaging, publishing } from './publish/publish.ts';
import { expectOneVersion } from './publish/published-versions.ts';
import { openRemote } from './remote-cache.ts';

export type BuildOptions = PublishOptions & {
  onProgress?: BuildProgress;
  /** The site's code as it was looked at, and its places where they are known. */
  code?: LastBuild['code'];
  /** Hash of how all inputs look but pages; empty where that is unknown. */
  besides?: string | undefined;
  git?: KnownGitState | undefined;
  /** Check everything, publish nothing. */
  isDryRun?: boolean;
};

export type BuildResult = {
  site: Site;
  links: PageLinks[];
  summary: BuildSummary;
  trace: BuildTrace;
};

/**
 * Build a site folder.
 *
 * @throws ContentError   with all diagnostics, when one is an error. The last output is untouched.
 * @throws ExpectedError  when there is no site, a killed `learn mv` waits, the output has versions that this build would
 *                        remove, or the output can't be written.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const loaded = await loadConfig(options);
  if (!options.isDryRun) expectBuildable(loaded, options);
  const remote = await openRemote(loaded, options);
  await remote.pull();
  const result = await buildLoaded(loaded, options);
  if (!options.isDryRun) await remote.push();
  return result;
}

/**
 * The same for a site that is loaded already.
 *
 * @param from  what its dates are from, where the content is no checkout itself.
 */
export async function buildLoaded(
  loaded: LoadedConfig,
  options: BuildOptions,
  from?: TakenFrom,
): Promise<BuildResult> {
  const { code, besides, git, isDryRun = false, isPlain = false, onProgress } = options;
  const { cacheDir, outDir, siteDir } = loaded;
  if (!isDryRun) expectOneVersion(outDir);
  const manifestAt = manifestFile(cacheDir, isDryRun ? 'check' : path.relative(siteDir, outDir));
  const known = { knownCode: code?.known, besides, git };
  const prepared = await prepareSite(loaded, { manifestAt, from, ...known });
  const { last } = prepared;
  const site = prepared.siteWith();
  const staging = isDryRun ? createDryStaging() : createStaging(outDir, { isPlain });
  return publishing(staging, outDir, async () => {
    const made = await makeSite(prepared, site, { staging, onProgress });
    const { manifest, rendered, diagnostics } = made;
    const paths = filePaths(manifest);
    writeOrKeep(fileList(paths), { manifest, last, staging });
    staging.publish({ paths: paths.add(FILE_LIST), publicPaths: new Set(made.publicPaths) });
    keepForNext(
      cacheDir,
      () => writeManifest(manifestAt, manifest, { store: loaded.store, last }),
      options.onNotice,
    );
    clearCache(cacheDir);
    const written = writtenFiles(manifest);
    const { themeFiles, modules } = prepared;
    return {
      site,
      get links() {
        return pageLinks(manifest);
      },
      summary: {
        outDir,
        pages: Object.keys(manifest.pages).length,
        rendered,
        files: written.length,
        sizeBytes: written.reduce((sum, file) => sum + file.sizeBytes, 0),
        diagnostics,
      },
      trace: {
        places: code?.places ?? listInputs(loaded, themeFiles, modules, prepared.code),
        contentDir: loaded.contentDir,
        pagesDir: loaded.pagesDir,
        gitState: (await prepared.dates).state,
        written,
      },
    };
  });
}
