import { expect, it } from 'vitest';
import type { LoadedCollection } from '../collection.ts';
import { type Asked, notedSite } from './noted-site.ts';
import type { Site } from './site.ts';

const doc = (id: string) => ({
  id,
  url: `/${id}`,
  path: `${id}.md`,
  frontMatter: { title: 'A', description: `About ${id}.` },
});
const collection = { collection: { name: 'notes' }, data: { records: 1 } } as LoadedCollection;
const site = {
  doc,
  has: (id: string) => id === 'a',
  childrenOf: (id: string) => [doc(`${id}/child`)],
  recordsOf: () => 1,
  collections: [collection],
} as unknown as Site;

const askedBy = (ask: (noted: Site) => unknown): { asked: Asked[]; answer: unknown } => {
  const asked = new Set<Asked>();
  const answer = ask(notedSite(site, (one) => asked.add(one)));
  return { asked: [...asked], answer };
};

it.each([
  [
    'a description',
    (one: Site) => one.doc('a')?.frontMatter.description,
    'About a.',
    'descriptions',
  ],
  [
    'that of a page below',
    (one: Site) => one.childrenOf('a')[0]?.frontMatter.description,
    'About a/child.',
    'descriptions',
  ],
  [
    'front matter as a whole',
    (one: Site) => JSON.stringify({ ...one.doc('a')?.frontMatter }),
    '{"title":"A","description":"About a."}',
    'descriptions',
  ],
  ['records by name', (one: Site) => one.recordsOf('notes', undefined as never), 1, 'records'],
  ['records of a collection', (one: Site) => one.collections[0]?.data.records, 1, 'records'],
])('%s is noted, and is what the site says', (_what, ask, answer, noted) => {
  expect(askedBy(ask)).toEqual({ asked: [noted], answer });
});

it.each([
  ['a title', (one: Site) => one.doc('a')?.frontMatter.title, 'A'],
  ['whether there is a page', (one: Site) => one.has('a'), true],
  ['the name of a collection', (one: Site) => one.collections[0]?.collection.name, 'notes'],
])('%s is not noted', (_what, ask, answer) => {
  expect(askedBy(ask)).toEqual({ asked: [], answer });
});
