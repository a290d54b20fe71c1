// The book of releases → what of it is around pages: a release whose texts alone change leaves all pages but its own as they are.
import type { ReleaseBook } from './book.ts';
import type { ReleaseEntry } from './entry.ts';
import { movedNames } from './moved-names.ts';
import type { Change, Release } from './record.ts';

export type BookAround = {
  /** Oldest first. */
  entries: EntryAround[];
  /** By name: the page that describes it. */
  widgets: Readonly<Record<string, { page: string }>>;
};

export type EntryAround = Pick<
  ReleaseEntry,
  'page' | 'hasOwnPage' | 'name' | 'anchor' | 'anchors'
> & {
  record: Pick<Release, 'version' | 'date' | 'channels'> & { changes: ChangeAround[] };
  /** See `movedNames`. */
  movedNames: string[];
};

export type ChangeAround = Pick<Change, 'kind' | 'pages' | 'widget'>;

export const bookAround = ({ entries, widgets }: ReleaseBook): BookAround => ({
  entries: entries.map((entry) => {
    const { page, hasOwnPage, name, anchor, anchors, record } = entry;
    const { version, date, channels, changes } = record;
    return {
      page,
      hasOwnPage,
      name,
      anchor,
      anchors,
      record: { version, date, channels, changes: changes.map(changeAround) },
      movedNames: hasOwnPage ? movedNames(entry, entries) : [],
    };
  }),
  widgets: Object.fromEntries(Object.entries(widgets).map(([name, { page }]) => [name, { page }])),
});

const changeAround = ({ kind, pages, widget }: Change): ChangeAround => ({
  kind,
  ...(pages ? { pages } : {}),
  ...(widget === undefined ? {} : { widget }),
});
