// `learn stale`: which pages it lists on a day, and why; readers never see what it reads.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { emptyCache, page, recordsConfig, useSiteFolders } from './support/site-folder.ts';

const SIDEBAR = 'name: A\nslug: a\norder: 1\nitems:\n  - index\n  - a\n  - b\n';
const newFolder = useSiteFolders({
  'content/pages/index.md': page('Home', 'Text.', 'owner: Docs\nreview_by: 2026-06-30\n'),
  'content/pages/a.md': page('A', 'Text.', 'last_update: 2025-10-01\n'),
  'content/pages/b.md': page('B', 'Text.', 'owner: Web\nlast_update: 2025-12-01\n'),
  'content/pages/old.md': '---\nalias_of: a\n---\n',
  'content/sidebars/a.yaml': SIDEBAR,
});

const release = (version: string, date: string) => `version: ${version}
date: ${date}
channels: [online]
summary: Something changed in this release.
changes:
  - kind: feature
    area: web
    title: Something is there
    pages: [a, b]
`;
const RELEASES = {
  'site.config.json': '',
  'site.config.ts': recordsConfig(),
  'content/areas.yaml': 'web: { label: Web, about: Apps in a browser. }\n',
  'content/releases/1.0.0.yaml': release('1.0.0', '2025-09-01'),
  'content/releases/1.1.0.yaml': release('1.1.0', '2025-11-01'),
};

it('lists pages past their review, and those without an owner as soon as one has one', () => {
  const folder = newFolder();
  const early = folder.learn('stale', '--today', '2026-06-30');
  expect(early).toEqual({
    status: 1,
    text: `page                owner  why
content/pages/a.md  –      has no owner

1 of 3 pages to read again on 2026-06-30.
`,
  });
  const late = folder.learn('stale', '--today', '2026-07-01').text;
  expect(late).toContain('content/pages/index.md  Docs   review was due by 2026-06-30\n');
  folder.write({
    'content/pages/index.md': page('Home', 'Text.', 'review_by: 2026-06-30\n'),
    'content/pages/b.md': page('B'),
  });
  expect(folder.learn('stale', '--today', '2026-06-30')).toEqual({
    status: 0,
    text: '0 of 3 pages to read again on 2026-06-30.\n',
  });
});

it('lists pages whose subject changed after their text did, for programs too', () => {
  const folder = newFolder(RELEASES);
  folder.remove('site.config.json');
  const listed = (today: string) => {
    const { status, text } = folder.learn('stale', '--json', '--today', today);
    return { status, ...JSON.parse(text) };
  };
  expect(listed('2025-11-02')).toEqual({
    status: 1,
    today: '2025-11-02',
    pages: [
      {
        id: 'a',
        path: 'content/pages/a.md',
        lastUpdate: '2025-10-01',
        due: [{ reason: 'owner' }, { reason: 'changed', in: '1.1.0', date: '2025-11-01' }],
      },
    ],
  });
  // It has yet to come out.
  expect(listed('2025-10-31').pages).toMatchObject([{ due: [{ reason: 'owner' }] }]);
});

it('takes the date of the last commit where a page says none', () => {
  const folder = newFolder({
    ...RELEASES,
    'content/pages/a.md': page('A', 'Text.', 'owner: Docs\n'),
  });
  folder.remove('site.config.json');
  const date = '2025-10-15T12:00:00Z';
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: folder.dir,
      env,
    });
  const told = () => folder.learn('stale', '--today', '2025-12-31').text;
  expect(told()).toBe('0 of 3 pages to read again on 2025-12-31.\n');
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'a');
  expect(told()).toContain(
    'content/pages/a.md  Docs   changed in 1.1.0 on 2025-11-01, last written 2025-10-15\n',
  );
});

it('says what is wrong with a date, and with a day that is none', () => {
  const folder = newFolder({
    'content/pages/a.md': page('A', 'Text.', 'review_by: 2026-13-01\n'),
  });
  for (const command of ['check', 'stale']) {
    const { status, text } = folder.learn(command);
    expect(status).toBe(1);
    expect(text).toContain('content/pages/a.md:4:1  error  frontmatter/wrong-value');
    expect(text).toContain('2026-10-27');
  }
  expect(folder.learn('stale', '--today', 'Friday')).toEqual({
    status: 1,
    text: 'learn: "Friday" is no date.\nWrite one such as --today 2026-10-27.\n',
  });
});

it('is never in a build', () => {
  const files = {
    'content/pages/index.md': page(
      'Home',
      '## First\n\nSee [A](a).',
      'owner: Docs-Team\nreview_by: 2026-06-30\n',
    ),
  };
  const folder = newFolder(files);
  const build = () => {
    emptyCache(folder);
    const { status, text } = folder.learn('build');
    expect(status, text).toBe(0);
    return [...folder.output()];
  };
  const cared = build();
  expect(cared.length).toBeGreaterThan(50);
  expect(cared.filter(([, text]) => /Docs-Team|2026-06-30/.test(text))).toEqual([]);
  folder.write({ 'content/pages/index.md': page('Home', '## First\n\nSee [A](a).') });
  expect(build()).toEqual(cared);
});
