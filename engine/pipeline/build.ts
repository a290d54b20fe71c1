// The story of a build: content ▶ site ▶ pages ▶ files ▶ published folder.
import { clearCache } from '../content/clear-cache.ts';
import { loadConfig } from '../content/load-config.ts';
import type { PageLinks } from '../model/check-links.ts';
import type { Site } from '../model/site.ts';
import { createDryStaging, createStaging, expectWritable, publishing } from '../output/publish.ts';
import { pageLinks } from './collect.ts';
import { listInputs } from './inputs.ts';
import type { BuildSummary, BuildTrace, PublishOptions } from './last-build.ts';
import { type BuildProgress, makeSite, writeOrKeep } from './make-site.ts';
import { filePaths, manifestFile, usedPieces, writeManifest, writtenFiles } from './manifest.ts';
import { piecesFile, writePieces } from './piece-file.ts';
import { prepareSite } from './prepare-site.ts';
import { fileList } from './site-wide-files.ts';

export type BuildOptions = PublishOptions & {
  onProgress?: BuildProgress;
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
 * @throws ExpectedError  when there is no site, or the output can't be written.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const { isDryRun = false, isPlain = false, onProgress } = options;
  const loaded = await loadConfig(options);
  const { cacheDir, outDir } = loaded;
  const manifestAt = manifestFile(cacheDir, isDryRun ? 'check' : outDir);
  const prepared = await prepareSite(loaded, { manifestAt });
  const { last } = prepared;
  const site = prepared.siteWith();
  const staging = isDryRun ? createDryStaging() : createStaging(outDir, { isPlain });
  return publishing(staging, outDir, async () => {
    const made = await makeSite(prepared, site, { staging, onProgress });
    const { manifest, rendered, diagnostics } = made;
    writeOrKeep(fileList(filePaths(manifest)), { manifest, last, staging });
    staging.publish({ paths: filePaths(manifest), publicPaths: new Set(made.publicPaths) });
    expectWritable(
      cacheDir,
      () => {
        writeManifest(manifestAt, manifest);
        writePieces(piecesFile(cacheDir), usedPieces([manifest]), made.pieces);
      },
      'Free the place.',
    );
    clearCache(cacheDir);
    const written = writtenFiles(manifest);
    const { themeFiles, modules } = prepared;
    return {
      site,
      links: pageLinks(manifest),
      summary: {
        outDir,
        pages: Object.keys(manifest.pages).length,
        rendered,
        files: written.length,
        sizeBytes: written.reduce((sum, file) => sum + file.sizeBytes, 0),
        diagnostics,
      },
      trace: {
        places: listInputs(loaded, themeFiles, modules, prepared.code),
        contentDir: loaded.contentDir,
        gitState: (await prepared.dates).state,
        written,
      },
    };
  });
}
