// What the build promises: same input same bytes, unchanged files stay as they are. `incremental.test.ts` has the rest.
import { existsSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inWork } from '../engine/disk/in-work.ts';
import { checkBuiltHtml } from './support/check-built-html.ts';
import { checkBuiltLinks } from './support/check-built-links.ts';
import {
  emptyCache,
  type Files,
  leftovers,
  page,
  readTree,
  type SiteFolder,
  useSiteFolders,
  writeToCache,
} from './support/site-folder.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

const START =
  '## First\n\n::include{note.md name="you"}\n\n![Two dots](dots.png)\n\n:::cards\n::card{to=guide/next}\n:::';

const FILES: Files = {
  'site.config.json': '{ "strict": true, "title": "Guide" }',
  'content/pages/index.md': page('Home', '[Guide](guide/start#first) ::not a directive::'),
  'content/pages/guide/start.md': page('Start {Product}', START),
  'content/pages/guide/next.md': page(
    'Next',
    '```js\nconst a = 1;\n```\n\n[Back](./start) [later](guide/later)',
  ),
  'content/pages/guide/old.md': '---\nalias_of: guide/next\n---\n',
  'content/snippets/note.md': '---\nparams: [name]\n---\n:::note\nFor {name}.\n:::\n',
  'content/images/dots.png': PNG,
  'content/redirects.yaml':
    '- from: gone/page\n  to: guide/next\n- from: guide/next#once\n  to: guide/start#first\n',
  'content/sidebars/guide.yaml':
    'name: Guide\nslug: guide\norder: 1\nitems:\n  - guide/start\n  - label: More\n    items:\n      - guide/next: The next page\n      - guide/later: Later\n',
};

const make = useSiteFolders(FILES);
const build = (folder: SiteFolder, ...args: string[]) => {
  const { status, text } = folder.learn('build', ...args);
  expect(status, text).toBe(0);
  return text;
};
const fileOf = (folder: SiteFolder, name: string) => statSync(path.join(folder.dir, 'dist', name));

