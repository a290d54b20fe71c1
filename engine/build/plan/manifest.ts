// What the last build was made from and wrote, so that the next one does only what changed.
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.ts';
import { hashOf } from '../../cache/hash.ts';
import type { PageHeader } from '../../content/pages/load-source.ts';
import type { Batch } from '../files/batches.ts';
import type { PageRecord } from '../pages/page-job.ts';
import type { WrittenFile } from '../publish/staged-files.ts';

export type PageEntry = PageRecord & {
  /** Hash of everything the page's files depend on. */
  key: string;
  /** Hash of what surrounds its article. */
  around: string;
  /** Hash of what its article depends on, and of the article that is cached: empty where nothing is written. */
  article?: { key: string; hash: string };
  files: WrittenFile[];
};

export type Manifest = {
  /** Hash of the engine, the config and the tokens; a manifest of another is worth nothing. */
  engine: string;
  /** The same without the layout's code: under this, headers and cached articles are still good. */
  articles: string;
  /** Of the code that makes the index. */
  search: string;
  /** Hash of all that the site says besides bodies: under this, what surrounds each page is still the same. */
  site: string;
  /** Collection → hash of its records and their pages: under this, the headers of these are still good. */
  records: Record<string, string>;
  headers: Record<string, PageHeader>;
  pages: Record<string, PageEntry>;
  batches: Record<string, Batch>;
  /** Files that are no pages: path → hash of what it shows, and the file as written. */
  others: Record<string, { key: string; file: WrittenFile }>;
};

export function emptyManifest(versions: ManifestVersions): Manifest {
  return { ...versions, site: '', records: {}, headers: {}, pages: {}, batches: {}, others: {} };
}

export type ManifestVersions = Pick<Manifest, 'engine' | 'articles' | 'search'>;

/** @param place  what is built: the output, as a path from the site, or `check`. */
export function manifestFile(cacheDir: string, place: string): string {
  return path.join(cacheDir, `build-${hashOf([place]).slice(0, 10)}.json`);
}

/**
 * Empty when there is none, when it is damaged, or of other code.
 *
 * @param versions  with `articles` and `search`, there is also what doesn't depend on a layout that has changed.
 */
export function readManifest(
  file: string,
  { engine, articles = '', search = '' }: Pick<Manifest, 'engine'> & Partial<ManifestVersions>,
): Manifest {
  const versions = { engine, articles, search };
  const cached = readCacheFile(file);
  const manifest = cached === undefined ? undefined : (JSON.parse(cached) as Manifest);
  if (manifest?.engine === versions.engine) return manifest;
  return articles !== '' && manifest?.articles === articles
    ? withoutLayout(manifest, versions)
    : emptyManifest(versions);
}

function withoutLayout(manifest: Manifest, versions: ManifestVersions): Manifest {
  const pages = Object.entries(manifest.pages).map(([id, page]) => [id, { ...page, key: '' }]);
  const index = manifest.search === versions.search ? manifest.batches?.[INDEX] : undefined;
  const ofIndex = new Set(index?.paths);
  const others = Object.entries(manifest.others).filter(([at]) => ofIndex.has(at));
  return {
    ...versions,
    site: '',
    records: manifest.records ?? {},
    headers: manifest.headers,
    pages: Object.fromEntries(pages),
    batches: index ? { [INDEX]: index } : {},
    others: Object.fromEntries(others),
  };
}

/** The batch of the files that search reads. */
export const INDEX = 'index';

export function writeManifest(file: string, manifest: Manifest): void {
  writeCacheFile(file, JSON.stringify(manifest));
}

/** Every file of the build. */
export function writtenFiles(manifest: Manifest): WrittenFile[] {
  return [
    ...Object.values(manifest.pages).flatMap((page) => page.files),
    ...Object.values(manifest.others).map((other) => other.file),
  ];
}

export function filePaths(manifest: Manifest): Set<string> {
  return new Set(writtenFiles(manifest).map((file) => file.path));
}
