// What must not be published, in a whole site: what `learn check` says of it, in which order, and what it leaves alone.
import { expect, it } from 'vitest';
import { type Files, page, recordsConfig, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders();

const SIDEBAR = 'name: A\nslug: a\norder: 1\nitems:\n  - index\n';

/** `path:line code` of all errors and warnings, in the order printed. */
const check = (files: Files, ...flags: string[]) => {
  const { text } = make(files).learn('check', '--all', ...flags);
  return [...text.matchAll(/^(\S+:\d+):\d+ {2}\w+ {2}(\S+)$/gm)].map(
    ([, place, code]) => `${place} ${code}`,
  );
};

it('reports pages that nothing leads to, and none that a reader comes across', () => {
  const found = check({
    'site.config.json': '{"strict": true}',
    'content/pages/index.md': page('Home', '[Linked](linked)'),
    'content/pages/linked.md': page('Linked'),
    'content/pages/alone.md': page('Alone', '[Itself](alone)'),
    'content/pages/below.md': page('Below').replace('title:', 'parent: index\ntitle:'),
    'content/pages/hidden.md': page('Hidden').replace('title:', 'unlisted: true\ntitle:'),
    'content/pages/short.md': '---\nalias_of: linked\n---\n',
    'content/sidebars/a.yaml': SIDEBAR,
  });
  expect(found).toEqual(['content/pages/alone.md:2 sidebar/not-listed']);
});

it('reports addresses that are one where case folds', () => {
  const found = check({
    'site.config.json': '{}',
    'content/pages/index.md': page('Home'),
    'content/pages/Teams.md': page('Teams'),
    'content/sidebars/a.yaml': `${SIDEBAR}  - Teams\n`,
    'content/redirects.yaml': '- from: teams\n  to: index\n- from: old\n  to: index\n',
  });
  expect(found).toEqual(['content/redirects.yaml:1 pages/same-when-folded']);
});

it('names a merge in records and pages before all that follows from it', () => {
  const found = check({
    'site.config.ts': recordsConfig(),
    'content/pages/index.md': page('Home', '<<<<<<< HEAD\n[a](nowhere)\n=======\n>>>>>>> b'),
    'content/areas.yaml': '<<<<<<< HEAD\nweb: Web apps\n=======\nweb: Web\n>>>>>>> b\n',
    'content/sidebars/a.yaml': SIDEBAR,
  });
  expect(found).toEqual([
    'content/areas.yaml:1 source/merge-conflict',
    'content/areas.yaml:5 source/merge-conflict',
    'content/pages/index.md:6 source/merge-conflict',
    'content/pages/index.md:9 source/merge-conflict',
    'content/pages/index.md:7 links/missing-page',
  ]);
});

it('lets only drafts keep the marks of templates', () => {
  const folder = make({
    'site.config.json': '{}',
    'content/pages/index.md': page('Home'),
    'content/sidebars/a.yaml': `${SIDEBAR}  - begun\n`,
  });
  folder.learn('new', 'page', 'begun');
  expect(folder.learn('check').status).toBe(0);
  const text = folder.file('content/pages/begun.md');
  folder.write({ 'content/pages/begun.md': text.replace('draft: true\n', '') });
  const { status, text: said } = folder.learn('check');
  expect(status).toBe(1);
  expect(said.match(/source\/placeholder$/gm)).toHaveLength(4);
});

it('writes what it has found for other programs, with paths from where it runs', () => {
  const folder = make({
    'own/site.config.json': '{"strict": true}',
    'own/content/pages/index.md': page('Home', '[A](nowhere)'),
  });
  const { status, text } = folder.learn('check', 'own', '--format', 'json');
  expect(status).toBe(1);
  expect(JSON.parse(text).diagnostics).toMatchObject([
    { path: 'own/content/pages/index.md', code: 'links/missing-page' },
  ]);
  expect(folder.learn('check', 'own', '--format', 'github').text).toMatch(
    /^::error file=own\/content\/pages\/index\.md,line=\d+,col=5,/,
  );
  expect(folder.learn('check', 'own', '--format', 'xml')).toEqual({
    status: 1,
    text: 'learn: There is no format "xml".\nFormats: github, gitlab, sarif, json\n',
  });
  folder.write({ 'own/site.config.json': '{"bse": "/"}' });
  const wrong = folder.learn('check', 'own', '--format', 'json');
  expect(JSON.parse(wrong.text).diagnostics[0].path).toBe('own/site.config.json');
});

it('misses a published heading in its page, also where that has no front matter', () => {
  const found = check({
    'site.config.json': '{}',
    'content/pages/index.md': '# Home\ntitle: No key.\n',
    'content/pages/a.md': page('A'),
    'content/published.json': '{"product": "docs", "pages": {"index": ["gone"], "a": ["gone"]}}',
  }).filter((one) => one.endsWith('lost-anchor'));
  expect(found).toEqual([
    'content/pages/a.md:2 ledger/lost-anchor',
    'content/pages/index.md:1 ledger/lost-anchor',
  ]);
});
