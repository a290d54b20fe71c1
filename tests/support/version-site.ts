// A git repository with three states of a small site: two branches and what is checked out.
import { spawnSync } from 'node:child_process';
import { createSiteFolder, type Files, page, type SiteFolder } from './site-folder.ts';

export type VersionSite = SiteFolder & { git(...args: string[]): string; commit(): void };

const COUNT = 40;
const names = Array.from({ length: COUNT }, (_, i) => `part/page-${i + 1}`);
const text = (name: string) => `## About ${name}\n\n${`Words about ${name}. `.repeat(200)}\n`;
const sidebar = (more: string) =>
  `name: Guide\nslug: guide\norder: 1\nitems:\n  - label: Parts\n    items: [${names.join(', ')}]\n  - label: Rest\n    items: [${more}]\n`;

const OWNER = ['-c', 'user.name=Author', '-c', 'user.email=author@docs.example'];

/** Two of the forty pages that all have differ from each version to the next. */
const STATES: readonly Files[] = [
  {
    'site.config.json': JSON.stringify({
      title: 'Guide',
      strict: true,
      base: '/docs/',
      url: 'https://docs.example',
      editUrl: 'https://git.example/{path}',
    }),
    '.gitignore': 'dist*\n',
    'public/notice.txt': 'A notice.\n',
    ...Object.fromEntries(
      names.map((name) => [`content/pages/${name}.md`, page(`Title of ${name}`, text(name))]),
    ),
    'content/pages/first.md': page('First', 'An albatross, in the first state alone.'),
    'content/pages/old.md': page('Old'),
    'content/sidebars/guide.yaml': sidebar('first, old'),
  },
  {
    'content/pages/part/page-1.md': page('Title of page 1', 'A bullfinch is here.'),
    'content/pages/part/page-2.md': page('Title of page 2', 'A bullfinch is here, too.'),
  },
  {
    'content/pages/part/page-3.md': page('Title of page 3', 'A cormorant is here.'),
    'content/pages/part/page-4.md': page('Title of page 4', 'A cormorant is here, too.'),
    'content/pages/moved.md': page('Moved'),
    'content/redirects.yaml': '- from: old\n  to: moved\n',
    'content/sidebars/guide.yaml': sidebar('moved'),
    'content/versions.yaml': `- version: current
  label: v3
  isLast: true
- version: "2"
  label: v2
  base: /docs/v2/
  from: stable/2
- version: "1"
  label: v1
  base: /docs/v1/
  from: stable/1
  banner: unmaintained
  noIndex: true
`,
  },
];

export function createVersionSite(): VersionSite {
  const folder = createSiteFolder(STATES[0] ?? {});
  const git = (...args: string[]) => {
    const done = spawnSync('git', [...OWNER, ...args], { cwd: folder.dir, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(done.stderr);
    return done.stdout;
  };
  const commit = () => {
    git('add', '--all');
    git('commit', '--quiet', '--message=State');
  };
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('branch', 'stable/1');
  folder.write(STATES[1] ?? {});
  commit();
  git('branch', 'stable/2');
  folder.write(STATES[2] ?? {});
  for (const gone of ['first', 'old']) folder.remove(`content/pages/${gone}.md`);
  commit();
  return { ...folder, git, commit };
}
