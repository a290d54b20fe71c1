import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { SourceFormat } from '../source-format.ts';
import { loadConfig } from './config/load-config.ts';
import { loadSite } from './load-site.ts';
import { toSource } from './pages/page-body.ts';
import { toHeader } from './pages/page-header.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'learn-format-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** A tool that nobody has: `WHERE` names the folder, `LIST.md` a page in each line, and `+ file` stands for a file. */
const shouting: SourceFormat = {
  readSettings: (read) => {
    const pages = read('WHERE');
    return pages === undefined ? undefined : { pages, title: 'Shouts' };
  },
  lists: ['LIST.md'],
  readSidebar: ({ read, pages, names, titleOf }) =>
    (read(path.posix.join(pages, 'LIST.md')) ?? '').split('\n').flatMap((name) => {
      const id = names.ids[name];
      return id ? [{ type: 'page', id, label: titleOf(id) ?? '', at: [] }] : [];
    }),
  toLines: (lines, _page, files) => ({
    lines: lines.map((line) => {
      const text = line.text.startsWith('+ ') ? files.read(line.text.slice(2)) : line.text;
      return { ...line, text: (text ?? line.text).toUpperCase() };
    }),
    files: lines.flatMap(({ text }) => (text.startsWith('+ ') ? [text.slice(2)] : [])),
    diagnostics: [],
  }),
};

async function load(name: string, where: string, format?: SourceFormat) {
  const siteDir = path.join(dir, name);
  const files = {
    WHERE: where,
    part: 'of it',
    'in/LIST.md': 'b\na\nc',
    'in/a.md': '# a\n\n+ part',
  };
  for (const [at, text] of Object.entries({ ...files, 'in/b.md': '# b' })) {
    mkdirSync(path.dirname(path.join(siteDir, at)), { recursive: true });
    writeFileSync(path.join(siteDir, at), text);
  }
  const options = format ? { loadFormat: () => Promise.resolve(format) } : {};
  return loadSite(await loadConfig({ siteDir, ...options }));
}

it('says where the pages are, which files are none, how they follow each other, and what their lines mean', async () => {
  const { loaded, pages, sidebars, headers, snippets } = await load('own', 'in', shouting);
  expect(loaded.config.title).toBe('Shouts');
  expect(pages.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(sidebars.map(({ items }) => items.map((one) => 'label' in one && one.label))).toEqual([
    ['B', 'A'],
  ]);
  const header = headers?.get('a') ?? toHeader({ path: '', bytes: Buffer.from('') }, {});
  const source = toSource({ id: 'a', path: 'own/in/a.md', text: '# a\n\n+ part' }, header, {
    tokens: {},
    snippets,
  });
  expect(source.lines.map(({ text }) => text)).toEqual(['# A', '', 'OF IT']);
  expect(source.dependencies).toEqual(['snippet:file:part']);
});

it('leads to no folder outside', async () => {
  const { loaded } = await load('out', '../own', shouting);
  expect(loaded.pagesDir).toBe(path.join(dir, 'out'));
});

it('is plain Markdown where none is handed in', async () => {
  const { pages, snippets } = await load('plain', 'in');
  expect(pages.map(({ id }) => id)).toEqual(['in/LIST', 'in/a', 'in/b']);
  expect(snippets.folder).toBeUndefined();
});
