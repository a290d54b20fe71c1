import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../diagnostics/print-diagnostics.ts';
import { loadConfig } from '../config/load-config.ts';
import { loadSite } from '../load-site.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'learn-pages-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let count = 0;

/** Files of a folder without a config → the ids of its pages, and what is said of their addresses. */
async function load(files: Record<string, string>) {
  const siteDir = path.join(dir, `docs-${++count}`);
  for (const [name, matter] of Object.entries(files)) {
    const at = path.join(siteDir, name);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, `---\ndescription: D.\n${matter}\n---\n`);
  }
  const { pages, diagnostics, loaded } = loadSite(await loadConfig({ siteDir }));
  return {
    all: pages.map(({ id }) => id),
    title: loaded.config.title,
    ids: Object.fromEntries(pages.map(({ id, name = '' }) => [name, id])),
    printed: formatDiagnostics(diagnostics),
  };
}

describe('an address in a folder without a config', () => {
  it('comes from the slug, the id, or the file, without numbers', async () => {
    const { ids } = await load({
      '01-guides/02-a.md': '',
      '01-guides/b.md': 'id: c',
      '01-guides/d.md': 'slug: e',
      '01-guides/f.md': 'slug: ../g/./h/',
      '01-guides/i.md': 'slug: /j/k',
      '01-guides/l.md': 'id: ../../../m',
      'n.md': 'slug: /',
      'o.md': 'slug: //%/?x',
    });
    expect(ids).toEqual({
      '01-guides/02-a': 'guides/a',
      '01-guides/b': 'guides/c',
      '01-guides/d': 'guides/e',
      '01-guides/f': 'g/h',
      '01-guides/i': 'j/k',
      '01-guides/l': 'guides/m',
      n: 'index',
      o: '%/-x',
    });
  });

  it('is the folder’s for its own page', async () => {
    const { ids, title } = await load({
      'README.md': 'title: The whole',
      'a/index.md': '',
      'a/README.md': '',
      'b/b.md': '',
      'c/readme.mdx': 'id: other',
    });
    expect(ids).toEqual({
      ...{ README: 'index', 'a/index': 'a/index', 'a/README': 'a/README' },
      ...{ 'b/b': 'b/index', 'c/readme': 'c/index' },
    });
    expect(title).toBe('The whole');
  });

  it('that is taken gets a number, and one that cannot be is made usable; both is said', async () => {
    const { all, printed } = await load({
      'a.md': '',
      'a.mdx': '',
      'a/a.md': '',
      'search.md': '',
      'c#.md': '',
      'constructor.md': '',
    });
    expect(all).toEqual(['a', 'a-1', 'a/a', 'c-', 'constructor', 'search-1']);
    expect(printed).toMatchInlineSnapshot(`
      "docs-3/a.mdx:1:1  warning  pages/other-address

        The page's address is "a-1", since "a" is taken.

        Rename the file. Small letters, digits and "-" are sure to work.

      docs-3/c#.md:1:1  warning  pages/other-address

        The page's address is "c-", since "c#" has "#" in it.

        Rename the file. Small letters, digits and "-" are sure to work.

      docs-3/search.md:1:1  warning  pages/other-address

        The page's address is "search-1", since "search" is taken.

        Rename the file. Small letters, digits and "-" are sure to work.

      0 errors, 3 warnings in 3 files."
    `);
  });
});
