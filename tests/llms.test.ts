// `llms.txt` and `llms-full/`: every page once, files within the budget, and nothing written again without need.
import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { page, useSiteFolders } from './support/site-folder.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, i) => `Line ${i} é.`).join('\n\n');
const createSite = useSiteFolders({
  'site.config.json':
    '{"title": "Case", "base": "/docs/", "url": "https://docs.example", "llmsTokens": 1000}',
  'content/pages/index.md': page('Home'),
  'content/pages/a.md': page('Page [A]', '## One\n\nText.'),
  'content/pages/b.md': page('B', lines(200)),
  'content/pages/c.md': page('C', lines(200)),
  'content/pages/long.md': page('Long', lines(900)),
  'content/pages/hidden.md': page('Hidden', 'Secret.', 'unlisted: true\n'),
  'content/sidebars/guide.yaml': 'name: Guide\nslug: guide\norder: 1\nitems: [a, b, c, long]\n',
});

it('list every page, and join those of a section in files of a bounded size', () => {
  const site = createSite();
  expect(site.learn('build').status).toBe(0);
  const all = [...site.output()].filter(([name]) => /^llms/.test(name));
  const list = site.file('dist/llms.txt');
  expect(list).toMatch(
    /^# Case\n\n> .*\n\n## Whole sections\n\n- \[Guide, part 1 of \d\]\(https:\/\/docs\.example\/docs\/llms-full\/guide\.txt\): 2 pages, up to \d,000 tokens\n/,
  );
  expect(list).toContain(
    '\n## Guide\n\n- [Page \\[A\\]](https://docs.example/docs/a.md): What Page [A] is about, in one sentence.\n',
  );
  expect(list).toContain('\n## More\n\n- [Home](https://docs.example/docs/index.md)');
  expect(list).not.toContain('idden');
  const full = all.filter(([name]) => name.startsWith('llms-full/'));
  for (const [name] of full) {
    expect(list).toContain(`docs/${name})`);
    expect(statSync(path.join(site.dir, 'dist', name)).size, name).toBeLessThanOrEqual(4_000);
  }
  expect(site.file('dist/llms-full/guide.txt')).toContain(
    '<!-- https://docs.example/docs/a -->\n# Page [A]\n\n> What Page [A] is about, in one sentence.\n\n## One {#one}\n\nText.\n',
  );
  const texts = full.map(([name]) => site.file(`dist/${name}`)).join('');
  for (const id of ['a', 'b', 'c', 'long', 'index'])
    expect(texts).toContain(site.file(`dist/${id}.md`).trim());
});

it('stay as they are when no page of theirs changes', () => {
  const site = createSite();
  site.learn('build');
  const inodeOf = (name: string) => statSync(path.join(site.dir, 'dist', name)).ino;
  const files = ['llms.txt', 'llms-full/more.txt', 'llms-full/guide.txt'];
  const before = files.map(inodeOf);
  site.write({ 'content/pages/a.md': page('Page [A]', '## One\n\nOther text.') });
  expect(site.learn('build').status).toBe(0);
  expect(files.map((name, i) => inodeOf(name) === before[i])).toEqual([true, true, false]);
});
