// When nothing has changed, nothing is built; whatever has changed, even with its old time, is.
import { spawnSync } from 'node:child_process';
import {
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { recallBuild } from '../engine/build/plan/last-build.ts';
import { readCacheFile, writeCacheFile } from '../engine/cache/cache-file.ts';
import { engineVersion } from '../engine/cache/engine-version.ts';
import { forgetJustRead } from '../engine/disk/inside.ts';
import { page, type SiteFolder, useSiteFolders } from './support/site-folder.ts';

const make = useSiteFolders({
  'content/pages/index.md': page('Home', '![A dot](dot.svg)'),
  'content/images/dot.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><path d="M0 0h2"/></svg>',
  'shared/colors.ts': "export const color = 'Red';\n",
  'shared/sheet.css': '.sheet { color: red }\n',
  'site/content/pages/index.md': page('Home'),
  'site/site.config.ts': "export default { theme: 'theme.ts' };\n",
  'site/theme.ts':
    "import { color } from '../shared/colors.ts';\nexport default { styles: ['../shared/sheet.css'], Footer: () => color };\n",
});

const published = (folder: SiteFolder) => readlinkSync(path.join(folder.dir, 'dist'));
const build = (folder: SiteFolder, ...args: string[]): string => {
  const { status, text } = folder.learnAlone('build', ...args);
  expect(status, text).toBe(0);
  return published(folder);
};
const builtAgain = (folder: SiteFolder, ...args: string[]): boolean =>
  published(folder) !== build(folder, ...args);

/** Other bytes under the same time. */
function rewrite(folder: SiteFolder, name: string, change: (text: string) => string): void {
  const at = path.join(folder.dir, name);
  const { atime, mtime } = statSync(at);
  writeFileSync(at, change(folder.file(name)));
  utimesSync(at, atime, mtime);
}

it('an unchanged site is not built again, and tells the same', { timeout: 240_000 }, () => {
  const folder = make();
  build(folder);
  const { text } = folder.learnAlone('build');
  expect(text).toMatch(
    /^Built 1 page \(0 rebuilt\) in [\d.]+ s: \d+ files, .* 0 warnings → dist\n$/,
  );
  expect(published(folder)).toMatch(/\/1$/);
  folder.write({ 'content/images/.gitkeep': '' });
  expect(builtAgain(folder)).toBe(true);
  expect(builtAgain(folder)).toBe(false);
});

it('warnings are repeated', { timeout: 240_000 }, () => {
  const folder = make({ 'content/snippets/unused.md': 'Text.\n' });
  const first = folder.learnAlone('build');
  expect(first.text).toContain('include/unused');
  const untilTime = ({ text }: { text: string }) => text.slice(0, text.indexOf('include/unused'));
  const second = folder.learnAlone('build');
  expect(second.text).toContain('(0 rebuilt)');
  expect(untilTime(second)).toContain(untilTime(first).split('\n').at(-1));
});

it('a change of what is read or published is seen, whatever its time says', {
  timeout: 240_000,
}, () => {
  const folder = make();
  const changes: Record<string, () => void> = {
    'a page': () =>
      rewrite(folder, 'content/pages/index.md', (text) => text.replace('A dot', 'A bit')),
    'a picture': () =>
      rewrite(folder, 'content/images/dot.svg', (text) => text.replace('h2"', 'h1"')),
    'a new file': () => folder.write({ 'public/new.txt': 'New.' }),
    'a file that is gone': () => folder.remove('public/new.txt'),
    'the config': () => folder.write({ 'site.config.json': '{ "title": "Other" }' }),
    'a published file': () => folder.write({ 'dist/index.html': 'Changed.' }),
    'a published file that is gone': () => folder.remove('dist/index.html'),
    'the mark of the store': () => folder.write({ 'dist.builds/learn.json': '{}' }),
  };
  build(folder);
  for (const [what, change] of Object.entries(changes)) {
    change();
    expect(builtAgain(folder), what).toBe(true);
    expect(builtAgain(folder), `${what}, then nothing`).toBe(false);
  }
});

it('a new commit may have new dates', { timeout: 240_000 }, () => {
  const folder = make();
  const git = (...args: string[]) =>
    expect(
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
        cwd: folder.dir,
      }).status,
    ).toBe(0);
  build(folder);
  git('init', '--quiet');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'First');
  expect(builtAgain(folder)).toBe(true);
  expect(folder.file('dist/index.html')).toContain('Updated ');
  expect(builtAgain(folder)).toBe(false);
});

