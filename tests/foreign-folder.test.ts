// Folders that were written for MkDocs, VitePress and mdBook, built as they are: their constructs are ours, and what says nothing is one warning a kind.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readTree, runWarm } from './support/site-folder.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'learn-foreign-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  }
}

const build = (folder: string, out: string) => {
  const run = runWarm(dir, 'build', folder, '--out', out, '--plain');
  expect(run.status, run.text).toBe(0);
  return { text: run.text, site: readTree(path.join(dir, out)) };
};

const words = (html: string | undefined) => (html ?? '').replace(/<[^>]+>/g, '');

describe('a folder written for MkDocs', () => {
  it('has its callouts, details and tabs', () => {
    write({
      'mk/index.md': [
        '# Home',
        '!!! danger "Hot"',
        '    Do not touch.',
        '',
        'What it is about, in a sentence.',
        '',
        '??? note "More"',
        '    Folded away.',
        '',
        '=== "npm"',
        '    Use npm.',
        '=== "pnpm"',
        '    Use pnpm.',
        '',
        '--8<-- "a.md"',
        '--8<-- "b.md"',
      ].join('\n'),
    });
    const { text, site } = build('mk', 'mk-out');
    const html = site.get('index.html') ?? '';
    expect(html).toContain('Hot');
    expect(html).toContain('content="What it is about, in a sentence."');
    expect(html).toMatch(/<details[\s\S]*Folded away/);
    expect(html).toMatch(/role="tab[\s\S]*pnpm/);
    expect(words(html)).not.toMatch(/!!!|\?\?\?|=== "/);
    expect(text.match(/warning {2}foreign\/no-file/g)?.length).toBe(1);
    expect(text).toContain('There is no file "a.md" in this folder');
  });

  it('has the name and navigation of its mkdocs.yml, and includes from its folder', () => {
    write({
      'site/mkdocs.yml': [
        'site_name: The Site',
        'nav:',
        '- Start here: index.md',
        '- Deep:',
        '  - deep/two.md',
        '  - Lost: lost.md',
      ].join('\n'),
      'site/docs/index.md':
        '# Home { #home }\n\nThe first page of the site.\n\n--8<-- "parts/shared.md"\n',
      'site/docs/deep/two.md': '# Two\n\nThe second page.\n\n--8<-- "../secret.md"\n',
      'site/parts/shared.md': 'Shared words.\n',
      'secret.md': 'The secret.\n',
    });
    const { text, site } = build('site', 'site-out');
    const html = site.get('index.html') ?? '';
    expect(html).toContain('The Site');
    expect(words(html)).toContain('Shared words.');
    expect(html).toMatch(/<h1[^>]*>Home</);
    expect(words(site.get('deep/two/index.html'))).toMatch(/Start here[\s\S]*Deep/);
    expect(text).toContain('site/mkdocs.yml:6:11  warning  sidebar/unknown-page');
    expect([...site.values()].join('')).not.toContain('The secret.');
  });
});

describe('a site of VitePress', () => {
  it('has the folder and name of its config, and code of its folder', () => {
    write({
      'vp/.vitepress/config.ts': "export default {\n  srcDir: 'pages',\n  title: 'The Press',\n}\n",
      'vp/README.md': '# Not a page\n',
      'vp/pages/index.md':
        '---\nlayout: home\nhero:\n  name: Press\n  tagline: Prints pages.\n---\n',
      'vp/pages/a.md':
        '# A\n\nAbout code. [b](#build-target), [c](/a.html#_2-parts)\n\n<<< @/code/a.ts#part\n\n## build.target\n\n## 2 `parts`\n',
      'vp/pages/code/a.ts': '// #region part\nshown();\n// #endregion part\nhidden();\n',
    });
    const { text, site } = build('vp', 'vp-out');
    expect(text).not.toContain('links/');
    expect(site.has('README/index.html')).toBe(false);
    expect(site.get('index.html')).toMatch(/<h1[^>]*>Press<[\s\S]*Prints pages\./);
    expect(words(site.get('a/index.html'))).toContain('shown();');
    expect(words(site.get('a/index.html'))).not.toContain('hidden();');
  });
});

describe('an mdBook', () => {
  const BOOK = {
    'book/book.toml': '[book]\ntitle = "The Book"\n',
    'book/src/SUMMARY.md': '# Summary\n\n- [`Second` first](two.md)\n  - [One](one.md)\n',
    'book/src/one.md':
      '# One\n\nThe first chapter of the book.\n\n```rust,ignore\n{{#include ../code/main.rs:a}}\n```\n',
    'book/src/two.md': '# Two\n\nThe second chapter of the book.\n\n{{#include ../../secret.md}}\n',
    'book/code/main.rs': '// ANCHOR: a\nfn answer() {}\n// ANCHOR_END: a\nfn hidden() {}\n',
    'secret.md': 'The secret.\n',
  };

  it('has the navigation of its summary, and the code that it includes', () => {
    write(BOOK);
    const { text, site } = build('book', 'book-out');
    const one = words(site.get('one/index.html'));
    expect(one).toContain('fn answer() {}');
    expect(one).not.toContain('ANCHOR');
    expect(one).not.toContain('hidden');
    expect(site.get('two/index.html')).toContain('The Book');
    expect(site.has('SUMMARY/index.html')).toBe(false);
    expect(words(site.get('one/index.html'))).toContain('Second first');
    expect(text).toContain('foreign/no-file');
    expect([...site.values()].join('')).not.toContain('The secret.');
  });

  it('is made again where an included file has changed', () => {
    write({ ...BOOK, 'book/code/main.rs': '// ANCHOR: a\nfn changed() {}\n// ANCHOR_END: a\n' });
    const { site } = build('book', 'book-out');
    expect(words(site.get('one/index.html'))).toContain('fn changed() {}');
  });
});
