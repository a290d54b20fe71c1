// Releases as records: `content/releases/*.yaml` ▶ pages, tables, explorer, upgrade report, feeds.
import path from 'node:path';
import { defineCollection } from '../../engine/index.ts';
import type { ReleaseBook } from './book.ts';
import { checkReleases } from './check.ts';
import { componentPassage } from './component-passage.ts';
import { frameAddition } from './frame.ts';
import { loadBook } from './load-book.ts';
import { areasSchema, releaseSchema } from './record.ts';
import { FEEDS, listReleaseFiles, RELEASES_RECORD } from './release-files.ts';
import { releasePassages } from './release-passages.ts';
import { toReleaseSource } from './release-source.ts';
import { releaseTemplate } from './template.ts';
import { type ReleaseTexts, releaseTexts } from './texts.ts';

const dir = import.meta.dirname;
const sheet = (name: string) => ({ files: [path.join(dir, name)] });

export type ReleaseOptions = {
  /** Id of a release's page; `{version}` is filled in, with `-` for `.`. */
  pages?: string;
};

/** Widgets that changes name come from a collection `widgets`, which the config lists before. */
export function releases({ pages: pattern = 'releases/v{version}' }: ReleaseOptions = {}) {
  return defineCollection<ReleaseBook, ReleaseTexts>({
    name: 'releases',
    dir,
    texts: releaseTexts,
    schemas: { 'release.json': releaseSchema, 'areas.json': areasSchema },
    reads: ['releases', 'areas.yaml'],
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
    source: (book, version) => toReleaseSource(version, book),
    passages: { ...releasePassages, ...componentPassage },
    frame: frameAddition,
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
      UpgradeReport: path.join(dir, 'islands/UpgradeReport.tsx'),
    }),
    drawing: path.join(dir, 'drawing.tsx'),
    ownPages: ['releases', 'upgrade'],
    templates: { release: releaseTemplate },
  });
}
