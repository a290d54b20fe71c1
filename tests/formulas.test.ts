// Formulas in a site whose config asks for them: a sheet on the pages that have any, TeX in the Markdown copy and the search.
import { expect, it } from 'vitest';
import { page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const config = (math: boolean, mathMacros = {}) =>
  JSON.stringify({ strict: true, math, mathMacros });
const newFolder = useSiteFolders({
  'site.config.json': config(true),
  'content/pages/index.md': page('Home', 'It costs $5 or $10.'),
  'content/pages/a.md': page('A', 'See $\\alpha^2$.\n\n$$\n\\mathbb{R}\n$$\n\n## Of $\\beta$'),
  'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems: [index, a]\n',
});

/** The output is read as bytes. */
const formulasOf = (folder: SiteFolder) =>
  Buffer.from(folder.output().get('a/index.html') ?? '', 'latin1').toString('utf8');

it('are MathML without styles, and load a sheet of their own and no font', () => {
  const folder = newFolder();
  const { status, text } = folder.learn('build');
  expect([status, text]).toEqual([0, expect.stringContaining('0 warnings')]);
  const site = folder.output();
  const html = formulasOf(folder);
  expect(html.match(/<math/g)).toHaveLength(3);
  expect(html).toContain('<mi>ℝ</mi>');
  expect(html).not.toMatch(/<[^>]*\sstyle=/);
  const [sheet = ''] = /_assets\/math-[\w-]+\.css/.exec(html) ?? [];
  expect(site.get(sheet)).toContain('.near-end');
  expect(site.get('index.html')).toContain('It costs $5 or $10.');
  expect(site.get('index.html')).not.toContain('math');
  expect([...site.keys()].filter((name) => /woff|ttf/.test(name))).toEqual([]);
  expect(site.get('a.md')).toContain(
    'See $\\alpha^2$.\n\n$$\n\\mathbb{R}\n$$\n\n## Of $\\beta$ {#of-beta}\n',
  );
  expect(site.get('_search/text/a.json') ?? '').toContain('\\\\alpha^2');
});

it('are text where the config does not ask for them, and no byte is another', () => {
  const folder = newFolder({ 'site.config.json': config(false) });
  expect(folder.learn('build').status).toBe(0);
  const site = folder.output();
  expect(site.get('a/index.html')).toContain('<p>See $\\alpha^2$.</p>');
  expect([...site.keys()].filter((name) => /^_assets\/math/.test(name))).toEqual([]);
});

it('may have commands of the site’s own, and follow them', () => {
  const folder = newFolder({
    'site.config.json': config(true, { '\\own': '\\gamma' }),
    'content/pages/a.md': page('A', '$\\own$'),
  });
  expect(folder.learn('build').status).toBe(0);
  expect(formulasOf(folder)).toContain('<mi>γ</mi>');
  folder.write({ 'site.config.json': config(true, { '\\own': '\\delta' }) });
  expect(folder.learn('build').status).toBe(0);
  expect(formulasOf(folder)).toContain('<mi>δ</mi>');
  folder.write({ 'site.config.json': config(true, { own: 'x' }) });
  expect(folder.learn('build').text).toContain('expected a command, such as \\RR');
});

it('are warnings where they are wrong in a site that is not strict', () => {
  const folder = newFolder({
    'site.config.json': '{ "math": true }',
    'content/pages/a.md': page('A', '$\\foo$'),
  });
  const { status, text } = folder.learn('check');
  expect(status).toBe(0);
  expect(text).toContain('content/pages/a.md:6:2  warning  math/wrong');
});
