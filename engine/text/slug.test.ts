import { expect, it } from 'vitest';
import { createSlugger, slugify } from './slug.ts';

it.each([
  ['Install & run', 'install-run'],
  ['  Two   blanks ', 'two-blanks'],
  ['`code` (v1.2)!', 'code-v12'],
  ['Größe, été', 'größe-été'],
  ['日本語 見出し', '日本語-見出し'],
  ['snake_case and-dash', 'snake_case-and-dash'],
  ['🎉', 'section'],
  ['', 'section'],
  ['E\u0301te\u0301', '\u00e9t\u00e9'],
])('%s is %s in an address', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

it('gives every slug once', () => {
  const slug = createSlugger();
  expect(['Setup', 'setup-1', 'setup', 'Setup!', 'other'].map(slug)).toEqual([
    'setup',
    'setup-1',
    'setup-2',
    'setup-3',
    'other',
  ]);
});

it('leaves the ids around an article to the theme', () => {
  const slug = createSlugger();
  expect(['Site menu', 'Menu'].map(slug)).toEqual(['site-menu-1', 'menu']);
});

it('tells thousands of equal headings apart', () => {
  const slug = createSlugger();
  const slugs = new Set(Array.from({ length: 20_000 }, () => slug('Same')));
  expect(slugs.size).toBe(20_000);
});
