// A version and all others → its files in the staging folder: taken over where nothing has changed, or made.

import path from 'node:path';
import { listPublicFiles } from '../../content/load-site.ts';
import type { VersionEntry } from '../../content/yaml/records.ts';
import { ContentError, type Diagnostic } from '../../diagnostics/diagnostics.ts';
import { hashOfSeen, type Together } from '../../model/other-versions.ts';
import { buildServerConfig } from '../files/site-files.ts';
import { makeSite, type SiteStaging } from '../make-site.ts';
import type { BuildProgress } from '../pages/make-pages.ts';
import { type Manifest, readManifest, writtenFiles } from '../plan/manifest.ts';
import { readHostFiles } from '../servers/read-host-files.ts';
import type { Version } from './open-version.ts';
import type { VersionState } from './version-state.ts';

export type BuiltVersion = {
  version: Version;
  manifest: Manifest;
  /** That of the last build. */
  last: Manifest;
  state: VersionState;
  rendered: number;
  /** Nothing of it was read. */
  isCached: boolean;
};

type MakeInput = { staging: SiteStaging; onProgress?: BuildProgress | undefined };

/** @throws ContentError  whose places say from which ref they are: `stable/1:content/pages/a.md`. */
export async function makeVersion(
  version: Version,
  all: readonly Version[],
  { staging, onProgress }: MakeInput,
): Promise<BuiltVersion> {
  const { state, addresses, base, entry } = version;
  const builtVersions = versionsBuiltWith(version, all);
  const seen = hashOfSeen(addresses, base, builtVersions);
  if (state?.seen === seen) {
    const manifest = readManifest(version.manifestAt, version.loaded.store, {
      engine: state.engine,
    });
    const files = writtenFiles(manifest);
    if (files.length > 0 && files.every(staging.keep))
      return { version, manifest, last: manifest, state, rendered: 0, isCached: true };
  }
  const prepared = await version.prepare();
  const site = prepared.siteWith(builtVersions);
  const made = await withPlace(entry, () => makeSite(prepared, site, { staging, onProgress }));
  const { manifest, rendered, publicPaths } = made;
  return {
    version,
    manifest,
    last: prepared.last,
    state: {
      made: version.made ?? '',
      seen,
      engine: prepared.madeWith.engine,
      addresses,
      server: buildServerConfig(site, ownRules(version)),
      publicPaths,
      diagnostics: made.diagnostics.map((one) => atPlace(one, entry)),
    },
    rendered,
    isCached: false,
  };
}

/** Those of the public folder are for the whole, so they come with the version at its root. */
const ownRules = ({ folder, loaded, base }: Version) =>
  folder === '' ? readHostFiles(listPublicFiles(loaded), base) : undefined;

function versionsBuiltWith(version: Version, all: readonly Version[]): Together {
  const [root] = all.filter(({ folder }) => folder === '');
  return {
    root: root?.base ?? version.base,
    others: all
      .filter((one) => one !== version)
      .map(({ entry, base, addresses }) => ({ version: entry.version, base, addresses })),
  };
}

export async function withPlace<T>(
  entry: Pick<VersionEntry, 'from' | 'content'>,
  action: () => Promise<T>,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(error.diagnostics.map((one) => atPlace(one, entry)));
  }
}

/** As git writes the file of a ref; a folder of content is shown from the site's. */
function atPlace(
  diagnostic: Diagnostic,
  { from, content }: Pick<VersionEntry, 'from' | 'content'>,
): Diagnostic {
  const around = content === undefined ? '.' : path.posix.dirname(path.posix.normalize(content));
  const before = from === undefined ? (around === '.' ? '' : `${around}/`) : `${from}:`;
  const place = <T extends { path: string }>(one: T): T =>
    one.path.startsWith(before) ? one : { ...one, path: before + one.path };
  const { related } = diagnostic;
  return { ...place(diagnostic), ...(related ? { related: related.map(place) } : {}) };
}
