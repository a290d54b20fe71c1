// The book of releases → `_releases/mine.json`: what readers choose the version they run from.
import type { ChoiceFile, Site } from '../../engine/index.ts';
import type { ReleaseBook } from './book.ts';
import { CHANNELS } from './kinds.ts';

export const CHOICE_FILE = '_releases/mine.json';

/** Id of the page that tells how to choose, and sums up for those who did. */
export const YOURS = 'your-version';

/** Oldest first, each once. */
export const versionsOf = ({ entries }: ReleaseBook): string[] => [
  ...new Set(entries.map(({ record }) => record.version)),
];

/** Id of a page → the version that it came with, of those that say so. */
export const pagesSince = (site: Pick<Site, 'ids' | 'doc'>): Record<string, string> =>
  Object.fromEntries(
    site.ids.flatMap((id) => {
      const since = site.doc(id)?.frontMatter.since;
      return since ? [[id, since]] : [];
    }),
  );

/** @param pageUrl  address of the page about the choice. @param pages  see `pagesSince`. */
export function choiceFile(
  book: ReleaseBook,
  pageUrl: string,
  pages: Record<string, string>,
): string {
  const { platforms, texts, runs, movesSince } = book;
  const { platform, edition, more, ...words } = texts.yours;
  const channels = CHANNELS.map((id): [string, string] => [id, texts.channels[id] ?? id]);
  const ofPlatforms = Object.entries(platforms);
  const file: ChoiceFile = {
    versions: versionsOf(book),
    options: [
      ...(ofPlatforms.length ? [{ name: 'platform', label: platform, values: ofPlatforms }] : []),
      { name: 'edition', label: edition, values: channels },
    ],
    runs: { ...runs },
    known: { ...movesSince },
    pages,
    texts: { ...words, more: { label: more, url: pageUrl } },
  };
  return JSON.stringify(file);
}
