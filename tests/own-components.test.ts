// The components that the guide shows, built as a site: drawn, checked, interactive, rebuilt when they change.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteFolder, page, projectDir, type SiteFolder } from './support/site-folder.ts';

const guide = readFileSync(path.join(projectDir, 'docs/pages/your-own-components.md'), 'utf8');

/** A file that the guide shows, as it is there. */
function shown(title: string): string {
  const fence = new RegExp(`^( *)\`\`\`tsx? title="${title}"\\n([\\s\\S]*?)^ *\`\`\``, 'm');
  const [, indent = '', text = ''] = fence.exec(guide) ?? [];
  expect(text, title).not.toBe('');
  return text.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

const config = () =>
  shown('site.config.ts')
    .replace("'learn'", JSON.stringify(path.join(projectDir, 'engine/index.ts')))
    .replace(
      "'learn/collections/components'",
      JSON.stringify(path.join(projectDir, 'collections/components/index.ts')),
    );

let site: SiteFolder;
const start = 'content/pages/start.md';
const build = () => site.learn('build').text;
const check = (body: string) => {
  site.write({ [start]: page('Start', body) });
  return site.learn('check').text;
};

beforeAll(() => {
  site = createSiteFolder({
    'site.config.ts': config(),
    'components/price.tsx': shown('components/price.tsx'),
    'components/price.css': '.price { font-weight: 600; }\n',
    'components/story.tsx': shown('components/story.tsx'),
    'components/seats.island.tsx': shown('components/seats.island.tsx'),
    [start]: page(
      'Start',
      '::price{plan=team seats=5}\n\n:::story[One <team>]\nThey begin with **one** [page](plain).\n:::\n\n::seats{start=3}',
    ),
    'content/pages/plain.md': page('Plain'),
  });
  expect(build()).toContain('Built');
});
afterAll(() => site.dispose());

describe('a component of one’s own', () => {
  it('is ten lines, and is drawn with checked props', () => {
    expect(shown('components/price.tsx').trim().split('\n').length).toBeLessThanOrEqual(10);
    expect(site.file('dist/start/index.html')).toContain('<p class="price">40 € a month</p>');
  });

  it('shows the Markdown that is inside, and its links count', () => {
    const html = site.file('dist/start/index.html');
    expect(html).toMatch(
      /<section class="story"><h3>One &lt;team&gt;<\/h3>\s*<p>They begin with <strong>one<\/strong>/,
    );
    expect(check(':::story[A]\n[Gone](nowhere)\n:::')).toContain('links/missing-page');
  });

  it('has its sheet on the pages that show it alone', () => {
    const sheet = /_assets\/price-[\w-]+\.css/;
    expect(site.file('dist/start/index.html')).toMatch(sheet);
    expect(site.file('dist/plain/index.html')).not.toMatch(sheet);
  });

  it('is an island by its file’s name, whose schema no browser gets', () => {
    const html = site.file('dist/start/index.html');
    expect(html).toMatch(/<div data-island="components\/seats" data-when="use"[^>]*><button/);
    expect(html).not.toContain('data-island="components/price"');
    const scripts = [...site.output()].filter(([name]) => name.endsWith('.js'));
    const own = scripts.filter(([, text]) => text.includes(' seats'));
    expect(own.map(([name]) => name)).toEqual([expect.stringMatching(/^_assets\/seats/)]);
    expect(own[0]?.[1].length).toBeLessThan(1_500);
    expect(scripts.filter(([, text]) => text.includes('a month'))).toEqual([]);
  });

  it('is found by what it shows', () => {
    const { text } = site.learn('search', '40 month', '--json');
    expect(text).toContain('start');
  });

  it.each([
    ['::price{plan=teem}', '1:14', '"plan" of "price" doesn’t fit: expected one of team, company.'],
    ['::price{plan=team seats=two}', '1:25', 'expected a number'],
    ['::price{seats=2}', '1:1', '"price" needs "plan".'],
    ['::price{plan=team seets=2}', '1:25', 'Closest: seats'],
    [':::price{plan=team}\nText.\n:::', '1:1', 'shows nothing that is inside'],
    [':::seats\nText.\n:::', '1:1', '"seats" has no body'],
    ['::prise{plan=team}', '1:1', 'Closest: price'],
  ])('complains of %s at its place', (line, at, words) => {
    const text = check(line);
    const [row = '', column = ''] = at.split(':');
    expect(text).toContain(`${start}:${Number(row) + 5}:${column}`);
    expect(text).toContain(words);
  });

  it.each([
    ['throw new Error("no price today");', 'component/fails', 'no price today'],
    ['return <p style={{ color: "red" }}>1</p>;', 'component/inline-style', 'Set a class'],
  ])('that does %s is told at the line that names it', (code, kind, words) => {
    const before = site.file('components/price.tsx');
    site.write({
      'components/price.tsx': before.replace(/return <p.*/, code),
    });
    const text = check('::price{plan=team}');
    site.write({ 'components/price.tsx': before });
    expect(text).toContain(kind);
    expect(text).toContain(words);
  });

  it('may not have the name of another directive', () => {
    site.write({ 'components/card.tsx': shown('components/price.tsx') });
    const text = check('Text.');
    site.remove('components/card.tsx');
    expect(text).toContain('Two things draw "::card"');
  });

  it('is drawn anew where it has changed, on its pages alone', () => {
    site.write({ [start]: page('Start', '::price{plan=team seats=5}') });
    build();
    const before = site.file('components/price.tsx');
    site.write({ 'components/price.tsx': before.replace('a month', 'per month') });
    expect(build()).toContain('(1 rebuilt)');
    expect(site.file('dist/start/index.html')).toContain('40 € per month');
  });

  it('takes along a sheet that its script names by its address, as it is now', () => {
    const seats = 'components/seats.island.tsx';
    const named = "new URL('./late.css?no-inline', import.meta.url).href";
    const late = (color: string) => ({ 'components/late.css': `.seat { color: ${color}; }\n` });
    const sheets = () =>
      [...site.output()].flatMap(([name, text]) => (/late-[\w-]+\.css$/.test(name) ? text : []));
    site.write({
      [start]: page('Start', '::seats{start=3}'),
      ...late('red'),
      [seats]: `${shown(seats)}if (typeof document !== 'undefined') document.title += ${named};\n`,
    });
    build();
    expect(sheets()).toEqual([expect.stringContaining('red')]);
    site.write(late('tan'));
    build();
    expect(sheets()).toEqual([expect.stringContaining('tan')]);
  });
});
