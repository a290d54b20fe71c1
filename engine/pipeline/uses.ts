// What pages were made from besides their own text ▶ a hash of each, to tell whether it has changed.
import type { GuideValues } from '../content/guide-values.ts';
import { hashOf } from '../content/hash.ts';
import { SNIPPET, type SnippetReader } from '../content/includes.ts';
import type { LoadedCollection } from '../content/load-collections.ts';
import type { SheetLink } from '../render/render-doc.tsx';
import { moduleHash, type SiteModules } from './modules.ts';
import type { Users } from './users.ts';

export type UsesInput = {
  snippets: SnippetReader;
  collections: readonly LoadedCollection[];
  modules: SiteModules;
  sheets: Readonly<Record<string, SheetLink>>;
  values: GuideValues;
};

export type UseHashes = (use: string) => string;

/** Each use is hashed once, when it is first asked for. */
export function createUseHashes(input: UsesInput): UseHashes {
  const hashes = new Map<string, string>();
  return (use) => {
    const hash = hashes.get(use) ?? hashUse(use, input);
    hashes.set(use, hash);
    return hash;
  };
}

/** The same, for pages that are made last: what all others show is known by then. */
export const withUsers =
  (hashOfUse: UseHashes, users: Users): UseHashes =>
  (use) =>
    use.startsWith(USERS)
      ? hashOf([JSON.stringify(ofCollection(use.slice(USERS.length), users))])
      : hashOfUse(use);

const USERS = 'users:';

function hashUse(use: string, input: UsesInput): string {
  const { snippets, collections, modules, sheets, values } = input;
  const at = use.indexOf(':');
  const [kind, key] = at < 0 ? [use, ''] : [use.slice(0, at), use.slice(at + 1)];
  if (`${kind}:` === SNIPPET) return hashOf([snippets.read(key) ?? '']);
  if (kind === 'style') return sheets[key]?.url ?? '';
  if (kind === 'island') return moduleHash(modules.islands, key);
  if (kind === 'picture') return moduleHash(modules.pictures, key);
  if (kind === 'drawing') return moduleHash(modules.drawings, key);
  if (kind === 'values') return hashOf([JSON.stringify(values)]);
  const { collection, data } = collections.find((one) => one.collection.name === kind) ?? {};
  if (!data) return '';
  const part = key && collection?.partOf ? collection.partOf(data.records, key) : data.records;
  return hashOf([JSON.stringify([part ?? null, data.texts ?? null])]);
}

const ofCollection = (name: string, users: Users) =>
  Object.entries(users).filter(([use]) => use.startsWith(`${name}:`));
