// The inventory of an import: every file, setting and construct of the source is in exactly one column, counted against the source.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../engine/diagnostics/print-diagnostics.ts';
import { COLUMNS, sumsOf } from '../tools/import-docusaurus/inventory/inventory.ts';
import { CONFIG, type ImportFolder, PIXEL, useImportFolders } from './support/import-site.ts';
import { readTree, runWarm } from './support/site-folder.ts';

const folderOf = useImportFolders();

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>';

/** Each of the things that imports have passed over without a word. */
const EVERYTHING = {
  'docusaurus.config.js': `
const year = new Date().getFullYear();
module.exports = {
  title: 'Lathe',
  url: 'https://lathe.example',
  baseUrl: '/',
  favicon: 'img/icon.svg',
  organizationName: 'lathe',
  i18n: { defaultLocale: 'en', locales: ['en', 'it'] },
  scripts: ['https://stats.example/count.js'],
  stylesheets: ['https://fonts.example/css'],
  headTags: [
    { tagName: 'meta', attributes: { name: 'google-site-verification', content: 'abc' } },
    { tagName: 'link', attributes: { rel: 'stylesheet', href: 'x.css' } },
  ],
  presets: [['classic', {
    docs: { routeBasePath: '/', includeCurrentVersion: false, editUrl: 'https://git.example/lathe/edit/main', sidebarPath: './sidebars.js' },
    blog: { path: 'blog' },
    theme: { customCss: './src/css/custom.css' },
    gtag: { trackingID: 'G-1' },
  }]],
  plugins: ['some-plugin'],
  themeConfig: {
    image: 'img/social.png',
    metadata: [{ name: 'author', content: 'Lathe' }, { name: 'og:type', content: 'website' }],
    colorMode: { defaultMode: 'dark' },
    announcementBar: { id: 'two.0', content: 'Lathe 2 is <b>here</b>: <a href="/news">what is new</a>.', backgroundColor: '#fff' },
    navbar: {
      logo: { alt: 'Lathe', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg' },
      items: [
        { to: 'intro', label: 'Start' },
        { to: '/blog', label: 'Blog' },
        { type: 'dropdown', label: 'Talk', items: [{ href: 'https://forum.example', label: 'Forum' }] },
        { type: 'localeDropdown' },
        { type: 'search' },
      ],
    },
    footer: {
      style: 'dark',
      links: [{ title: 'Learn', items: [{ label: 'News', to: '/news' }, { label: 'Lost', to: '/lost' }] }],
      copyright: \`© \${new Date().getFullYear()} <a href="https://lathe.example">Lathe</a>\`,
    },
    algolia: { appId: 'x' },
  },
};`,
  'sidebars.js': "module.exports = { main: ['intro', 'news', 'code'] };",
  'versions.json': '["2.0", "1.0", "0.5"]',
  'versioned_docs/version-1.0/intro.md': '---\ntitle: Intro\n---\n\nThe old one. [News](news.md)\n',
  'versioned_docs/version-1.0/news.md': '# News\n\nOld news.\n',
  'versioned_sidebars/version-1.0-sidebars.json': '{"main": ["intro", "news"]}',
  'versioned_docs/version-0.1/gone.md': '# Gone\n',
  'docs/intro.md': '---\ntitle: Intro\nslug: /intro\nhide_table: true\n---\n\nWords only.\n',
  'docs/news.mdx':
    '---\ntitle: News\n---\n\n<head>\n  <title>All news</title>\n  <meta name="description" content="What is new in Lathe 2." />\n</head>\n\nSee [Intro](./intro.md), [old](/1.0/intro) and [a part](./code.mdx#made).\n\n<Chart kind="bar" />\n\n{/* seen by nobody */}\n\n![Dot](./dot.png)\n',
  'docs/code.mdx':
    '---\ntitle: Code\n---\nimport Src from \'!!raw-loader!./sample.ts\';\nimport CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="ts">{Src}</CodeBlock>\n\n<Chart kind="pie" />\n',
  'docs/sample.ts': 'export const answer = 42;\n',
  'docs/dot.png': PIXEL,
  'docs/unused.png': PIXEL,
  'docs/_unused.mdx': 'Nobody shows it.\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Draft\n',
  'docs/_category_.json': '{"label": "All"}',
  'blog/2024-01-01-first.md': '# First\n',
  'blog/authors.yml': 'a: b\n',
  'i18n/it/docusaurus-plugin-content-docs/current/intro.md': '# Intro\n',
  'src/css/custom.css':
    ":root { --ifm-color-primary: #0b6e4f; }\n[data-theme='dark'] { --ifm-color-primary: #6fd3ae; }\n",
  'src/pages/index.js': 'export default () => null;\n',
  'src/pages/shop.tsx': 'export default () => null;\n',
  'src/theme/Footer/index.js': 'export default () => null;\n',
  'static/img/icon.svg': SVG,
  'static/img/logo.svg': SVG,
  'static/img/logo-dark.svg': SVG,
  'static/img/social.png': PIXEL,
  'static/_headers': '/*\n  X-A: b\n',
  'static/_redirects': '/was /intro 301\n/all/* /news 301\n',
  'vercel.json':
    '{"redirects": [{"source": "/former", "destination": "/news"}, {"source": "/x/:a", "destination": "/:a"}], "headers": []}',
  'package.json': '{}',
  'README.md': '# Lathe\n',
  '.gitignore': 'build\n',
  'notes.txt': 'x',
};

