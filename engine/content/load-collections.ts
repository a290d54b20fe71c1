// The config's collections and the content folder ▶ collections with their records, in the order of the config.
import path from 'node:path';
import type { AnyCollection, CollectionData } from '../collection.ts';
import type { Diagnostic } from '../diagnostics.ts';
import type { LoadedConfig } from './load-config.ts';
import { mergeGroup } from './merge-texts.ts';

export type LoadedCollection = {
  collection: AnyCollection;
  // biome-ignore lint/suspicious/noExplicitAny: what the records are, only the collection knows.
  data: CollectionData<any, any>;
  /** How its records came about. Not needed in other threads. */
  origin?: { diagnostics: readonly Diagnostic[]; asked: readonly string[] };
};

/** What was loaded before, with the same config, and the files that have changed since: absolute paths. */
export type Since = { collections: readonly LoadedCollection[]; changed: readonly string[] };

/**
 * @param written  ids of the pages that authors have written.
 * @param since    what none of the changes can concern is taken from there.
 */
export function loadCollections(
  loaded: LoadedConfig,
  written: ReadonlySet<string>,
  diagnostics: Diagnostic[],
  since?: Since,
): LoadedCollection[] {
  const all: LoadedCollection[] = [];
  for (const collection of loaded.collections) {
    const before = since?.collections.find((one) => one.collection === collection);
    const one =
      before && isUnconcerned(before, all, loaded, since)
        ? before
        : loadOne(collection, { loaded, written, all });
    all.push(one);
    diagnostics.push(...(one.origin?.diagnostics ?? []));
  }
  return all;
}

/** It says what it reads, none of that has changed, nor has a collection that it asked; pages came and went nowhere. */
function isUnconcerned(
  { collection: { reads }, origin }: LoadedCollection,
  all: readonly LoadedCollection[],
  { contentDir }: LoadedConfig,
  { collections, changed }: Since = { collections: [], changed: [] },
): boolean {
  if (!reads || !origin) return false;
  const concerns = ['pages', ...reads].map((name) => path.join(contentDir, name));
  return (
    !changed.some((at) => concerns.some((one) => isWithin(at, one) || isWithin(one, at))) &&
    origin.asked.every((name) => {
      const isNamed = ({ collection }: LoadedCollection) => collection.name === name;
      return all.find(isNamed) === collections.find(isNamed);
    })
  );
}

const isWithin = (at: string, folder: string): boolean =>
  at === folder || at.startsWith(folder + path.sep);

type LoadedSoFar = {
  loaded: LoadedConfig;
  written: ReadonlySet<string>;
  all: readonly LoadedCollection[];
};

function loadOne(
  collection: AnyCollection,
  { loaded, written, all }: LoadedSoFar,
): LoadedCollection {
  const asked = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const recordsOf = <R>(name: string) => {
    asked.add(name);
    return all.find((one) => one.collection.name === name)?.data.records as R | undefined;
  };
  const texts = textsOf(collection, loaded);
  const records = collection.load({ loaded, written, recordsOf, diagnostics }, texts);
  const origin = { diagnostics, asked: [...asked] };
  return { collection, data: { records, texts }, origin };
}

/** English texts of a collection with those that the config gives under the collection's name laid over them. */
function textsOf({ name, texts = {} }: AnyCollection, { config }: LoadedConfig): unknown {
  const own = config.texts[name];
  return typeof own === 'object' ? mergeGroup(texts, own) : texts;
}

/** The same collections in another thread, from the data that was sent there. */
export function withData(
  collections: readonly AnyCollection[],
  data: Readonly<Record<string, CollectionData>>,
): LoadedCollection[] {
  return collections.flatMap((collection) => {
    const own = data[collection.name];
    return own ? [{ collection, data: own }] : [];
  });
}
