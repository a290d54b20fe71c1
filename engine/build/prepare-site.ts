// A loaded config → everything that is known of the site before a page's body is read.

import { createFiles, type Files } from '../content/config/import-graph.ts';
import type { LoadedConfig } from '../content/config/load-config.ts';
import { loadSite, type SiteSource } from '../content/load-site.ts';
import {
  type GitDates,
  historyOf,
  type KnownGitState,
  loadGitDates,
  type TakenFrom,
} from '../content/pages/git-dates.ts';
import type { VersionEntry } from '../content/yaml/records.ts';
import type { Together } from '../model/other-versions.ts';
import type { Site } from '../model/site.ts';
import { type ClientFiles, clientFilesOf } from './client/client-files.ts';
import { loadClient } from './client/load-client.ts';
import {
  loadSheetsOfCode,
  loadThemeFiles,
  type Sheets,
  type ThemeFiles,
} from './client/load-theme.ts';
import { compileSiteModules, listModules, type SiteModules } from './client/modules.ts';
import { createDependencyHashes, type DependencyHashes } from './plan/dependencies.ts';
import { createOfCode, type KnownCode } from './plan/known-code.ts';
import { type Headers, type HeadersSince, loadHeaders } from './plan/load-headers.ts';
import { type Manifest, type ManifestVersions, readManifest } from './plan/manifest.ts';
import { buildVersions, siteOf } from './plan/plan-page-data.ts';
import { readAhead } from './records-ahead.ts';

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
  client: ClientFiles;
  sheets: Sheets;
  hashOfDependency: DependencyHashes;
  /** Sheets and scripts, as they were read. */
  code: Files;
  /** Hash of how all inputs look but pages; empty where that is unknown. */
  besides: string;
  /** Hash of all inputs but pages and records, as they were looked at; empty where that is unknown. */
  codeHash: string;
  /** The site, where it is built with others: what these have. */
  siteWith(builtVersions?: Together): Site;
};

export type PrepareOptions = {
  manifestAt: string;
  /** In place of those in the content folder. */
  versions?: VersionEntry[];
  /** Where the content is no checkout itself. */
  from?: TakenFrom | undefined;
  /** The site's code, as it was looked at. */
  knownCode?: KnownCode | undefined;
  /** Hash of how all inputs look but pages; empty where that is unknown. */
  besides?: string | undefined;
  /** Of the content folder. */
  git?: KnownGitState | undefined;
  /** Pages are checked, but neither written nor shown: no script and no sheet is made for them. */
  isUnshown?: boolean;
  /** For a service that lives long: no thread helps, whose memory would be added to its own. */
  isAlone?: boolean;
};

/** @throws ExpectedError  when scripts, styles or modules don't compile. */
export async function prepareSite(
  loaded: LoadedConfig,
  options: PrepareOptions,
): Promise<PreparedSite> {
  const {
    manifestAt,
    versions,
    from,
    knownCode,
    besides = '',
    git,
    isUnshown = false,
    isAlone = false,
  } = options;
  const ahead = isAlone ? undefined : readAhead(loaded);
  const history = { from, below: historyOf(loaded), known: git, cacheDir: loaded.cacheDir };
  const dates = loadGitDates(loaded.contentDir, loaded.store, history);
  const listed = listModules(loaded);
  const themeFiles = await loadThemeFiles(loaded);
  const code = createFiles();
  const ofCode = createOfCode(knownCode, { files: code, store: loaded.store });
  const compiling = isUnshown
    ? Promise.resolve(clientFilesOf([]))
    : loadClient({ loaded, themeFiles, modules: listed, code, ofCode });
  // It is awaited last; until then, nothing handles its failure.
  compiling.catch(() => {});
  const modules = await compileSiteModules(listed, loaded);
  const source = loadSite(loaded, { versions, ahead });
  const sheets = isUnshown
    ? { sources: '', links: {}, styles: {} }
    : loadSheetsOfCode(loaded, themeFiles, source.collections, { files: code, ofCode });
  const madeWith = buildVersions(loaded, themeFiles);
  const last = readManifest(manifestAt, loaded.store, madeWith);
  const heads = readHeads({ source, last, modules, sheets });
  const client = await compiling;
  loaded.store.flush();
  const files = { modules, themeFiles, client, sheets, code };
  const codeHash = knownCode?.hash ?? '';
  return { loaded, manifestAt, dates, madeWith, besides, codeHash, ...heads, ...files };
}

/** What has changed since: a site's content, but neither its config nor its code. */
export type SinceThen = {
  /** Of the pages as they are known now. */
  last: Manifest;
  /** Absolute paths of files. */
  changed: readonly string[];
  /** No file came or went. */
  hasSameFiles: boolean;
};

/** The same site, of which nothing is shown, with other content; what none of the changes can concern is taken from before. */
export function prepareAgain(
  before: PreparedSite,
  { last, changed, hasSameFiles }: SinceThen,
): PreparedSite {
  const { loaded, modules, sheets } = before;
  const sameFiles = hasSameFiles ? before.source : undefined;
  const since = { collections: before.source.collections, changed, sameFiles };
  const source = loadSite(loaded, { since });
  const heads = { before: before.headers, changed: new Set(changed) };
  const read = readHeads({ source, last, modules, sheets }, hasSameFiles ? heads : undefined);
  return { ...before, ...read };
}

type Read = Pick<PreparedSite, 'source' | 'last' | 'modules' | 'sheets'>;

/** Heads of all pages, and the hash of whatever a page may depend on. */
function readHeads({ source, last, modules, sheets }: Read, since?: HeadersSince) {
  const { loaded, collections, snippets, code, values } = source;
  const hashOfDependency = createDependencyHashes({
    store: loaded.store,
    snippets,
    code,
    grammars: loaded.grammars,
    collections,
    modules,
    sheets: sheets.links,
    values,
    isLive: since !== undefined,
  });
  const headers = loadHeaders(source, { last, hashOfDependency, since });
  const siteWith = (builtVersions?: Together) => siteOf(source, headers.headers, builtVersions);
  return { source, last, hashOfDependency, headers, siteWith };
}
