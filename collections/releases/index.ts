// Releases as records: `content/releases/*.yaml` → pages, tables, explorer, upgrade report, feeds.
import path from 'node:path';
import { defineCollection } from '../../engine/index.ts';
import type { ReleaseBook } from './book.ts';
import { type BookAround, bookAround } from './book-around.ts';
import { checkReleases } from './check.ts';
import { CHOICE_FILE, versionsOf, YOURS } from './choice-file.ts';
import { componentShortcode } from './component-shortcode.ts';
import { loadBook, widgetsSchema } from './load-book.ts';
import { datedChanges } from './page-changes.ts';
import { type PageReleases, pageDataAdditions } from './page-data.ts';
import { areasSchema, releaseSchema } from './record.ts';
import { FEEDS, listReleaseFiles, RELEASES_RECORD } from './release-files.ts';
import { releaseShortcodes } from './release-shortcodes.ts';
import { toReleaseSource } from './release-source.ts';
import { releaseTemplate } from './template.ts';
import { type ReleaseTexts, releaseTexts } from './texts.ts';

const dir = import.meta.dirname;
const sheet = (name: string) => ({ files: [path.join(dir, name)] });

export type ReleaseOptions = {
  /** Id of a release's page; `{version}` is filled in, with `-` for `.`. */
  pages?: string;
  /** Slug of the section that the explorer and the upgrade report belong to. */
  section?: string;
};

/** Widgets that changes name come from a collection `widgets`, which the config lists before. */
const OWN_PAGES = ['releases', 'upgrade', YOURS];

export function releases({ pages: pattern = 'releases/v{version}', section }: ReleaseOptions = {}) {
  return defineCollection<ReleaseBook, ReleaseTexts, PageReleases, BookAround>({
    name: 'releases',
    dir,
    texts: releaseTexts,
    schemas: { 'release.json': releaseSchema, 'areas.json': areasSchema },
    reads: ['releases', 'areas.yaml'],
    takes: { widgets: widgetsSchema },
    load: (input, texts) => loadBook(input, pattern, texts),
    pages: ({ entries }) =>
      entries
        .filter(({ hasOwnPage }) => hasOwnPage)
        .map(({ page, file, path: shown, record }) => ({
          id: page,
          file,
          path: shown,
          key: record.version,
        })),
    partOf: (book, key) => (key === 'versions' ? versionsOf(book) : book),
    versions: { all: versionsOf, file: CHOICE_FILE, page: YOURS },
    source: (book, version) => toReleaseSource(version, book),
    shortcodes: { ...releaseShortcodes, ...componentShortcode },
    aroundPages: bookAround,
    pageData(site, { records }) {
      const additionTo = pageDataAdditions(site, records);
      return (id) => (OWN_PAGES.includes(id) ? { ...additionTo(id), section } : additionTo(id));
    },
    changes: datedChanges,
    check: checkReleases,
    files: listReleaseFiles,
    assistant: path.join(dir, 'assistant.ts'),
    claims: ({ entries }) =>
      entries.length === 0
        ? []
        : [
            { file: RELEASES_RECORD, what: `${RELEASES_RECORD} of the build` },
            { file: `${FEEDS}/index.html`, what: 'the folder of feeds' },
          ],
    styles: () => ({ release: sheet('release.css'), pages: sheet('releases.css') }),
    islands: () => ({
      ReleaseExplorer: path.join(dir, 'islands/ReleaseExplorer.tsx'),
      YourVersion: path.join(dir, 'islands/YourVersion.tsx'),
      UpgradeReport: path.join(dir, 'islands/UpgradeReport.tsx'),
    }),
    drawing: path.join(dir, 'drawing.tsx'),
    ownPages: OWN_PAGES,
    templates: { release: releaseTemplate },
  });
}
