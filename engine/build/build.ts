// The story of a build: content ▶ site ▶ pages ▶ files ▶ published folder.
import path from 'node:path';
import { loadGitDates } from '../content/git-dates.ts';
import { createImageIndex, type ImageIndex } from '../content/image-index.ts';
import { type ConfigOptions, loadConfig } from '../content/load-config.ts';
import { listPublicFiles, loadSite } from '../content/load-site.ts';
import { hashOf } from '../content/load-source.ts';
import { displayPath } from '../content/small-files.ts';
import { ContentError, type Diagnostic, hasErrors } from '../diagnostics.ts';
import type { PageLinks } from '../model/check-links.ts';
import type { Site } from '../model/site.ts';
import { bundleClient } from '../output/bundle-client.ts';
import {
  createDryStaging,
  createStaging,
  expectWritable,
  type Staging,
} from '../output/publish.ts';
import { buildShell } from '../theme/shell.ts';
import { clientTexts, mergeTexts, searchSetup } from '../theme/texts.ts';
import { collectDiagnostics, pageLinks } from './collect.ts';
import { buildLinkTable } from './link-table.ts';
import { loadHeaders } from './load-headers.ts';
import { listStyles, loadTheme, loadThemeFiles } from './load-theme.ts';
import { type Manifest, manifestFile, readManifest, spareDir, writeManifest } from './manifest.ts';
import { listOthers, type OtherFile } from './other-files.ts';
import { pageKey, planPages } from './plan-pages.ts';
import { runJobs } from './pool.ts';
import { assetUrls, buildFrames, buildKey, siteOf } from './prepare.ts';
import { recordsOf } from './records-of.ts';
import { listReleaseFiles } from './release-files.ts';
import { listSearchFiles } from './search-files.ts';

export type BuildOptions = ConfigOptions & {
  onProgress?: (done: number, total: number) => void;
  /** Check everything, publish nothing. */
  isDryRun?: boolean;
};

export type BuildResult = {
  outDir: string;
  site: Site;
  /** Pages of the site, and how many of them were made anew. */
  pages: number;
  rendered: number;
  files: number;
  sizeBytes: number;
  /** Warnings only: errors are thrown. */
  diagnostics: Diagnostic[];
  links: PageLinks[];
};

/**
 * Build a site folder.
 *
 * @throws ContentError   with all diagnostics, when one is an error. The last output is untouched.
 * @throws ExpectedError  when there is no site, or the output can't be written.
 */
export async function build(options: BuildOptions = {}): Promise<BuildResult> {
  const loaded = await loadConfig(options);
  const { contentDir, cacheDir, tokens, config } = loaded;
  const gitDates = loadGitDates(contentDir);
  const source = loadSite(loaded);
  const themeFiles = await loadThemeFiles(loaded);
  const texts = clientTexts(mergeTexts(config.texts));
  const search = searchSetup(config);
  const bundle = await bundleClient({ ...themeFiles, base: config.base, cacheDir, texts, search });

  const engine = buildKey(loaded, themeFiles);
  const manifestAt = manifestFile(cacheDir, options.isDryRun ? 'check' : loaded.outDir);
  const last = readManifest(manifestAt, engine);
  const headers = loadHeaders(source, last);
  const site = siteOf(source, headers);
  const shell = buildShell(site, assetUrls(loaded, bundle, themeFiles));
  const frames = buildFrames(site, source, await gitDates);
  const links = buildLinkTable(site);
  const records = recordsOf(source);
  const { book } = records;
  const imagesDir = path.join(contentDir, 'images');
  const images = createImageIndex(imagesDir, config.base);

  const staging = options.isDryRun
    ? createDryStaging()
    : createStaging(loaded.outDir, spareDir(cacheDir, loaded.outDir));
  try {
    const shellHash = hashOf([JSON.stringify(shell)]);
    const theme = await loadTheme(themeFiles.module);
    const plan = planPages({
      source,
      headers,
      frames,
      links,
      images,
      shellHash,
      ownPages: theme.pages,
      bookHash: hashOf([JSON.stringify(book)]),
      last,
      staging,
    });
    const made = await runJobs({
      setup: {
        tokens,
        contentDir,
        contentName: displayPath(loaded, ''),
        imagesDir,
        shell,
        themeModule: themeFiles.module,
        links,
        records,
        stagingDir: staging.dir,
      },
      jobs: plan.jobs,
      onProgress: (done) => options.onProgress?.(done, plan.jobs.length),
    });
    const manifest: Manifest = {
      engine,
      headers: Object.fromEntries(headers),
      pages: plan.kept,
      others: {},
    };
    for (const { id, base, record, files } of made)
      manifest.pages[id] = { ...record, files, key: pageKey(base, record, { links, images }) };
    const diagnostics = collectDiagnostics(site, source, headers, manifest);
    if (hasErrors(diagnostics)) throw new ContentError(diagnostics);

    const publicFiles = listPublicFiles(loaded);
    const pictures = shownPictures(manifest, images);
    const kept = new Map(Object.entries(manifest.pages).map(([id, { search }]) => [id, search]));
    const searchFiles = listSearchFiles(site, kept, source.synonyms);
    const others = {
      site,
      shell,
      shellHash,
      theme,
      bundle,
      pictures,
      searchFiles,
      releaseFiles: listReleaseFiles(site, book),
      styles: listStyles(themeFiles, site),
      publicFiles,
    };
    for (const file of listOthers(others))
      manifest.others[file.path] = writeOrKeep(file, last, staging);
    staging.publish(filePaths(manifest));
    expectWritable(cacheDir, () => writeManifest(manifestAt, manifest), 'Free the place.');
    return {
      ...summarize(manifest),
      outDir: loaded.outDir,
      site,
      rendered: made.length,
      diagnostics,
      links: pageLinks(manifest),
    };
  } catch (error) {
    staging.discard();
    const { path: at } = error as NodeJS.ErrnoException;
    const isOutput = staging.dir !== undefined && (at === undefined || at.startsWith(staging.dir));
    if (!isOutput) throw error;
    return expectWritable(loaded.outDir, () => {
      throw error;
    });
  }
}

function writeOrKeep(
  file: OtherFile,
  last: Manifest,
  staging: Staging,
): Manifest['others'][string] {
  const before = last.others[file.path];
  if (before?.key === file.key && staging.keep(before.file)) return before;
  return { key: file.key, file: staging.write(file.make()) };
}

/** Address → file, of every picture that a page of this build shows. */
function shownPictures(manifest: Manifest, images: ImageIndex): Map<string, string> {
  const urls = Object.values(manifest.pages).flatMap((page) => page.images.map(([, url]) => url));
  return new Map(urls.map((url) => [url, images.fileOf(url) ?? '']));
}

function writtenFiles(manifest: Manifest) {
  return [
    ...Object.values(manifest.pages).flatMap((page) => page.files),
    ...Object.values(manifest.others).map((other) => other.file),
  ];
}

function filePaths(manifest: Manifest): Set<string> {
  return new Set(writtenFiles(manifest).map((file) => file.path));
}

function summarize(manifest: Manifest): Pick<BuildResult, 'pages' | 'files' | 'sizeBytes'> {
  const files = writtenFiles(manifest);
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  return { pages: Object.keys(manifest.pages).length, files: files.length, sizeBytes };
}