/** The source's own list, by the disk alone. */
function listDisk(dir: string): string[] {
  return (readdirSync(dir, { recursive: true }) as string[])
    .filter((name) => statSync(path.join(dir, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}

const reportOf = (folder: ImportFolder) => JSON.parse(folder.read('import-report.json'));

function expectComplete(folder: ImportFolder): void {
  const { files, settings, constructs, sums } = reportOf(folder);
  expect(Object.keys(files).sort()).toEqual(listDisk(folder.source));
  for (const one of [...Object.values(files), ...Object.values(settings)] as object[])
    expect(COLUMNS).toContain((one as { column: string }).column);
  for (const kind of ['files', 'settings', 'constructs'])
    expect(
      COLUMNS.reduce((sum, one) => sum + sums[kind][one], 0),
      kind,
    ).toBe(sums[kind].total);
  for (const one of constructs)
    expect(
      COLUMNS.reduce((sum, column) => sum + one[column], 0),
      one.kind,
    ).toBe(one.total);
}

describe('the inventory', () => {
  it('has every file of the source in one column, with the reason', async () => {
    const folder = folderOf(EVERYTHING);
    const { report } = await folder.run();
    expect(formatDiagnostics(report.errors)).toBe('');
    expectComplete(folder);
    const { files } = reportOf(folder);
    const shown = Object.entries(files).map(
      ([name, one]) => `${name} ${(one as { column: string }).column}`,
    );
    expect(shown).toEqual([
      '.gitignore leftOut',
      'README.md leftOut',
      'blog/2024-01-01-first.md leftOut',
      'blog/authors.yml leftOut',
      'docs/_category_.json changed',
      'docs/_unused.mdx leftOut',
      'docs/code.mdx toLookAt',
      'docs/dot.png taken',
      'docs/draft.md leftOut',
      'docs/intro.md taken',
      'docs/news.mdx toLookAt',
      'docs/sample.ts changed',
      'docs/unused.png leftOut',
      'docusaurus.config.js changed',
      'i18n/it/docusaurus-plugin-content-docs/current/intro.md leftOut',
      'notes.txt leftOut',
      'package.json leftOut',
      'sidebars.js changed',
      'src/css/custom.css changed',
      'src/pages/index.js leftOut',
      'src/pages/shop.tsx leftOut',
      'src/theme/Footer/index.js leftOut',
      'static/_headers leftOut',
      'static/_redirects changed',
      'static/img/icon.svg taken',
      'static/img/logo-dark.svg taken',
      'static/img/logo.svg taken',
      'static/img/social.png taken',
      'vercel.json changed',
      'versioned_docs/version-0.1/gone.md leftOut',
      'versioned_docs/version-1.0/intro.md changed',
      'versioned_docs/version-1.0/news.md taken',
      'versioned_sidebars/version-1.0-sidebars.json changed',
      'versions.json changed',
    ]);
    expect(files['src/pages/index.js'].note).toContain('home page');
    expect(files['versioned_docs/version-0.1/gone.md'].note).toBe(
      'versions.json doesn’t name version 0.1',
    );
    expect(files['docs/news.mdx'].note).toContain('content/pages/news.md: lines ');
    expect(folder.read('import-report.md')).toContain(
      `| files | ${listDisk(folder.source).length} |`,
    );
  });

  it('takes the look of the site over, and says what it could not', async () => {
    const folder = folderOf(EVERYTHING);
    await folder.run();
    const config = JSON.parse(
      folder
        .read('site.config.ts')
        .replace(/^[^\n]*\nexport default /, '')
        .replace(/;\n$/, ''),
    );
    expect(config).toMatchObject({
      brand: {
        logo: { light: 'public/img/logo.svg', dark: 'public/img/logo-dark.svg' },
        showName: false,
        icon: 'public/img/icon.svg',
        accent: { light: '#0b6e4f', dark: '#6fd3ae' },
        image: 'public/img/social.png',
      },
      header: [{ label: 'Start', to: 'intro' }],
      footer: {
        columns: [
          { title: 'Learn', links: [{ label: 'News', to: 'news' }] },
          { title: 'Talk', links: [{ label: 'Forum', href: 'https://forum.example' }] },
        ],
        note: '© [Lathe](https://lathe.example)',
      },
      announcement: {
        id: 'two.0',
        text: 'Lathe 2 is here: [what is new](news).',
        dismissable: true,
      },
      head: {
        tags: [
          { meta: { name: 'author', content: 'Lathe' } },
          { meta: { name: 'google-site-verification', content: 'abc' } },
        ],
      },
      editUrl: 'https://git.example/lathe/edit/main/{path}',
    });
    const { settings } = reportOf(folder);
    const columnOf = (name: string) => settings[name]?.column;
    expect(columnOf('favicon')).toBe('taken');
    expect(columnOf('themeConfig.navbar.items[1]')).toBe('leftOut');
    expect(columnOf('themeConfig.navbar.items[2]')).toBe('changed');
    expect(columnOf('themeConfig.announcementBar.backgroundColor')).toBe('leftOut');
    expect(columnOf('themeConfig.footer.copyright')).toBe('changed');
    for (const name of ['scripts[0]', 'stylesheets[0]', 'headTags[1]', 'i18n.locales'])
      expect(columnOf(name), name).toBe('leftOut');
    for (const name of ['presets[0].gtag', 'presets[0].blog', 'plugins[0] some-plugin'])
      expect(columnOf(name), name).toBe('leftOut');
  });

  it('counts constructs against the pages', async () => {
    const folder = folderOf(EVERYTHING);
    await folder.run();
    expect(folder.read('content/pages/news.md')).toContain('description: What is new in Lathe 2.');
    expect(folder.read('content/pages/code.md')).toContain('```ts\nexport const answer = 42;\n```');
    expect(folder.read('content/redirects.yaml')).toMatch(
      /from: former\n {2}to: news[\s\S]*from: was/,
    );
    const { constructs, components } = reportOf(folder);
    const rows = Object.fromEntries(
      constructs.map((one: Record<string, number | string>) => [
        one.kind,
        COLUMNS.map((column) => one[column]).join(' '),
      ]),
    );
    expect(rows).toMatchObject({
      '<Chart>': '0 0 0 2',
      '<CodeBlock>': '0 1 0 0',
      '<head>': '0 1 0 0',
      '<meta>': '1 0 0 0',
      '<title>': '0 0 1 0',
      'expression {…}': '0 1 1 0',
      'front matter "hide_table"': '0 0 1 0',
      'front matter "title"': '4 0 0 0',
      'import of code': '0 1 0 0',
      'import of raw text': '0 1 0 0',
      link: '0 3 0 1',
      picture: '1 0 0 0',
    });
    expect(components).toMatchObject([{ name: 'Chart', count: 2, pages: 2, props: ['kind'] }]);
    expect(folder.read('import-report.md')).toMatch(
      /`<Chart>`: 2 times in 2 files, first at docs\/code.mdx:9; props: kind\n$/,
    );
    expect(folder.read('import-report.md')).toContain(
      'A plug-in or component of the old site may have made it.',
    );
  });

  it('has the lines of all that isn’t there as it was, of each file', async () => {
    const comments = "prism: { magicComments: [{ className: 'b', line: 'bold' }] }";
    const folder = folderOf({
      ...EVERYTHING,
      'docusaurus.config.js': EVERYTHING['docusaurus.config.js'].replace(
        'algolia:',
        `${comments}, algolia:`,
      ),
      'docs/marked.mdx':
        '# Marked\n\n[Intro](./intro.md)\n\n```js\n// bold\nrun();\n```\n\n```js\nrun();\n```\n',
    });
    await folder.run();
    // Neither what is taken as it is nor what only leads elsewhere.
    expect(reportOf(folder).places).toEqual({
      'docs/code.mdx': [
        '4-5 changed import of raw text: code, where it is shown',
        '4-5 changed import of code: what it shows, where it is used',
        '7-7 changed <CodeBlock>: Markdown',
        '7-7 changed expression {…}: its value',
        '9-9 toLookAt <Chart>: import/unknown-component',
      ],
      'docs/marked.mdx': ['5-8 changed code block: comments that mark lines became marks'],
      'docs/news.mdx': [
        '5-8 changed <head>: its description is the page’s',
        '6-6 leftOut <title>: a page has one title: that of its heading',
        '12-12 toLookAt <Chart>: import/unknown-component',
        '14-14 leftOut expression {…}: readers never saw the comment',
        '10-10 toLookAt link: import/broken-anchor',
      ],
    });
  });

  it('is complete on the golden pairs', async () => {
    const fixtures = path.join(import.meta.dirname, 'fixtures/import');
    const pages = readdirSync(fixtures)
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => [`docs/${name}`, readFileSync(path.join(fixtures, name))]);
    const folder = folderOf({ 'docusaurus.config.js': CONFIG, ...Object.fromEntries(pages) });
    const { report } = await folder.run();
    expectComplete(folder);
    expect(sumsOf(report.inventory.files.values()).toLookAt).toBeGreaterThan(5);
  });
});

describe('versions of the source', () => {
  it('are frozen versions of ours, built together, at their old addresses', async () => {
    const folder = folderOf(EVERYTHING);
    const { report } = await folder.run();
    expect(report.versions).toEqual(['1.0']);
    expect(folder.read('content/versions.yaml')).toContain('content: versions/1.0\n');
    expect(folder.read('content/pages/news.md')).toContain(
      '[old](https://lathe.example/1.0/intro)',
    );
    const built = runWarm(folder.dir, 'build', 'out', '--all-versions', '--out', 'dist', '--plain');
    expect(built.text).toContain('1.0 from versions/1.0: 2 pages');
    expect(built.status).toBe(0);
    const files = readTree(path.join(folder.dir, 'dist'));
    expect(String(files.get('1.0/intro/index.html'))).toContain('The old one.');
    expect(String(files.get('intro/index.html'))).toContain('Words only.');
    expect(files.has('1.0/code/index.html')).toBe(false);
  });

  it('say when their folder is missing, and what was taken for it', async () => {
    const folder = folderOf(EVERYTHING);
    const { report } = await folder.run();
    const said = report.diagnostics.filter(({ code }) => /folder$/.test(code));
    expect(said.map(({ message }) => message).sort()).toEqual([
      'Version "0.5" has no folder "versioned_docs/version-0.5", so nothing of it is imported.',
      'Version "2.0" has no folder "versioned_docs/version-2.0". The pages of "docs" were taken for it.',
    ]);
    expect(report.pages).toBe(3);
  });
});
