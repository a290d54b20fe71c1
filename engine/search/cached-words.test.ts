import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textOfPart, updateWords } from './cached-words.ts';
import type { IndexedPage } from './indexed-page.ts';
import { encodeRecords } from './postings.ts';
import type { Texts } from './word-parts.ts';

const records = fc
  .uniqueArray(fc.record({ record: fc.nat(40), impact: fc.integer({ min: 1, max: 63 }) }), {
    selector: ({ record }) => record,
    minLength: 1,
    maxLength: 4,
  })
  .map((all) => encodeRecords(all.sort((a, b) => a.record - b.record)));

/** Words that many pages share, and enough of others, long ones, that they fill several files. */
const WORDS = [
  'card',
  'form',
  'list',
  'user',
  ...Array.from(
    { length: 300 },
    (_, at) => `${'abc'.charAt(at % 3)}${at % 7}${'x'.repeat(90)}${at}`,
  ),
];

const pageOf = (id: string): fc.Arbitrary<IndexedPage> =>
  fc
    .record({
      words: fc.dictionary(fc.constantFrom(...WORDS), records, { maxKeys: 20 }),
      title: fc.constantFrom('List', 'User form', 'Overview'),
      staticRank: fc.constantFrom(1, 1.3),
    })
    .map(({ words, title, staticRank }) => ({
      section: '',
      weighed: Object.entries(words).flat().join(' '),
      staticRank,
      name: { id, title, crumbs: [] },
      records: [[title]],
    }));

const PAGES = 60;
const site = fc.tuple(...Array.from({ length: PAGES }, (_, at) => pageOf(`page-${at}`)));
const changes = fc.array(
  fc.nat(PAGES - 1).chain((at) => fc.tuple(fc.constant(at), pageOf(`page-${at}`))),
  {
    maxLength: 9,
  },
);

const memory = (): Texts & { clear(): void } => {
  const kept = new Map<string, string>();
  return {
    find: (name) => kept.get(name),
    keep: (name, text) => kept.set(name, text),
    clear: () => kept.clear(),
  };
};

const fresh = (pages: readonly IndexedPage[], generic: readonly string[] = []) =>
  updateWords({ pages, generic, texts: memory() });

const replaced = (pages: readonly IndexedPage[], changed: readonly [number, IndexedPage][]) => {
  const next = [...pages];
  for (const [at, page] of changed) next[at] = page;
  return next;
};

it('changed pages are replaced: the words are those of an index from nothing', () => {
  let most = 0;
  fc.assert(
    fc.property(site, fc.array(changes, { maxLength: 3 }), (pages, edits) => {
      const texts = memory();
      let [all, last] = [[...pages], updateWords({ pages, generic: [], texts })];
      for (const changed of edits) {
        all = replaced(all, changed);
        last = updateWords({ pages: all, generic: [], texts, last });
        expect(last).toEqual(fresh(all));
        for (const { hash } of last.parts) expect(texts.find(hash)).toBeDefined();
        most = Math.max(most, last.parts.length);
      }
    }),
    { numRuns: 60 },
  );
  expect(most).toBeGreaterThan(3);
});

it('an edit makes only the files anew that hold its words', () => {
  const pages = Array.from({ length: 40 }, (_, at): IndexedPage => {
    const words = WORDS.slice(at, at + 100).map((word) => `${word} BA9`);
    const name = { id: `page-${at}`, title: 'List', crumbs: [] };
    return { section: '', weighed: words.join(' '), name, records: [] };
  });
  const texts = memory();
  const last = updateWords({ pages, generic: [], texts });
  const [first] = pages;
  const edited = replaced(
    pages,
    first ? [[0, { ...first, weighed: `${first.weighed} zebra BA9` }]] : [],
  );
  const { parts } = updateWords({ pages: edited, generic: [], texts, last });
  const same = parts.filter((part) => last.parts.includes(part));
  expect(same.length).toBeGreaterThan(parts.length / 2);
});

it('nothing that was kept counts when pages come, go or change places, or with other generic words', () => {
  fc.assert(
    fc.property(site, (pages) => {
      const texts = memory();
      const last = updateWords({ pages, generic: [], texts });
      for (const other of [pages.slice(1), [...pages].reverse()])
        expect(updateWords({ pages: other, generic: [], texts, last })).toEqual(fresh(other));
      expect(updateWords({ pages, generic: ['user'], texts, last })).toEqual(
        fresh(pages, ['user']),
      );
    }),
    { numRuns: 10 },
  );
});

it('where texts are lost, all pages are merged again', () => {
  fc.assert(
    fc.property(site, changes, (pages, changed) => {
      const texts = memory();
      const last = updateWords({ pages, generic: [], texts });
      const next = replaced(pages, changed);
      const whole = last.parts.map((_, at) => textOfPart(last, at, { pages, generic: [], texts }));
      texts.clear();
      expect(updateWords({ pages: next, generic: [], texts, last })).toEqual(fresh(next));
      texts.clear();
      const lost = last.parts.map((_, at) => textOfPart(last, at, { pages, generic: [], texts }));
      expect(lost).toEqual(whole);
    }),
    { numRuns: 10 },
  );
});
