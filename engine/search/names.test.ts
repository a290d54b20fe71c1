import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { IndexedPage } from './indexed-page.ts';
import { decodeShared, nameFiles, nameOf } from './names.ts';

const shared = fc.array(fc.option(fc.nat(5000), { nil: undefined }), { maxLength: 12 });
const page: fc.Arbitrary<IndexedPage> = fc
  .record({
    id: fc.string(),
    title: fc.string(),
    crumbs: fc.array(fc.constantFrom('a', 'b')),
    shared,
  })
  .map(({ shared, ...name }) => ({
    section: '',
    weighed: '',
    name,
    records: shared.map((number) => (number === undefined ? ['h'] : ['h', number])),
  }));

it('names and shared sections are read as they were written, but for pages that the root names', () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 20 }), (pages) => {
      const [first] = nameFiles(pages, { 0: {} });
      const file = { epoch: '', crumbs: [], pages: [], shared: {}, ...first };
      for (const [at, { name, records }] of pages.entries()) {
        expect(nameOf(file, at)).toEqual(at === 0 ? undefined : name);
        const own = records.flatMap(([, number], i) => (number === undefined ? [] : [[i, number]]));
        expect([...decodeShared(file.shared[at] ?? '')]).toEqual(own);
      }
    }),
  );
});

it('names that are too many for one file are in small ones', () => {
  const pages = Array.from({ length: 4000 }, (_, at) => ({
    section: '',
    weighed: '',
    name: { id: `folder/of/pages/page-${at}`, title: `The page ${at}`, crumbs: ['Folder'] },
    records: [],
  }));
  const files = nameFiles(pages, {});
  expect(files.length).toBeGreaterThan(100);
  expect(Math.max(...files.map((file) => JSON.stringify(file).length))).toBeLessThan(3_000);
  expect(files.reduce((sum, file) => sum + file.pages.length, 0)).toBe(pages.length);
  expect(nameFiles(pages.slice(0, 900), {}).length).toBe(1);
});
