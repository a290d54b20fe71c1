import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countLinks, type LinksOf } from './static-ranks.ts';

const id = fc.constantFrom('a', 'b', 'c', 'guide/d', 'constructor');
const pages = fc.dictionary(id, fc.record({ links: fc.array(fc.record({ id })) }));

it('a page that links to another counts once, and not for itself', () => {
  const links = ['b', 'b', 'a', 'c'].map((one) => ({ id: one }));
  expect(countLinks({ a: { links }, b: { links: [{ id: 'c' }] } })).toEqual({ b: 1, c: 2 });
});

it('counts of an earlier build, and the pages that have changed since, give what all pages give', () => {
  fc.assert(
    fc.property(pages, pages, fc.array(id), (before, others, kept) => {
      const now = {
        ...others,
        ...Object.fromEntries(
          kept.flatMap((one) => (Object.hasOwn(before, one) ? [[one, before[one]]] : [])),
        ),
      } as LinksOf;
      const last = { pages: before, linkedFrom: countLinks(before) };
      expect(countLinks(now, last)).toEqual(countLinks(now));
    }),
  );
});
