// Records of a collection ↔ the store. What is known of them is a value of its own, so that records that nobody asks for are never parsed.
import type { Store } from '../../cache/store.ts';
import type { AnyCollection, CollectionSays, LoadedCollection } from '../../collection.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { isPlain } from '../../text/is-plain.ts';
import type { SiteFolder } from './site-folder.ts';

/** What each build needs to know of a collection, whatever it does with the records. */
export type AboutRecords = {
  diagnostics: Diagnostic[];
  /** Collections whose records it took. */
  requested: string[];
  says: CollectionSays;
  /** Hash of what of them is around pages. */
  around: string;
};

type Place = Pick<SiteFolder, 'contentDir'> & { store: Store };

/** @param records  what its `load` has returned. */
export const saysOf = (collection: AnyCollection, records: unknown): CollectionSays => ({
  pages: collection.pages?.(records) ?? [],
  claims: collection.claims?.(records) ?? [],
  versions: collection.versions?.all(records) ?? [],
});

/** @param inputs  hash of all that the records depend on. @returns undefined where the store has nothing under it. */
export function findAbout(inputs: string, place: Place): AboutRecords | undefined {
  const { store } = place;
  const text = store.has(recordsUnder(inputs)) ? store.find(aboutUnder(inputs)) : undefined;
  return text === undefined ? undefined : (parse(text, place) as AboutRecords);
}

/** @returns  undefined where they are damaged. */
export function findRecords(inputs: string, place: Place): { records: unknown } | undefined {
  const text = place.store.find(recordsUnder(inputs));
  return text === undefined ? undefined : { records: parse(text, place) };
}

/** What of them is around pages, where that is a part of them. */
export const findRecordsAround: typeof findRecords = (around, place) => {
  const text = place.store.find(aroundUnder(around));
  return text === undefined ? undefined : { records: parse(text, place) };
};

type Kept = { records: unknown; about: AboutRecords; around: LoadedCollection['around'] };

/** Records that JSON would change are not kept. */
export function keepRecords(inputs: string, { records, about, around }: Kept, place: Place): void {
  if (!isPlain(records)) return;
  place.store.put(recordsUnder(inputs), toText(records, place));
  if (around.records !== records && isPlain(around.records))
    place.store.put(aroundUnder(around.hash), toText(around.records, place));
  place.store.put(aboutUnder(inputs), toText(about, place));
}

/**
 * Collections whose records a collection has taken: as long as all else is the same that its own depend on, it takes the
 * same.
 *
 * @param own  hash of all that. @returns names, in the order in which they were taken.
 */
export function findRequested(own: string, { store }: Place): string[] | undefined {
  const text = store.find(requestedUnder(own));
  return text === undefined ? undefined : (JSON.parse(text) as string[]);
}

export function keepRequested(own: string, requested: readonly string[], { store }: Place): void {
  store.put(requestedUnder(own), JSON.stringify(requested));
}

const requestedUnder = (own: string) => ['records', 'requested', own] as const;
const recordsUnder = (inputs: string) => ['records', 'of a collection', inputs] as const;
const aroundUnder = (hash: string) => ['records', 'around pages', hash] as const;
const aboutUnder = (inputs: string) => ['records', 'about a collection', inputs] as const;

/** Stands for the content folder in paths of files, so that what is stored counts in another place. JSON has no such sign. */
const CONTENT = '\0';

const toText = (value: unknown, { contentDir }: Place): string =>
  JSON.stringify(value ?? null).replaceAll(inJson(contentDir), CONTENT);

const parse = (text: string, { contentDir }: Place): unknown =>
  JSON.parse(text.replaceAll(CONTENT, inJson(contentDir)));

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);
