// Bad input: a clear sentence and status 1, or it just works; never a stack trace, nothing half-written.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteFolder, type Files, page, type SiteFolder } from './support/site-folder.ts';

const folders: SiteFolder[] = [];
const make = (files: Files) => {
  const folder = createSiteFolder(files);
  folders.push(folder);
  return folder;
};

afterEach(() => {
  for (const folder of folders.splice(0)) folder.dispose();
});

/** Build; the command must fail with status 1, say `sentence`, print no stack and write nothing. */
function expectFailure(files: Files, sentence: string | RegExp, ...args: string[]): string {
  const folder = make(files);
  const { status, text } = folder.learn('build', ...args);
  expect(text).toMatch(sentence);
  expect(status).toBe(1);
  expect(text).not.toMatch(/\n {4}at /);
  expect(existsSync(path.join(folder.dir, 'dist'))).toBe(false);
  return text;
}

const GOOD = { 'content/pages/index.md': page('Home') };

describe('bad input', () => {
  it('a folder that is no site', () => {
    const folder = make({ 'empty/a.txt': '' });
    const { status, text } = folder.learn('build', 'empty');
    expect(status).toBe(1);
    expect(text).toBe(
      'learn: empty is not a site: it has no site.config.ts and no site.config.json.\nName the site’s folder, such as: learn build site\n',
    );
  });

  it('a site without a content folder', () => {
    expectFailure({}, 'There is no content folder at content.');
  });

  it('a config with an unknown key', () => {
    const text = expectFailure(
      { ...GOOD, 'site.config.json': '{\n  "tilte": "x"\n}' },
      'There is no setting "tilte".',
    );
    expect(text).toContain('site.config.json:2:4  error  config/unknown-key');
    expect(text).toContain('  2 │   "tilte": "x"\n    │    ^^^^^\n\n  Write "title" instead.');
  });

  it('a config with a wrong value, one that is no JSON, and one that does not compile', () => {
    expectFailure(
      { ...GOOD, 'site.config.json': '{ "base": "learn" }' },
      'it begins and ends with a slash',
    );
    expectFailure({ ...GOOD, 'site.config.json': '{ base }' }, 'site.config.json is not JSON');
    const folder = make({ ...GOOD, 'other/site.config.ts': 'export default {' });
    const { status, text } = folder.learn('build', 'other');
    expect(status).toBe(1);
    expect(text).toContain('site.config.ts does not compile.');
    expect(text).not.toMatch(/\n {4}at /);
  });

  it('front matter that is no YAML, is missing, or never closes', () => {
    const pages = {
      'content/pages/a.md': '---\ntitle: "open\ndescription: x\n---\n',
      'content/pages/b.md': 'No front matter.\n',
      'content/pages/c.md': '---\ntitle: x\n',
      'content/pages/d.md': '---\ntitel: x\ntitle: D\ndescription: 7\n---\n',
    };
    const text = expectFailure(pages, 'a.md:3:15  error  frontmatter/not-yaml');
    expect(text).toContain('b.md:1:1  error  frontmatter/missing');
    expect(text).toContain('c.md:1:1  error  frontmatter/unclosed');
    expect(text).toContain('d.md:2:1  error  frontmatter/unknown-key');
    expect(text).toContain('Write "title" instead.');
    expect(text).toContain('d.md:4:1  error  frontmatter/wrong-value');
    expect(text).toMatch(/5 errors, 0 warnings in 4 files\. Nothing was written/);
  });

  it('two pages of one id, through a token', () => {
    const text = expectFailure(
      {
        'site.config.json': '{"product": {"name": "Acme", "slug": "acme", "code": "AC"}}',
        'content/pages/acme/x.md': page('One'),
        'content/pages/{product}/x.md': page('Two'),
      },
      'Two pages have the id "acme/x".',
    );
    expect(text).toContain('content/pages/{product}/x.md:1:1  error  pages/same-id');
    expect(text).toContain('See also content/pages/acme/x.md:1:1');
  });

  it('a cycle of includes, an include outside, a file that is no UTF-8', () => {
    const text = expectFailure(
      {
        'content/pages/a.md': page('A', '::include{one.md}\n\n::include{../../../etc/passwd}'),
        'content/pages/b.md': Buffer.from([0x2d, 0xff, 0xfe, 0x00]),
        'content/snippets/one.md': '::include{two.md}\n',
        'content/snippets/two.md': '::include{one.md}\n',
      },
      'The include goes round in a circle: one.md → two.md → one.md.',
    );
    expect(text).toContain('content/snippets/two.md:1:1  error  include/cycle');
    expect(text).toContain('content/pages/a.md:8:1  error  include/outside');
    expect(text).toContain('content/pages/b.md:1:1  error  source/not-utf8');
  });

  it('broken sidebars, redirects, versions and ledger, all at once', () => {
    const text = expectFailure(
      {
        ...GOOD,
        'content/pages/teams/start.md': page('Start', '[x](teams/start#nowhere)'),
        'content/pages/teams/old.md': '---\nalias_of: teams/strat\n---\n',
        'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems:\n  - teams/strt\n',
        'content/redirects.yaml': '- from: index\n  to: nowhere\n',
        'content/published.json':
          '{"product": "docs", "pages": {"lost/page": [], "teams/start": ["gone"]}}',
        'content/versions.yaml': '- version: "2"\n  label: v2\n',
      },
      'content/sidebars/a.yaml:5:5  error  sidebar/unknown-page',
    );
    for (const code of [
      'alias/missing-page',
      'links/missing-anchor',
      'redirects/page-exists',
      'redirects/missing-page',
      'ledger/lost-page',
      'ledger/lost-anchor',
      'versions/unknown',
    ])
      expect(text).toContain(`error  ${code}`);
    expect(text).toContain('Closest, and in no sidebar yet: teams/start');
    expect(text).toContain('- from: lost/page');
  });

  it('a sidebar that is no YAML, or has a wrong entry deep inside', () => {
    expectFailure(
      { ...GOOD, 'content/sidebars/a.yaml': 'name: [' },
      'content/sidebars/a.yaml:1:8  error  sidebar/not-yaml',
    );
    expectFailure(
      {
        ...GOOD,
        'content/sidebars/a.yaml':
          'name: A\nslug: a\norder: 1\nitems:\n  - label: X\n    items:\n      - a: ""\n',
      },
      'content/sidebars/a.yaml:7:9  error  sidebar/wrong-value',
    );
  });

  it('an output that is a file', () => {
    expectFailure(
      { ...GOOD, taken: 'x' },
      'Nothing can be written to taken/out: a part of its path is a file.',
      '--out',
      'taken/out',
    );
  });

  it('an output that is read-only, for somebody who is not root', () => {
    const folder = make({ ...GOOD, 'closed/x': '' });
    if (process.getuid?.() === 0) {
      const mount = spawnSync('mount', [
        '-t',
        'tmpfs',
        '-o',
        'ro',
        'tmpfs',
        path.join(folder.dir, 'closed'),
      ]);
      if (mount.status !== 0) return expect(mount.status, 'mount is not allowed here').not.toBe(0);
    } else chmodSync(path.join(folder.dir, 'closed'), 0o555);
    const { status, text } = folder.learn('build', '--out', 'closed/out');
    if (process.getuid?.() === 0) spawnSync('umount', [path.join(folder.dir, 'closed')]);
    else chmodSync(path.join(folder.dir, 'closed'), 0o755);
    expect(text).toMatch(
      /Nothing can be written to closed\/out: (the disk is read-only|permission is denied)\./,
    );
    expect(status).toBe(1);
  });

  it('a disk that is full', () => {
    const folder = make({ ...GOOD, 'content/pages/big.md': page('Big', 'word '.repeat(200_000)) });
    const small = path.join(folder.dir, 'small');
    mkdirSync(small);
    const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small]);
    if (mount.status !== 0) return expect(mount.status, 'mount is not allowed here').not.toBe(0);
    const { status, text } = folder.learn('build', '--out', 'small/out');
    const left = readdirSync(small);
    spawnSync('umount', [small]);
    expect(text).toContain('Nothing can be written to small/out: the disk is full.');
    expect(status).toBe(1);
    expect(left).toEqual([]);
  });

  it('wrong words and flags on the command line', () => {
    const folder = make(GOOD);
    expect(folder.learn('biuld')).toEqual({
      status: 2,
      text: 'learn: There is no command "biuld". Closest: build\nAll commands: learn help\n',
    });
    expect(folder.learn('build', '--ot', 'x').status).toBe(2);
    expect(folder.learn('build', 'a', 'b').text).toContain('"b" is one word too many');
    expect(folder.learn('serve', '--port', 'x').text).toContain('"x" is no port.');
    expect(folder.learn('new', 'page', '../x').text).toContain(
      '"../x" is no page id: it has a part that begins with ".".',
    );
    expect(folder.learn('serve').text).toMatch(/^learn: /);
  });
});

