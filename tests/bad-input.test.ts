// Bad input: a clear sentence and status 1, or it just works; never a stack trace, nothing half-written.
import { existsSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSiteServer } from '../tools/serve/create-site-server.ts';
import { checkBuiltHtml } from './support/check-built-html.ts';
import { checkBuiltLinks } from './support/check-built-links.ts';
import { elementsOf } from './support/html-elements.ts';
import { type Files, page, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders();

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

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);
const GOOD: Files = { 'content/pages/index.md': page('Home') };

describe('bad input', () => {
  it('a folder that is no site', () => {
    const folder = make({ 'empty/a.txt': '' });
    const { status, text } = folder.learn('build', 'empty');
    expect(status).toBe(1);
    expect(text).toBe(
      'learn: empty is not a site: it has no site.config.ts and no site.config.json.\nName the site’s folder, such as: learn build site; or a folder of Markdown, such as: learn build docs\n',
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
        'site.config.json':
          '{"strict": true, "product": {"name": "Acme", "slug": "acme", "code": "AC"}}',
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

  it('broken sidebars, redirects, versions and URL manifest, all at once', () => {
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
});

describe('what stands at a place of ours', () => {
  const at = (id: string) => ({ ...GOOD, [`content/pages/${id}.md`]: page('Mine') });

  it.each([
    ['browse/docs', 'browse/docs/index.html, where the index page of "Docs" stands'],
    ['version.json', 'version.json/index.html, where version.json of the build stands'],
    ['sitemap.xml', 'sitemap.xml/index.html, where sitemap.xml of the build stands'],
    ['404.html', '404.html/index.html, where 404.html of the build stands'],
  ])('a page %s is refused', (id, place) => {
    expectFailure(at(id), `The page "${id}" would be written to ${place}`);
  });

  it('a redirect below the Markdown of a page is refused', () => {
    const files = {
      ...at('guide'),
      'content/redirects.yaml': '- from: guide.md/old\n  to: guide\n',
    };
    const place = 'guide.md/old/index.html, where the page "guide" stands.';
    expectFailure(files, `The redirect "guide.md/old" would be written to ${place}`);
  });

  it('what begins with "_" is no page', () => {
    const folder = make(
      Object.assign({}, ...['_nav/docs', '_assets/mine', '_dev/events', '_server'].map(at)),
    );
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(text).toContain('Built 1 page ');
  });

  it.each([
    '404',
    'version',
    'browse',
    'browse/mine',
    'index/mine',
    'sitemap',
    'robots',
    'assets/x',
  ])('a page %s just works', (id) => {
    const folder = make(at(id));
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(folder.file(`dist/${id}/index.html`)).toContain('<h1>Mine</h1>');
    expect(folder.file('dist/404.html')).toContain('This page is not here');
    expect(checkBuiltLinks(folder.output())).toEqual([]);
  });

  it.each([
    [
      'redirects',
      'content/redirects.yaml',
      '- from: ../../outside\n  to: index\n',
      'redirects/unusable-id',
    ],
    ['files of the public folder', 'public/_server.json', '{}', 'public/same-file'],
    ['files of the public folder that are pages', 'public/index.html', '', 'public/same-file'],
  ])('%s can not reach it either', (_what, name, text, code) => {
    expectFailure({ ...GOOD, [name]: text }, code);
  });
});

describe('what a link in the file system leads to', () => {
  it('outside of the content folder is an error, and is not read: a page, a snippet, a picture', () => {
    const folder = make({
      ...GOOD,
      'secret.md': page('Secret', 'The secret.'),
      'content/pages/a.md': page('A', '::include{linked.md}\n\n![Secret](linked.png)'),
      'content/snippets/.keep': '',
      'content/images/.keep': '',
    });
    const links = ['pages/linked.md', 'snippets/linked.md', 'images/linked.png'];
    for (const name of links)
      symlinkSync(path.join(folder.dir, 'secret.md'), path.join(folder.dir, 'content', name));
    const { status, text } = folder.learn('build');
    expect(text).toContain('There is no snippet "linked.md".');
    expect(text).toContain('There is no image "linked.png".');
    expect(status).toBe(1);
    folder.write({ 'content/pages/a.md': page('A') });
    const again = folder.learn('build');
    expect(again.status).toBe(1);
    for (const name of links)
      expect(again.text).toContain(`content/${name}:1:1  error  files/link-leads-out`);
    for (const name of links) folder.remove(`content/${name}`);
    expect(folder.learn('build').status).toBe(0);
    expect([...folder.output().values()].filter((one) => one.includes('The secret.'))).toEqual([]);
  });

  it('round in a circle ends nothing', () => {
    const folder = make({ ...GOOD, 'content/pages/a/b.md': page('B') });
    symlinkSync('..', path.join(folder.dir, 'content/pages/a/loop'));
    symlinkSync('self', path.join(folder.dir, 'content/pages/self'));
    symlinkSync('self.md', path.join(folder.dir, 'content/pages/self.md'));
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(text).toContain('Built 2 pages');
  });
});

describe('unusual input that just works', () => {
  it('names with spaces, signs and letters of other scripts: built, linked, served', async () => {
    const ids = ['größe/ein name', '日本語/はじめに', 'a+b & c', "it's; 100%", 'e\u0301te\u0301'];
    const folder = make({
      ...GOOD,
      ...Object.fromEntries(
        ids.map((id) => [
          `content/pages/${id}.md`,
          page(
            'Größe',
            `## Über uns\n\n[Home](index) [self](<${id.replace('%', '%25')}#über-uns>) ![Punkt](<zwei punkte.png>)`,
          ),
        ]),
      ),
      'content/images/zwei punkte.png': PNG,
      'content/sidebars/ä.yaml': `name: Ä\nslug: a\norder: 1\nitems:\n  - label: Über & "uns"\n    items: ${JSON.stringify(ids.slice(0, 3))}\n`,
    });
    const { status, text } = folder.learn('build', '--base', '/a-b/');
    expect(status, text).toBe(0);
    const output = folder.output();
    expect(checkBuiltLinks(output)).toEqual([]);
    expect(checkBuiltHtml(output)).toEqual([]);
    const server = await createSiteServer({ dir: path.join(folder.dir, 'dist') });
    try {
      const urls = new Set(
        [...output]
          .filter(([name]) => name.endsWith('.html'))
          .flatMap(([, html]) => elementsOf(html))
          .flatMap(({ attributes }) => attributes.get('href')?.split('#')[0] ?? [])
          .filter((href) => href.startsWith('/')),
      );
      expect(urls.size).toBeGreaterThan(10);
      for (const url of urls) expect((await fetch(new URL(url, server.url))).status, url).toBe(200);
      for (const id of ids) {
        const page = await fetch(
          new URL(
            `/a-b/${id.normalize('NFC').split('/').map(encodeURIComponent).join('/')}`,
            server.url,
          ),
        );
        expect(await page.text(), id).toContain('<h1>Größe</h1>');
      }
    } finally {
      await server.close();
    }
  });

  it('a page of 5 MB', () => {
    const folder = make({
      ...GOOD,
      'content/pages/big.md': page('Big', 'A line of *text* with `code`.\n\n'.repeat(170_000)),
    });
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(statSync(path.join(folder.dir, 'dist/big/index.html')).size).toBeGreaterThan(5_000_000);
  });

  it('no page at all', () => {
    const folder = make({ 'content/.keep': '' });
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(text).toContain('Built 0 pages');
    expect(checkBuiltLinks(folder.output())).toEqual([]);
  });

  it('a byte order mark and Windows line ends', () => {
    const folder = make({
      'content/pages/a.md': `\uFEFF${page('A', 'Two\nlines.')}`.replaceAll('\n', '\r\n'),
      'content/sidebars/a.yaml': '\uFEFFname: A\r\nslug: a\r\norder: 1\r\nitems:\r\n  - a\r\n',
      'site.config.json': '\uFEFF{\r\n}',
    });
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(folder.file('dist/a/index.html')).toContain('<h1>A</h1>');
    expect(folder.file('dist/a.md')).not.toContain('\r');
  });

  it('hidden files and folders, and files that are no pages, are passed over', () => {
    const folder = make({
      ...GOOD,
      'content/pages/.obsidian/template.md': 'No page.',
      'content/pages/.draft.md': 'No page.',
      'content/pages/notes.txt': 'No page.',
      'content/pages/folder.md/inside.md': page('Inside'),
    });
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(text).toContain('Built 2 pages');
  });

  it('a page sixty folders deep, and a sidebar sixty categories deep', () => {
    const id = `${'d/'.repeat(60)}page`;
    let items = `- ${id}`;
    for (let i = 0; i < 60; i++)
      items = `- label: Level ${i}\n  items:\n${items.replace(/^/gm, '    ')}`;
    const folder = make({
      ...GOOD,
      [`content/pages/${id}.md`]: page(
        'Deep',
        '[up](../page) [home](index)'.replace('../page', id),
      ),
      'content/sidebars/a.yaml': `name: A\nslug: a\norder: 1\nitems:\n${items.replace(/^/gm, '  ')}\n`,
    });
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(checkBuiltLinks(folder.output())).toEqual([]);
  });

  it('a name as long as a file system allows', () => {
    const id = 'n'.repeat(252);
    const folder = make({ ...GOOD, [`content/pages/${id}.md`]: page('Long') });
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
  });
});
