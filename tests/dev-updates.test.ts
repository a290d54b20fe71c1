// The development server's site after a change: what the change can't concern is not read again, and what it concerns is.
import { renameSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { loadState, type State, update } from '../engine/dev/dev-state.ts';
import { createSiteFolder, page, type SiteFolder } from './support/site-folder.ts';

const SIDEBAR = 'name: S\nslug: s\norder: 1\nitems:\n  - a\n  - b\n';
const FILES = {
  'site.config.json': '{ "strict": true }',
  'content/pages/a.md': page('A', '::include{ports.md}'),
  'content/pages/b.md': page('B', 'Text.'),
  'content/pages/folder/c.md': page('C', 'Text.', 'owner: Docs\n'),
  'content/snippets/ports.md': 'Open 80.\n',
  'content/sidebars/s.yaml': SIDEBAR,
};

let folder: SiteFolder;
let state: Omit<State, 'generation'>;
afterEach(() => folder.dispose());

const start = async () => {
  folder = createSiteFolder(FILES);
  const options = { siteDir: folder.dir, isPreview: true };
  state = await loadState(options);
  return {
    async take(...names: string[]) {
      const paths = names.map((name) => path.join(folder.dir, name));
      state = (await update(paths, { ...state, generation: '' }, options)).state;
    },
  };
};
const titleOf = (id: string) => state.dev.site.doc(id)?.frontMatter.title;
const htmlOf = async (id: string) =>
  String((await state.dev.page(id))?.files.find(({ path }) => path.endsWith('.html'))?.content);
const dueOf = (id: string) => state.dev.due(id, { today: '2026-11-28', dates: new Map() });

it('shows a changed snippet, and reads no page again for it', async () => {
  const { take } = await start();
  expect([titleOf('a'), titleOf('b')]).toEqual(['A', 'B']);
  folder.write({
    'content/snippets/ports.md': 'Open 81.\n',
    'content/pages/b.md': page('Another B'),
  });
  await take('content/snippets/ports.md');
  expect(await htmlOf('a')).toContain('Open 81.');
  expect(titleOf('b')).toBe('B');
  await take('content/pages/b.md');
  expect(titleOf('b')).toBe('Another B');
});

it('lists pages that came, and none that went, also with their folder', async () => {
  const { take } = await start();
  folder.write({ 'content/pages/d.md': page('D') });
  await take('content/pages/d.md');
  expect(titleOf('d')).toBe('D');
  folder.remove('content/pages/d.md');
  await take('content/pages/d.md');
  expect(state.dev.site.has('d')).toBe(false);
  expect(titleOf('folder/c')).toBe('C');
  const at = (name: string) => path.join(folder.dir, 'content/pages', name);
  folder.write({ 'content/pages/other/c.md': page('Another C') });
  renameSync(at('folder'), at('old'));
  renameSync(at('other'), at('folder'));
  await take('content/pages/folder', 'content/pages/old', 'content/pages/other');
  expect([titleOf('folder/c'), titleOf('old/c'), titleOf('other/c')]).toEqual([
    'Another C',
    'C',
    undefined,
  ]);
});

it('knows that a page lacks an owner once all pages were read, and from then on', async () => {
  const { take } = await start();
  expect(dueOf('a')).toEqual([]);
  const { dev } = state;
  const isWanted = () => dev === state.dev;
  const read = [dev.readRest(isWanted), dev.readRest(isWanted)];
  expect(await Promise.all(read)).toEqual([true, false]);
  expect(dueOf('a')).toEqual([{ reason: 'owner' }]);
  folder.write({ 'content/snippets/ports.md': 'Open 82.\n' });
  await take('content/snippets/ports.md');
  expect(dueOf('a')).toEqual([{ reason: 'owner' }]);
  expect(await state.dev.readRest(() => true)).toBe(false);
  folder.write({ 'content/pages/folder/c.md': page('C') });
  await take('content/pages/folder/c.md');
  expect(dueOf('a')).toEqual([]);
});

it('goes on with the pages that are left where a change came between', async () => {
  const { take } = await start();
  expect(await state.dev.readRest(() => false)).toBe(false);
  folder.write({ 'content/snippets/ports.md': 'Open 83.\n' });
  await take('content/snippets/ports.md');
  expect(dueOf('a')).toEqual([]);
  expect(await state.dev.readRest(() => true)).toBe(true);
  expect(dueOf('a')).toEqual([{ reason: 'owner' }]);
});
