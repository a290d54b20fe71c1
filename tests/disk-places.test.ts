// Which files of the code change the disk, by which calls, and where: a new call needs a decision, and a line here.
import { expect, it } from 'vitest';
import { sourceModules } from './support/source-modules.ts';

const CALLS =
  /\b(?:rm|rmdir|unlink|rename|writeFile|appendFile|cp|copyFile|symlink|link|mkdir|mkdtemp|truncate|utimes|chmod|chown|write)Sync\b|\bcreateWriteStream\b/g;

/** Reading only, as the names that are imported show. */
const PROMISES = /import \{([^}]*)\} from 'node:fs\/promises'/g;
const READS = ['access', 'open', 'readdir', 'readFile', 'readlink', 'realpath', 'stat', 'lstat'];

/** The place that each can't leave → file → calls. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'the cache folder of a site, which has our mark': {
    'engine/cache/cache-dir.ts': 'mkdirSync writeFileSync',
    'engine/cache/cache-file.ts': 'mkdirSync renameSync rmSync writeFileSync',
    'engine/cache/clear-cache.ts': 'utimesSync',
  },
  'the file that a person names, or a new one below the content: nothing makes room for it': {
    'engine/disk/write-for-user.ts': 'mkdirSync renameSync rmSync writeFileSync',
    'scripts/face.mjs': 'writeFileSync',
    'scripts/pack-vscode.mjs': 'mkdirSync writeFileSync',
    'tools/offline/key-files.ts': 'rmSync writeFileSync',
    'engine/cli/init.ts': 'rmSync',
    'tools/import-docusaurus/output/write-files.ts': 'mkdirSync rmSync',
  },
  'files that a move names, below the content': {
    'tools/move/change-files.ts': 'mkdirSync renameSync symlinkSync writeFileSync',
    'tools/move/take-back.ts': 'mkdirSync renameSync rmSync rmdirSync symlinkSync writeFileSync',
  },
  'the output, and the store beside it, which has our mark': {
    'engine/build/publish/build-store.ts':
      'mkdirSync renameSync rmSync rmdirSync utimesSync writeFileSync',
    'engine/build/publish/foreign-files.ts': 'copyFileSync linkSync mkdirSync rmSync symlinkSync',
    'engine/build/publish/share-equal.ts': 'linkSync renameSync rmSync',
    'engine/build/publish/staged-files.ts': 'linkSync mkdirSync rmSync writeFileSync',
    'engine/build/publish/swap.ts':
      'renameSync rmSync rmdirSync symlinkSync unlinkSync writeFileSync',
  },
  'the data folder of `learn insight`, which has our mark': {
    'tools/insight/store/data-folder.ts': 'mkdirSync rmSync writeFileSync',
    'tools/insight/store/spill.ts': 'mkdirSync rmSync writeSync',
  },
  'a new folder for temporary files': {
    'tools/offline/pdf/chromium.ts': 'mkdtempSync rmSync',
    'scripts/test.mjs': 'mkdtempSync rmSync',
  },
  'the compiled folders of the engine and of its importer': {
    'engine/bin/compile.mjs': 'renameSync rmSync writeFileSync',
    'engine/bin/declare-types.mjs': 'cpSync mkdirSync rmSync writeFileSync',
    'engine/bin/stamp.mjs': 'writeFileSync',
    'engine/bin/pack.mjs': 'rmSync',
    'tools/import-docusaurus/pack.mjs': 'copyFileSync rmSync',
  },
  'the folder that `facts.mjs --out` names': {
    'scripts/facts/extract-facts.mjs': 'mkdirSync writeFileSync',
  },
};

const code = sourceModules.filter(
  ({ name }) => /^(?:engine|tools|collections|scripts|site)\//.test(name) && !/\.test\./.test(name),
);

it('only these files change the disk', () => {
  const found = code.flatMap(({ name, text }) => {
    const calls = [...new Set(text.match(CALLS))].sort().join(' ');
    return calls === '' ? [] : [[name, calls] as const];
  });
  expect(Object.fromEntries(found)).toEqual(Object.assign({}, ...Object.values(PLACES)));
});

it('all others only read, also by promises', () => {
  const imported = code.flatMap(({ name, text }) =>
    [...text.matchAll(PROMISES)].flatMap(([, names = '']) =>
      names.split(',').map((one) => ({ name, call: one.trim().split(' ')[0] ?? '' })),
    ),
  );
  expect(imported.length).toBeGreaterThan(0);
  expect(
    imported.filter(({ call }) => call !== '' && call !== 'type' && !READS.includes(call)),
  ).toEqual([]);
  const whole = code.filter(({ text }) =>
    /import \* as \w+ from 'node:fs|import fsp? from 'node:fs\/promises'/.test(text),
  );
  expect(whole.map(({ name }) => name)).toEqual([]);
  // One that is imported whole is named in the list above, by the calls that follow its name.
  const named = code
    .filter(({ text }) => /import fs from 'node:fs'/.test(text))
    .map(({ name }) => name);
  expect(
    named.filter((name) => !/^(?:tools\/move\/|engine\/cache\/move-journal)/.test(name)),
  ).toEqual([]);
});
