// A record of `versions.yaml` → the version to build: its config, its content, and what is known of it from the last build.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { clearInCache } from '../../cache/cache-file.ts';
import { hashOf } from '../../cache/hash.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import type { VersionEntry } from '../../content/yaml/records.ts';
import { listAddresses } from '../../model/addresses.ts';
import type { Addresses } from '../../model/other-versions.ts';
import { manifestFile } from '../plan/manifest.ts';
import { type PreparedSite, prepareSite } from '../prepare-site.ts';
import type { Commits } from './find-commits.ts';
import { extractContent } from './git-refs.ts';
import { readState, stateFile, type VersionState } from './version-state.ts';

export type Version = {
  entry: VersionEntry;
  base: string;
  /** Its folder in the output, with `/` at its end; empty for the version at the root. */
  folder: string;
  loaded: LoadedConfig;
  manifestAt: string;
  stateAt: string;
  /** Hash of all that it is made from; undefined for a checkout, which may change at any time. */
  made: string | undefined;
  /** Of the last build, where that was made from the same. */
  state: VersionState | undefined;
  addresses: Addresses;
  prepare(): Promise<PreparedSite>;
};

export type OpenInput = {
  /** The site of this checkout. */
  loaded: LoadedConfig;
  /** Names what is built: the output, or `check`. */
  place: string;
  /** All versions, each with its base. */
  entries: VersionEntry[];
  commits: Commits;
  /** Hash of the site's code. */
  code: string;
};

/** Reads nothing of a version that was built from the same commit before. */
export async function openVersion(entry: VersionEntry, input: OpenInput): Promise<Version> {
  const { loaded: site, place, entries, commits, code } = input;
  const { cacheDir, tokens, brand } = site;
  const base = entry.base ?? site.config.base;
  const folder = base.slice(site.config.base.length);
  const commit = commits.commitOf.get(entry.version);
  const loaded = loadedOf(site, entry, base, commit);
  const manifestAt = manifestFile(cacheDir, path.join(place, folder));
  const stateAt = stateFile(cacheDir, place, base);
  const made =
    commit &&
    hashOf([
      commit,
      code,
      JSON.stringify([loaded.config, tokens, entries, brand.shown, brand.css]),
    ]);
  const state = made === undefined ? undefined : readState(stateAt, made);
  let prepared: Promise<PreparedSite> | undefined;
  const prepare = async () => {
    if (commit !== undefined && commits.repository && !existsSync(loaded.contentDir))
      await extractContent(commits.repository, commit, loaded.contentDir);
    const from = commit === undefined ? undefined : { dir: site.contentDir, commit };
    return prepareSite(loaded, { manifestAt, versions: entries, from });
  };
  const prepareOnce = () => {
    prepared ??= prepare();
    return prepared;
  };
  const addresses = state?.addresses ?? listAddresses((await prepareOnce()).siteWith());
  const files = { manifestAt, stateAt };
  return { entry, base, folder, loaded, ...files, made, state, addresses, prepare: prepareOnce };
}

/** An edit link leads to the newest text, so pages of a ref or of a frozen folder have none. */
function loadedOf(
  site: LoadedConfig,
  { version, content }: VersionEntry,
  base: string,
  commit: string | undefined,
): LoadedConfig {
  const config = { ...site.config, base, version };
  if (commit === undefined && content === undefined) return { ...site, config };
  const { editUrl: _, ...rest } = config;
  const moved =
    content === undefined
      ? withContentOf(commit ?? '', site)
      : withFolder(path.join(site.siteDir, content), site);
  return { ...moved, config: rest };
}

/** The same site, with the content folder that a commit is to be extracted to. */
export const withContentOf = (commit: string, site: LoadedConfig): LoadedConfig =>
  withFolder(path.join(contentsDir(site.cacheDir), commit, path.basename(site.contentDir)), site);

function withFolder(contentDir: string, site: LoadedConfig): LoadedConfig {
  return { ...site, contentDir, pagesDir: path.resolve(contentDir, site.config.pages) };
}

/** Each process has its own; `clear-cache.ts` clears what killed ones left. */
const contentsDir = (cacheDir: string): string =>
  path.join(cacheDir, 'versions', String(process.pid));

/** Remove the content that was taken from refs; another build may have content beside it. */
export function removeContents(cacheDir: string): void {
  const own = contentsDir(cacheDir);
  if (!existsSync(own)) return;
  clearInCache(own);
  const all = path.dirname(own);
  if (readdirSync(all).length === 0) clearInCache(all);
}
