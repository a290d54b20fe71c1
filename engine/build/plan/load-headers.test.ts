// The page of a record is written again only where records or their pages have changed.
import { expect, it, vi } from 'vitest';
import type { SiteSource } from '../../content/load-site.ts';
import type { PageFile } from '../../content/pages/list-pages.ts';
import { type Headers, loadHeaders } from './load-headers.ts';

const write = vi.fn((_records: unknown, key: string) => ({
  frontMatter: { title: `Code ${key}`, description: 'What it means.' },
  lines: [{ text: `Code ${key}.`, path: 'codes.yaml', line: 1 }],
}));

const pageOf = (key: string): PageFile => ({
  id: `codes/${key}`,
  file: 'codes.yaml',
  path: 'codes.yaml',
  record: { collection: 'codes', key },
});

/** As much of a site as headers take. */
const sourceOf = (...keys: string[]) =>
  ({
    pages: keys.map(pageOf),
    collections: [{ collection: { name: 'codes', source: write }, data: { records: {} } }],
  }) as unknown as SiteSource;

const load = (source: SiteSource, records: string, last?: Headers) => {
  write.mockClear();
  const cached = last && { headers: Object.fromEntries(last.headers), records: last.records };
  return loadHeaders(source, {
    ...(cached ? { last: cached } : {}),
    hashOfDependency: () => records,
  });
};

it('what is the same is written when its text is asked for', () => {
  const first = load(sourceOf('e1', 'e2'), 'one');
  expect(write).toHaveBeenCalledTimes(2);
  const same = load(sourceOf('e1', 'e2'), 'one', first);
  expect(write).not.toHaveBeenCalled();
  expect(same.headers).toEqual(first.headers);
  expect(same.textOf('codes/e2')).toEqual(first.textOf('codes/e2'));
  expect(write).toHaveBeenCalledTimes(1);
});

it('other records, and other pages of the same records, are written', () => {
  const first = load(sourceOf('e1'), 'one');
  load(sourceOf('e1'), 'two', first);
  expect(write).toHaveBeenCalledTimes(1);
  load(sourceOf('e1', 'e2'), 'one', first);
  expect(write).toHaveBeenCalledTimes(2);
});
