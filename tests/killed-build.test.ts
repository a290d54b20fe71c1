// A build that is killed at any moment leaves a whole site: the last one or the new one.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { recoverOutput } from '../engine/output/publish.ts';
import {
  createSiteFolder,
  type Files,
  page,
  projectDir,
  readTree,
  type SiteFolder,
} from './support/site-folder.ts';

const learn = path.join(projectDir, 'engine/bin/learn.mjs');
const preload = path.join(projectDir, 'tests/support/kill-before.mjs');
const folders: SiteFolder[] = [];
const make = (files: Files) => {
  const folder = createSiteFolder(files);
  folders.push(folder);
  return folder;
};
const build = (folder: SiteFolder) => {
  const { status, text } = folder.learn('build');
  expect(status, text).toBe(0);
};
/** With times to the nanosecond and with hard links, by which a build knows its own files. */
const copy = (from: string, to: string) => expect(spawnSync('cp', ['-a', from, to]).status).toBe(0);
const leftovers = (folder: SiteFolder) =>
  readdirSync(folder.dir).filter((name) => /^dist\./.test(name));

afterEach(() => {
  for (const folder of folders.splice(0)) folder.dispose();
});

describe('a build that is killed before any of its changes to the disk', () => {
  const FILES = {
    'content/pages/index.md': page('Home', '[A](a) [B](b)'),
    'content/pages/a.md': page('A', 'Old text.'),
    'content/pages/b.md': page('B', 'Old text.'),
  };
  const EDIT = { 'content/pages/a.md': page('A', 'New text.') };

  /** Every change in turn; `before` and `after` are what a whole site is. */
  function killEverywhere(check: (folder: SiteFolder, change: number) => void): number {
    const folder = make(FILES);
    build(folder);
    build(folder);
    folder.write(EDIT);
    const saved = `${folder.dir}-saved`;
    copy(folder.dir, saved);
    try {
      for (let change = 1; ; change++) {
        const { status, signal } = spawnSync(process.execPath, [learn, 'build'], {
          cwd: folder.dir,
          env: { ...process.env, NODE_OPTIONS: `--import ${preload}`, KILL_BEFORE: String(change) },
        });
        if (status === 0) return change - 1;
        expect(signal, `change ${change}`).toBe('SIGKILL');
        check(folder, change);
        rmSync(folder.dir, { recursive: true });
        copy(saved, folder.dir);
      }
    } finally {
      rmSync(saved, { recursive: true, force: true });
    }
  }

  it('leaves the last site or the new one, and the next build heals the rest', {
    timeout: 120_000,
  }, () => {
    const [old, fresh] = [make(FILES), make({ ...FILES, ...EDIT })];
    build(old);
    build(fresh);
    const [before, after] = [old.output(), fresh.output()];
    expect(after).not.toEqual(before);
    let gaps = 0;
    const changes = killEverywhere((folder, change) => {
      const dist = path.join(folder.dir, 'dist');
      if (!existsSync(dist)) gaps += 1;
      recoverOutput(dist);
      const isNew = readTree(dist).get('a.md')?.includes('New text.') === true;
      expect(folder.output(), `killed before change ${change}`).toEqual(isNew ? after : before);
      build(folder);
      expect(folder.output(), `built again after change ${change}`).toEqual(after);
      expect(leftovers(folder)).toEqual([]);
    });
    expect(changes).toBeGreaterThanOrEqual(10);
    // Between the two renames there is no output for a moment; whoever serves or builds puts it back.
    expect(gaps).toBe(1);
  });

  it('`learn serve` puts a site back that was killed between the two renames', async () => {
    const folder = make(FILES);
    build(folder);
    spawnSync('mv', ['dist', 'dist.old-999999'], { cwd: folder.dir });
    const server = spawn(process.execPath, [learn, 'serve', '--port', '0'], { cwd: folder.dir });
    try {
      const url = await new Promise<string>((resolve, reject) => {
        let text = '';
        const read = (chunk: Buffer) => {
          text += chunk;
          const [found] = /http:\S+/.exec(text) ?? [];
          if (found) resolve(found);
        };
        server.stdout.on('data', read);
        server.stderr.on('data', read);
        server.once('exit', () => reject(new Error(text)));
      });
      const response = await fetch(new URL('a', url));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Old text.');
      expect(leftovers(folder)).toEqual([]);
    } finally {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
  });
});

describe('a build that is killed while its threads work', () => {
  const names = Array.from({ length: 120 }, (_, i) => `group/p-${i}`);
  const pages = (text: string) =>
    Object.fromEntries(names.map((name) => [`content/pages/${name}.md`, page(name, text)]));

  it('leaves the last site or the new one, never a mixture', async () => {
    const folder = make({ 'content/pages/index.md': page('Home'), ...pages('Old text.') });
    build(folder);
    folder.write(pages('New text.'));
    const seen = (text: string) => /(Old|New) text/.exec(text)?.[1];
    for (const afterMs of [60, 160, 260, 360, 460, 560, 700]) {
      const child = spawn(process.execPath, [learn, 'build'], { cwd: folder.dir, stdio: 'ignore' });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      child.kill('SIGKILL');
      await ended;
      recoverOutput(path.join(folder.dir, 'dist'));
      const output = folder.output();
      const texts = new Set(names.map((name) => seen(output.get(`${name}/index.html`) ?? '')));
      expect([...texts], `killed after ${afterMs} ms`).toHaveLength(1);
    }
    build(folder);
    expect(folder.output().get('group/p-7/index.html')).toContain('New text.');
    expect(leftovers(folder)).toEqual([]);
  });
});
