// A page whose title is typed → what is said of it before the pages that show its title are read again, and what becomes of an outdated check.
import path from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createLiveCheck, type Diagnostic, type LiveCheck } from '../engine/tooling.ts';
import { createSiteFolder, page } from './support/site-folder.ts';

const HOME = page(
  'Home',
  '## Limits\n\n:::cards\n::card[]{to=a}\n::card[]{to=b}\n:::\n\n[First](a#first)',
);
const A = page('A', '## First\n\nText.');
const B = page('B', '[Limits](index#limits)');
const FILES = {
  'site.config.json': '{"strict": true}',
  'content/pages/index.md': HOME,
  'content/pages/a.md': A,
  'content/pages/b.md': B,
  'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems: [index, a, b]\n',
};
const folder = createSiteFolder(FILES);
const at = (id: string) => path.join(folder.dir, `content/pages/${id}.md`);
let live: LiveCheck;

beforeEach(async () => {
  folder.write(FILES);
  live = createLiveCheck({ siteDir: folder.dir });
  await live.check();
});
afterAll(() => folder.dispose());

const codes = (found: readonly Diagnostic[] = []) =>
  found.map(({ path: name, code }) => `${path.basename(name)} ${code}`);

/** Write pages by their ids. @returns  what was said first, and in the end. */
async function typed(texts: Record<string, string>, isOutdated = false) {
  for (const [id, text] of Object.entries(texts))
    folder.write({ [`content/pages/${id}.md`]: text });
  const first: string[][] = [];
  /** Whether the page that shows the title had been read again. */
  const linksOfHome = () => live.current()?.pages.index?.links;
  const before = linksOfHome();
  const found = await live.checkTyped(Object.keys(texts).map(at), {
    onFirst(all) {
      expect(linksOfHome()).toBe(before);
      for (const { path: name, diagnostics } of all)
        first.push([path.basename(name), ...codes(diagnostics)]);
    },
    isOutdated: () => isOutdated,
  });
  return { first, found };
}

const WRONG_A = A.replace('title: A', 'title: Another').replace('First', 'Second [x](nowhere)');

it('misses a heading that was published at once', async () => {
  folder.write({ 'content/published.json': '{"product": "docs", "pages": {"a": ["first"]}}' });
  await live.check();
  const { first, found } = await typed({ a: WRONG_A });
  const lost = ['a.md ledger/lost-anchor', 'a.md links/missing-page'];
  expect(first).toEqual([['a.md', ...lost]]);
  expect(codes(found)).toEqual([...lost, 'index.md links/missing-anchor']);
  folder.remove('content/published.json');
});

it('says of the page that is typed in what the whole check says of it', async () => {
  const { first, found } = await typed({ a: WRONG_A });
  expect(first).toEqual([['a.md', 'a.md links/missing-page']]);
  expect(codes(found)).toEqual(['a.md links/missing-page', 'index.md links/missing-anchor']);
  expect((await typed({ a: A })).first).toEqual([['a.md']]);
});

it('says of a head that can’t be read that it can’t', async () => {
  const { first, found } = await typed({ a: A.replace('title: A', 'title: [A') });
  expect(first).toEqual([['a.md', 'a.md frontmatter/not-yaml']]);
  expect(codes(found)).toContain('a.md frontmatter/not-yaml');
});

it('says nothing first of a page that leads to a heading of a page still to be read, or that no sidebar lists', async () => {
  expect((await typed({ b: B.replace('title: B', 'title: Else') })).first).toEqual([]);
  folder.write({ 'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems: [index, b]\n' });
  await live.check();
  expect((await typed({ a: A.replace('title: A', 'title: Else') })).first).toEqual([]);
});

it('leaves the rest of the site to the next check once more was typed', async () => {
  const outdated = await typed({ a: WRONG_A }, true);
  expect(outdated.first).toHaveLength(1);
  expect(outdated.found).toBeUndefined();
  const wrongB = B.replace('title: B', 'title: Else').replace('#limits', '#limit');
  const { found } = await typed({ a: WRONG_A, b: wrongB });
  expect(codes(found)).toEqual([
    'a.md links/missing-page',
    'b.md links/missing-anchor',
    'index.md links/missing-anchor',
  ]);
  expect(found).toEqual(await createLiveCheck({ siteDir: folder.dir }).check());
});
