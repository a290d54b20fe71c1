// `learn check`: links to other sites, and a page that was renamed by hand.
import { describe, expect, it } from 'vitest';
import { page, useSiteFolders } from './support/site-folder.ts';

const makeSite = useSiteFolders();

describe('learn check --external --dry-run', () => {
  const files = {
    'content/pages/a.md': page(
      'A',
      'A [link](https://b.example/x?y=1#z "t"), <https://a.example/>, https://a.example/bare and `https://no.example`.\n\n' +
        '[r]: https://b.example/ref\n\n:::cards\n::card[C]{to=https://c.example icon=users}\n:::\n\n::include{s.md}\n\n[mail](mailto:a@b.example), [b](b)',
    ),
    'content/pages/b.md': page('B', '::include{s.md}', 'draft: true\n'),
    'content/snippets/s.md': '[s](https://b.example/s)\n',
    'content/sidebars/s.yaml':
      'name: S\nslug: s\norder: 1\nitems: [a, { href: "https://b.example/side", label: L }]\n',
    'content/redirects.yaml': '- from: old\n  to: https://d.example/new\n',
  };
  it('are all told as data with --json, and the status is that of the check', () => {
    const folder = makeSite({ 'content/pages/wrong.md': page('Wrong', '[Gone](no/such)') });
    const { status, text } = folder.learn('check', '--json');
    expect(status).toBe(1);
    expect(JSON.parse(text)).toEqual(JSON.parse(folder.learn('check', '--format', 'json').text));
    expect(text).toContain('links/missing-page');
    folder.write({ 'content/pages/wrong.md': page('Right') });
    expect(folder.learn('check', '--json').status).toBe(0);
  });

  it('refuse a flag that would do nothing', () => {
    const folder = makeSite(files);
    expect(folder.learn('check', '--section', 'a')).toEqual({
      status: 2,
      text: 'learn: "learn check" takes no --section. It is for: learn search, learn bundle.\n',
    });
    expect(folder.learn('build', '--json').text).toContain(
      'It is for: learn search, learn check, learn stale, learn diff.',
    );
  });

  it('lists them by site with their places, for people and for programs', () => {
    const folder = makeSite(files);
    expect(folder.learn('check', '--external', '--dry-run').text).toBe(`a.example
  content/pages/a.md:6:42  https://a.example/
  content/pages/a.md:6:64  https://a.example/bare

b.example
  content/pages/a.md:6:10  https://b.example/x?y=1#z
  content/pages/a.md:8:6  https://b.example/ref
  content/sidebars/s.yaml:4:20  https://b.example/side
  content/snippets/s.md:1:5  https://b.example/s

c.example
  content/pages/a.md:11:14  https://c.example

d.example
  content/redirects.yaml:2:7  https://d.example/new

8 links to 4 other sites. Nothing was fetched.
`);
    const listed = JSON.parse(folder.learn('check', '--external', '--dry-run', '--json').text);
    expect(listed.length).toBe(8);
    expect(listed[0]).toEqual({
      ...{ site: 'a.example', path: 'content/pages/a.md', line: 6, column: 42 },
      url: 'https://a.example/',
    });
  });
});

describe('learn check', () => {
  it('recognizes a page that was renamed by hand', () => {
    const folder = makeSite({
      'content/pages/c/d.md': page('D', '## Add a role\n\n## Remove a role\n\n## Steps'),
      'content/published.json':
        '{ "product": "docs", "pages": { "a/b": ["add-a-role", "remove-a-role", "steps"], "x": ["steps"] } }',
    });
    expect(folder.learn('check').text).toBe(`content/published.json:1:33  error  ledger/lost-page

  The published address "a/b" is gone. It looks like the page became "c/d".

  1 │ { "product": "docs", "pages": { "a/b": ["add-a-role", "remove-a-role", "steps"], "x": ["steps"] } }
    │                                 ^^^^^

  If it did, write in redirects.yaml:
  - from: a/b
    to: c/d
  The next time, rename with: learn mv a/b c/d

content/published.json:1:82  error  ledger/lost-page

  The published address "x" is gone.

  1 │ …add-a-role", "remove-a-role", "steps"], "x": ["steps"] } }
    │                                          ^^^

  Say in redirects.yaml where its readers shall go:
  - from: x
    to: …

2 errors, 0 warnings in 1 file. Nothing was written; the last build is untouched.
`);
  });
});
