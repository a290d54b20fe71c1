import { expect, it } from 'vitest';
import type { Diagnostic } from '../../engine/tooling.ts';
import { navItems } from './mkdocs-nav.ts';

const all = ['index', 'a', 'guide/index', 'guide/b', 'guide/c'];
const ids = Object.fromEntries(all.map((id) => [id, id]));

const read = (text: string) => {
  const diagnostics: Diagnostic[] = [];
  const names = { ids, files: {}, roots: [] };
  const source = {
    text,
    path: 'site/mkdocs.yml',
    names,
    titleOf: (id: string) => `Title of ${id}`,
  };
  return { items: navItems(source, diagnostics), diagnostics };
};
const page = (id: string, label?: string) => ({
  ...{ type: 'page', id, at: [], isGenerated: true },
  ...(label ? { label } : {}),
});

it('is a sidebar: pages with and without labels, links, and lists with or without a page of their own', () => {
  const { items, diagnostics } = read(
    [
      'plugins: !!python/name:some.thing',
      'nav:',
      '- Home: index.md',
      '- a.md',
      '- Code: https://git.example',
      '- "":',
      '  - guide/index.md',
      '  - Inner:',
      '    - guide/b.md',
      '- Named: [guide/c.md]',
    ].join('\n'),
  );
  expect(diagnostics).toEqual([]);
  expect(items).toEqual([
    page('index', 'Home'),
    page('a'),
    { type: 'link', href: 'https://git.example', label: 'Code' },
    {
      ...{ type: 'category', label: 'Title of guide/index', description: '' },
      items: [{ type: 'category', label: 'Inner', description: '', items: [page('guide/b')] }],
      page: { id: 'guide/index', at: [] },
    },
    { type: 'category', label: 'Named', description: '', items: [page('guide/c')] },
  ]);
});

it('says with its line what leads nowhere', () => {
  const { items, diagnostics } = read('nav:\n- index.md\n- Lost: lost.md\n');
  expect(items).toEqual([page('index')]);
  expect(diagnostics).toMatchObject([
    { code: 'sidebar/unknown-page', path: 'site/mkdocs.yml', line: 3, column: 9 },
  ]);
});

it('is empty where the file has none, or is no YAML', () => {
  expect(read('site_name: x').items).toEqual([]);
  expect(read('nav: [').items).toEqual([]);
});
