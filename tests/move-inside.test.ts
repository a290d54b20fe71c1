// `learn mv page#old page#new` and `learn mv snippets/old.md snippets/new.md`: what names a heading or a snippet follows it.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { page, readTree, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders({
  'site.config.json': '{ "product": { "name": "Acme", "slug": "acme", "code": "AC" } }',
  'content/pages/index.md': page(
    'Home',
    'See [a](guide/a#set-up), [b](guide/b#set-up), `[code](guide/a#set-up)`.\n\n::include{note.md to="guide/a#set-up"}',
  ),
  'content/pages/guide/a.md': page(
    'A',
    '## Set up {since=1.0} {#set-up}\n\n## Use it\n\n[here](#set-up), [use](#use-it)\n\n| Key {#key} | Value |\n| - | - |\n| Row {#row} | [r](#row) |\n\n::include{deep/part.md}',
  ),
  'content/pages/guide/b.md': page('B', '## Set up {#set-up}\n\n[a](a#use-it) [a](./a#use-it)'),
  'content/pages/same.md': '---\nalias_of: guide/a\n---\n',
  'content/pages/third.md': page('Third', '[same](same#use-it)'),
  'content/snippets/note.md': '---\nparams: [to]\n---\n[a]({to}) and [b](guide/a#use-it)\n',
  'content/snippets/deep/part.md': '### Part {#part}\n\n::include{note.md to="guide/b"}\n',
  'content/sidebars/a.yaml':
    'name: A\nslug: a\norder: 1\nitems:\n  - index\n  - guide/a\n  - guide/b\n  - third\n',
  'content/redirects.yaml': '- from: was#x\n  to: guide/a#use-it\n',
  'content/published.json':
    '{\n  "product": "acme",\n  "pages": {\n    "guide/a": ["set-up"]\n  }\n}\n',
});

describe('a heading', () => {
  it('with an id gets another one; links and snippets follow, and readers are led on', () => {
    const folder = make();
    expect(folder.learn('mv', 'guide/a#set-up', '#install').text).toContain(
      'Renamed "guide/a#set-up" to "#install": ',
    );
    expect(folder.file('content/pages/guide/a.md')).toContain('## Set up {since=1.0} {#install}');
    expect(folder.file('content/pages/guide/a.md')).toContain('[here](#install), [use](#use-it)');
    expect(folder.file('content/pages/index.md')).toContain(
      '[a](guide/a#install), [b](guide/b#set-up), `[code](guide/a#set-up)`',
    );
    expect(folder.file('content/redirects.yaml')).toContain(
      '- from: guide/a#set-up\n  to: guide/a#install\n',
    );
  });

  it('without one gets its first; a heading that was never published needs no redirect', () => {
    const folder = make();
    expect(folder.learn('mv', 'guide/a#use-it', 'guide/a#use').text).toContain('Renamed');
    expect(folder.file('content/pages/guide/a.md')).toContain('## Use it {#use}\n');
    expect(folder.file('content/pages/guide/b.md')).toContain('[a](a#use) [a](./a#use)');
    expect(folder.file('content/pages/third.md')).toContain('(same#use)');
    expect(folder.file('content/snippets/note.md')).toContain('(guide/a#use)');
    expect(folder.file('content/redirects.yaml')).toBe('- from: was#x\n  to: guide/a#use\n');
  });

  it('may be a row of a table', () => {
    const folder = make();
    folder.learn('mv', 'guide/a#row', '#line');
    expect(folder.file('content/pages/guide/a.md')).toContain('| Row {#line} | [r](#line) |');
  });

  it.each([
    ['guide/a#set-pu', '#x', 'has no heading and no row with the id "set-pu".\nClosest: set-up'],
    ['guide/a#set-up', '#use-it', 'The page "guide/a" has the id "use-it" already.'],
    ['guide/a#set-up', '#a b', '"a b" can\'t be an id of a heading.'],
    ['guide/a#set-up', 'guide/b#x', 'A heading is renamed on its page.'],
    ['guide/a#set-up', 'guide/b', 'A heading is renamed on its page.'],
    ['guide/a#part', '#x', 'The heading "part" comes from content/snippets/deep/part.md'],
    ['guide/none#x', '#y', 'No file of pages is "guide/none".'],
  ])('%s → %s is refused, and nothing changes', (from, to, message) => {
    const folder = make();
    const before = readTree(folder.dir);
    const { status, text } = folder.learn('mv', from, to);
    expect(text).toContain(message);
    expect(status).toBe(1);
    expect(readTree(folder.dir)).toEqual(before);
  });
});

describe('a snippet', () => {
  it('gets another name; pages and snippets that include it follow', () => {
    const folder = make();
    const { text } = folder.learn('mv', 'snippets/note.md', 'snippets/notes/short.md');
    expect(text).toBe(
      'Renamed "snippets/note.md" to "snippets/notes/short.md": 2 places corrected, 2 other files changed.\n',
    );
    expect(folder.file('content/pages/index.md')).toContain('::include{notes/short.md to="guide/a');
    expect(folder.file('content/snippets/deep/part.md')).toContain('::include{notes/short.md to=');
    expect(folder.learn('check').text).not.toContain('include/not-found');
  });

  it.each([
    ['snippets/note.md', 'snippets/deep/part.md', 'There is a file already'],
    ['snippets/nota.md', 'snippets/x.md', 'There is no snippet "nota.md".\nClosest: note.md'],
    ['snippets/note.md', 'snippets/../../x.md', 'no name of a snippet'],
    ['snippets/note.md', 'snippets/out/x.md', 'a link of the file system leads out'],
  ])('%s → %s is refused, and nothing changes', (from, to, message) => {
    const folder = make();
    const outside = make({});
    fs.symlinkSync(outside.dir, path.join(folder.dir, 'content/snippets/out'));
    const before = readTree(folder.dir);
    expect(folder.learn('mv', from, to).text).toContain(message);
    expect(readTree(folder.dir)).toEqual(before);
  });
});
