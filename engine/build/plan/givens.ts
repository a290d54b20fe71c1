// What pages are given besides their own texts → what of it has changed since the last build: a page that takes none of that is as it was.
import { hashOf } from '../../cache/hash.ts';
import type { Store } from '../../cache/store.ts';
import type { LoadedCollection } from '../../collection.ts';
import { lookUp } from '../../text/look-up.ts';
import { once } from '../../text/once.ts';
import { type DependencyHashes, isOfPages, isOfRecords } from './dependencies.ts';
import { changedLinks, type LinkTable } from './link-table.ts';
import type { Manifest } from './manifest.ts';
import type { PageEntry } from './page-entry.ts';

/** Plain data, in the store under its hash. */
type Given = {
  /** Hash of what no page declares, since it counts for all. */
  shared: string;
  links: LinkTable;
  /** Dependency → hash. */
  uses: Record<string, string>;
  /** Collection → hash of all that its records depend on: under this, so are the dependencies on them. */
  records: Record<string, string>;
};

export type Givens = {
  /** Whether all that it was made from besides its text and what surrounds it is known to be what it was. */
  isSame(entry: PageEntry): boolean;
  /** @returns  what the store calls all that these pages were given. */
  keep(pages: Manifest['pages']): string;
};

type GivenInput = {
  shared(): string;
  links: LinkTable;
  collections: readonly LoadedCollection[];
  hashOfDependency: DependencyHashes;
  /** What the store calls all that pages of the last build were given; empty where that is unknown. */
  last: string;
  store: Store;
};

export function createGivens(input: GivenInput): Givens {
  const { shared, links, collections, hashOfDependency, store } = input;
  const last = once(() => find(input.last, store));
  const records = once(() =>
    Object.fromEntries(
      collections.flatMap(({ collection: { name }, origin }) =>
        origin?.inputs ? [[name, origin.inputs]] : [],
      ),
    ),
  );
  const hashNow = (use: string): string => {
    const [name = ''] = use.split(':', 1);
    const inputs = isOfRecords(use) ? lookUp(records(), name) : undefined;
    const isKnown = inputs !== undefined && inputs === lookUp(last()?.records ?? {}, name);
    return (isKnown && lookUp(last()?.uses ?? {}, use)) || hashOfDependency(use);
  };
  const changed = once(() => changedLinks(last()?.links ?? {}, links));
  return {
    isSame({ images, dependencies, links: own, described }) {
      const before = last();
      if (before?.shared !== shared() || images.length > 0) return false;
      const { addresses, words } = changed();
      return (
        dependencies.every((use) => !isOfPages(use) && lookUp(before.uses, use) === hashNow(use)) &&
        (addresses.size === 0 || !own.some(({ id }) => addresses.has(id))) &&
        !described.some((id) => words.has(id))
      );
    },
    keep(pages) {
      const uses = Object.values(pages).flatMap(({ dependencies }) => dependencies);
      const own = [...new Set(uses)].filter((use) => !isOfPages(use)).sort();
      const hashes = Object.fromEntries(own.map((use) => [use, hashNow(use)]));
      const text = JSON.stringify({
        shared: shared(),
        links,
        uses: hashes,
        records: records(),
      } satisfies Given);
      const name = hashOf([text]);
      store.get(['builds', name], () => text);
      return name;
    },
  };
}

function find(name: string, store: Store): Given | undefined {
  const text = name === '' ? undefined : store.find(['builds', name]);
  return text === undefined ? undefined : (JSON.parse(text) as Given);
}
