// `learn check --changed`: what the branch touches, what links to it or includes it, and nothing else.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const newFolder = useSiteFolders({
  'content/pages/index.md': page('Home', 'See [A](a#limits), [B](b).'),
  'content/pages/a.md': page('A', '## Limits\n\nText.'),
  'content/pages/b.md': page('B', '::include{ports.md}'),
  'content/pages/c.md': page('C', 'An old mistake: [x](nowhere).'),
  'content/snippets/ports.md': 'Open a port.\n',
  'content/pages/e.md': page('E', '```js file=samples/run.js\n```'),
  'content/samples/run.js': 'run();\n',
  'content/sidebars/a.yaml': 'name: A\nslug: a\norder: 1\nitems: [index, a, b, c, e]\n',
});

function git({ dir }: SiteFolder, ...args: string[]) {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.c', '-c', 'init.defaultBranch=main'];
  execFileSync('git', [...who, ...args], { cwd: dir, stdio: 'pipe' });
}
function newCheckout(): SiteFolder {
  const folder = newFolder();
  git(folder, 'init', '-q');
  git(folder, 'add', '.');
  git(folder, 'commit', '-qm', 'a');
  git(folder, 'checkout', '-qb', 'branch');
  return folder;
}
const found = (folder: SiteFolder, ...flags: string[]) => {
  const { text, status } = folder.learn(
    'check',
    '--format',
    'json',
    ...(flags.length ? flags : ['--changed']),
  );
  const all: { path: string; code: string }[] = JSON.parse(text).diagnostics;
  return { status, codes: all.map((one) => `${one.path} ${one.code}`) };
};
const NONE = { status: 0, codes: [] };
const HOME = 'content/pages/index.md links/missing-anchor';

it('says nothing of what others have done, on the branch or before it', () => {
  const folder = newCheckout();
  expect(found(folder)).toEqual(NONE);
  expect(folder.learn('check', '--changed')).toEqual({
    status: 0,
    text: 'Checked what has changed: no mistakes, 0 warnings.\n',
  });
  git(folder, 'checkout', '-q', 'main');
  folder.write({ 'content/pages/c.md': page('C', 'No mistake.') });
  git(folder, 'commit', '-qam', 'b');
  git(folder, 'checkout', '-q', 'branch');
  expect(found(folder)).toEqual(NONE);
});

it('says what is wrong in pages that link to a touched one, committed or not, and gone', () => {
  const folder = newCheckout();
  folder.write({ 'content/pages/a.md': page('A', '## Bounds\n\nText.') });
  expect(found(folder)).toEqual({ status: 1, codes: [HOME] });
  git(folder, 'commit', '-qam', 'b');
  expect(found(folder)).toEqual({ status: 1, codes: [HOME] });
  expect(found(folder, '--changed=HEAD')).toEqual(NONE);
  const { status, text } = folder.learn('check', '--changed');
  expect(status).toBe(1);
  expect(text).toContain('content/pages/index.md:6:');
  expect(text).not.toContain('nowhere');
  folder.remove('content/pages/a.md');
  // Its sidebar still has it: it counts as planned.
  expect(found(folder).codes).toEqual(['content/pages/index.md links/anchor-on-planned']);
});

it('says what is wrong in new files, and in pages that include a touched snippet', () => {
  const folder = newCheckout();
  folder.write({ 'content/pages/d.md': page('D', '[z](not-there)') });
  expect(found(folder).codes).toContain('content/pages/d.md links/missing-page');
  folder.remove('content/pages/d.md');
  folder.write({ 'content/snippets/ports.md': 'Open [a port](not-there).\n' });
  expect(found(folder).codes.join()).toMatch(/links\/missing-page/);
  folder.write({ 'content/snippets/ports.md': '---\nparams: [target]\n---\nOpen {target}.\n' });
  expect(found(folder).codes.join()).toContain('content/pages/b.md include/');
});

it('says what is wrong in pages that show code of a touched file', () => {
  const folder = newCheckout();
  folder.write({ 'content/samples/run.js': '// #region a\n// #endregion\n' });
  expect(found(folder)).toEqual({ status: 1, codes: ['content/pages/e.md code/nothing-to-show'] });
});

it('says everything where the config is touched', () => {
  const folder = newCheckout();
  folder.write({ 'site.config.json': '{ "strict": true, "title": "New" }' });
  expect(found(folder).codes).toContain('content/pages/c.md links/missing-page');
});

it('says in a sentence what it needs', () => {
  const folder = newFolder();
  const says = (text: string) => ({ status: 1, text: `learn: ${text}\n` });
  expect(folder.learn('check', '--changed')).toEqual(
    says('--changed needs a Git repository, and the content is in none.'),
  );
  expect(folder.learnWith({ PATH: folder.dir }, 'check', '--changed')).toEqual(
    says('--changed needs Git, and there is none on this machine.'),
  );
  const checkout = newCheckout();
  expect(checkout.learn('check', '--changed=not-there')).toEqual(
    says(
      'There is no not-there in this repository to compare with.\nName a branch, a tag or a commit: --changed=REF',
    ),
  );
});
