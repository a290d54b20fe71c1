// The releases of this project → their book, and what a browser reads back of the files made from it.
import path from 'node:path';
import type { ReleaseBook } from '../../collections/releases/book.ts';
import type { UrlOf } from '../../collections/releases/data.ts';
import { loadConfig } from '../../engine/content/config/load-config.ts';
import { loadSite } from '../../engine/content/load-site.ts';
import { docUrl } from '../../engine/model/routes.ts';
import { type ReadBack, readBack } from './read-back.ts';
import { projectDir } from './site-folder.ts';

export type RealReleases = ReadBack & { book: ReleaseBook; urlOf: UrlOf };

let loading: Promise<RealReleases> | undefined;

/** Read once a test file. */
export function loadRealReleases(): Promise<RealReleases> {
  loading ??= load();
  return loading;
}

/** Addresses of pages that are there; what is only planned has none. */
async function load(): Promise<RealReleases> {
  const loaded = await loadConfig({ siteDir: path.join(projectDir, 'site') });
  const source = loadSite(loaded);
  const ids = new Set(source.pages.map(({ id }) => id));
  const urlOf: UrlOf = (id) => (ids.has(id) ? docUrl(loaded.config.base, id) : undefined);
  const found = source.collections.find(({ collection }) => collection.name === 'releases');
  const book = found?.data.records as ReleaseBook;
  return { book, urlOf, ...readBack(book, urlOf) };
}