describe('unusual input that just works', () => {
  it('names with spaces and letters of other scripts', () => {
    const folder = make({
      ...GOOD,
      'content/pages/größe/ein name.md': page(
        'Größe',
        '## Über uns\n\n[Home](index) [self](<größe/ein name#über-uns>)',
      ),
    });
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    const html = folder.file('dist/größe/ein name/index.html');
    expect(html).toContain('/gr%C3%B6%C3%9Fe/ein%20name');
  });

  it('a page of 5 MB', () => {
    const folder = make({
      ...GOOD,
      'content/pages/big.md': page('Big', 'A line of *text* with `code`.\n\n'.repeat(170_000)),
    });
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
  });

  it('an empty pages folder, a folder that links to itself, byte order marks and Windows line ends', () => {
    const folder = make({
      'content/pages/.keep': '',
      'content/pages/a.md': `\uFEFF${page('A')}`.replaceAll('\n', '\r\n'),
    });
    symlinkSync('..', path.join(folder.dir, 'content/pages/loop'));
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(folder.file('dist/a/index.html')).toContain('<h1>A</h1>');
    expect(folder.file('dist/a.md')).not.toContain('\r');
  });

  it('`new page` writes a page that builds, once', () => {
    const folder = make({
      ...GOOD,
      'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems:\n  - teams/audit: Audit log\n',
    });
    expect(folder.learn('new', 'page', 'teams/audit').text).toBe(
      'Wrote content/pages/teams/audit.md.\n',
    );
    expect(folder.file('content/pages/teams/audit.md')).toContain('title: "Audit log"');
    expect(folder.learn('check').status).toBe(0);
    expect(folder.learn('new', 'page', 'teams/audit').text).toContain('The page is there already');
  });

  it('`check` counts what is planned, and enters pages into the ledger when asked', () => {
    const folder = make({
      ...GOOD,
      'content/sidebars/a.yaml':
        'name: A\nslug: a\norder: 1\nitems:\n  - index\n  - later: Later\n',
    });
    expect(folder.learn('check').text).toContain(
      '1 page planned, 2 addresses not in the ledger yet (learn check --publish).',
    );
    folder.learn('check', '--publish');
    expect(JSON.parse(folder.file('content/published.json'))).toEqual({
      product: 'docs',
      pages: { 'browse/a': [], index: [] },
    });
    expect(existsSync(path.join(folder.dir, 'dist'))).toBe(false);
    folder.remove('content/pages/index.md');
    expect(folder.learn('check').text).toContain('The published address "index" is gone.');
  });
});
