// What collections put around pages: an edit that it takes nothing of leaves all pages as they are; any other is seen on them.
import { expect, it } from 'vitest';
import { page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const CONFIG = `import { defineCollection, yamlFolder } from 'learn';
import { z } from 'zod';
const schema = z.strictObject({ word: z.string(), text: z.string() });
const notes = defineCollection({
  name: 'notes',
  dir: import.meta.dirname,
  reads: ['notes'],
  load: yamlFolder('notes', schema),
  aroundPages: (records) => records.map(({ value }) => value.word),
  pageData: (site, { records: words }) => (id) =>
    id === 'a' ? { articleClass: words.join(' ') + ' ' + site.doc('b')?.frontMatter.title } : undefined,
});
const others = defineCollection({
  name: 'others',
  dir: import.meta.dirname,
  load: () => [],
  pageData: (site) => (id) =>
    id === 'c' ? { articleClass: ASKS } : undefined,
});
export default { collections: [notes, others] };
`;
const make = useSiteFolders({
  'content/notes/one.yaml': 'word: first\ntext: A text.\n',
  'content/pages/index.md': page('Home', '[A](a), [b](b), [c](c)'),
  'content/pages/a.md': page('A', 'Text.'),
  'content/pages/b.md': page('B', 'Text.'),
  'content/pages/c.md': page('C', 'Text.'),
});

const siteThatAsks = (asks: string): SiteFolder => {
  const folder = make({ 'site.config.ts': CONFIG.replace('ASKS', asks) });
  build(folder);
  return folder;
};

const build = (folder: SiteFolder): string => {
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
  return text;
};

const edit = (folder: SiteFolder, name: string, from: string, to: string): string => {
  folder.write({ [name]: folder.file(name).replace(from, to) });
  return build(folder);
};

const NOTE = 'content/notes/one.yaml';
const B = 'content/pages/b.md';
const DESCRIPTION = /^description: .*$/m;
const descriptionOf = (folder: SiteFolder) => DESCRIPTION.exec(folder.file(B))?.[0] ?? '';

it('a text of a record that is around no page makes none again, and its word makes one', {
  timeout: 60_000,
}, () => {
  const folder = siteThatAsks("''");
  expect(edit(folder, NOTE, 'A text', 'Another text')).toContain('(0 rebuilt)');
  expect(edit(folder, NOTE, 'first', 'second')).toContain('(1 rebuilt)');
  expect(folder.file('dist/a/index.html')).toContain('second B');
});

it('a description makes its own page again; and where it is around another, that one, too', {
  timeout: 60_000,
}, () => {
  const folder = siteThatAsks("''");
  expect(
    edit(folder, B, descriptionOf(folder), 'description: All about it, in a sentence.'),
  ).toContain('(1 rebuilt)');
  expect(folder.file('dist/b/index.html')).toContain('All about it, in a sentence.');
  const asking = siteThatAsks("site.doc('b')?.frontMatter.description");
  expect(edit(asking, B, descriptionOf(asking), 'description: all-about-it')).toContain(
    '(2 rebuilt)',
  );
  expect(asking.file('dist/c/index.html')).toContain('all-about-it');
});

it('what a collection asks of another counts, all of it', { timeout: 60_000 }, () => {
  const folder = siteThatAsks(
    "site.collections[0].data.records.map(({ value }) => value.text).join(' ')",
  );
  expect(edit(folder, NOTE, 'A text', 'other-text')).toContain('(1 rebuilt)');
  expect(folder.file('dist/c/index.html')).toContain('other-text');
});
