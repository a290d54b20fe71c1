// Builds that are killed, at chance moments and at every step of the swap → a whole site at every moment, the last
// one or the new one, and a next build that needs no help.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killBuildAfter, killBuildAt, learn } from '../support/kill-build.ts';
import {
  createSiteFolder,
  type Files,
  leftovers,
  page,
  type SiteFolder,
} from '../support/site-folder.ts';
import { SWAP } from '../support/swap-steps.ts';
import { createRandom, tries } from './attack.ts';

/** Enough pages for threads. */
const NAMES = Array.from({ length: 60 }, (_, n) => `group/p-${n}`);
const pages = (text: string): Files => ({
  'content/pages/index.md': page('Home', text),
  ...Object.fromEntries(NAMES.map((name) => [`content/pages/${name}.md`, page(name, text)])),
});
const OLD = pages('Old text.');
/** An incremental build: few pages, made in the process itself. */
const EDIT = Object.fromEntries(Object.entries(pages('New text.')).slice(0, 4));
/** What a cold build makes. */
const FRESH = pages('New text.');

const copy = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });

type Site = { folder: SiteFolder; saved: string; before: string; after: string };

/** A site that was built three times, so that it has a spare. */
function buildBase(): SiteFolder {
  const folder = createSiteFolder(OLD);
  const build = () => expect(folder.learnAlone('build')).toMatchObject({ status: 0 });
  build();
  folder.write({ 'content/pages/index.md': page('Home', 'Older text.') });
  build();
  folder.write(OLD);
  build();
  return folder;
}

/** The site with an edit; `after` is what a whole build makes of it. */
function prepare(base: SiteFolder, edit: Files): Site {
  const folder = createSiteFolder({});
  rmSync(folder.dir, { recursive: true });
  copy(base.dir, folder.dir);
  const before = shown(folder);
  folder.write(edit);
  const saved = `${folder.dir}-saved`;
  copy(folder.dir, saved);
  expect(folder.learnAlone('build')).toMatchObject({ status: 0 });
  return { folder, saved, before, after: shown(folder) };
}

const shown = (folder: SiteFolder) => JSON.stringify([...folder.output()]);

function restore({ folder, saved }: Site): void {
  rmSync(folder.dir, { recursive: true, force: true });
  copy(saved, folder.dir);
}

function expectWhole({ folder, before, after }: Site, when: string): void {
  const now = shown(folder);
  expect(now === before || now === after, `${when}: a mixture or nothing`).toBe(true);
}

function expectHealed(site: Site, when: string): void {
  const { status, text } = site.folder.learnAlone('build');
  expect(status, `${when}: ${text}`).toBe(0);
  expect(shown(site.folder) === site.after, `${when}, built again`).toBe(true);
  expect(leftovers(site.folder.dir), when).toEqual([]);
}

const hasStrace = spawnSync('strace', ['-V']).status === 0;
const CALLS = 'rename,renameat,renameat2,symlink,symlinkat';

/** Only the main thread makes these. @returns false when the build was done before. */
function killAtCall({ folder }: Site, call: number): boolean {
  const trace = ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${CALLS}`];
  const inject = ['-e', `inject=${CALLS}:signal=KILL:when=${call}`];
  const { status, signal, stderr } = spawnSync(
    'strace',
    [...trace, ...inject, process.execPath, learn, 'build'],
    { cwd: folder.dir },
  );
  expect(status === 0 || signal === 'SIGKILL', `${stderr}`).toBe(true);
  return status !== 0;
}

describe('a build that is killed', () => {
  const random = createRandom('kills');
  let incremental: Site;
  let cold: Site;
  beforeAll(() => {
    const base = buildBase();
    incremental = prepare(base, EDIT);
    cold = prepare(base, FRESH);
    base.dispose();
  });
  afterAll(() => {
    for (const { folder, saved } of [incremental, cold]) {
      folder.dispose();
      rmSync(saved, { recursive: true, force: true });
    }
  });

  it('at a step of the swap', () => {
    // The short form takes two steps in the middle: killed-build.test.ts takes all.
    const [first, last] = [tries({ short: 2, full: 0 }), tries({ short: 4, full: 30 })];
    let kills = first;
    for (; kills < last; kills++) {
      restore(incremental);
      if (!killBuildAt(incremental.folder.dir, { change: kills + 1, among: SWAP })) break;
      expect(existsSync(path.join(incremental.folder.dir, 'dist/index.html'))).toBe(true);
      expectWhole(incremental, `swap, step ${kills + 1}`);
      expectHealed(incremental, `swap, step ${kills + 1}`);
    }
    // Spare to staging, staging to release, link made, link in place, old one to spare, manifest.
    expect(kills).toBeGreaterThanOrEqual(Math.min(last, 5));
  });

  it.skipIf(!hasStrace)('at a system call of the swap, by the kernel', () => {
    const [first, last] = [tries({ short: 4, full: 1 }), tries({ short: 4, full: 30 })];
    let call = first;
    for (; call <= last; call++) {
      restore(incremental);
      if (!killAtCall(incremental, call)) break;
      expectWhole(incremental, `system call ${call}`);
      expectHealed(incremental, `system call ${call}`);
    }
    expect(call).toBeGreaterThan(Math.min(last, 5));
  });

  it('at any of its changes to the disk', () => {
    const count = tries({ short: 2, full: 40 });
    for (let n = 0; n < count; n++) {
      const site = n % 2 ? cold : incremental;
      restore(site);
      const change = 1 + random.int(n % 2 ? 250 : 330);
      const when = `${n % 2 ? 'cold' : 'incremental'}, change ${change}`;
      killBuildAt(site.folder.dir, { change });
      expectWhole(site, when);
      expectHealed(site, when);
    }
  });

  it('at any moment, while its threads work', async () => {
    for (let n = 0; n < tries({ short: 1, full: 20 }); n++) {
      restore(cold);
      const delayMs = 50 + random.int(700);
      await killBuildAfter(cold.folder.dir, delayMs);
      expectWhole(cold, `after ${delayMs} ms`);
      expectHealed(cold, `after ${delayMs} ms`);
    }
  });

  it('before there ever was a site', () => {
    for (let n = 0; n < tries({ short: 1, full: 10 }); n++) {
      const folder = createSiteFolder({ 'content/pages/index.md': page('Home') });
      const change = 1 + random.int(60);
      try {
        const site = { folder, saved: '', before: '[]', after: '' };
        killBuildAt(site.folder.dir, { change });
        const { status, text } = folder.learnAlone('build');
        expect(status, `change ${change}: ${text}`).toBe(0);
        expect(folder.output().has('index.html')).toBe(true);
        expect(leftovers(folder.dir)).toEqual([]);
      } finally {
        folder.dispose();
      }
    }
  });
});
