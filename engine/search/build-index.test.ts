import { expect, it } from 'vitest';
import { buildIndex } from './build-index.ts';
import type { IndexedPage } from './indexed-page.ts';
import { encodeRecords } from './postings.ts';

/** Many words of one beginning, so that they fill several files; the best pages of it are always the same. */
const pageOf = (at: number, words: number): IndexedPage => ({
  section: '',
  weighed: Array.from({ length: words }, (_, word) => [
    `be${at}x${word}`,
    encodeRecords([{ record: 0, impact: at < 50 ? 60 : 1 }]),
  ])
    .flat()
    .join(' '),
  staticRank: 1,
  otherNames: [],
  isMention: false,
  name: { id: `p${at}`, title: 'Page', crumbs: [] },
  records: [['Page']],
});

function filesOf(wordsOfLast: number) {
  const pages = Array.from({ length: 60 }, (_, at) => pageOf(at, at === 59 ? wordsOfLast : 40));
  const files = buildIndex({ base: '/', pages, sections: [], synonyms: {} });
  return new Map([...files].map(({ path, key, make }) => [path, { key, content: make() }]));
}

it('a file that is kept for its key has the content that it would get', () => {
  const [before, after] = [filesOf(40), filesOf(41)];
  const kept = [...after].filter(([path, { key }]) => before.get(path)?.key === key);
  expect(kept.length).toBeGreaterThan(3);
  for (const [path, file] of kept) expect(file, path).toEqual(before.get(path));
});
