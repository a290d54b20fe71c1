// `learn diff`: what a branch changes for readers, of a small site in a repository, and of two built folders.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReportValues } from '../tools/diff/make-report.ts';
import { page, readTree, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const TABLE = (cell: string) => `| a | b |\n| - | - |\n| same | row |\n| one | ${cell} |\n`;
const newFolder = useSiteFolders({
  'site.config.json': '{ "strict": true, "url": "https://docs.example" }',
  'content/pages/index.md': page(
    'Home',
    'Text. See [roles](guide/roles) and [users](guide/users).',
  ),
  'content/pages/guide/roles.md': page(
    'Roles',
    `A role is a set of rights.\n\n![The list](list.png)\n\n## Add {#add}\n\n${TABLE('two')}\n\n## Remove {#remove}\n\nGone.`,
  ),
  'content/images/list.png': PNG,
  'content/pages/guide/users.md': page(
    'Users',
    'People of the team.\n\n## Invite {#invite}\n\nBy mail.',
  ),
  'content/pages/guide/old.md': page('Old habits', 'It was so, once. See [users](guide/users).'),
  'content/sidebars/a.yaml':
    'name: Guide\nslug: a\norder: 1\nitems: [index, guide/roles, guide/users, guide/old]\n',
  'content/redirects.yaml': '- from: before\n  to: guide/roles\n',
  'content/search-queries.yaml': '- { query: habits, kind: words, pages: [guide/old] }\n- invite\n',
  '.gitignore': 'dist*\n',
});

function inGit(folder: SiteFolder): (...args: string[]) => string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
      cwd: folder.dir,
      encoding: 'utf8',
    });
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-qm', 'site');
  return git;
}

/** One of each kind. */
function change(folder: SiteFolder): void {
  folder.remove('content/pages/guide/old.md');
  folder.write({
    'content/pages/guide/roles.md': page(
      'Roles',
      `A role is a named set of rights.\n\n![The list](list.png)\n\n## Add {#add}\n\n${TABLE('three')}\n\nGone.`,
    ),
    'content/images/list.png': Buffer.concat([PNG, Buffer.of(0)]),
    'content/pages/guide/groups.md': page('Groups', 'Many at once.'),
    'content/sidebars/a.yaml':
      'name: Guide\nslug: a\norder: 1\nitems: [index, guide/roles, guide/users, guide/groups]\n',
    'content/redirects.yaml': '- from: since\n  to: guide/users\n',
  });
}

