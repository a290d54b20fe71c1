// A page in no sidebar belongs where its parent is: crumbs and branch lead there, the parent lists it; a parent with no place is an error.
import { expect, it } from 'vitest';
import type { FrontMatter } from '../content/pages/frontmatter.ts';
import { buildPageData } from './page-data.ts';
import { checkParents } from './parents.ts';
import { buildSite } from './site.ts';

const PAGES: Record<string, Partial<FrontMatter>> = {
  'guide/listed': {},
  'guide/other': { parent: 'guide/listed' },
  'apart/child': { parent: 'guide/listed' },
  'apart/first': { parent: 'guide/listed' },
  'apart/hidden': { parent: 'guide/listed', unlisted: true },
  'apart/grandchild': { parent: 'apart/child' },
  'apart/lost': { parent: 'guide/listd' },
};

function siteOf(pages: Record<string, Partial<FrontMatter>>) {
  return buildSite({
    config: { base: '/docs/', product: { name: 'P', slug: 'p', code: 'P' } } as never,
    isDev: false,
    versions: [{ version: 'current' }] as never,
    sidebars: [
      {
        name: 'Guide',
        slug: 'guide',
        label: 'Guide',
        items: [
          { type: 'category', label: 'Part', items: [{ type: 'page', id: 'guide/listed' }] },
          { type: 'page', id: 'guide/other' },
        ],
      },
    ] as never,
    redirects: [],
    planned: [],
    pages: Object.keys(pages).map((id) => ({ id, path: `${id}.md` })),
    header: (id) => ({ title: `T ${id}`, description: 'D', ...pages[id] }) as FrontMatter,
  });
}

const dataOf = (id: string) => {
  const site = siteOf(PAGES);
  const doc = site.doc(id);
  return doc && buildPageData(site, doc);
};

it('a child has the crumbs and the open branch of its parent, and its parent after them', () => {
  const child = dataOf('apart/child');
  const parent = dataOf('guide/listed');
  expect(child?.crumbs.slice(0, -1)).toEqual(parent?.crumbs);
  expect(child?.crumbs.at(-1)?.url).toBe('/docs/guide/listed');
  expect(child?.sidebar).toBe('guide');
  expect(JSON.stringify(child?.branch)).toContain('/docs/guide/listed');
});

it('a parent lists its children that are listed at all', () => {
  expect(dataOf('guide/listed')?.children).toEqual([
    { label: 'T apart/child', url: '/docs/apart/child' },
    { label: 'T apart/first', url: '/docs/apart/first' },
  ]);
  expect(dataOf('guide/other')).not.toHaveProperty('children');
});

it('a parent that can’t say where its child belongs is an error at its line', () => {
  const found = checkParents(siteOf(PAGES), (path, keys) => ({
    path: `${path} ${keys.join()}`,
    line: 4,
    column: 9,
    length: 1,
  }));
  expect(found.map(({ code, path, hint }) => [code, path, hint])).toEqual([
    ['parent/in-sidebar', 'guide/other.md parent', expect.stringContaining('Remove')],
    ['parent/no-place', 'apart/grandchild.md parent', expect.any(String)],
    ['parent/no-place', 'apart/lost.md parent', 'Closest page in a sidebar: guide/listed'],
  ]);
});
