// What pages were made from besides their own text → a hash of each, to tell whether it has changed.

import { isDeepStrictEqual } from 'node:util';
import { hashOf } from '../../cache/hash.ts';
import type { Store } from '../../cache/store.ts';
import type { LoadedCollection } from '../../collection.ts';
import type { OwnGrammars } from '../../content/config/load-grammars.ts';
import type { GuideValues } from '../../content/pages/guide-values.ts';
import { CODE } from '../../content/pages/imported-code.ts';
import { type CodeReader, SNIPPET, type SnippetReader } from '../../content/pages/inserts.ts';
import { isCall, shownByCall } from '../../content/pages/shortcodes.ts';
import { GRAMMAR } from '../../markdown/highlight.ts';
import type { SheetLink } from '../../render/render-doc.tsx';
import { lookUp } from '../../text/look-up.ts';
import { moduleHash, type SiteModules } from '../client/modules.ts';
import type { Users } from './dependents.ts';

export type DependencySources = {
  store: Store;
  snippets: SnippetReader;
  code: CodeReader;
  collections: readonly LoadedCollection[];
  modules: SiteModules;
  sheets: Readonly<Record<string, SheetLink>>;
  values: GuideValues;
  grammars: OwnGrammars;
  /** All records of a collection count as others each time they are read: nothing is kept for another run. */
  isLive?: boolean;
};

export type DependencyHashes = (use: string) => string;

/** Each is hashed once, when it is first requested. */
export function createDependencyHashes(input: DependencySources): DependencyHashes {
  const hashes = new Map<string, string>();
  return (use) => {
    const hash = hashes.get(use) ?? hashDependency(use, input);
    hashes.set(use, hash);
    return hash;
  };
}

/** The same, for pages that are made last: what all others show is known by then. */
export const withUsers =
  (hashOfDependency: DependencyHashes, users: () => Users): DependencyHashes =>
  (use) =>
    use.startsWith(USERS)
      ? hashOf([JSON.stringify(ofCollection(use.slice(USERS.length), users()))])
      : hashOfDependency(use);

const USERS = 'users:';

/** What it names may be the text of a page, or which pages show something: that isn't known before these are made. */
export const isOfPages = (use: string): boolean => use.startsWith(CODE) || use.startsWith(USERS);

const OWN_KINDS = /^(?:style|island|component|picture|drawing|values)(?::|$)/;

/** Whether it names records of a collection. */
export const isOfRecords = (use: string): boolean =>
  !OWN_KINDS.test(use) && ![SNIPPET, CODE, GRAMMAR, USERS].some((one) => use.startsWith(one));

function hashDependency(use: string, input: DependencySources): string {
  const { snippets, code, collections, modules, sheets, values, grammars, store } = input;
  const at = use.indexOf(':');
  const [kind, key] = at < 0 ? [use, ''] : [use.slice(0, at), use.slice(at + 1)];
  if (`${kind}:` === SNIPPET) return hashOf([snippets.read(key) ?? '']);
  if (`${kind}:` === CODE) return hashOf([JSON.stringify(code.read(key))]);
  if (`${kind}:` === GRAMMAR) return hashOf([lookUp(grammars, key) ?? '']);
  if (kind === 'style') return sheets[key]?.url ?? '';
  if (kind === 'island') return moduleHash(modules.islands, key);
  if (kind === 'component') return moduleHash(modules.components, key);
  if (kind === 'picture') return moduleHash(modules.pictures, key);
  if (kind === 'drawing') return moduleHash(modules.drawings, key);
  if (kind === 'values') return hashOf([JSON.stringify(values)]);
  const owner = collections.find((one) => one.collection.name === kind);
  if (!owner) return '';
  const known = recordHashes.get(owner) ?? new Map<string, string>();
  recordHashes.set(owner, known);
  const isWhole = key === '' && input.isLive;
  const hash = known.get(key) ?? (isWhole ? `read ${++reads}` : hashRecords(owner, key, store));
  known.set(key, hash);
  return hash;
}

/** Of each collection as it was read: a server reads most of them once. */
const recordHashes = new WeakMap<LoadedCollection, Map<string, string>>();

let reads = 0;

/** @param key  empty: all records; or a call of a shortcode that takes of all. */
function hashRecords(owner: LoadedCollection, key: string, store: Store): string {
  const { collection, data, origin } = owner;
  const hashPart = (part: unknown) => hashOf([JSON.stringify([part ?? null, data.texts ?? null])]);
  const hash = () => {
    const shown = shownByCall(key, owner);
    if (shown) return hashPart(shown.is);
    return hashPart(key && collection.partOf ? collection.partOf(data.records, key) : data.records);
  };
  // All records are megabytes, and mostly what they were: where they are, none of them is parsed.
  return origin?.inputs ? store.get(['records', 'hash', origin.inputs, key], hash) : hash();
}

type ReadTwice = { was: LoadedCollection | undefined; is: LoadedCollection };

/** What the two hashes would say, without writing all of it down; all records of a collection that was read again are others. */
export function isSamePart({ was, is }: ReadTwice, key: string): boolean {
  const { partOf = (records: unknown) => records } = is.collection;
  if (!was || !key || isCall(key)) return false;
  return (
    isDeepStrictEqual(partOf(was.data.records, key), partOf(is.data.records, key)) &&
    isDeepStrictEqual(was.data.texts, is.data.texts)
  );
}

const ofCollection = (name: string, users: Users) =>
  Object.entries(users).filter(([use]) => use.startsWith(`${name}:`));
