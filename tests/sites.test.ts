// Whole sites: each folder of `fixtures/sites` that has `expected/docs-index.json` is built, and what machines read
// of it is compared. To see what a change gives, run with UPDATE=1, and read the difference before keeping it.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBuiltHtml } from './support/check-built-html.ts';
import { checkBuiltLinks } from './support/check-built-links.ts';
import { copyFixtureSite, fixtureSites } from './support/fixture-site.ts';
import { elementsOf } from './support/html-elements.ts';
import type { SiteFolder } from './support/site-folder.ts';

const RECORDS = ['version.json', 'docs-index.json', 'sitemap.xml', 'robots.txt', '_redirects'];

const folders: SiteFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.dispose();
});

function build(name: string): Map<string, string> {
  const folder = copyFixtureSite(name);
  folders.push(folder);
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
  expect(text).toContain(', 0 warnings');
  return folder.output();
}

/** Names of assets carry a hash of their content. */
const withoutHashes = (name: string) => name.replace(/-[\w-]{8}(\.\w+)$/, '-HASH$1');

function expectFile(name: string, file: string, actual: string): void {
  const at = path.join(fixtureSites, name, 'expected', file);
  if (process.env.UPDATE) {
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, actual);
  }
  expect(actual, file).toBe(existsSync(at) ? readFileSync(at, 'utf8') : '');
}

const pretty = (name: string, text: string) =>
  name.endsWith('.json') ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text;

const expected = readdirSync(fixtureSites).filter((name) =>
  existsSync(path.join(fixtureSites, name, 'expected/docs-index.json')),
);

/** Base paths of versions that a site names and doesn't hold. */
const OTHER_VERSIONS: Record<string, string[]> = {
  written: ['/docs/v1/'],
  versions: ['/docs/', '/docs/next/'],
};

describe.each(expected)('the site %s', (name) => {
  let site: Map<string, string>;
  beforeAll(() => {
    site = build(name);
  });

  it('has the files and records it is expected to have', () => {
    expectFile(name, 'files.txt', `${[...site.keys()].map(withoutHashes).sort().join('\n')}\n`);
    for (const record of RECORDS) expectFile(name, record, pretty(record, site.get(record) ?? ''));
  });

  it('has working links, keeps its policy, and has all metadata', () => {
    expect(checkBuiltLinks(site, OTHER_VERSIONS[name])).toEqual([]);
    expect(checkBuiltHtml(site)).toEqual([]);
  });
});

it('has an expectation for three whole sites', () => {
  expect(expected).toEqual(expect.arrayContaining(['minimal', 'versions', 'written']));
});

const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const part = (html: string, pattern: RegExp) => pattern.exec(html)?.[0] ?? '';
const linksIn = (html: string) =>
  elementsOf(html).flatMap(({ attributes }) => attributes.get('href') ?? []);

describe('the site minimal', () => {
  it('has a sidebar made from its folders: pages by their titles, folders by their names', () => {
    const menu = part(
      build('minimal').get('guide/install/index.html') ?? '',
      /<nav class="sidebar"[\s\S]*?<\/nav>/,
    );
    expect(textOf(menu)).toMatch(/Minimal.*Guide.*Basics.*Install.*Use.*Notes/);
    expect(linksIn(menu)).toContain('/guide/use');
  });
});