describe('a build', () => {
  it('gives the same bytes for the same input, in any folder', () => {
    const [one, other] = [make(), make()];
    build(one);
    build(other);
    expect(other.output()).toEqual(one.output());
    expect(one.output().size).toBeGreaterThan(15);
  });

  it('leaves unchanged files the very files they were', () => {
    const folder = make();
    build(folder);
    build(folder);
    const names = [...folder.output().keys()];
    const before = new Map(names.map((name) => [name, fileOf(folder, name)]));
    folder.write({ 'content/pages/guide/next.md': page('Next', 'Only the body.') });
    expect(build(folder)).toContain('(1 rebuilt)');
    const isSame = (name: string) =>
      fileOf(folder, name).ino === before.get(name)?.ino &&
      fileOf(folder, name).mtimeMs === before.get(name)?.mtimeMs;
    expect(
      names.filter((name) => fileOf(folder, name).mtimeMs !== before.get(name)?.mtimeMs),
    ).toEqual([
      '_search/root.json',
      '_search/text/guide/next.json',
      '_search/words/0.json',
      'guide/next.md',
      'guide/next/index.html',
      'llms-full/guide.txt',
    ]);
    expect(isSame('guide/start/index.html')).toBe(true);
    expect(isSame('guide/next/index.html')).toBe(false);
  });

  it('makes a file again that somebody changed or removed in the output', () => {
    const folder = make();
    build(folder);
    const before = folder.output();
    writeFileSync(path.join(folder.dir, 'dist/guide/next/index.html'), 'spoiled');
    folder.remove('dist/guide/start.md');
    folder.remove('dist/_nav');
    folder.remove('dist/_search/root.json');
    folder.remove('dist/_search/words');
    build(folder);
    expect(folder.output()).toEqual(before);
  });

  it('needs nothing that it keeps: without its cache, or with a spoiled one, the bytes are the same', () => {
    const folder = make();
    build(folder);
    const before = folder.output();
    for (const name of readTree(folder.cacheDir).keys())
      if (/^[\w-]+\.json$/.test(name) && name !== 'learn-cache.json')
        writeToCache(folder, { [name]: '{"engine": ' });
    build(folder);
    expect(folder.output()).toEqual(before);
    emptyCache(folder);
    build(folder);
    expect(folder.output()).toEqual(before);
  });

  it('clears modules that none has used for a day, keeps younger ones and its own, and what is used of the store', () => {
    const folder = make({ ...FILES, 'site.config.ts': 'export default {};' });
    folder.remove('site.config.json');
    build(folder);
    const own = [...readTree(folder.cacheDir).keys()];
    const killed = inWork('a.pack').replace(`-${process.pid}.`, '-999999999.');
    writeToCache(folder, {
      'modules/01d/old-1.mjs': '',
      'modules/abc/old-1.mjs': '',
      'modules/abc/young-1.mjs': '',
      [killed]: '',
      [`store/client/${killed}`]: '',
    });
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    for (const name of [...own, 'modules/01d', 'modules/01d/old-1.mjs', 'modules/abc/old-1.mjs'])
      utimesSync(path.join(folder.cacheDir, name), twoDaysAgo, twoDaysAgo);
    folder.write({ 'public/more.txt': 'More.' });
    build(folder);
    const left = [...readTree(folder.cacheDir).keys()];
    const isPack = (name: string) => name.startsWith('store/');
    expect(left.filter((name) => !isPack(name)).sort()).toEqual(
      [...own.filter((name) => !isPack(name)), 'modules/abc/young-1.mjs'].sort(),
    );
    expect(left).toEqual(expect.arrayContaining(own.filter(isPack)));
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('that fails leaves the last output, and no leftovers', () => {
    const folder = make();
    build(folder);
    const before = folder.output();
    folder.write({ 'content/pages/guide/next.md': page('Next', '[broken](nowhere)') });
    const failed = folder.learn('build');
    expect(failed.status).toBe(1);
    expect(failed.text).toContain('content/pages/guide/next.md:6:10  error  links/missing-page');
    expect(failed.text).toContain('the last build is untouched');
    expect(folder.output()).toEqual(before);
    expect(leftovers(folder.dir)).toEqual([]);
    folder.write({ 'content/pages/guide/next.md': FILES['content/pages/guide/next.md'] ?? '' });
    build(folder);
    expect(folder.output()).toEqual(before);
  });

  it('finds what an edit of one page breaks in another that stayed the same', () => {
    const folder = make();
    build(folder);
    folder.write({
      'content/pages/guide/start.md': page('Start', '## Begin\n\n![Two dots](dots.png)'),
    });
    const { status, text } = folder.learn('build');
    expect(text).toContain('content/pages/index.md:6:9  error  links/missing-anchor');
    expect(text).toContain('content/redirects.yaml:4:3  error  redirects/missing-anchor');
    expect(status).toBe(1);
    folder.write({ 'content/pages/guide/start.md': page('Start', '## First') });
    build(folder);
  });

  it.each([
    ['somebody else’s files', 'mine/letter.txt'],
    ['a repository', 'mine/.git/HEAD'],
  ])('refuses a folder that holds %s', (_what, name) => {
    const folder = make({ ...FILES, [name]: 'keep me', 'mine/_server.json': '{}' });
    if (!name.includes('.git')) folder.remove('mine/_server.json');
    const refused = folder.learn('build', '--out', 'mine');
    expect(refused.status).toBe(1);
    expect(refused.text).toBe(
      'learn: The folder mine holds files that no build of ours wrote.\nName another folder with --out, or empty this one.\n',
    );
    expect(folder.file(name)).toBe('keep me');
  });

  it('writes through a link to the folder it stands for', () => {
    const folder = make({ ...FILES, 'elsewhere/.keep': '' });
    folder.remove('elsewhere/.keep');
    symlinkSync('elsewhere', path.join(folder.dir, 'dist'));
    build(folder);
    build(folder);
    expect(existsSync(path.join(folder.dir, 'elsewhere/index.html'))).toBe(true);
    expect(folder.output().size).toBeGreaterThan(15);
  });

  it.each(['/', '/a/b/'])('for base %s has no link that leads nowhere', (base) => {
    const folder = make();
    build(folder, '--base', base);
    expect(checkBuiltLinks(folder.output())).toEqual([]);
    expect(checkBuiltHtml(folder.output())).toEqual([]);
    expect(folder.output().get('guide/start/index.html')).toContain(`href="${base}guide/next"`);
  });

  it('gives aliases and redirects a page that leads on, and a rule for servers', () => {
    const folder = make();
    build(folder);
    const output = folder.output();
    for (const id of ['guide/old', 'gone/page'])
      expect(output.get(`${id}/index.html`)).toContain('content="0; url=/guide/next"');
    expect(JSON.parse(output.get('_server.json') ?? '').redirects).toEqual([
      { from: 'guide/old', to: 'guide/next', status: 301 },
      { from: 'gone/page', to: 'guide/next', status: 301 },
    ]);
    expect(output.get('guide/next/index.html')).toContain(
      '<span id="once" data-moved="/guide/start#first">',
    );
  });

  it('leaves planned pages out, and the text of links to them in', () => {
    const folder = make();
    build(folder);
    const html = folder.output().get('guide/next/index.html') ?? '';
    expect(html).toContain('</a> later</p>');
    expect(html).not.toContain('guide/later');
    expect(folder.output().get('version.json')).not.toContain('guide/later');
  });

  it('gives the same bytes whether pages are made in threads or a few at a time', () => {
    const many = (from: number, to: number) =>
      Object.fromEntries(
        Array.from({ length: to - from }, (_, i) => [
          `content/pages/many/p-${from + i}.md`,
          page(`Page ${from + i}`, `Text ${from + i}, ![Two dots](dots.png).`),
        ]),
      );
    const inThreads = make({ ...FILES, ...many(0, 90) });
    build(inThreads);
    const few = make();
    for (let i = 0; i < 90; i += 30) {
      few.write(many(i, i + 30));
      build(few);
    }
    expect(few.output()).toEqual(inThreads.output());
    expect(few.file('dist/many/p-89.md')).toContain('Text 89');
  });
});
