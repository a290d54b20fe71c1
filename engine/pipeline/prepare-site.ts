// A loaded config ▶ everything that is known of the site before a page's body is read.
import { type GitDates, loadGitDates, type TakenFrom } from '../content/git-dates.ts';
import { createFiles, type Files } from '../content/import-graph.ts';
import type { LoadedConfig } from '../content/load-config.ts';
import { loadSite, type SiteSource } from '../content/load-site.ts';
import type { VersionEntry } from '../content/records.ts';
import type { Together } from '../model/elsewhere.ts';
import type { Site } from '../model/site.ts';
import type { ClientBundle } from '../output/kept-bundle.ts';
import { buildVersions, siteOf } from './frames.ts';
import { loadClient } from './load-client.ts';
import { type Headers, loadHeaders } from './load-headers.ts';
import { loadSheets, loadThemeFiles, type Sheets, type ThemeFiles } from './load-theme.ts';
import { type Manifest, type ManifestVersions, readManifest } from './manifest.ts';
import { compileSiteModules, listModules, type SiteModules } from './modules.ts';
import { createUseHashes, type UseHashes } from './uses.ts';

export type PreparedSite = {
  loaded: LoadedConfig;
  /** Where the last build's manifest is, and this one's will be. */
  manifestAt: string;
  /** When files were last changed. */
  dates: Promise<GitDates>;
  source: SiteSource;
  headers: Headers;
  /** The last build of the same. */
  last: Manifest;
  /** Of the code, the config and the theme that this build is made with. */
  madeWith: ManifestVersions;
  modules: SiteModules;
  themeFiles: ThemeFiles;
  bundle: ClientBundle;
  sheets: Sheets;
  hashOfUse: UseHashes;
  /** Sheets and scripts, as they were read. */
  code: Files;
  /** The site, where it is built with others: what these have. */
  siteWith(together?: Together): Site;
};

export type PrepareOptions = {
  manifestAt: string;
  /** In place of those in the content folder. */
  versions?: VersionEntry[];
  /** Where the content is no checkout itself. */
  from?: TakenFrom | undefined;
};

/** @throws ExpectedError  when scripts, styles or modules don't compile. */
export async function prepareSite(
  loaded: LoadedConfig,
  { manifestAt, versions, from }: PrepareOptions,
): Promise<PreparedSite> {
  const dates = loadGitDates(loaded.contentDir, from);
  const listed = listModules(loaded);
  const themeFiles = await loadThemeFiles(loaded);
  const bundling = loadClient({ loaded, themeFiles, modules: listed });
  // It is awaited last; until then, nothing handles its failure.
  bundling.catch(() => {});
  const modules = await compileSiteModules(listed, loaded.cacheDir);
  const source = loadSite(loaded, { versions });
  const code = createFiles();
  const sheets = loadSheets(loaded, themeFiles, source.collections, code);
  const madeWith = buildVersions(loaded, themeFiles);
  const last = readManifest(manifestAt, madeWith);
  const { collections, snippets, values } = source;
  const hashOfUse = createUseHashes({
    snippets,
    collections,
    modules,
    sheets: sheets.links,
    values,
  });
  const headers = loadHeaders(source, last, hashOfUse);
  const siteWith = (together?: Together) => siteOf(source, headers.headers, together);
  const bundle = await bundling;
  const files = { modules, themeFiles, bundle, sheets, code };
  const known = { source, headers, last, madeWith, hashOfUse };
  return { loaded, manifestAt, dates, siteWith, ...known, ...files };
}
