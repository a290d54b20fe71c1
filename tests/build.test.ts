// What the build promises: same input same bytes, incremental equals cold, nothing half-written.
import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBuiltLinks } from './support/check-built-links.ts';
import {
  createSiteFolder,
  type Files,
  page,
  readTree,
  type SiteFolder,
} from './support/site-folder.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

const FILES: Files = {
  'content/pages/index.md': page('Home', '[Guide](guide/start#first) ::not a directive::'),
  'content/pages/guide/start.md': page(
    'Start {Product}',
    '## First\n\n::include{note.md name="you"}\n\n![Two dots](dots.png)\n\n:::cards\n::card{to=guide/next}\n:::',
  ),
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

const folders: SiteFolder[] = [];
const make = (files: Files = FILES) => {
  const folder = createSiteFolder(files);
  folders.push(folder);
  return folder;
};
const good = ({ status, text }: { status: number | null; text: string }) =>
  expect(status, text).toBe(0);

afterEach(() => {
  for (const folder of folders.splice(0)) folder.dispose();
});

describe('a build', () => {
  it('gives the same bytes for the same input, in any folder', () => {
    const [one, other] = [make(), make()];
    good(one.learn('build'));
    good(other.learn('build'));
    expect(other.output()).toEqual(one.output());
    expect(one.output().size).toBeGreaterThan(15);
  });

  it.each<[string, Files | string]>([
    ['a body', { 'content/pages/guide/next.md': page('Next', 'Other text.') }],
    ['a title', { 'content/pages/guide/next.md': page('Renamed', 'Text.') }],
    ['a snippet', { 'content/snippets/note.md': '---\nparams: [name]\n---\nNow {name}.\n' }],
    ['a picture', { 'content/images/dots.png': Buffer.concat([PNG, Buffer.from([0])]) }],
    [
      'the sidebar',
      {
        'content/sidebars/guide.yaml':
          'name: Guide\nslug: guide\norder: 1\nitems:\n  - guide/next\n  - guide/later: L\n',
      },
    ],
    ['the config', { 'site.config.json': '{"title": "Other"}' }],
    [
      'a new page that was planned',
      { 'content/pages/guide/later.md': page('Later', '[x](guide/start)') },
    ],
    [
      'the version',
      { 'content/versions.yaml': '- version: current\n  label: v2\n  isLast: true\n' },
    ],
    ['a removed page', 'content/pages/guide/old.md'],
  ])('after a change of %s equals a build from nothing', (_what, change) => {
    const incremental = make();
    good(incremental.learn('build'));
    if (typeof change === 'string') incremental.remove(change);
    else incremental.write(change);
    good(incremental.learn('build'));
    const cold = make(FILES);
    if (typeof change === 'string') cold.remove(change);
    else cold.write(change);
    good(cold.learn('build'));
    expect(incremental.output()).toEqual(cold.output());
  });

  it('writes only what changed', () => {
    const folder = make();
    good(folder.learn('build'));
    const modified = (name: string) => statSync(path.join(folder.dir, 'dist', name)).mtimeMs;
    const before = {
      start: modified('guide/start/index.html'),
      next: modified('guide/next/index.html'),
    };
    folder.write({ 'content/pages/guide/next.md': page('Next', 'Only the body.') });
    expect(folder.learn('build').text).toContain('1 made anew');
    expect(modified('guide/start/index.html')).toBe(before.start);
    expect(modified('guide/next/index.html')).not.toBe(before.next);
  });

  it('makes a file anew that somebody changed in the output', () => {
    const folder = make();
    good(folder.learn('build'));
    const before = folder.output();
    writeFileSync(path.join(folder.dir, 'dist/guide/next/index.html'), 'spoiled');
    good(folder.learn('build'));
    expect(folder.output()).toEqual(before);
  });

  it('that fails leaves the last output, and no leftovers', () => {
    const folder = make();
    good(folder.learn('build'));
    const before = folder.output();
    folder.write({ 'content/pages/guide/next.md': page('Next', '[broken](nowhere)') });
    const failed = folder.learn('build');
    expect(failed.status).toBe(1);
    expect(failed.text).toContain('content/pages/guide/next.md:6:10  error  links/missing-page');
    expect(failed.text).toContain('the last build is untouched');
    expect(folder.output()).toEqual(before);
    expect([...readTree(folder.dir).keys()].filter((name) => name.includes('.staging-'))).toEqual(
      [],
    );
  });

  it('heals what a killed build left behind', () => {
    const folder = make();
    good(folder.learn('build'));
    const before = folder.output();
    mkdirSync(path.join(folder.dir, 'dist.staging-999999'));
    renameSync(path.join(folder.dir, 'dist'), path.join(folder.dir, 'dist.old-999999'));
    good(folder.learn('build'));
    expect(folder.output()).toEqual(before);
    expect(
      [...readTree(folder.dir).keys()].filter((name) => /dist\.(old|staging)/.test(name)),
    ).toEqual([]);
  });

  it('refuses a folder that holds somebody else’s files', () => {
    const folder = make({ ...FILES, 'mine/letter.txt': 'keep me' });
    const refused = folder.learn('build', '--out', 'mine');
    expect(refused.status).toBe(1);
    expect(refused.text).toContain('The folder mine holds files that no build of ours wrote.');
    expect(folder.file('mine/letter.txt')).toBe('keep me');
  });

  it.each(['/', '/a/b/'])('for base %s has no link that leads nowhere', (base) => {
    const folder = make();
    good(folder.learn('build', '--base', base));
    expect(checkBuiltLinks(folder.output())).toEqual([]);
    expect(folder.output().get('guide/start/index.html')).toContain(`href="${base}guide/next"`);
  });

  it('gives aliases and redirects a page that leads on, and a rule for servers', () => {
    const folder = make();
    good(folder.learn('build'));
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
    good(folder.learn('build'));
    const html = folder.output().get('guide/next/index.html') ?? '';
    expect(html).toContain('</a> later</p>');
    expect(html).not.toContain('guide/later');
    expect(folder.output().get('version.json')).not.toContain('guide/later');
  });
});
