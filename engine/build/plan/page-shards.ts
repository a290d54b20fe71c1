// Pages of a manifest ↔ the store, a value for each shard of them: an edit writes the shard of its page, no other.
import { hashOf } from '../../cache/hash.ts';
import type { Store } from '../../cache/store.ts';
import type { PageHeader } from '../../content/pages/page-header.ts';
import { fnv1a } from '../../text/fnv.ts';
import { lookUp } from '../../text/look-up.ts';
import { once } from '../../text/once.ts';
import {
  fromStored,
  type PageEntry,
  type StoredEntry,
  type StoredRest,
  toRest,
  toStored,
  type WrittenTimes,
} from './page-entry.ts';

export type ShardedPages = {
  headers: Record<string, PageHeader>;
  pages: Record<string, PageEntry>;
  /** What the store calls each shard as it was read; empty where it has none. */
  shards: readonly string[];
};

/** The shard of a site of 50,000 pages is some megabytes: far from the longest text of V8. */
const SHARDS = 32;

/** Two lines of JSON: what each build looks at, and what only changes need, which is not parsed before. */
type Head = [id: string, header: PageHeader, entry?: StoredEntry][];
type Rests = StoredRest[];

/** Pages of a shard that is lost or damaged are not there. */
export function readShards(
  names: readonly string[],
  times: WrittenTimes,
  store: Store,
): ShardedPages {
  const found = names.map((name) => (name ? store.findBytes(['builds', name]) : undefined));
  const headers: [string, PageHeader][] = [];
  const pages: [string, PageEntry][] = [];
  for (const bytes of found) {
    if (!bytes) continue;
    const end = bytes.indexOf('\n');
    const rests = once(() => JSON.parse(bytes.toString('utf8', end)) as Rests);
    const head = JSON.parse(bytes.toString('utf8', 0, end)) as Head;
    for (const [at, [id, header, entry]] of head.entries()) {
      const rest = () => rests()[at] as StoredRest;
      headers.push([id, withMentions(header, rest)]);
      if (entry) pages.push([id, fromStored(entry, rest, lookUp(times, id))]);
    }
  }
  return {
    headers: Object.fromEntries(headers),
    pages: Object.fromEntries(pages),
    shards: names.map((name, at) => (found[at] === undefined ? '' : name)),
  };
}

function withMentions(header: PageHeader, rest: () => StoredRest): PageHeader {
  return {
    ...header,
    get mentions() {
      return rest().mentions;
    },
  };
}

/**
 * @param last  what was read, whose entries are the very same objects where nothing has changed.
 * @returns     what the store calls each shard.
 */
export function writeShards(all: ShardedPages, last: ShardedPages | undefined, store: Store) {
  const before = last && divide(last);
  return divide(all).map((ids, at) => {
    const known = last?.shards[at];
    const isSame = (id: string) =>
      lookUp(last?.headers ?? {}, id) === lookUp(all.headers, id) &&
      lookUp(last?.pages ?? {}, id) === lookUp(all.pages, id);
    if (known && before?.[at]?.length === ids.length && ids.every(isSame)) return known;
    return ids.length > 0 ? writeShard(ids, all, store) : '';
  });
}

function writeShard(ids: readonly string[], { headers, pages }: ShardedPages, store: Store) {
  const head: Head = [];
  const rests: Rests = [];
  for (const id of ids) {
    const [header, entry] = [lookUp(headers, id), lookUp(pages, id)];
    if (!header) continue;
    const { mentions, ...own } = header;
    head.push(entry ? [id, own, toStored(entry)] : [id, own]);
    rests.push({ ...(entry ? toRest(entry) : {}), ...(mentions ? { mentions } : {}) });
  }
  const text = `${JSON.stringify(head)}\n${JSON.stringify(rests)}`;
  const name = hashOf([text]);
  store.get(['builds', name], () => text);
  return name;
}

/** Ids by their shard. Each page has a header, also one that gets no files. */
function divide({ headers }: Pick<ShardedPages, 'headers'>): string[][] {
  const ids = Array.from({ length: SHARDS }, (): string[] => []);
  for (const id of Object.keys(headers)) ids[fnv1a(id) % SHARDS]?.push(id);
  return ids;
}
