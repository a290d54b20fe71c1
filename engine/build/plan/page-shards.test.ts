import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openCache } from '../../cache/cache-dir.ts';
import { openStore } from '../../cache/store.ts';
import { fromStored, type PageEntry, toRest, toStored } from './page-entry.ts';
import { readShards, type ShardedPages, writeShards } from './page-shards.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'learn-shards-'));
afterAll(() => rmSync(folder, { recursive: true }));
const cacheDir = openCache(path.join(folder, 'site.config.ts'));
const store = openStore(cacheDir);
afterAll(() => rmSync(cacheDir, { recursive: true }));

const entry = (links: PageEntry['links']): PageEntry => ({
  anchors: ['a'],
  links,
  images: [],
  described: [],
  dependencies: [],
  search: { records: [], words: 'w' },
  diagnostics: [],
  key: 'k',
  around: 'r',
  files: [],
});
const header = (hash: string) => ({ hash, bodyLine: 1, diagnostics: [] });

const pagesOf = (ids: readonly string[]): ShardedPages => ({
  headers: Object.fromEntries(ids.map((id) => [id, header(id)])),
  pages: Object.fromEntries(ids.slice(1).map((id) => [id, entry([])])),
  shards: [],
});

it('every link is given back as it was', () => {
  const part = fc.oneof(fc.constantFrom('', 'a', 'a#b', '#', 'a#'), fc.string());
  const link = fc.record({
    path: fc.constantFrom('content/pages/a.md', 'content/snippets/b.md', ''),
    line: fc.nat(),
    column: fc.nat(),
    id: part,
    anchor: part,
    href: part,
  });
  const said = link.map((one) => ({ ...one, href: `${one.id}#${one.anchor}` }));
  fc.assert(
    fc.property(fc.array(fc.oneof(link, said)), (links) => {
      const [stored, rest] = JSON.parse(
        JSON.stringify([toStored(entry(links)), toRest(entry(links))]),
      );
      expect(fromStored(stored, () => rest)).toEqual(entry(links));
    }),
  );
});

const ids = Array.from({ length: 200 }, (_, at) => `guide/page-${at}`).concat('constructor');

it('pages come back from their shards, and one that has changed changes one shard', () => {
  const shards = writeShards(pagesOf(ids), undefined, store);
  const read = readShards(shards, {}, store);
  expect(read).toEqual({ ...pagesOf(ids), shards });
  expect(writeShards(read, read, store)).toEqual(shards);
  const edited = { ...read.pages, 'guide/page-7': entry([]), constructor: entry([]) };
  const again = writeShards({ ...read, pages: edited }, read, store);
  expect(again).toEqual(shards);
  const other = { ...read.pages, 'guide/page-7': { ...entry([]), key: 'other' } };
  const changed = writeShards({ ...read, pages: other }, read, store);
  expect(changed.filter((name, at) => name !== shards[at])).toHaveLength(1);
  expect(readShards(changed, {}, store).pages).toEqual(other);
});

it('where a shard is lost its pages are not there, and it is written again', () => {
  const shards = writeShards(pagesOf(ids), undefined, store);
  const lost = shards.map((name, at) => (at === 3 ? 'lost' : name));
  const read = readShards(lost, {}, store);
  const left = Object.keys(read.headers).length;
  expect(left).toBeLessThan(ids.length);
  expect(left).toBeGreaterThan(ids.length / 2);
  expect(read.shards[3]).toBe('');
  expect(writeShards({ ...pagesOf(ids), shards: [] }, read, store)).toEqual(shards);
});
