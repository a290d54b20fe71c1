// What the manifest has of a page ↔ the form in which it is stored: links are most of it, and much of a link is said before.
import { hashOf } from '../../cache/hash.ts';
import type { Store } from '../../cache/store.ts';
import type { Mentions } from '../../content/pages/mentions.ts';
import type { LinkRecord } from '../../model/check-links.ts';
import { once } from '../../text/once.ts';
import type { PageRecord, PageSearch } from '../pages/page-job.ts';
import type { WrittenFile } from '../publish/staged-files.ts';

export type PageEntry = Omit<PageRecord, 'search'> & {
  search: IndexedSearch;
  /** Hash of everything the page's files depend on. */
  key: string;
  /** Hash of what surrounds its article. */
  around: string;
  /** Hash of what others take of it; see `seenOf`. */
  seen?: string;
  /** Hash of what its article depends on, and of the article that is cached: empty where nothing is written. */
  article?: { key: string; hash: string };
  files: WrittenFile[];
};

/** Its words are in the store, under their hash: empty where nothing is written. */
export type IndexedSearch = Omit<PageSearch, 'weighed'> & { words: string };

/** Hash of all that other pages, the ranks of search and the checks of the whole site take of a page: not where in its text that is. */
export function seenOf(record: Omit<PageRecord, 'search'> & { search: IndexedSearch }): string {
  const { anchors, links, images, described, dependencies, search } = record;
  const named = links.map(({ path, id, anchor, href }) => [path, id, anchor, href]);
  const numbered = search.namesWithNumbers ?? [];
  return hashOf([JSON.stringify([anchors, named, images, described, dependencies, numbered])]);
}

/** @param store  keeps the words; undefined where no index is made. */
export function toIndexed(
  { weighed, ...search }: PageSearch,
  store: Store | undefined,
): IndexedSearch {
  const words = store ? hashOf([weighed]) : '';
  store?.get(['builds', words], () => weighed);
  return { ...search, words };
}

/** @throws LostValueError  when the store has lost them. */
export function wordsOf(search: IndexedSearch | undefined, store: Store): string {
  const weighed = search && store.find(['builds', search.words]);
  if (weighed === undefined) throw new LostValueError();
  return weighed;
}

/** What the last build left is damaged: this one has to be made without it. */
export class LostValueError extends Error {}

export type StoredEntry = Omit<PageEntry, keyof PageRest | 'files' | 'described'> & {
  files: Omit<WrittenFile, 'modifiedMs'>[];
  /** Absent where it is empty, as nearly always. */
  described?: string[];
};

/** What is looked at where something has changed that a page may depend on, and nowhere else: half of all that is kept. */
type PageRest = Pick<PageEntry, 'links' | 'anchors'>;

/** A page without files has none of it but mentions. */
export type StoredRest = Partial<Omit<PageRest, 'links'>> & {
  links?: StoredLink[];
  mentions?: Mentions;
};

/** Page → when each of its files was written, in milliseconds. Every machine has its own, so they don't travel with the pages. */
export type WrittenTimes = Record<string, number[]>;

/** The target is omitted where its link says just that, the file where it is the one of the link before. */
type StoredLink = [
  line: number,
  column: number,
  href: string,
  target: [id: string, anchor: string] | 0,
  path?: string,
];

export function toStored(entry: PageEntry): StoredEntry {
  const { links: _links, anchors: _anchors, described, files, ...own } = entry;
  return {
    ...own,
    ...(described.length > 0 ? { described } : {}),
    files: files.map(({ path, sizeBytes }) => ({ path, sizeBytes })),
  };
}

export function toRest({ links, anchors }: PageEntry): StoredRest {
  return {
    anchors,
    links: links.map(({ path, line, column, id, anchor, href }, at) => {
      const target: StoredLink[3] = addressOf(id, anchor) === href ? 0 : [id, anchor];
      const link: StoredLink = [line, column, href, target];
      return path === links[at - 1]?.path ? link : [line, column, href, target, path];
    }),
  };
}

/**
 * @param rest   is called where something of it is looked at.
 * @param times  of its files; one without counts as changed.
 */
export function fromStored(
  { files, described = [], ...entry }: StoredEntry,
  rest: () => StoredRest,
  times: readonly number[] = [],
): PageEntry {
  const links = once(() => toLinks(rest().links ?? []));
  return {
    ...entry,
    described,
    files: files.map((one, at) => ({ ...one, modifiedMs: times[at] ?? 0 })),
    get links() {
      return links();
    },
    get anchors() {
      return rest().anchors ?? [];
    },
  };
}

function toLinks(links: readonly StoredLink[]): LinkRecord[] {
  let file = '';
  return links.map(([line, column, href, target, path = file]): LinkRecord => {
    file = path;
    const [id, anchor] = target || partsOf(href);
    return { path, line, column, id, anchor, href };
  });
}

const addressOf = (id: string, anchor: string): string | undefined =>
  id.includes('#') ? undefined : anchor === '' ? id : `${id}#${anchor}`;

function partsOf(href: string): [id: string, anchor: string] {
  const at = href.indexOf('#');
  return at < 0 ? [href, ''] : [href.slice(0, at), href.slice(at + 1)];
}