describe('the site written', () => {
  let site: Map<string, string>;
  const html = (id: string) => site.get(`${id}/index.html`) ?? '';
  beforeAll(() => {
    site = build('written');
  });

  it('leaves out drafts, planned entries and what their absence leaves empty', () => {
    for (const [name, text] of site) {
      expect(name).not.toMatch(/draft|later|never|someday/);
      // Markdown copies, and what is joined from them, keep the words of links.
      if (!/\.md$|^llms-full\//.test(name))
        expect(text, name).not.toMatch(/Not begun|Not ready|guide\/later|guide\/never/);
    }
    expect(html('guide/start')).toContain('To what is planned and some day');
  });

  it('builds unlisted pages, and shows them in no list', () => {
    for (const id of ['hidden', 'recipes/secret']) {
      expect(html(id)).toContain('<meta name="robots" content="noindex"/>');
      for (const [name, text] of site)
        if (!name.startsWith(id)) expect(text, name).not.toContain(`/docs/${id}`);
    }
  });

  it('leads on from aliases and redirects, and links past them', () => {
    const refresh = (id: string) => /content="0; url=([^"]*)"/.exec(html(id))?.[1];
    expect(refresh('guide/old')).toBe('/docs/guide/next');
    expect(refresh('recipes/cake')).toBe('/docs/recipes/bread');
    expect(refresh('getting-started')).toBe('/docs/guide/start');
    expect(refresh('old/area')).toBe('/docs/browse/guides/more');
    expect(refresh('elsewhere')).toBe('https://example.com/elsewhere');
    expect(html('guide/next')).toContain(
      '<span id="once" data-moved="/docs/guide/start#first-steps">',
    );
    expect(html('guide/start')).toContain('<a href="/docs/guide/next">an alias</a>');
  });

  it('puts pages in reading order, each once', () => {
    const pager = (id: string) => linksIn(part(html(id), /<nav class="pager"[\s\S]*?<\/nav>/));
    expect(pager('guide/start')).toEqual(['/docs/guide/next']);
    expect(pager('guide/next')).toEqual(['/docs/guide/start', '/docs/acme/overview']);
    expect(pager('acme/overview')).toEqual(['/docs/guide/next', '/docs/guide/deep/deepest']);
    expect(pager('recipes/bread')).toEqual(['/docs/recipes/']);
    expect(pager('loose')).toEqual([]);
  });

  it('names the way to a page, down to its category', () => {
    const crumbs = part(html('guide/deep/deepest'), /<nav class="breadcrumbs"[\s\S]*?<\/nav>/);
    expect(linksIn(crumbs)).toEqual([
      '/docs/',
      '/docs/browse/guides',
      '/docs/browse/guides/more',
      '/docs/browse/guides/more/deep',
      '/docs/browse/guides/more/deep/deeper',
    ]);
    expect(html('browse/guides/more')).toContain('Pages that are read later, if at all.');
  });

  it('fills in the names of the product everywhere, and leaves an escaped token', () => {
    expect(html('acme/overview')).toContain('<h1>Acme Builder at a glance</h1>');
    expect(html('acme/overview')).toContain(
      '<code>&lt;ab-button&gt;</code> a tag. {product} is the token itself.',
    );
    expect(site.get('acme/overview.md')).toContain('The slug is acme, the short code AB, and');
    expect(html('guide/start')).toContain(
      '<title>Start with Acme Builder | Acme Builder Docs</title>',
    );
  });

  it('says how a page stands: edit link, date, platform, deprecation', () => {
    expect(linksIn(html('acme/overview'))).toContain(
      'https://code.example/edit/content/pages/%7Bproduct%7D/overview.md',
    );
    expect(textOf(html('loose'))).toContain('Updated 27 October 2025');
    expect(textOf(html('recipes/bread'))).toContain('Since 2.0');
    expect(textOf(html('reference/api'))).toContain('Deprecated: Use the new one.');
  });

  it('serves the files of its public folder as they are', () => {
    expect(site.get('.well-known/security.txt')).toBe('Contact: mailto:security@acme.example\n');
  });
});

describe('the site versions', () => {
  let site: Map<string, string>;
  beforeAll(() => {
    site = build('versions');
  });

  it('says on each page that it is no longer maintained, and links to the same page of the latest', () => {
    for (const [name, html] of site) {
      if (!name.endsWith('index.html')) continue;
      const banner = part(html, /<div class="banner"[\s\S]*?<\/div>/);
      const id = name.replace(/\/?index\.html$/, '');
      expect(textOf(banner), name).toContain(
        'This is documentation for v1.4, which is no longer maintained.',
      );
      expect(linksIn(banner), name).toEqual([`/docs/${id}`]);
    }
  });

  it('keeps every page out of search engines', () => {
    for (const [name, html] of site)
      if (name.endsWith('.html') && !name.startsWith('_nav/'))
        expect(html, name).toContain('<meta name="robots" content="noindex"/>');
    expect(site.get('sitemap.xml')).not.toContain('<loc>');
  });

  it('lets readers choose another version', () => {
    const header = part(site.get('guide/start/index.html') ?? '', /<header[\s\S]*?<\/header>/);
    expect(linksIn(header)).toEqual(expect.arrayContaining(['/docs/', '/docs/next/']));
  });
});