it('links to folders, and modules from elsewhere, are looked into', { timeout: 240_000 }, () => {
  const folder = make({ 'site/content/elsewhere/other.md': page('Other') });
  const at = path.join(folder.dir, 'site');
  rmSync(path.join(at, 'content/pages'), { recursive: true });
  symlinkSync('elsewhere', path.join(at, 'content/pages'));
  const out = ['site', '--out', 'dist'];
  build(folder, ...out);
  expect(builtAgain(folder, ...out)).toBe(false);
  const changes: Record<string, () => void> = {
    'a page': () =>
      rewrite(folder, 'site/content/elsewhere/other.md', (text) => text.replace('Text', 'Word')),
    'a module': () => rewrite(folder, 'shared/colors.ts', (text) => text.replace('Red', 'Tan')),
    'a sheet': () => rewrite(folder, 'shared/sheet.css', (text) => text.replace('red', 'tan')),
  };
  for (const [what, change] of Object.entries(changes)) {
    change();
    expect(builtAgain(folder, ...out), what).toBe(true);
    expect(builtAgain(folder, ...out), `${what}, then nothing`).toBe(false);
  }
});

/** So long a file counts as new: until then, nothing is taken from how it looks. */
const untilOld = () => new Promise((resolve) => setTimeout(resolve, 3200));

it('a file that looks as it did to another engine is not read; all else of its build counts for nothing', {
  timeout: 240_000,
}, async () => {
  const folder = make();
  await untilOld();
  build(folder);
  const at = path.join(folder.dir, 'content/images/dot.svg');
  const name = readdirSync(folder.cacheDir).find((one) => one.startsWith('last-')) ?? '';
  const file = path.join(folder.cacheDir, name);
  const cached = JSON.parse(readCacheFile(file) ?? '');
  cached.looks[at][1] = 'as it was';
  writeCacheFile(file, JSON.stringify(cached));
  // The tests run the sources, which are another engine than the one that is compiled.
  expect(cached.engine).not.toBe(engineVersion);
  const last = await recallBuild({ siteDir: folder.dir, isPlain: false });
  forgetJustRead();
  expect(last.code?.known.files.get(at)).toBe('as it was');
  expect(last).toMatchObject({ summary: undefined, code: { places: undefined } });
});

it('pages whose surroundings look as they did are left; what they show of others is not', {
  timeout: 240_000,
}, async () => {
  const folder = make({
    'content/pages/shows.md': page('Shows', '```md file=pages/shown.md\n```'),
    'content/pages/uses.md': page('Uses', '::include{note.md}'),
    'content/pages/leads.md': page('Leads', '[](shown)'),
    'content/pages/shown.md': page('Shown', 'Old words.'),
    'content/snippets/note.md': 'An old note.\n',
  });
  const edit = (name: string, from: string, to: string) => {
    folder.write({ [name]: folder.file(name).replace(from, to) });
    build(folder);
  };
  build(folder);
  await untilOld();
  edit('content/pages/shown.md', 'Old words', 'Other words');
  edit('content/pages/shown.md', 'Other words', 'New words');
  expect(folder.file('dist/shows/index.html')).toContain('New words');
  expect(folder.learn('build').text).toContain('(0 rebuilt)');
  edit('content/pages/shown.md', 'title: Shown', 'title: Seen');
  expect(folder.file('dist/leads/index.html')).toContain('Seen');
  edit('content/snippets/note.md', 'old note', 'new note');
  expect(folder.file('dist/uses/index.html')).toContain('new note');
  edit('content/snippets/note.md', 'new note', 'old note');
  expect(folder.file('dist/uses/index.html')).toContain('old note');
});

it('where nothing was wrong, what an edit makes wrong in other pages and files is found', {
  timeout: 240_000,
}, async () => {
  const folder = make({
    'content/pages/leads.md': page('Leads', '[There](shown#there)'),
    'content/pages/shown.md': page('Shown', '## There\n\nOld words.'),
    'content/pages/uses.md': page('Uses', '::include{note.md}'),
    'content/snippets/note.md': 'A note.\n',
  });
  const edit = (name: string, from: string, to: string) => {
    folder.write({ [name]: folder.file(name).replace(from, to) });
    return folder.learnAlone('build').text;
  };
  build(folder);
  await untilOld();
  expect(edit('content/pages/shown.md', 'Old', 'Other')).toContain('0 warnings');
  expect(edit('content/pages/shown.md', 'Other', 'New')).toContain('0 warnings');
  const gone = edit('content/pages/shown.md', '## There', '## Elsewhere');
  expect(gone).toContain('content/pages/leads.md:6:9  error  links/missing-anchor');
  expect(edit('content/pages/shown.md', '## Elsewhere', '## There')).toContain('0 warnings');
  expect(edit('content/pages/uses.md', '::include{note.md}', 'None.')).toContain('include/unused');
  expect(edit('content/pages/uses.md', 'None.', '::include{note.md}')).toContain('0 warnings');
  expect(edit('content/pages/shown.md', 'New words', '[No](none)')).toContain('shown.md:8:');
});