describe('learn diff', () => {
  it('compares this checkout, saved or not, with where its branch began', () => {
    const folder = newFolder();
    const git = inGit(folder);
    git('checkout', '-qb', 'work');
    folder.write({
      'content/pages/guide/users.md': page(
        'Users',
        'All people of the team.\n\n## Invite {#invite}\n\nBy mail.',
      ),
    });
    git('commit', '-qam', 'users');
    git('checkout', '-q', 'main');
    folder.write({
      'content/pages/index.md': page(
        'Home',
        'Meanwhile. See [roles](guide/roles) and [users](guide/users).',
      ),
    });
    git('commit', '-qam', 'not of the branch');
    git('checkout', '-q', 'work');
    change(folder);
    const { status, text } = folder.learn('diff', '--json');
    expect(status, text).toBe(0);
    const values = JSON.parse(text) as ReportValues;
    expect(values.names).toEqual({
      before: expect.stringMatching(/^main at [0-9a-f]{10}$/),
      after: 'this checkout',
    });
    expect(
      values.pages.map(({ way, address, title, section }) => [way, address, title, section]),
    ).toEqual([
      ['changed', 'browse/a', 'Guide', ''],
      ['added', 'guide/groups', 'Groups', 'Guide'],
      ['removed', 'guide/old', 'Old habits', 'Guide'],
      ['changed', 'guide/roles', 'Roles', 'Guide'],
      ['changed', 'guide/users', 'Users', 'Guide'],
    ]);
    const roles = values.pages.find(({ title }) => title === 'Roles');
    // One word of the paragraph, the cell; the heading that went. The picture has no words.
    expect(roles).toMatchObject({ added: 2, removed: 2, changes: 4 });
    expect(values.addresses).toEqual({ added: ['guide/groups'], removed: ['guide/old'] });
    expect(values.redirects).toEqual({
      added: [{ from: 'since', to: 'guide/users' }],
      removed: [{ from: 'before', to: 'guide/roles' }],
    });
    expect(values.anchors).toEqual([{ address: 'guide/roles', anchor: 'remove' }]);
    expect(values.search.asked).toBe(2);
    expect(values.search.moves).toEqual([
      { query: 'habits', before: ['guide/old'], after: [], wanted: { before: 1, after: 0 } },
    ]);
    expect(values.weights.map(({ address }) => address)).toContain('guide/roles');
    expect(folder.file('dist-diff/index.html')).toContain(
      '<a href="pages/guide/roles.html">Roles</a>',
    );
    // Neither the checkout nor the site's own output is touched.
    expect(
      git('status', '--porcelain')
        .split('\n')
        .every((line) => !line.includes('dist')),
    ).toBe(true);
    expect(existsSync(path.join(folder.dir, 'dist'))).toBe(false);
  });

  it('shows each page as it looks: words in text, the rest before and after', () => {
    const folder = newFolder();
    inGit(folder);
    change(folder);
    expect(folder.learn('diff', 'HEAD', '--out', 'report').text).toMatch(
      /^Compared HEAD at [0-9a-f]{10} with this checkout in [\d.]+ s: 2 pages changed, 1 page added, 1 page removed, .* → report\/index\.html\n$/,
    );
    const roles = folder.file('report/pages/guide/roles.html');
    expect(roles).toContain('A role is a <ins>named </ins>set of rights.');
    expect(roles).toContain('<td>three</td>');
    expect(roles).toContain('<td>two</td>');
    expect(roles).toMatch(/<h2 class="diff-removed"><del>/);
    const pictures = [...roles.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(pictures).toHaveLength(2);
    const bytes = pictures.map(
      (src) => readFileSync(path.join(folder.dir, 'report/pages/guide', src)).length,
    );
    expect(bytes).toEqual([PNG.length, PNG.length + 1]);
    const files = readTree(path.join(folder.dir, 'report'));
    for (const [name, text] of files) {
      if (!name.endsWith('.html')) continue;
      expect(text, name).not.toContain('<script');
      expect(text, name).not.toMatch(/ (?:style|on\w+)="/);
      for (const [, href = ''] of text.matchAll(/<link rel="stylesheet" href="([^"]+)"/g))
        expect(files.has(path.join(path.dirname(name), href)), `${name}: ${href}`).toBe(true);
    }
    // A page that isn't in the report is that of the public site.
    expect(folder.file('report/pages/guide/old.html')).toContain(
      'href="https://docs.example/guide/users"',
    );
  });

  it('takes two built folders, without a repository and without a site', () => {
    const folder = newFolder();
    expect(folder.learn('build', '--out', 'a').status).toBe(0);
    change(folder);
    expect(folder.learn('build', '--out', 'b').status).toBe(0);
    const other = newFolder();
    other.remove('site.config.json');
    const at = (name: string) => path.join(folder.dir, name);
    const args = ['diff', '--before', at('a'), '--after', at('b'), '--out', 'report'];
    const { status, text } = other.learn(...args, '--markdown', 'comment.md');
    expect(status, text).toBe(0);
    const comment = other.file('comment.md');
    expect(comment).toMatch(/^### What changed for readers\n/);
    expect(comment).toContain('**Addresses that are gone**\n\n- `/guide/old`\n');
    expect(comment).toContain('| Roles `/guide/roles` | changed | Guide | +2 −2 |');
    expect(other.learn(...args, '--markdown', '-').text).toBe(comment);
    expect(other.learn(...args, '--markdown', 'comment.md').status).toBe(0);
    other.write({ 'notes.md': 'Mine.' });
    expect(other.learn(...args, '--markdown', 'notes.md').text).toContain(
      'nothing is removed to make room',
    );
    expect(other.file('notes.md')).toBe('Mine.');
  });

  it('finds nothing where nothing differs, with the same bytes each time', () => {
    const folder = newFolder();
    inGit(folder);
    expect(folder.learn('diff').text).toContain(
      ': nothing differs for readers → dist-diff/index.html\n',
    );
    const first = readTree(path.join(folder.dir, 'dist-diff'));
    folder.learn('diff');
    expect(readTree(path.join(folder.dir, 'dist-diff'))).toEqual(first);
  });

  it('replaces no built site and nothing else that it has not written', () => {
    const folder = newFolder({ 'mine/note.txt': 'x' });
    inGit(folder);
    expect(folder.learn('build').status).toBe(0);
    expect(folder.learn('diff', '--out', 'dist')).toEqual({
      status: 1,
      text: 'learn: The folder dist holds a built site, which the report would replace.\nName another folder with --out.\n',
    });
    const { status, text } = folder.learn('diff', '--out', 'mine');
    expect(status).toBe(1);
    expect(text).toContain('holds files that no build of ours wrote');
    expect(folder.file('mine/note.txt')).toBe('x');
  });

  it('says what is missing: the ref, the repository, the folder, the place for two outputs', () => {
    const folder = newFolder();
    expect(folder.learn('diff').text).toBe(
      'learn: learn diff needs a Git repository, and the content is in none.\n',
    );
    inGit(folder);
    expect(folder.learn('diff', 'no-such')).toEqual({
      status: 1,
      text: 'learn: There is no no-such in this repository to compare with.\nName a branch, a tag or a commit: learn diff REF\n',
    });
    expect(folder.learn('diff', '--before', 'content', '--after', 'content').text).toContain(
      'There is no built site in',
    );
    expect(folder.learn('diff', '--json', '--markdown', '-').status).toBe(1);
    folder.write({ 'content/pages/guide/roles.md': page('Roles', '[gone](no/such)') });
    expect(folder.learn('diff').text).toContain('links/missing-page');
  });
});
