// Releases → what they changed of the subject of each page: counts for the page, and a file with the changes.
import { type DatedChange, docUrl, type OutputFile } from '../../engine/index.ts';
import { html, lookUp, onceFor } from '../../engine/shared.ts';
import type { ReleaseBook } from './book.ts';
import type { BookAround, EntryAround } from './book-around.ts';
import { type UrlOf, withAddresses } from './data.ts';
import type { ReleaseEntry } from './entry.ts';
import type { Change } from './record.ts';
import { inlineHtml, parseBlocks, parseInline, toHtml, withoutLinks } from './small-markdown.ts';

/** What an index of changes takes of a release. */
type Indexed = Pick<ReleaseEntry, 'page' | 'anchors'> & {
  record: { changes: readonly Pick<Change, 'pages' | 'widget'>[] };
};

type Found<E extends Indexed> = {
  entry: E;
  change: E['record']['changes'][number];
  anchor: string;
};

/** What no reader may miss. */
const URGENT: readonly string[] = ['breaking', 'removal'];

export const changesPath = (id: string): string =>
  `_releases/pages/${id.replaceAll('/', '.')}.json`;

type IndexedBook<E> = {
  entries: readonly E[];
  widgets: Readonly<Record<string, { page: string }>>;
};

/** By the id of a page: changes that name it, or its widget; newest first. Pages of notes have none. */
export const changesByPage = onceFor((book: ReleaseBook) => indexChanges<ReleaseEntry>(book));

const changesAround = onceFor((book: BookAround) => indexChanges<EntryAround>(book));

function indexChanges<E extends Indexed>(book: IndexedBook<E>): ReadonlyMap<string, Found<E>[]> {
  const notes = new Set(book.entries.map(({ page }) => page));
  const index = new Map<string, Found<E>[]>();
  for (const entry of [...book.entries].reverse())
    entry.record.changes.forEach((change, i) => {
      const own = lookUp(book.widgets, change.widget ?? '')?.page;
      for (const id of new Set([...(change.pages ?? []), ...(own ? [own] : [])])) {
        if (notes.has(id)) continue;
        const found = { entry, change, anchor: entry.anchors[i] ?? '' };
        const known = index.get(id);
        if (known) known.push(found);
        else index.set(id, [found]);
      }
    });
  return index;
}

/** One a page and release, for `learn stale`. */
export const datedChanges = (book: ReleaseBook): DatedChange[] =>
  [...changesByPage(book)].flatMap(([page, found]) =>
    [...new Set(found.map(({ entry }) => entry))].map(({ name, record }) => ({
      page,
      label: name,
      date: record.date,
    })),
  );

/** `11.14.0:3:1 11.9.0:1`; empty where nothing changed. */
export function countsOf(id: string, book: BookAround): string {
  const counts = new Map<string, { all: number; urgent: number }>();
  for (const { entry, change } of changesAround(book).get(id) ?? []) {
    const { version } = entry.record;
    const own = counts.get(version) ?? { all: 0, urgent: 0 };
    const urgent = own.urgent + Number(URGENT.includes(change.kind));
    counts.set(version, { all: own.all + 1, urgent });
  }
  return [...counts]
    .map(([version, { all, urgent }]) => [version, all, ...(urgent ? [urgent] : [])].join(':'))
    .join(' ');
}

/** What `changesFile` takes of the releases; plain data. */
export const takenOfPage = (id: string, book: ReleaseBook): unknown =>
  changesByPage(book)
    .get(id)
    ?.map(({ entry: { record, name, page }, change: { kind, title, action }, anchor }) => [
      [record.version, name, page],
      [kind, title, action, anchor],
    ]);

/** One file a page, newest first: `[version, HTML]`. */
export function changesFile(id: string, book: ReleaseBook, base: string, urlOf: UrlOf): OutputFile {
  const all = (changesByPage(book).get(id) ?? []).map(({ entry, change, anchor }) => {
    const { record, name, page } = entry;
    const { kind, title, action } = change;
    const inside = withoutLinks(parseInline(withAddresses(title, urlOf)));
    const href = docUrl(base, page) + (anchor && `#${anchor}`);
    const todo = action
      ? toHtml(parseBlocks(withAddresses(`**${book.texts.action}** ${action}`, urlOf)))
      : '';
    const label = `${name} · ${book.texts.kind[kind] ?? kind}`;
    const sign = html`<span class="change-kind" data-kind="${kind}">${label}</span>`;
    const line = html`${sign} <a href="${href}">${inlineHtml(inside)}</a>${todo}`;
    return [record.version, String(line)];
  });
  return { path: changesPath(id), content: JSON.stringify(all) };
}
