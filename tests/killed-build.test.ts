// A build that is killed at any moment leaves a whole site: the last one or the new one.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { recoverOutput } from '../engine/build/publish/swap.ts';
import { addressOf } from './support/address-of.ts';
import { killBuildAfter, killBuildAt, learn } from './support/kill-build.ts';
import {
  createSiteFolder,
  leftovers,
  page,
  type SiteFolder,
  useSiteFolders,
} from './support/site-folder.ts';
import { SWAP } from './support/swap-steps.ts';

const make = useSiteFolders();
const build = (folder: SiteFolder) => {
  const { status, text } = folder.learnAlone('build');
  expect(status, text).toBe(0);
};
/** With times to the nanosecond and with hard links, by which a build knows its own files. */
const copy = (from: string, to: string) => expect(spawnSync('cp', ['-a', from, to]).status).toBe(0);

const isEqual = (one: Map<string, string>, other: Map<string, string>) =>
  one.size === other.size && [...one].every(([name, text]) => other.get(name) === text);

describe('a build that is killed before a step of the swap', () => {
  const FILES = {
    'content/pages/index.md': page('Home', '[A](a) [B](b)'),
    'content/pages/a.md': page('A', 'Old text.'),
    'content/pages/b.md': page('B', 'Old text.'),
  };
  const EDIT = { 'content/pages/a.md': page('A', 'New text.') };

  /** Every step in turn; the folder and its cache are as they were before each. @returns how many there are. */
  function killEverywhere(
    { before, args }: { before: (folder: SiteFolder) => void; args: string[] },
    check: (folder: SiteFolder, change: number) => void,
  ): number {
    const folder = make(FILES);
    before(folder);
    folder.write(EDIT);
    const places = [folder.dir, folder.cacheDir];
    const savedAt = (place: string) => `${place}-saved`;
    for (const place of places) copy(place, savedAt(place));
    try {
      for (let change = 1; ; change++) {
        if (!killBuildAt(folder.dir, { change, among: SWAP, args })) return change - 1;
        check(folder, change);
        for (const place of places) {
          rmSync(place, { recursive: true });
          copy(savedAt(place), place);
        }
      }
    } finally {
      for (const place of places) rmSync(savedAt(place), { recursive: true, force: true });
    }
  }

  const isWhole = (folder: SiteFolder) => {
    const output = folder.output();
    return isEqual(output, old) || isEqual(output, fresh);
  };
  let old = new Map<string, string>();
  let fresh = new Map<string, string>();
  beforeAll(() => {
    const [one, other] = [createSiteFolder(FILES), createSiteFolder({ ...FILES, ...EDIT })];
    for (const folder of [one, other]) build(folder);
    [old, fresh] = [one.output(), other.output()];
    for (const folder of [one, other]) folder.dispose();
  });

  const twice = (folder: SiteFolder, ...args: string[]) => {
    for (let n = 0; n < 2; n++) expect(folder.learnAlone('build', ...args).status).toBe(0);
  };

  it('leaves the last site or the new one at every moment, and the next build heals the rest', {
    timeout: 240_000,
  }, () => {
    expect(isEqual(old, fresh)).toBe(false);
    const changes = killEverywhere(
      { before: (folder) => twice(folder), args: [] },
      (folder, change) => {
        expect(isWhole(folder), `killed before change ${change}`).toBe(true);
        build(folder);
        expect(isEqual(folder.output(), fresh), `built again after change ${change}`).toBe(true);
        expect(leftovers(folder.dir)).toEqual([]);
      },
    );
    expect(changes).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['with --plain', [] as string[], ['--plain']],
    ['that turns a folder into a link', ['--plain'], []],
  ])(
    '%s leaves one moment without a site, which the next server or build ends',
    {
      timeout: 240_000,
    },
    (_what, first, args) => {
      const flags = first.length ? first : args;
      let gaps = 0;
      killEverywhere({ before: (folder) => twice(folder, ...flags), args }, (folder, change) => {
        const dist = path.join(folder.dir, 'dist');
        if (!existsSync(dist)) {
          gaps += 1;
          recoverOutput(dist);
        }
        expect(isWhole(folder), `killed before change ${change}`).toBe(true);
      });
      expect(gaps).toBe(1);
    },
  );

  it('`learn serve` ends such a moment, and brings back nothing that somebody removed', async () => {
    const folder = make(FILES);
    build(folder);
    spawnSync('rm', ['dist'], { cwd: folder.dir });
    const { status, text } = folder.learnAlone('serve', '--port', '0');
    expect(text).toContain('run "learn build" first');
    expect(status).toBe(1);
    folder.write({ 'dist.builds/unfinished': 'link' });
    const server = spawn(process.execPath, [learn, 'serve', '--port', '0'], { cwd: folder.dir });
    try {
      const url = await addressOf(server);
      const response = await fetch(new URL('a', url));
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Old text.');
      expect(leftovers(folder.dir)).toEqual([]);
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
      await killBuildAfter(folder.dir, afterMs);
      const output = folder.output();
      const texts = new Set(names.map((name) => seen(output.get(`${name}/index.html`) ?? '')));
      expect([...texts], `killed after ${afterMs} ms`).toHaveLength(1);
    }
    build(folder);
    expect(folder.output().get('group/p-7/index.html')).toContain('New text.');
    expect(leftovers(folder.dir)).toEqual([]);
  });
});
