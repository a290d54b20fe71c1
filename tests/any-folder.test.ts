// A folder of Markdown that knows nothing of us: `fixtures/folders/docs`, with no config, as other tools write such folders.
// To see what a change gives, run with UPDATE=1, and read the difference before keeping it.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevServer } from '../engine/dev/create-dev-server.ts';
import { checkBuiltHtml } from './support/check-built-html.ts';
import { checkBuiltLinks } from './support/check-built-links.ts';
import { elementsOf } from './support/html-elements.ts';
import { projectDir, type Run, readTree, runWarm } from './support/site-folder.ts';

const fixtures = path.join(projectDir, 'tests/fixtures/folders');
const dir = mkdtempSync(path.join(tmpdir(), 'learn-folder-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let run: Run;
let site: Map<string, string>;
beforeAll(() => {
  cpSync(path.join(fixtures, 'docs'), path.join(dir, 'docs'), { recursive: true });
  run = runWarm(dir, 'build', './docs', '--out', 'out');
  site = readTree(path.join(dir, 'out'));
});

const html = (id: string) => site.get(path.posix.join(id, 'index.html')) ?? '';
const article = (id: string) => /<main[\s\S]*<\/main>/.exec(html(id))?.[0] ?? '';
const textOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const linksIn = (markup: string) =>
  elementsOf(markup).flatMap(({ attributes }) => attributes.get('href') ?? []);

function expectFile(name: string, actual: string): void {
  const at = path.join(fixtures, 'expected', name);
  if (process.env.UPDATE) writeFileSync(at, actual);
  expect(actual).toBe(existsSync(at) ? readFileSync(at, 'utf8') : '');
}

describe('a folder of Markdown without a config', () => {
  it('is built, and everything that is missing is told as a warning, each kind once', () => {
    expect(run.status, run.text).toBe(0);
    const printed = run.text.replace(/^\d+ of \d+ pages\n/gm, '').replace(/^Built .*\n/m, '');
    expectFile('warnings.txt', printed);
  });

  it('has its pages at the addresses that their names, ids and slugs say', () => {
    const pages = [...site.keys()].filter((name) => /(?:^|\/)index\.html$/.test(name));
    expect(pages.map((name) => name.replace(/\/?index\.html$/, '')).sort()).toEqual([
      '',
      'advanced/limits',
      'advanced/tuning',
      'api',
      'browse/docs',
      'browse/docs/look-it-up',
      'concepts',
      'guides',
      'guides/install-it',
      'guides/later',
      'intro',
      'search',
      'what-why-',
    ]);
    expectFile(
      'docs-index.json',
      `${JSON.stringify(JSON.parse(site.get('docs-index.json') ?? ''), null, 2)}\n`,
    );
  });

  it('has working links, keeps its policy, and has all metadata', () => {
    expect(checkBuiltLinks(site)).toEqual(['index.html: /intro#lost: no such anchor']);
    expect(checkBuiltHtml(site)).toEqual([]);
  });

  it('links to files, folders, ids, slugs and addresses, and keeps the text of a broken link', () => {
    const [inside = ''] = /<article[\s\S]*<\/article>/.exec(html('')) ?? [];
    expect(linksIn(inside)).toEqual([
      'https://example.com',
      '/intro#second-part',
      '/intro',
      '/guides/',
      '/intro',
      '/guides/install-it',
      '/guides/install-it',
      '/api',
      '/api',
      expect.stringMatching(/^\/_assets\/notes-[\w-]{8}\.txt$/),
      '/intro#lost',
      'https://img.example/badge.svg',
    ]);
    expect(textOf(article(''))).toContain(', nothing, a lost heading');
    expect(linksIn(article('guides/install-it'))).toEqual(
      expect.arrayContaining(['/guides/', '/intro', 'https://code.example/setup']),
    );
  });

  it('shows pictures that lie beside the page or in a folder of files', () => {
    expect(article('').match(/src="\/_assets\/dot-[\w-]{8}\.png"/g)).toHaveLength(2);
    expect(textOf(article(''))).toContain('Lost Badge');
    expect(site.get('index.md')).toMatch(
      / Lost \[Badge\]\(https:\/\/img\.example\/badge\.svg\)\n$/,
    );
  });

  it('has the first heading as title, once, with the anchor it had', () => {
    expect(html('intro').match(/Introduction<\/h1>/g)).toHaveLength(1);
    expect(article('intro')).toContain('<h1 id="introduction">Introduction</h1>');
    expect(site.get('intro.md')).toMatch(/^# Introduction\n\n\{product\} and/);
    expect(html('')).toContain('<title>Acme Tools');
    expect(article('guides/install-it').match(/<h1/g)).toHaveLength(1);
    expect(article('guides/install-it')).toContain('>Install it</a></h1>');
    expect(html('guides/install-it')).toContain('<title>Set up | Acme Tools');
  });

  it('orders the navigation by position and number; a folder has its name, state and page', () => {
    const menu = site.get('_nav/docs.html') ?? '';
    expect(textOf(menu)).toBe(
      ' Acme Tools Introduction Look it up 7 Concepts All guides Later Set up For experts What: and why ',
    );
    expect(linksIn(menu)).toEqual([
      '/',
      '/intro',
      '/browse/docs/look-it-up',
      '/api',
      '/concepts',
      '/guides/',
      '/guides/later',
      '/guides/install-it',
      '/advanced/tuning',
      '/what-why-',
    ]);
    expect(menu.match(/<ul hidden="">/g)).toHaveLength(1);
    expect(html('concepts')).toContain('href="/api"');
    const { docsSidebars } = JSON.parse(site.get('version.json') ?? '');
    expect(docsSidebars.docs).toMatchObject([
      { docId: 'index' },
      { docId: 'intro' },
      { label: 'Look it up', collapsed: false },
      { docId: 'concepts' },
      { label: 'All guides', docId: 'guides/index', href: '/guides/', collapsed: true },
      { label: 'For experts', docId: 'advanced/tuning', items: [] },
      { docId: 'what-why-' },
    ]);
    expect(article('browse/docs/look-it-up')).toContain('Every name.');
  });

  it('leads on as the front matter says', () => {
    const pager = (id: string) =>
      linksIn(/<nav class="pager"[\s\S]*?<\/nav>/.exec(html(id))?.[0] ?? '');
    expect(pager('guides/install-it')).toEqual(['/guides/later']);
    expect(pager('guides/later')).toEqual(['/guides/install-it', '/guides/install-it']);
    expect(html('guides/later')).toContain('Setting up');
  });

  it('has the outline, the edit link, the date and the words that the front matter asks for', () => {
    expect(html('guides/later')).not.toContain('id="outline"');
    expect(html('api')).toContain('<h1 class="visually-hidden">7</h1>');
    expect(textOf(article('guides/install-it'))).toContain('Updated 27 October 2025');
    const { status, text } = runWarm(dir, 'search', 'graph', 'out');
    expect(text).toContain('/api');
    expect(status).toBe(0);
  });

  it('leaves imports and components out, keeps what is between their tags, and what begins with "_" where it is included', () => {
    expect(textOf(article('concepts'))).not.toContain('import Tabs');
    expect(site.get('concepts.md')).not.toContain('import Tabs');
    expect(article('concepts')).not.toMatch(/&lt;|Unknown/);
    expect(textOf(article('concepts'))).toMatch(/Each sentence stays, and\s+tags, too\./);
    expect(article('guides/install-it')).toContain('This text is on several pages.');
    for (const text of site.values()) expect(text).not.toContain('never a page');
  });

  it('is left as it was, and is no page of itself', () => {
    expect(readTree(path.join(dir, 'docs'))).toEqual(readTree(path.join(fixtures, 'docs')));
    const again = runWarm(path.join(dir, 'docs'), 'build', '.');
    expect(again.text).toContain('Built 10 pages');
    const third = runWarm(path.join(dir, 'docs'), 'check', '.', '--all');
    expect(third.text).toContain('Checked 10 pages: no mistakes');
    expect(third.text.match(/frontmatter\/no-description/g)).toHaveLength(9);
  });

  it('has a link as soon as its page is there', () => {
    writeFileSync(path.join(dir, 'docs/nowhere.md'), '# Somewhere\n\nHere.\n');
    const { text } = runWarm(dir, 'build', './docs', '--out', 'out');
    expect(text).not.toContain('links/missing-page');
    const home = readFileSync(path.join(dir, 'out/index.html'), 'utf8');
    expect(home).toContain('<a href="/nowhere">nothing</a>');
  });

  it('is served while one writes', async () => {
    const server = await createDevServer({ siteDir: path.join(dir, 'docs'), port: 0 });
    const get = async (at: string) => (await fetch(server.url + at)).text();
    const [home, page] = await Promise.all([get(''), get('guides/install-it')]);
    await server.close();
    expect(home).toContain('<h1 id="acme-tools">Acme Tools</h1>');
    expect(page).toContain('>Install it</a></h1>');
  });
});
