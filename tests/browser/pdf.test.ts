// A section of a small site as one PDF: outline, contents with page numbers, links inside.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { pageNumbers } from '../../tools/offline/pdf/page-numbers.ts';
import { checkPdf } from '../support/check-pdf.ts';
import { createSiteFolder, page, type SiteFolder } from '../support/site-folder.ts';

const lines = (count: number) => 'A line of its own.\n\n'.repeat(count);
const FILES = {
  'site.config.json': JSON.stringify({
    title: 'Handbook',
    base: '/docs/',
    url: 'https://docs.example',
    texts: { copy: { contents: 'What is inside', asOf: 'State of {date}: {version}' } },
  }),
  'content/pages/first.md': page(
    'The First',
    `Go to [sorting](second#sorting), [gone](second), [outside](other).\n\n${lines(60)}`,
  ),
  'content/pages/second.md': page(
    'The Second',
    `${lines(50)}\n\n## Sorting\n\nZebras are sorted.\n\n\`\`\`js\n${'zebra();\n'.repeat(20)}\`\`\``,
  ),
  'content/pages/third.md': page(
    'The Third',
    `Back to [the first](first).\n\n${lines(24)}\n\n| A | B |\n| --- | --- |\n${'| cell | cell |\n'.repeat(18)}`,
  ),
  'content/pages/fourth.md': page(
    'The Fourth',
    `${lines(8)}\`\`\`js\n${'lion();\n'.repeat(90)}\`\`\``,
  ),
  'content/pages/other.md': page('The Other', 'Elsewhere.'),
  'content/sidebars/guide.yaml':
    'name: Guide\nslug: guide\norder: 1\nitems:\n  - first\n  - label: More\n    items: [second, third, fourth]\n',
  'content/sidebars/rest.yaml': 'name: Rest\nslug: rest\norder: 2\nitems:\n  - other\n',
};

let site: SiteFolder;
let pdf: Buffer;
let text: string;
beforeAll(() => {
  site = createSiteFolder(FILES);
  expect(site.learn('build').status).toBe(0);
  const env = { CHROMIUM_PATH: inject('chromium') };
  const done = site.learnWith(env, 'bundle', '--pdf', '--section', 'guide', '--out', 'guide.pdf');
  expect(done.text).toMatch(/^Printed Guide in .* → guide\.pdf\n$/);
  pdf = readFileSync(path.join(site.dir, 'guide.pdf'));
  text = pdf.toString('latin1');
});
afterAll(() => site.dispose());

/** Text of each page, as a reader sees it. */
const textOfPages = () =>
  spawnSync('pdftotext', ['-layout', path.join(site.dir, 'guide.pdf'), '-'], {
    encoding: 'utf8',
  }).stdout.split('\f');

describe('a PDF', () => {
  it('has an outline: the contents, each page, and its headings', () => {
    const titles = [...text.matchAll(/\/Title \(([^)]*)\)\n\/Dest/g)].map(([, title]) => title);
    expect(titles.sort()).toEqual([
      'Sorting',
      'The First',
      'The Fourth',
      'The Second',
      'The Third',
      'What is inside',
    ]);
    expect(text).toMatch(/\/Title \(The Second\)\n[^>]*\/First/);
  });

  it('has links that lead to places in it, and others to the public site', () => {
    const places = pageNumbers(pdf);
    const links = [...text.matchAll(/\/Subtype \/Link[^>]*?\/Dest \/(\S+)/gs)].map(
      ([, name = '']) => name,
    );
    expect(new Set(links)).toEqual(new Set(['p0', 'p1', 'p2', 'p3', 'p1-sorting']));
    expect(links.filter((name) => !places.has(name))).toEqual([]);
    expect(text).toContain('(https://docs.example/docs/other)');
    expect(text).not.toContain('file:///');
  });

  it.skipIf(!inject('hasPdftotext'))('has contents with the numbers of the pages', () => {
    const pages = textOfPages();
    expect(pages[0]).toMatch(/Handbook\s+Guide\s+State of \d+ \w+ \d{4}: Current/);
    const entries = [...(pages[1] ?? '').matchAll(/^ *(The \w+) +(\d+)$/gm)];
    expect(entries.map(([, title]) => title)).toEqual([
      'The First',
      'The Second',
      'The Third',
      'The Fourth',
    ]);
    for (const [, title = '', number] of entries) {
      expect(pages[Number(number) - 1]?.trimStart().startsWith(title), title).toBe(true);
      expect(pages[Number(number) - 1]?.trimEnd()).toMatch(new RegExp(`\\s${number}$`));
    }
    expect(pages[1]).toMatch(/^ *More$/m);
  });

  it.skipIf(!inject('hasPdftotext'))('cuts neither code nor a table that fits on a page', () => {
    const counts = (word: string) =>
      textOfPages().flatMap((one) => one.match(new RegExp(word, 'g'))?.length ?? []);
    expect(counts('zebra\\(\\)')).toEqual([20]);
    expect(counts('cell +cell')).toEqual([18]);
    expect(counts('lion\\(\\)').reduce((sum, count) => sum + count, 0)).toBe(90);
  });

  it.skipIf(!inject('hasPdftotext'))('leaves no heading alone and no half of a page empty', () => {
    expect(checkPdf(path.join(site.dir, 'guide.pdf'))).toEqual([]);
  });

  it('needs a section and a Chromium, and says so', () => {
    expect(site.learn('bundle', '--pdf').text).toBe(
      'learn: A PDF holds one section.\nName it: learn bundle --pdf --section guide\n',
    );
    const env = { CHROMIUM_PATH: '', PATH: '/nowhere' };
    expect(site.learnWith(env, 'bundle', '--pdf', '--section', 'guide').text).toBe(
      'learn: A PDF is printed by Chromium, and there is none on this machine.\nInstall chromium, or name the browser in CHROMIUM_PATH.\n',
    );
  });
});
