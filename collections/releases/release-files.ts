// Site and book → the files made from releases: what explorers load, feeds, and the record for machines.

import type { CollectionData, OutputFile, RecordFile, Site } from '../../engine/index.ts';
import { docUrl, hashOf, resolveLink } from '../../engine/index.ts';
import type { ReleaseBook } from './book.ts';
import { CHOICE_FILE, choiceFile, pagesSince, YOURS } from './choice-file.ts';
import { releaseFiles, releasePaths } from './data.ts';
import { feedFiles, feedPaths } from './feeds.ts';
import { machineRecord } from './machine-record.ts';
import { changesByPage, changesFile, changesPath } from './page-changes.ts';

/** What all releases say, for machines. */
export const RELEASES_RECORD = 'releases.json';

/** Folder of the feeds. */
export const FEEDS = 'feeds';

/** None where a site has no releases. All are made when the first is requested: they change together. */
export function listReleaseFiles(
  site: Site,
  { records: book }: CollectionData<ReleaseBook>,
): RecordFile[] {
  if (book.entries.length === 0) return [];
  const { base, url, title, lang } = site.config;
  const origin = url.replace(/\/$/, '');
  const urls = new Map<string, string | undefined>();
  const urlOf = (id: string) => {
    if (!urls.has(id)) urls.set(id, addressOf(site, id));
    return urls.get(id);
  };
  const pages = [...changesByPage(book).keys()].filter((id) => urlOf(id) !== undefined);
  let made: Map<string, OutputFile> | undefined;
  const makeAll = () =>
    new Map(
      [
        ...releaseFiles(book, urlOf),
        ...feedFiles(book, { title, origin, base, lang, urlOf }),
        ...pages.map((id) => changesFile(id, book, base, urlOf)),
        { path: RELEASES_RECORD, content: machineRecord(book, origin, urlOf) },
      ].map((file) => [file.path, file]),
    );
  const named = book.entries.flatMap(({ record, page }) => [
    page,
    ...record.changes.flatMap(({ pages }) => pages ?? []),
  ]);
  const texts = book.entries.flatMap(({ lines }) => Object.values(lines).flat());
  const linked = texts.flatMap(({ text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)].map(([, id = '']) => id),
  );
  const addresses = [...new Set([...named, ...linked])].map(urlOf);
  const key = hashOf([JSON.stringify([book, origin, base, title, lang, addresses])]);
  const others = [
    ...releasePaths(book),
    ...feedPaths(book),
    ...pages.map(changesPath),
    RELEASES_RECORD,
  ].map((path) => ({
    path,
    key,
    make() {
      made ??= makeAll();
      return made.get(path) ?? { path, content: '' };
    },
  }));
  return [...others, choiceRecord(site, book, key)];
}

/** It changes with the headers of pages, too; a development server reads them when the file is requested. */
function choiceRecord(site: Site, book: ReleaseBook, key: string): RecordFile {
  return {
    path: CHOICE_FILE,
    key: site.isDev ? key : hashOf([key, JSON.stringify(pagesSince(site))]),
    make: () => ({
      path: CHOICE_FILE,
      content: choiceFile(book, docUrl(site.config.base, YOURS), pagesSince(site)),
    }),
  };
}

function addressOf(site: Site, id: string): string | undefined {
  const target = resolveLink(site, id);
  return target.state === 'page' ? target.url : undefined;
}
