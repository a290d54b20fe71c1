// Site and book → the files made from releases: what explorers load, feeds, and the record for machines.

import type { CollectionData, OutputFile, RecordFile, Site } from '../../engine/index.ts';
import { docUrl, hashOf, resolveLink } from '../../engine/index.ts';
import { once } from '../../engine/shared.ts';
import type { ReleaseBook } from './book.ts';
import { CHOICE_FILE, choiceFile, pagesSince, versionsOf, YOURS } from './choice-file.ts';
import { releaseFiles, releasePaths } from './data.ts';
import { listFeeds } from './feeds.ts';
import { machineRecord } from './machine-record.ts';
import { oncePerText } from './once-per-text.ts';
import { changesByPage, changesFile, changesPath, takenOfPage } from './page-changes.ts';

/** What all releases say, for machines. */
export const RELEASES_RECORD = 'releases.json';

/** Folder of the feeds. */
export const FEEDS = 'feeds';

/** Files that are made together, of the same. */
type Batch = { paths: readonly string[]; from(): unknown; make(): readonly OutputFile[] };

/** None where a site has no releases. */
export function listReleaseFiles(
  site: Site,
  { records: book }: CollectionData<ReleaseBook>,
): RecordFile[] {
  if (book.entries.length === 0) return [];
  const { base, url, title, lang } = site.config;
  const origin = url.replace(/\/$/, '');
  const urlOf = oncePerText((id) => addressOf(site, id));
  const pages = [...changesByPage(book).keys()].filter((id) => urlOf(id) !== undefined);
  const batches: Batch[] = [
    {
      paths: releasePaths(book),
      from: () =>
        book.entries.map(({ record, lines: _lines, ...entry }) => [
          entry,
          { ...record, summary: '' },
        ]),
      make: () => releaseFiles(book, urlOf),
    },
    ...listFeeds(book, { title, origin, base, lang, urlOf }).map(({ files, ...feed }) => ({
      ...feed,
      make: files,
    })),
    ...pages.map((id) => ({
      paths: [changesPath(id)],
      from: () => takenOfPage(id, book),
      make: () => [changesFile(id, book, base, urlOf)],
    })),
    {
      paths: [RELEASES_RECORD],
      from: () => book.entries.map(({ lines: _lines, ...entry }) => entry),
      make: () => [{ path: RELEASES_RECORD, content: machineRecord(book, origin, urlOf) }],
    },
    {
      paths: [CHOICE_FILE],
      // A development server reads the headers of pages when the file is requested.
      from: () => [versionsOf(book), site.isDev ? '' : pagesSince(site)],
      make: () => [choiceRecord(site, book)],
    },
  ];
  const shared = once(() => {
    const { entries: _entries, ...others } = book;
    const addresses = addressesIn(book).map(urlOf);
    return hashOf([JSON.stringify([others, origin, base, title, lang, addresses])]);
  });
  return batches.flatMap((batch) => filesOf(batch, shared));
}

function filesOf({ paths, from, make }: Batch, shared: () => string): RecordFile[] {
  const key = once(() => hashOf([shared(), JSON.stringify(from())]));
  const made = once(() => new Map(make().map((file) => [file.path, file])));
  return paths.map((path) => ({
    path,
    get key() {
      return key();
    },
    make: () => made().get(path) ?? { path, content: '' },
  }));
}

/** Ids that releases name, or link to. */
function addressesIn({ entries }: ReleaseBook): string[] {
  const named = entries.flatMap(({ record, page }) => [
    page,
    ...record.changes.flatMap(({ pages }) => pages ?? []),
  ]);
  const texts = entries.flatMap(({ lines }) => Object.values(lines).flat());
  const linked = texts.flatMap(({ text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)].map(([, id = '']) => id),
  );
  return [...new Set([...named, ...linked])];
}

const choiceRecord = (site: Site, book: ReleaseBook): OutputFile => ({
  path: CHOICE_FILE,
  content: choiceFile(book, docUrl(site.config.base, YOURS), pagesSince(site)),
});

function addressOf(site: Site, id: string): string | undefined {
  const target = resolveLink(site, id);
  return target.state === 'page' ? target.url : undefined;
}
