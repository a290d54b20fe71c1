import fc from 'fast-check';
import { expect, it } from 'vitest';
import { updateWords } from './cached-words.ts';
import type { IndexedPage } from './indexed-page.ts';
import { encodeRecords } from './postings.ts';

const records = fc
  .uniqueArray(fc.record({ record: fc.nat(40), impact: fc.integer({ min: 1, max: 63 }) }), {
    selector: ({ record }) => record,
    minLength: 1,
    maxLength: 4,
  })
  .map((all) => encodeRecords(all.sort((a, b) => a.record - b.record)));

/** Few words, so that many pages share each. */
const pageOf = (id: string): fc.Arbitrary<IndexedPage> =>
  fc
    .record({
      words: fc.dictionary(fc.constantFrom('card', 'form', 'list', 'user'), records),
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

const listsOf = ({ lists }: ReturnType<typeof updateWords>) =>
  [...lists].sort(([a], [b]) => (a < b ? -1 : 1));

it('changed pages are replaced: the words are those of an index from nothing', () => {
  fc.assert(
    fc.property(site, changes, (pages, changed) => {
      const { cached } = updateWords(pages, []);
      const next: IndexedPage[] = [...pages];
      for (const [at, page] of changed) next[at] = page;
      const updated = updateWords(next, [], cached);
      const fresh = updateWords(next, []);
      expect(listsOf(updated)).toEqual(listsOf(fresh));
      expect(updated.cached.pages).toEqual(fresh.cached.pages);
    }),
    { numRuns: 60 },
  );
});

it('nothing that was kept counts when pages come, go or change places, or with other generic words', () => {
  fc.assert(
    fc.property(site, (pages) => {
      const { cached } = updateWords(pages, []);
      for (const other of [pages.slice(1), [...pages].reverse()])
        expect(listsOf(updateWords(other, [], cached))).toEqual(listsOf(updateWords(other, [])));
      expect(listsOf(updateWords(pages, ['user'], cached))).toEqual(
        listsOf(updateWords(pages, ['user'])),
      );
    }),
    { numRuns: 10 },
  );
});
