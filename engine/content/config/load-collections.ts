// The config's collections and the content folder → collections with their records, in the order of the config.
import path from 'node:path';
import type { AnyCollection, LoadedCollection } from '../../collection.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { lookUp } from '../../text/look-up.ts';
import { once } from '../../text/once.ts';
import type { CollectionData } from './collection-data.ts';
import { inputsOf, named, withRequested } from './collection-inputs.ts';
import type { LoadedConfig } from './load-config.ts';
import { mergeGroup } from './merge-texts.ts';
import { recordsAround } from './records-around.ts';
import { type RecordsOf, recordsFrom } from './records-of.ts';
import {
  findAbout,
  findRecords,
  findRecordsAround,
  findRequested,
  keepRecords,
  keepRequested,
  saysOf,
} from './stored-records.ts';

/** What was loaded before, with the same config, and the files that have changed since: absolute paths. */
export type Since = { collections: readonly LoadedCollection[]; changed: readonly string[] };

/** Before a collection is read: files of it that another thread has parsed are waited for, and need no parsing. */
export type Ahead = (collection: AnyCollection) => void;

/**
 * @param written  ids of the pages that authors have written.
 * @param since    what none of the changes can concern is taken from there.
 */
export function loadCollections(
  loaded: LoadedConfig,
  written: ReadonlySet<string>,
  diagnostics: Diagnostic[],
  { since, ahead }: { since?: Since | undefined; ahead?: Ahead | undefined } = {},
): LoadedCollection[] {
  const all: LoadedCollection[] = [];
  for (const collection of loaded.collections) {
    const before = since?.collections.find((one) => one.collection === collection);
    const one =
      before && isUnconcerned(before, { loaded, written, all }, since)
        ? before
        : loadOne(collection, { loaded, written, all, ahead, isServing: since !== undefined });
    all.push(one);
    diagnostics.push(...(one.origin?.diagnostics ?? []));
  }
  return all;
}

/** It says what it reads, none of that has changed, nor has a collection that it asked; no page came or went. */
function isUnconcerned(
  { collection: { reads }, origin }: LoadedCollection,
  { loaded: { contentDir }, written, all }: Pick<LoadedSoFar, 'loaded' | 'written' | 'all'>,
  { collections, changed }: Since = { collections: [], changed: [] },
): boolean {
  if (!reads || !origin) return false;
  const concerns = reads.map((name) => path.join(contentDir, name));
  return (
    !changed.some((at) => concerns.some((one) => isWithin(at, one) || isWithin(one, at))) &&
    isSame(written, origin.written) &&
    origin.requested.every((name) => named(name, all) === named(name, collections))
  );
}

const isSame = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  some.size === others.size && [...some].every((one) => others.has(one));

const isWithin = (at: string, folder: string): boolean =>
  at === folder || at.startsWith(folder + path.sep);

type LoadedSoFar = {
  loaded: LoadedConfig;
  written: ReadonlySet<string>;
  all: readonly LoadedCollection[];
  ahead?: Ahead | undefined;
  /** A server has its records in memory, and looks for none in the store at each key that its author types. */
  isServing: boolean;
};

/** Where what a collection reads is as it was, nothing is read but its bytes: the store has the records, for whoever asks for them. */
function loadOne(collection: AnyCollection, sofar: LoadedSoFar): LoadedCollection {
  const { loaded, written } = sofar;
  const all = [...sofar.all];
  const texts = textsOf(collection, loaded);
  const own = sofar.isServing ? undefined : inputsOf(collection, texts, sofar);
  const before = own === undefined ? undefined : findRequested(own, loaded);
  const inputs = before && withRequested(own, before, { collection, loaded, all });
  const known = inputs === undefined ? undefined : findAbout(inputs, loaded);
  if (inputs !== undefined && known) {
    const { says, around: hash, ...origin } = known;
    const find = () =>
      findRecords(inputs, loaded) ?? read(collection, texts, { loaded, written, all });
    const data = lazyData(find, texts);
    const part = once(
      () =>
        (collection.aroundPages && findRecordsAround(hash, loaded)) ??
        recordsAround(collection, data),
    );
    const around = {
      hash,
      get records() {
        return part().records;
      },
    };
    return { collection, data, says, around, origin: { ...origin, inputs, written } };
  }
  sofar.ahead?.(collection);
  const { records, ...origin } = read(collection, texts, sofar);
  const says = saysOf(collection, records);
  const around = recordsAround(collection, { records });
  const made = withRequested(own, origin.requested, { collection, loaded, all });
  if (own !== undefined && made !== undefined) {
    keepRequested(own, origin.requested, loaded);
    const about = { ...origin, says, around: around.hash };
    keepRecords(made, { records, about, around }, loaded);
  }
  return {
    collection,
    data: { records, texts },
    says,
    around,
    origin: { ...origin, inputs: made, written },
  };
}

/** @param find  is called once, when the records are first used. */
function lazyData(find: () => { records: unknown }, texts: object): CollectionData {
  const found = once(find);
  return {
    get records() {
      return found().records;
    },
    texts,
  };
}

/** For its files alone: what comes of them is in `loaded.parsed`. Other collections aren't there. */
export function readRecords(collection: AnyCollection, loaded: LoadedConfig): void {
  read(collection, textsOf(collection, loaded), { loaded, written: new Set(), all: [] });
}

type Read = { records: unknown; diagnostics: Diagnostic[]; requested: string[] };

function read(
  collection: AnyCollection,
  texts: object,
  { loaded, written, all }: Pick<LoadedSoFar, 'loaded' | 'written' | 'all'>,
): Read {
  const requested = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const whole = recordsFrom((name) => named(name, all)?.data.records);
  const recordsOf: RecordsOf = (name, schema) => {
    requested.add(name);
    const taken = lookUp(collection.takes ?? {}, name);
    if (!taken || taken === schema) return whole(name, schema);
    const part = whole(name, taken);
    return recordsFrom(() => part)(name, schema);
  };
  const records = collection.load({ loaded, written, recordsOf, diagnostics }, texts);
  return { records, diagnostics, requested: [...requested] };
}

/** English texts of a collection with those that the config gives under the collection's name laid over them. */
export function textsOf({ name, texts = {} }: AnyCollection, { config }: LoadedConfig): object {
  const own = config.texts[name];
  return typeof own === 'object' ? mergeGroup(texts, own) : texts;
}

/** What another thread is sent of a collection. */
export type SentCollection = Pick<LoadedCollection, 'data' | 'says'>;

/** The same collections in another thread, from what was sent there. */
export function withData(
  collections: readonly AnyCollection[],
  sent: Readonly<Record<string, SentCollection>>,
): LoadedCollection[] {
  return collections.flatMap((collection) => {
    const own = sent[collection.name];
    return own ? [{ collection, ...own, around: recordsAround(collection, own.data) }] : [];
  });
}
