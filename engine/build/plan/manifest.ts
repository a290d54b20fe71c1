// What the last build was made from and wrote, so that the next one does only what changed.
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../../cache/cache-file.ts';
import { hashOf } from '../../cache/hash.ts';
import type { Store } from '../../cache/store.ts';
import type { Asked } from '../../model/noted-site.ts';
import type { Batch } from '../files/batches.ts';
import type { WrittenFile } from '../publish/staged-files.ts';
import type { LinkCounts } from '../search/static-ranks.ts';
import type { WrittenTimes } from './page-entry.ts';
import { readShards, type ShardedPages, writeShards } from './page-shards.ts';

export type Manifest = ShardedPages & {
  /** Hash of the engine, the config and the tokens; a manifest of another is worth nothing. */
  engine: string;
  /** The same without the layout's code: under this, headers and cached articles are still good. */
  articles: string;
  /** Of the code that makes the index. */
  search: string;
  /** Of the code that makes what surrounds pages, as data. */
  surroundings: string;
  /** Hash of what the site says that is around pages: under this, what surrounds each is still the same. */
  site: string;
  /** What else of the site was asked for to make that, and is in the hash. */
  asked: readonly Asked[];
  /** Hash of that and of all else that pages are made from but their own texts; empty where it is unknown. */
  around: string;
  /** What the store calls all that pages were given; empty where that is unknown. */
  given: string;
  /** Collection → hash of what it has checked without finding anything, and what of the site it asked for. */
  checked: Record<string, { key: string; asked: readonly Asked[] }>;
  /** Hash of all else that was looked at without finding anything; empty where something was found. */
  clean: string;
  /** Collection → hash of its records and their pages: under this, the headers of these are still good. */
  records: Record<string, string>;
  /** How many pages link to a page; undefined where that wasn't counted. */
  linkedFrom?: LinkCounts | undefined;
  batches: Record<string, Batch>;
  /** Files that are no pages: path → hash of what it shows, and the file as written. */
  others: Record<string, { key: string; file: WrittenFile }>;
};

export function emptyManifest(versions: ManifestVersions): Manifest {
  const pages = { headers: {}, pages: {}, shards: [] };
  const none = {
    site: '',
    asked: [],
    around: '',
    given: '',
    checked: {},
    clean: '',
    records: {},
    batches: {},
    others: {},
  };
  return { ...versions, ...none, ...pages };
}

/** The file of a manifest: its pages are in the store. */
type StoredManifest = Omit<Manifest, 'headers' | 'pages'> & { times: WrittenTimes };

export type ManifestVersions = Pick<Manifest, 'engine' | 'articles' | 'search' | 'surroundings'>;

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
  store: Store,
  {
    engine,
    articles = '',
    search = '',
    surroundings = '',
  }: Pick<Manifest, 'engine'> & Partial<ManifestVersions>,
): Manifest {
  const versions = { engine, articles, search, surroundings };
  const cached = readCacheFile(file);
  const stored = cached === undefined ? undefined : (JSON.parse(cached) as StoredManifest);
  // An earlier engine's may have none.
  const withPages = ({ shards = [], times = {}, linkedFrom, ...one }: StoredManifest): Manifest => {
    const read = readShards(shards, times, store);
    // Links of pages that are lost were counted, too.
    const isWhole = shards.every((name, at) => name === read.shards[at]);
    return { ...one, linkedFrom: isWhole ? linkedFrom : undefined, ...read };
  };
  if (stored?.engine === versions.engine) return withPages(stored);
  return articles !== '' && stored?.articles === articles
    ? withoutLayout(withPages(stored), versions)
    : emptyManifest(versions);
}

function withoutLayout(manifest: Manifest, versions: ManifestVersions): Manifest {
  const pages = Object.entries(manifest.pages).map(([id, page]) => [id, { ...page, key: '' }]);
  const index = manifest.search === versions.search ? manifest.batches?.[INDEX] : undefined;
  const ofIndex = new Set(index?.paths);
  const others = Object.entries(manifest.others).filter(([at]) => ofIndex.has(at));
  const isSite = manifest.surroundings === versions.surroundings;
  return {
    ...versions,
    site: isSite ? manifest.site : '',
    asked: manifest.asked ?? [],
    around: '',
    given: '',
    checked: {},
    clean: '',
    records: manifest.records ?? {},
    headers: manifest.headers,
    pages: Object.fromEntries(pages),
    shards: [],
    batches: index ? { [INDEX]: index } : {},
    others: Object.fromEntries(others),
  };
}

/** The batch of the files that search reads. */
export const INDEX = 'index';

/** @param last  as it was read, where its entries were not changed since: what is still the same is not written. */
export function writeManifest(
  file: string,
  manifest: Manifest,
  { store, last }: { store: Store; last?: Manifest },
): void {
  const shards = writeShards(manifest, last, store);
  store.flush();
  const { headers: _headers, pages, ...rest } = manifest;
  const times = Object.fromEntries(
    Object.entries(pages).map(([id, page]) => [id, page.files.map((one) => one.modifiedMs)]),
  );
  writeCacheFile(file, JSON.stringify({ ...rest, times, shards } satisfies StoredManifest));
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
