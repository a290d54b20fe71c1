// What a folder brings of its own: a tsconfig for other programs, rules for hosts, a name.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders({ 'content/pages/index.md': page('Home') });

const built = (folder: SiteFolder, ...args: string[]) => {
  const { status, text } = folder.learn('build', ...args);
  expect(status, text).toBe(0);
  return text;
};

describe('a folder around the site', () => {
  it('may have a tsconfig that extends a package which is not installed', () => {
    const folder = make({
      'tsconfig.json': '{"extends": "@docusaurus/tsconfig", "compilerOptions": {"baseUrl": "."}}',
      'my-tool/docs/intro.md': '# Intro\n\nHello.\n',
    });
    // Vite looks for one around the files that it takes, which are in the cache.
    const cache = path.join(folder.dir, '.cache');
    const { status, text } = folder.learnWith({ LEARN_CACHE: cache }, 'build', 'my-tool/docs');
    expect(status, text).toBe(0);
    expect(text).toContain('Built 1 page');
  });

  it('gives its name to one that says nothing', () => {
    const folder = make({ 'my-tool/src/intro.md': 'Hello.\n' });
    built(folder, 'my-tool/src', '--out', 'out');
    expect(folder.file('out/index.html')).toContain('<title>My tool</title>');
  });
});

describe('a site without a title', () => {
  const titleOf = (folder: SiteFolder) =>
    /<title>(?:Home \| )?(.*?)<\/title>/.exec(folder.file('dist/index.html'))?.[1];

  it('is called like its folder, and its product, too', () => {
    const folder = make({
      'my-tool/docs/site.config.json': '{}',
      'my-tool/docs/content/pages/a.md': page('{Product} is here'),
    });
    built(folder, 'my-tool/docs', '--out', 'dist');
    expect(titleOf(folder)).toBe('My tool');
    expect(folder.file('dist/a/index.html')).toContain('<h1>My tool is here</h1>');
  });

  it('has the name of its product where that is given', () => {
    const product = { name: 'Lathe', slug: 'lathe', code: 'L' };
    const folder = make({ 'site.config.json': JSON.stringify({ product }) });
    built(folder);
    expect(folder.file('dist/index.html')).toContain('Lathe Docs');
  });
});

describe('robots.txt of a public folder', () => {
  const rules = 'User-agent: *\nDisallow: /internal/';
  const url = '{"title": "Guide", "base": "/docs/", "url": "https://guide.example"}';
  const files = { 'site.config.json': url, 'public/robots.txt': rules };
  const sitemap = 'Sitemap: https://guide.example/docs/sitemap.xml\n';

  it('takes the place of ours, and says where the sitemap is', () => {
    const folder = make(files);
    expect(built(folder)).toContain('0 warnings');
    expect(folder.file('dist/robots.txt')).toBe(`${rules}\n${sitemap}`);
    folder.write({ 'public/robots.txt': 'sitemap: https://guide.example/all.xml\n' });
    built(folder);
    expect(folder.file('dist/robots.txt')).toBe('sitemap: https://guide.example/all.xml\n');
    folder.remove('public/robots.txt');
    built(folder);
    expect(folder.file('dist/robots.txt')).toBe(`User-agent: *\nAllow: /\n${sitemap}`);
  });

  it('is an error where versions are built together, which share one', () => {
    const folder = make({
      ...files,
      'content/versions.yaml':
        '- version: current\n  label: "2"\n  isLast: true\n- version: "1"\n  label: "1"\n  base: /docs/1/\n  content: versions/1\n',
      'versions/1/pages/index.md': page('Home of 1'),
    });
    const { status, text } = folder.learn('build', '--all-versions');
    expect(status).toBe(1);
    expect(text).toContain(
      'public/robots.txt:1:1  error  public/same-file\n\n  The file would be written to robots.txt, where robots.txt of the build stands.\n\n  Versions that are built together share one robots.txt, with a line for each sitemap. Take this file away.\n',
    );
  });
});

describe('_headers and _redirects of a public folder', () => {
  const files = {
    'site.config.json': '{"base": "/docs/", "title": "Guide"}',
    'content/pages/kept.md': page('Kept'),
    'public/_headers':
      '# Ours\n/*\n  X-Robots-Tag: noai\n\n/docs/pictures/*\n  Cache-Control: max-age=60\n',
    'public/_redirects':
      '/docs/old /docs/kept\n/docs/away https://example.com/ 302\n/docs/kept /docs/old 301\n',
  };

  it('are merged with the rules of the build, for every server', () => {
    const folder = make(files);
    expect(built(folder)).toContain('0 warnings');
    const rules = JSON.parse(folder.file('dist/_server.json'));
    expect(rules.headers.slice(-2)).toEqual([
      { path: '/*', set: { 'X-Robots-Tag': 'noai' } },
      { path: '/pictures/*', set: { 'Cache-Control': 'max-age=60' } },
    ]);
    // A page stays where it is.
    expect(rules.redirects).toEqual([
      { from: 'old', to: 'kept', status: 301 },
      { from: 'away', to: 'https://example.com/', status: 302 },
    ]);
    expect(folder.file('dist/_headers')).toContain('X-Robots-Tag: noai');
    expect(folder.file('dist/_headers')).toContain("Content-Security-Policy: default-src 'none'");
    expect(folder.file('dist/_redirects')).toContain('/docs/old /docs/kept 301\n');
    expect(folder.file('dist/_nginx.conf')).toContain('noai');
  });

  it('keep what only such hosts understand, and each file says so once', () => {
    const folder = make({
      ...files,
      'public/_headers': '/elsewhere/*\n  X-A: 1\n/docs/:id\n  X-B: 2\n',
      'public/_redirects': '/docs/a/* /docs/b/:splat 200\n/docs/c /docs/kept 301 Country=de\n',
    });
    const text = built(folder);
    expect(text.match(/public\/host-only-rule/g)).toHaveLength(2);
    expect(text).toContain('public/_redirects:1:1  warning  public/host-only-rule');
    expect(folder.file('dist/_redirects')).toBe(
      '/ /docs/ 302\n/docs/a/* /docs/b/:splat 200\n/docs/c /docs/kept 301 Country=de\n',
    );
    expect(folder.file('dist/_headers')).toMatch(
      /\n\/elsewhere\/\*\n {2}X-A: 1\n\/docs\/:id\n {2}X-B: 2\n$/,
    );
  });
});
