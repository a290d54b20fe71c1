// What a build keeps for the next one, damaged in every way a disk or a person can → the same site, always.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteFolder, projectDir, readTree } from '../support/site-folder.ts';
import { createRandom, type Random, tries } from './attack.ts';
import { EDIT, SITE } from './attacked-site.ts';

type Damage = (at: string, random: Random) => void;

/** The times stay as they were: a disk that fails doesn't say so. */
const rewrite = (at: string, change: (bytes: Buffer) => Buffer) => {
  const { atime, mtime } = statSync(at);
  writeFileSync(at, change(readFileSync(at)));
  utimesSync(at, atime, mtime);
};
const replace = (at: string, make: () => void) => {
  rmSync(at);
  make();
};

const DAMAGES: Record<string, Damage> = {
  'is cut': (at, random) => rewrite(at, (bytes) => bytes.subarray(0, random.int(bytes.length))),
  'is cut at its end': (at) => rewrite(at, (bytes) => bytes.subarray(0, -1)),
  'is empty': (at) => rewrite(at, () => Buffer.alloc(0)),
  'has a flipped bit': (at, random) =>
    rewrite(at, (bytes) => {
      const place = random.int(bytes.length);
      bytes.writeUInt8(bytes.readUInt8(place) ^ (1 << random.int(8)), place);
      return bytes;
    }),
  'has zeros in it': (at, random) =>
    rewrite(at, (bytes) => bytes.fill(0, random.int(bytes.length))),
  'has more at its end': (at) =>
    rewrite(at, (bytes) => Buffer.concat([bytes, Buffer.from('\nalert(1)')])),
  'is JSON of another form': (at, random) =>
    rewrite(at, () =>
      Buffer.from(random.pick(['null', '[]', '{}', '7', '{"pages":{}}', '{"files":{}}'])),
    ),
  'has another number in it': (at) =>
    rewrite(at, (bytes) => Buffer.from(bytes.toString('latin1').replace(/\d/, '8'), 'latin1')),
  'is gone': (at) => rmSync(at),
  'is a folder': (at) => replace(at, () => mkdirSync(`${at}/inside`, { recursive: true })),
  'is a link to nowhere': (at) => replace(at, () => symlinkSync('/nowhere/at/all', at)),
  'is a link to itself': (at) => replace(at, () => symlinkSync(path.basename(at), at)),
  'is another file': (at) => replace(at, () => writeFileSync(at, 'export default {};\n')),
};

const COPY = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };

describe('a damaged cache', () => {
  const folder = createSiteFolder(SITE);
  const saved = `${folder.dir}-saved`;
  const savedCache = `${folder.cacheDir}-saved`;
  afterAll(() => {
    folder.dispose();
    for (const one of [saved, savedCache]) rmSync(one, { recursive: true, force: true });
  });
  let same = new Map<string, string>();
  let edited = new Map<string, string>();
  let names: string[] = [];
  beforeAll(() => {
    const build = () => expect(folder.learnAlone('build')).toMatchObject({ status: 0 });
    build();
    same = folder.output();
    names = [...readTree(folder.cacheDir).keys()].filter((name) => name !== 'learn-cache.json');
    cpSync(folder.cacheDir, savedCache, COPY);
    cpSync(folder.dir, saved, COPY);
    folder.write(EDIT);
    build();
    edited = folder.output();
  });

  const restore = () => {
    for (const one of [folder.dir, folder.cacheDir]) rmSync(one, { recursive: true });
    cpSync(saved, folder.dir, COPY);
    cpSync(savedCache, folder.cacheDir, COPY);
  };

  it('of every kind is there to be damaged', () => {
    const kinds = [
      /^modules\/\w+\/site\.config-[\w-]+\.mjs$/,
      /^modules\/\w+\/theme-[\w-]+\.mjs$/,
      /^modules\/\w+\/islands\/widgets\/slider-[\w-]+\.mjs$/,
      /^modules\/\w+\/\w+\.json$/,
      /^build-[\w-]+\.json$/,
      /^words-[\w-]+\.json$/,
      /^last-[\w-]+\.json$/,
      /^store\/pieces\/[\w-]+\.pack$/,
      /^store\/records\/[\w-]+\.pack$/,
      /^store\/articles\/[\w-]+\.pack$/,
      /^store\/styles\/[\w-]+\.pack$/,
      /^store\/client\/[\w-]+\.pack$/,
      /^store\/builds\/[\w-]+\.pack$/,
    ];
    expect(kinds.filter((kind) => !names.some((name) => kind.test(name)))).toEqual([]);
  });

  it('never makes another site, with and without an edit, and heals', () => {
    const random = createRandom('damaged caches');
    const kinds = random.shuffle(Object.keys(DAMAGES));
    const files = random.shuffle(names);
    // Every kind of file, every kind of damage; the rest is chance.
    for (let n = 0; n < tries({ short: 6, full: 60 }); n++) {
      restore();
      const what = kinds[n % kinds.length] ?? '';
      const chosen = new Set([files[n % files.length] ?? '', random.pick(names)]);
      for (const name of chosen) DAMAGES[what]?.(path.join(folder.cacheDir, name), random);
      const label = `${n}: ${[...chosen].join(' and ')} ${what}`;
      const isEdited = n % 3 === 2;
      if (isEdited) folder.write(EDIT);
      for (const time of ['first', 'second']) {
        const { status, text } = folder.learnAlone('build');
        expect(status, `${label}, ${time} build: ${text}`).toBe(0);
        const expected = isEdited ? edited : same;
        const wrong = [...folder.output()].filter(([name, bytes]) => expected.get(name) !== bytes);
        expect(
          wrong.map(([name]) => name),
          `${label}, ${time} build`,
        ).toEqual([]);
        expect(folder.output().size, label).toBe(expected.size);
      }
    }
  });
});

it('a damaged compilation of the engine is made again', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'learn-engine-'));
  try {
    for (const name of ['engine', 'tools'])
      cpSync(path.join(projectDir, name), path.join(project, name), { recursive: true });
    for (const name of ['package-lock.json', 'tsconfig.json'])
      cpSync(path.join(projectDir, name), path.join(project, name));
    const modules = path.join(projectDir, 'node_modules');
    mkdirSync(path.join(project, 'node_modules'));
    for (const name of readdirSync(modules).filter((one) => one !== '.cache'))
      symlinkSync(path.join(modules, name), path.join(project, 'node_modules', name));
    const help = () =>
      spawnSync(process.execPath, [path.join(project, 'engine/bin/learn.mjs'), 'help']);
    expect(help().status).toBe(0);
    const cache = path.join(project, 'node_modules/.cache/learn');
    const random = createRandom('engine');
    const kinds = random.shuffle(Object.keys(DAMAGES));
    for (let n = 0; n < tries({ short: 1, full: 10 }); n++) {
      const entry = [...readTree(cache).keys()].find((name) => name.endsWith('/cli.mjs')) ?? '';
      const what = kinds[n % kinds.length] ?? '';
      DAMAGES[what]?.(path.join(cache, entry), random);
      const { status, stdout, stderr } = help();
      expect(status, `${what}: ${stderr}`).toBe(0);
      expect(`${stdout}`).toContain('learn build [SITE]');
      expect(help().status).toBe(0);
    }
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
