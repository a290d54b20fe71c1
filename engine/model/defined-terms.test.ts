// Terms with a meaning: which are marked, what is published, and what is said of a page that isn't there.
import { expect, it } from 'vitest';
import type { Terms } from '../content/pages/terms.ts';
import { formatDiagnostics } from '../diagnostics/print-diagnostics.ts';
import { checkTermPages, definedTerms, meaningsOf, termLinks } from './defined-terms.ts';
import type { Site } from './site.ts';

const at = { path: 'content/terms.yaml', line: 4, column: 9, length: 9 };
const TERMS: Terms = [
  { term: 'sign in', not: ['log in'] },
  { term: 'soup', also: ['soups'], means: 'Soup is hot.', page: 'a/soup#hot one', at },
  { term: 'stew', means: 'Stew is thick.', page: 'a/stews', at: { ...at, line: 7 } },
];
const PAGES: Record<string, string> = { 'a/soup': 'About Soup', 'a/stew': 'About Stew' };
const site = {
  config: { base: '/x/' },
  ids: Object.keys(PAGES),
  has: (id: string) => id in PAGES,
  doc: (id: string) => (PAGES[id] ? { frontMatter: { title: PAGES[id] } } : undefined),
} as unknown as Site;

it('marks those that mean something and whose page is there', () => {
  expect(definedTerms(TERMS, site)).toEqual([
    { term: 'soup', also: ['soups'], but: [], id: 'a/soup', url: '/x/a/soup#hot%20one' },
  ]);
  expect(meaningsOf(TERMS, site)).toEqual({ soup: ['Soup is hot.', 'About Soup'] });
});

it('has their anchors checked as links of the file', () => {
  expect(termLinks(TERMS).links).toMatchObject([
    {
      path: 'content/terms.yaml',
      line: 4,
      id: 'a/soup',
      anchor: 'hot one',
      href: 'a/soup#hot one',
    },
    { line: 7, id: 'a/stews', anchor: '' },
  ]);
});

it('reports a page that is not there, with the closest', () => {
  expect(formatDiagnostics(checkTermPages(TERMS, site), { isWhole: true })).toBe(
    `content/terms.yaml:7:9  error  terms/missing-page

  The term "stew" leads to "a/stews", a page that is not there.

  Closest: a/stew

1 error, 0 warnings in 1 file.`,
  );
});
