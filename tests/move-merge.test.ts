// Two branches that both rename pages: git merges them without a conflict, and all that they say holds.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const newFolder = useSiteFolders();
const IDS = ['apply', 'build', 'copy', 'deploy', 'export', 'find', 'group', 'hide'];

function makeSite(redirects: string): { folder: SiteFolder; git(...args: string[]): string } {
  const folder = newFolder({
    'content/pages/index.md': page('Home'),
    ...Object.fromEntries(
      IDS.map((id) => [`content/pages/guide/${id}.md`, page(`How to ${id}`, '## Steps')]),
    ),
    'content/sidebars/a.yaml': `name: A\nslug: a\norder: 1\nitems:\n  - index\n${IDS.map((id) => `  - guide/${id}\n`).join('')}`,
    'content/redirects.yaml': redirects,
    '.gitignore': 'dist*\n',
  });
  const git = (...args: string[]) => {
    const own = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'core.autocrlf=false'];
    return execFileSync('git', [...own, ...args], { cwd: folder.dir, encoding: 'utf8' });
  };
  git('init', '-q', '-b', 'main');
  return { folder, git };
}

function renameInTwoBranches(
  { folder, git }: ReturnType<typeof makeSite>,
  ours: readonly [string, string],
  theirs: readonly [string, string],
): void {
  git('add', '.');
  git('commit', '-qm', 'site');
  for (const [branch, names] of [
    ['theirs', theirs],
    ['ours', ours],
  ] as const) {
    git('checkout', '-qb', branch, 'main');
    const { status, text } = folder.learn('mv', ...names);
    expect(status, text).toBe(0);
    git('add', '.');
    git('commit', '-qm', branch);
  }
  git('merge', '-q', '--no-edit', 'theirs');
}

const entry = (from: string, to: string) => `- from: ${from}\n  to: ${to}\n`;

it('in different places of the list, which stays sorted', () => {
  const site = makeSite(`# Kept.\n${entry('guide/b', 'index')}${entry('guide/g', 'index')}`);
  expect(site.folder.learn('check', '--publish').status).toBe(0);
  renameInTwoBranches(site, ['guide/copy', 'guide/duplicate'], ['guide/hide', 'guide/veil']);
  expect(site.folder.file('content/redirects.yaml')).toBe(
    `# Kept.\n${entry('guide/b', 'index')}${entry('guide/copy', 'guide/duplicate')}${entry('guide/g', 'index')}${entry('guide/hide', 'guide/veil')}`,
  );
  const { status, text } = site.folder.learn('check');
  expect(status, text).toBe(0);
});

it('at one place of the list, with the attribute that a new site has', () => {
  const site = makeSite(entry('guide/z', 'index'));
  site.folder.write({ '.gitattributes': 'content/redirects.yaml merge=union\n' });
  renameInTwoBranches(site, ['guide/copy', 'guide/duplicate'], ['guide/find', 'guide/seek']);
  const text = site.folder.file('content/redirects.yaml');
  for (const one of [entry('guide/copy', 'guide/duplicate'), entry('guide/find', 'guide/seek')])
    expect(text).toContain(one);
  expect(site.folder.learn('check').status).toBe(0);
});
