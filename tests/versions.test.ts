// All versions from one repository: each has its addresses, knows the others, and is left alone while its ref is.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from '../tools/serve/create-site-server.ts';
import { checkBuiltLinks } from './support/check-built-links.ts';
import { elementsOf } from './support/html-elements.ts';
import { leftovers, page, runLearn } from './support/site-folder.ts';
import { createVersionSite } from './support/version-site.ts';

const folder = createVersionSite();
const clones = mkdtempSync(path.join(tmpdir(), 'learn-clone-'));
afterAll(() => {
  folder.dispose();
  rmSync(clones, { recursive: true, force: true });
});

const dist = path.join(folder.dir, 'dist');
const build = () => {
  const { status, text } = folder.learn('build', '--all-versions');
  expect(status, text).toBe(0);
  return text;
};

/** Versions of the summary: pages, and what was done with them. */
const summary = (text: string) =>
  [...text.matchAll(/^ {2}(v\d) from (.+): (\d+ pages), (.+) → (.+)$/gm)].map(([, ...rest]) =>
    rest.join(' | '),
  );

const pageOf = (name: string) => elementsOf(folder.file(`dist/${name}/index.html`));
const attributeOf = (name: string, tag: string, key: string, value: string, wanted: string) =>
  pageOf(name)
    .find((one) => one.tag === tag && one.attributes.get(key) === value)
    ?.attributes.get(wanted);
const canonical = (name: string) => attributeOf(name, 'link', 'rel', 'canonical', 'href');
const pickerOf = (name: string) =>
  pageOf(name).flatMap(({ attributes }) =>
    attributes.has('data-version') ? (attributes.get('href') ?? '') : [],
  );

/** Inode → bytes on the disk. */
function inodes(below: string, isMeant: (name: string) => boolean = () => true) {
  const files = readdirSync(below, { recursive: true, withFileTypes: true });
  return new Map(
    files.flatMap((entry) => {
      const at = path.join(entry.parentPath, entry.name);
      if (!entry.isFile() || !isMeant(path.relative(below, at))) return [];
      const { ino, blocks } = lstatSync(at);
      return [[ino, blocks * 512] as const];
    }),
  );
}

const bytesOf = (isMeant: (name: string) => boolean): number =>
  [...inodes(realpathSync(dist), isMeant).values()].reduce((all, one) => all + one, 0);

