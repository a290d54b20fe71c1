// Pages → MiniSearch as its documentation sets it up, and as a careful user would tune it.

import { importPeer } from './packages.mjs';
import { DEPTH } from './score.mjs';

const { default: MiniSearch } = await importPeer('minisearch', 'dist/es/index.js');

/** One document a section. */
export const OPTIONS = { fields: ['title', 'heading', 'text'], storeFields: ['page', 'heading'] };

export const VARIANTS = {
  'MiniSearch, defaults': {},
  'MiniSearch, prefix, fuzzy 0.2, title × 2': { prefix: true, fuzzy: 0.2, boost: { title: 2 } },
};

/** @param pages  `{ id, title, sections }[]` */
export function indexPages(pages) {
  const index = createIndex();
  for (const page of pages) index.addAll([...documentsOf(page)]);
  return index;
}

export function createIndex() {
  return new MiniSearch(OPTIONS);
}

export function* documentsOf({ id, title, sections }) {
  for (const { anchor, heading, text } of sections)
    yield { id: anchor ? `${id}#${anchor}` : id, page: id, title, heading, text };
}

/** A page ranks where its best section does. */
export function rankPages(index, query, searchOptions) {
  const pages = new Set();
  for (const { page } of index.search(query, searchOptions)) {
    pages.add(page);
    if (pages.size === DEPTH) break;
  }
  return [...pages];
}
