import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeNumber, readNumber } from './codes.ts';
import { decodeWords, encodeWords } from './front-code.ts';
import {
  bestOfEachPage,
  countRecords,
  createPageBest,
  decodePostings,
  encodePostings,
  encodeRecords,
  joinRecords,
  splitBest,
} from './postings.ts';

type Posting = { page: number; record: number; impact: number };
const posting = fc.record({
  page: fc.nat(2_000_000),
  record: fc.nat(5_000),
  impact: fc.integer({ min: 1, max: 63 }),
});
const placeOf = ({ page, record }: Posting) => `${page}/${record}`;
const someOf = (one: fc.Arbitrary<Posting>) =>
  fc
    .uniqueArray(one, { selector: placeOf })
    .map((postings) => postings.sort((a, b) => a.page - b.page || a.record - b.record));
const flat = (postings: Posting[]) =>
  postings.flatMap(({ page, record, impact }) => [page, record, impact]);
const inFewPages = fc.record({
  page: fc.nat(9),
  record: fc.nat(50),
  impact: fc.integer({ min: 1, max: 63 }),
});

it('records of one page are joined: all of both, each with its higher impact', () => {
  const one = encodeRecords([
    { record: 0, impact: 9 },
    { record: 5, impact: 20 },
  ]);
  const other = encodeRecords([
    { record: 2, impact: 7 },
    { record: 5, impact: 8 },
  ]);
  expect(decodePostings(`A${joinRecords(one, other)}`)).toEqual([0, 0, 9, 0, 2, 7, 0, 5, 20]);
});

it('any number is read as it was written', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 40), (value) => {
      expect(readNumber({ text: encodeNumber(value), at: 0 })).toBe(value);
    }),
  );
});

it('postings are read as they were written', () => {
  fc.assert(
    fc.property(someOf(posting), fc.nat(10), (postings, most) => {
      const text = encodePostings(flat(postings));
      expect(decodePostings(text)).toEqual(flat(postings));
      expect(decodePostings(text, most)).toEqual(flat(postings.slice(0, most)));
    }),
  );
});

it('the records of one page are read as part of a list', () => {
  fc.assert(
    fc.property(someOf(inFewPages), (postings) => {
      const own = postings.filter(({ page }) => page === postings[0]?.page);
      const [first] = own;
      if (!first) return;
      expect(countRecords(encodeRecords(own))).toBe(own.length);
      expect(decodePostings(encodeNumber(first.page) + encodeRecords(own))).toEqual(flat(own));
    }),
  );
});

it('the best are those with the highest impact', () => {
  fc.assert(
    fc.property(someOf(inFewPages), fc.nat(20), (postings, limit) => {
      const [best, rest] = splitBest(flat(postings), limit);
      const byImpact = [...postings].sort((a, b) => b.impact - a.impact);
      const inOrder = (ones: Posting[]) => flat(postings.filter((one) => ones.includes(one)));
      expect(best).toEqual(inOrder(byImpact.slice(0, limit)));
      expect(rest).toEqual(inOrder(byImpact.slice(limit)));
    }),
  );
});

it('the best of each page is one of its best, over one word or many', () => {
  fc.assert(
    fc.property(someOf(inFewPages), someOf(inFewPages), (one, other) => {
      const highest = (postings: Posting[]) =>
        [...new Set(postings.map(({ page }) => page))]
          .sort((a, b) => a - b)
          .map((page) => [
            page,
            Math.max(...postings.filter((each) => each.page === page).map((each) => each.impact)),
          ]);
      const reported = (all: number[]) =>
        all.flatMap((page, i) => (i % 3 === 0 ? [[page, all[i + 2]]] : []));
      expect(reported(bestOfEachPage(flat(one)))).toEqual(highest(one));
      const collected = createPageBest(10);
      collected.add(flat(one));
      collected.add(flat(other));
      expect(reported(collected.take(100))).toEqual(highest([...one, ...other]));
      expect(collected.take(100)).toEqual([]);
    }),
  );
});

it('sorted words are read as they were written', () => {
  const word = fc.stringMatching(/^[a-z0-9.é]{1,40}$/);
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      words.sort();
      expect(decodeWords(encodeWords(words))).toEqual(words);
    }),
  );
});

it('a spoiled text ends, and throws nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Array.isArray(decodePostings(text))).toBe(true);
    }),
  );
});