describe('three versions of a site', () => {
  let first: string;
  beforeAll(() => {
    first = build();
  });

  it('are built from their refs, and from what is checked out', () => {
    expect(summary(first)).toEqual([
      'v3 | this checkout | 41 pages | 41 rebuilt | /docs/',
      'v2 | stable/2 | 42 pages | 42 rebuilt | /docs/v2/',
      'v1 | stable/1 | 42 pages | 42 rebuilt | /docs/v1/',
    ]);
    expect(folder.git('status', '--porcelain')).toBe('');
    expect(folder.git('branch', '--show-current')).toBe('main\n');
    expect(existsSync(path.join(folder.cacheDir, 'versions'))).toBe(false);
    expect(folder.file('dist/v2/first.md')).toContain('albatross');
    expect(folder.file('dist/v1/part/page-1.md')).not.toContain('bullfinch');
    expect(folder.file('dist/v2/part/page-1.md')).toContain('bullfinch');
    expect(folder.file('dist/v2/part/page-3.md')).not.toContain('cormorant');
    expect(existsSync(path.join(dist, 'first.md'))).toBe(false);
  });

  it('lead nowhere that is not there', () => {
    expect(checkBuiltLinks(folder.output())).toEqual([]);
  });

  it('have a picker that stays on the page, where the other version has it', () => {
    expect(pickerOf('v1/part/page-7')).toEqual([
      '/docs/part/page-7',
      '/docs/v2/part/page-7',
      '/docs/v1/part/page-7',
    ]);
    expect(pickerOf('v1/first')).toEqual(['/docs/', '/docs/v2/first', '/docs/v1/first']);
    // A redirect leads on; it is unknown which old page a new page was.
    expect(pickerOf('v2/old')).toEqual(['/docs/moved', '/docs/v2/old', '/docs/v1/old']);
    expect(pickerOf('moved')).toEqual(['/docs/moved', '/docs/v2/', '/docs/v1/']);
    expect(pickerOf('browse/guide')[2]).toBe('/docs/v1/browse/guide');
    expect(pickerOf('v2/search')[0]).toBe('/docs/search');
    expect(pickerOf('v1/.')).toEqual(['/docs/', '/docs/v2/', '/docs/v1/']);
  });

  it('name the page of the latest version as canonical, where that has it', () => {
    const site = 'https://docs.example/docs/';
    expect(canonical('part/page-7')).toBe(`${site}part/page-7`);
    expect(canonical('v1/part/page-7')).toBe(`${site}part/page-7`);
    expect(canonical('v2/old')).toBe(`${site}moved`);
    expect(canonical('v2/first')).toBe(`${site}v2/first`);
    expect(canonical('v1/browse/guide')).toBe(`${site}browse/guide`);
  });

  it('say that they are old, and link to the same page or to the home of the latest', () => {
    const banner = (name: string) =>
      /class="banner" role="note">(.*?)<\/div>/.exec(folder.file(`dist/${name}/index.html`))?.[1];
    const says = 'This is documentation for v1, which is no longer maintained.';
    expect(banner('v1/part/page-7')).toBe(
      `${says} <a href="/docs/part/page-7">See this page for v3</a>`,
    );
    expect(banner('v1/first')).toBe(`${says} <a href="/docs/">See the documentation for v3</a>`);
    expect(banner('v2/first')).toBeUndefined();
  });

  it('are indexed as their records say, each address once', () => {
    const robots = (name: string) => attributeOf(name, 'meta', 'name', 'robots', 'content');
    expect([robots('v1/first'), robots('v2/first'), robots('moved')]).toEqual([
      'noindex',
      undefined,
      undefined,
    ]);
    const listed = (name: string) =>
      [...folder.file(name).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(listed('dist/sitemap.xml')).toHaveLength(45);
    expect(listed('dist/v2/sitemap.xml')).toEqual(['https://docs.example/docs/v2/first']);
    expect(existsSync(path.join(dist, 'v1/sitemap.xml'))).toBe(false);
    expect(folder.file('dist/robots.txt').match(/Sitemap: .*/g)).toEqual([
      'Sitemap: https://docs.example/docs/sitemap.xml',
      'Sitemap: https://docs.example/docs/v2/sitemap.xml',
    ]);
  });

  it('are each searched by themselves', () => {
    const found = (words: string, dir: string) =>
      JSON.parse(runLearn(folder.dir, 'search', words, dir, '--json').text).map(
        ({ url }: { url: string }) => url,
      );
    expect(found('albatross', 'dist/v1')).toEqual(['/docs/v1/first']);
    expect(found('bullfinch', 'dist/v1')).toEqual([]);
    expect(found('bullfinch', 'dist/v2').sort()).toEqual([
      '/docs/v2/part/page-1',
      '/docs/v2/part/page-2',
    ]);
    expect(found('cormorant', 'dist')[0]).toMatch(/^\/docs\/part\/page-[34]$/);
  });

  it('are served together', async () => {
    const server = await createSiteServer({ dir: dist });
    const get = (at: string) => fetch(new URL(at, server.url), { redirect: 'manual' });
    try {
      const answers = await Promise.all(
        ['', 'moved', 'old', 'v2', 'v2/old', 'v1/old/', 'v1/moved', 'v1/first.md'].map(get),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 301, 200, 200, 200, 404, 200]);
      expect(answers.map(({ headers }) => headers.get('x-robots-tag'))).toEqual([
        ...Array(5).fill(null),
        'noindex',
        // The page for unknown addresses is that of the whole site.
        null,
        'noindex',
      ]);
      const script = /_assets\/site-[^"]*\.js/.exec(await (await get('v1/first')).text())?.[0];
      const asset = await get(`v1/${script}`);
      expect(asset.headers.get('cache-control')).toContain('immutable');
      expect((await get('v1/_server.json')).status).toBe(404);
    } finally {
      await server.close();
    }
  });

  it('have the date of the last change, and an edit link only where a change would count', () => {
    for (const name of ['part/page-7', 'v1/part/page-7'])
      expect(folder.file(`dist/${name}/index.html`), name).toMatch(/Updated \d+ \w+ \d{4}/);
    expect(folder.file('dist/part/page-7/index.html')).toContain('https://git.example/');
    expect(folder.file('dist/v1/part/page-7/index.html')).not.toContain('https://git.example/');
  });

  it('share on the disk what is the same in them', () => {
    const files = [...folder.output()].map(([name, text]) => ({
      name,
      text,
      ino: lstatSync(path.join(dist, name)).ino,
    }));
    const latest = new Set(files.flatMap(({ name, ino }) => (/^v\d\//.test(name) ? [] : [ino])));
    const byText = new Map(files.map(({ text, ino }) => [text, ino]));
    expect(files.filter(({ text, ino }) => text !== '' && byText.get(text) !== ino)).toEqual([]);
    // HTML, Markdown and what is joined from it name their base, and are each version's own; the rest is shared.
    const own = files.filter(({ name, ino }) => /^v\d\//.test(name) && !latest.has(ino));
    const kinds = new Set(own.map(({ name }) => /\.(\w+)(?:\.(?:br|gz))?$/.exec(name)?.[1]));
    expect([...kinds].sort()).toEqual(['html', 'json', 'md', 'txt', 'xml']);
    const three = bytesOf(() => true);
    const one = bytesOf((name) => !/^v\d\//.test(name));
    // What is shared, scripts and sheets, weighs little beside 41 small pages.
    expect(three / one).toBeLessThan(2.2);
  });
});

describe('a second build', () => {
  it('does nothing for versions whose refs have not moved', () => {
    const before = inodes(path.join(dist, 'v1'));
    const text = build();
    expect(summary(text)).toEqual([
      'v3 | this checkout | 41 pages | 0 rebuilt | /docs/',
      'v2 | stable/2 | 42 pages | left as it was | /docs/v2/',
      'v1 | stable/1 | 42 pages | left as it was | /docs/v1/',
    ]);
    expect(inodes(path.join(dist, 'v1'))).toEqual(before);
  });

  it('makes what a moved ref changes, and pages elsewhere that link to it', () => {
    const before = folder.output();
    folder.git('switch', '--quiet', 'stable/2');
    folder.write({ 'content/pages/renamed.md': page('First', 'A dunlin.') });
    folder.remove('content/pages/first.md');
    folder.write({ 'content/redirects.yaml': '- from: first\n  to: renamed\n' });
    const sidebar = folder.file('content/sidebars/guide.yaml').replace('first', 'renamed');
    folder.write({ 'content/sidebars/guide.yaml': sidebar });
    folder.commit();
    folder.git('switch', '--quiet', 'main');
    expect(summary(build())).toEqual([
      'v3 | this checkout | 41 pages | 0 rebuilt | /docs/',
      // Itself, and those beside it.
      'v2 | stable/2 | 42 pages | 3 rebuilt | /docs/v2/',
      // The page that has moved there.
      'v1 | stable/1 | 42 pages | 1 rebuilt | /docs/v1/',
    ]);
    expect(pickerOf('v1/first')[1]).toBe('/docs/v2/renamed');
    const after = folder.output();
    const own = [...after.keys()].filter((name) => !/^v\d\/|^_/.test(name));
    expect(own.filter((name) => after.get(name) !== before.get(name))).toEqual([]);
  });

  it('of what is checked out alone keeps the others, by building all', () => {
    const before = folder.output();
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    expect(text).toContain(
      'dist also holds versions that were built with this one: v1/, v2/. All are built, as with --all-versions.',
    );
    expect(summary(text).map((line) => line.split(' | ')[0])).toEqual(['v3', 'v2', 'v1']);
    expect(folder.output()).toEqual(before);
    expect(folder.file('dist/_headers')).toContain('/v1/');
  });

  it('refuses to remove a version that its list no longer names', () => {
    const before = folder.output();
    const versions = folder.file('content/versions.yaml');
    folder.write({ 'content/versions.yaml': versions.replace(/- version: "1"[\s\S]*/, '') });
    const { status, text } = folder.learn('build', '--all-versions');
    expect(status, text).toBe(1);
    expect(text).toContain(
      'dist holds versions that this build would remove, since versions.yaml no longer names them: v1/.\n' +
        'Add them to versions.yaml again. To withdraw one for good, remove its folder (dist/v1/) first.',
    );
    expect(folder.output()).toEqual(before);
    folder.write({ 'content/versions.yaml': versions });
    build();
    expect(folder.output()).toEqual(before);
  });

  it('is not needed to check them all', () => {
    const before = folder.output();
    expect(folder.learn('check', '--all-versions').text).toContain(
      'Checked 3 versions with 125 pages: no mistakes, 0 warnings.',
    );
    expect(folder.output()).toEqual(before);
  });

  it('gives the same bytes as one from nothing', () => {
    const before = folder.output();
    const kept = readdirSync(folder.cacheDir);
    for (const name of ['dist', 'dist.builds']) folder.remove(name);
    const kinds = readdirSync(path.join(folder.cacheDir, 'store')).map((kind) => `store/${kind}`);
    for (const name of [...kept, ...kinds])
      if (!/^(?:store|store\/client|learn-cache\.json)$/.test(name))
        rmSync(path.join(folder.cacheDir, name), { recursive: true });
    build();
    expect(folder.output()).toEqual(before);
  });
});

describe('a version that fails', () => {
  const versions = folder.file('content/versions.yaml');
  const fails = (text: string) => {
    const before = folder.output();
    folder.write({ 'content/versions.yaml': text });
    const done = folder.learn('build', '--all-versions');
    folder.write({ 'content/versions.yaml': versions });
    expect(done.status).toBe(1);
    expect(folder.output()).toEqual(before);
    expect(leftovers(folder.dir)).toEqual([]);
    return done.text;
  };

  it('leaves the last good site, and says where in which ref', () => {
    folder.git('switch', '--quiet', '--create', 'broken', 'stable/1');
    folder.write({ 'content/pages/part/page-5.md': page('Five', '[Nowhere](nowhere)') });
    folder.commit();
    folder.git('switch', '--quiet', 'main');
    const text = fails(versions.replace('stable/1', 'broken'));
    expect(text).toContain('broken:content/pages/part/page-5.md:6:11  error  links/missing-page');
    expect(text).toContain('6 │ [Nowhere](nowhere)');
    expect(text).toContain('the last build is untouched');
    expect(existsSync(path.join(folder.cacheDir, 'versions'))).toBe(false);
  });

  it('is told at its line when its ref is not there, or has no content', () => {
    folder.git('switch', '--quiet', '--orphan', 'empty');
    folder.write({ 'notes.txt': 'No content.' });
    folder.git('add', 'notes.txt');
    folder.git('commit', '--quiet', '--message=Notes');
    folder.git('switch', '--quiet', 'main');
    const text = fails(versions.replace('stable/2', 'stable/3').replace('stable/1', 'empty'));
    expect(text).toBe(`content/versions.yaml:7:3  error  versions/unknown-ref

  The repository has no branch, tag or commit "stable/3".

  7 │   from: stable/3
    │   ^^^^

  Closest: stable/1

content/versions.yaml:11:3  error  versions/no-content

  "empty" has no folder content/, from which the version would be built.

  11 │   from: empty
     │   ^^^^

  Name a ref that has it. The folder is the setting "content" of the site’s config.

2 errors, 0 warnings in 1 file. Nothing was written; the last build is untouched.
`);
  });

  it('is told to fetch its ref in a shallow clone', () => {
    const clone = path.join(clones, 'shallow');
    const args = ['clone', '--quiet', '--depth=1', `file://${folder.dir}`, clone];
    expect(spawnSync('git', args).status).toBe(0);
    const { status, text } = runLearn(clone, 'build', '--all-versions');
    expect(status).toBe(1);
    expect(text).toContain('content/versions.yaml:7:3  error  versions/shallow-clone');
    expect(text).toContain('git fetch --unshallow');
    expect(existsSync(path.join(clone, 'dist'))).toBe(false);
  });

  it('is told when there is no repository, and when its ref has a name that none can have', () => {
    folder.write({ 'content/versions.yaml': versions });
    const copy = path.join(clones, 'plain');
    cpSync(path.join(folder.dir, 'content'), path.join(copy, 'content'), { recursive: true });
    cpSync(path.join(folder.dir, 'site.config.json'), path.join(copy, 'site.config.json'));
    const { text } = runLearn(copy, 'build', '--all-versions');
    expect(text).toContain('versions/no-repository');
    expect(text).toContain('fatal: not a git repository');
    expect(fails(versions.replace('stable/1', '--output=x'))).toContain(
      'content/versions.yaml:11:3  error  versions/wrong-value',
    );
  });
});
