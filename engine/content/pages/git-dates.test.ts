import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openCache } from '../../cache/cache-dir.ts';
import type { Key } from '../../cache/store.ts';
import { siteConfigSchema } from '../../config.ts';
import { historyOf, loadGitDates } from './git-dates.ts';

/** As the store of a site, in memory. */
function createStore() {
  const values = new Map<string, string>();
  return {
    values,
    find: (key: Key) => values.get(key.join('\0')),
    put: (key: Key, value: string | Buffer) => void values.set(key.join('\0'), String(value)),
    flush() {},
  };
}

/** A repository with content in a folder below its root, and how to commit to it. */
function createRepository() {
  const root = mkdtempSync(path.join(tmpdir(), 'git-dates-'));
  const folder = path.join(root, 'content');
  const store = createStore();
  mkdirSync(folder);
  const git = (args: string[], date = '2020-01-01') =>
    execFileSync('git', args, {
      cwd: root,
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: `${date}T12:00:00Z`,
        GIT_COMMITTER_DATE: `${date}T12:00:00Z`,
        GIT_AUTHOR_NAME: 'a',
        GIT_AUTHOR_EMAIL: 'a@example.com',
        GIT_COMMITTER_NAME: 'a',
        GIT_COMMITTER_EMAIL: 'a@example.com',
      },
    });
  git(['init', '-q']);
  return {
    at: (name: string) => path.join(folder, name),
    write: (name: string, text: string) => writeFileSync(path.join(folder, name), text),
    move: (from: string, to: string) => renameSync(path.join(folder, from), path.join(folder, to)),
    commit(date: string) {
      git(['add', '-A']);
      git(['commit', '-qm', date], date);
    },
    dates: async (below = '.', cacheDir?: string) =>
      (await loadGitDates(folder, store, { below, ...(cacheDir ? { cacheDir } : {}) })).dates,
    kept: store.values,
  };
}

const LINES = Array.from({ length: 20 }, (_, i) => `Line ${i} of the page.`).join('\n');

it('a page has the date of the last change to its words', async () => {
  const { at, write, commit, dates } = createRepository();
  write('a.md', LINES);
  write('ü "b".md', LINES);
  commit('2024-01-01');
  write('a.md', `${LINES}\nMore.`);
  commit('2024-02-02');
  expect(await dates()).toEqual(
    new Map([
      [at('a.md'), '2024-02-02'],
      [at('ü "b".md'), '2024-01-01'],
    ]),
  );
});

it('git writes into a folder for those who don’t listen, and nothing is left there', async () => {
  const { at, write, commit, dates } = createRepository();
  const cacheDir = openCache(at('site.config.json'));
  write('a.md', LINES);
  commit('2024-01-01');
  expect(await dates('.', cacheDir)).toEqual(new Map([[at('a.md'), '2024-01-01']]));
  expect(readdirSync(cacheDir)).toEqual(['learn-cache.json']);
});

it('neither other blanks nor a move is a change, and what was changed before a move counts', async () => {
  const { at, write, move, commit, dates } = createRepository();
  write('a.md', LINES);
  write('b.md', `${LINES}\nOther.`);
  commit('2024-01-01');
  write('a.md', LINES.replace('Line 3', 'Row 3'));
  commit('2024-02-02');
  write('a.md', LINES.replace('Line 3', '  Row  3').replace('Line 9', '\nLine 9'));
  move('b.md', 'c.md');
  commit('2024-03-03');
  move('a.md', 'd.md');
  commit('2024-04-04');
  const found = await dates();
  expect(found.get(at('d.md'))).toBe('2024-02-02');
  expect(found.get(at('c.md'))).toBe('2024-01-01');
});

it('what no reader sees is no change: words for search, who owns a page', async () => {
  const { at, write, commit, dates } = createRepository();
  const page = (head: string) => `---\ntitle: A\n${head}\n---\n\n${LINES}\n`;
  write('a.md', page('keywords: [one]'));
  write('b.md', page('keywords: [one]'));
  commit('2024-01-01');
  write('a.md', page('keywords: [one, two]\nowner: docs'));
  write('b.md', page('keywords: [one, two]').replace('title: A', 'title: B'));
  commit('2024-02-02');
  const found = await dates();
  expect(found.get(at('a.md'))).toBe('2024-01-01');
  expect(found.get(at('b.md'))).toBe('2024-02-02');
});

it('a history is read once a commit', async () => {
  const { at, write, commit, dates, kept } = createRepository();
  write('a.md', LINES);
  commit('2024-01-01');
  await dates();
  for (const [key, value] of kept) kept.set(key, value.replace('2024-01-01', '2001-01-01'));
  expect((await dates()).get(at('a.md'))).toBe('2001-01-01');
  write('a.md', `${LINES}\nMore.`);
  commit('2024-02-02');
  expect((await dates()).get(at('a.md'))).toBe('2024-02-02');
});

it('where a folder without a config has its pages below, the history of the rest is not read', async () => {
  const { at, write, commit, dates } = createRepository();
  mkdirSync(at('docs'));
  write('main.rs', LINES);
  write('docs/a.md', LINES);
  commit('2024-01-01');
  const pages = [[at('docs/a.md'), '2024-01-01']];
  expect([...(await dates('docs'))]).toEqual(pages);
  expect([...(await dates())]).toEqual([...pages, [at('main.rs'), '2024-01-01']]);
  expect([...(await dates('docs'))]).toEqual(pages);

  const config = siteConfigSchema.parse({ title: 'A', pages: 'docs' });
  expect(historyOf({ isBare: true, config })).toBe('docs');
  expect(historyOf({ config })).toBe('.');
});
