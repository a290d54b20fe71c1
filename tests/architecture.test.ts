// What we say about the code holds: imports follow the arrows, disk and browser stay in their stages.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AnyCollection } from '../engine/collection.ts';
import { projectDir } from './support/site-folder.ts';
import { type SourceImport, sourceModules, unusedExports } from './support/source-modules.ts';

/** The modules of engine, tools, collections and site, without `.test` files. */
const modules = sourceModules.filter(
  ({ name }) =>
    /^(?:engine|tools|collections|site)\/.*\.tsx?$/.test(name) && !/\.test\./.test(name),
);
const sources = modules.map(({ name }) => name);
const textOf = (name: string) => readFileSync(path.join(projectDir, name), 'utf8');
const engineSources = sources.filter((name) => name.startsWith('engine/'));

/** `engine/model/site.ts` → `model`; a file beside the folders is its own: `engine/config.ts` → `config.ts`. */
const roomOf = (name: string): string => name.split('/')[1] ?? '';

/** Imports by relative path: of values, of types, and by `import()`. */
const importsOf = (name: string): readonly SourceImport[] =>
  sourceModules.find((one) => one.name === name)?.imports ?? [];

/** A tool that is a package of its own: the engine doesn't hold it, and finds it by its name. */
const IMPORTER = 'tools/import-docusaurus/';

/** The package, what is compiled into it, the site, and tools of their own. */
const ourPackages = (): Partial<Record<'dependencies' | 'devDependencies', object>>[] =>
  ['', 'engine/', 'site/', IMPORTER].map((at) => JSON.parse(textOf(`${at}package.json`)));

/** Room of the engine → rooms it may take values from, and those it may take only types from. */
const MAY_IMPORT: Record<string, { values: string[]; types?: string[] }> = {
  text: { values: [] },
  diagnostics: { values: ['text'] },
  disk: { values: ['diagnostics', 'text'] },
  cache: { values: ['diagnostics', 'disk', 'text'] },
  'collection.ts': { values: [], types: ['content', 'diagnostics', 'markdown', 'model'] },
  'config.ts': { values: ['content'], types: ['collection.ts'] },
  'source-format.ts': { values: [], types: ['content', 'diagnostics'] },
  'importer.ts': { values: [], types: ['diagnostics'] },
  content: {
    values: ['cache', 'config.ts', 'diagnostics', 'disk', 'text'],
    types: ['collection.ts', 'markdown', 'source-format.ts'],
  },
  markdown: { values: ['cache', 'content', 'diagnostics', 'text'] },
  model: {
    values: ['cache', 'content', 'diagnostics', 'text'],
    types: ['collection.ts', 'markdown'],
  },
  theme: { values: ['content', 'model', 'text'], types: ['markdown'] },
  render: {
    values: ['model', 'text', 'theme'],
    types: ['collection.ts', 'content', 'diagnostics', 'markdown'],
  },
  search: { values: ['text'] },
  build: {
    values: [
      ...['cache', 'content', 'diagnostics', 'disk', 'markdown', 'model', 'render', 'search'],
      ...['text', 'theme'],
    ],
    types: ['collection.ts', 'source-format.ts'],
  },
  client: { values: ['search', 'text'], types: ['theme'] },
  dev: {
    values: [
      'build',
      'cache',
      'content',
      'diagnostics',
      'disk',
      'model',
      'render',
      'text',
      'theme',
    ],
  },
  cli: {
    values: ['build', 'cache', 'content', 'dev', 'diagnostics', 'disk', 'model', 'search', 'text'],
    types: ['source-format.ts', 'importer.ts'],
  },
};

/** What is the product's own, plain JavaScript too. */
const PRODUCT = /^(?:engine|tools|collections|site)\//;

/** What the engine makes public: for collections and sites, and for tools. */
const SURFACES = ['index.ts', 'shared.ts', 'browser.ts'];
const SURFACE_OF_TOOLS = 'tooling.ts';

/** In a comment: alone in code, or with its folder. */
const FILE_NAME = /`([\w-]+\.(?:tsx?|mjs))`|((?:[\w-]+\/)+[\w-]+\.(?:tsx?|mjs))/g;

/** Files of a site, as comments name them. */
const EXAMPLES = ['price.tsx', 'Part.tsx', 'shared/x.ts', 'samples/a.ts'];

/** They fill in addresses and code, not texts. */
const NOT_TEXTS = ['collections/guides/offline/worker-file.ts'];

describe('the code', () => {
  it.each(Object.keys(MAY_IMPORT))('of %s imports only along the arrows', (room) => {
    const { values, types = [] } = MAY_IMPORT[room] ?? { values: [] };
    const wrong = engineSources
      .filter((name) => roomOf(name) === room)
      .flatMap((name) => importsOf(name).map((one) => ({ name, ...one })))
      .filter(({ to, isType }) => {
        const isTool = room === 'cli' && to.startsWith('tools/') && !to.startsWith(IMPORTER);
        const rooms = [room, ...values, ...(isType ? types : [])];
        return !isTool && !(to.startsWith('engine/') && rooms.includes(roomOf(to)));
      });
    expect(wrong).toEqual([]);
  });

  it('has a rule for every room, and no file beside the rooms but those that make its surfaces', () => {
    const rooms = new Set(engineSources.map(roomOf));
    const known = [...Object.keys(MAY_IMPORT), ...SURFACES, SURFACE_OF_TOOLS];
    expect([...rooms].sort()).toEqual(known.sort());
  });

  it('of a surface only passes on', () => {
    for (const surface of [...SURFACES, SURFACE_OF_TOOLS]) {
      const lines = textOf(`engine/${surface}`).replace(
        /export (?:type )?\{[^}]*\} from '[^']+';/g,
        '',
      );
      expect(lines.replace(/^\/\/.*$/gm, '').trim(), surface).toBe('');
    }
  });

  it('of site and collections takes from the engine what it makes public, and nothing else', () => {
    const open = SURFACES.map((name) => `engine/${name}`);
    const wrong = sources
      .filter((name) => /^(?:site|collections)\//.test(name))
      .flatMap((name) => importsOf(name).map(({ to }) => ({ name, to })))
      .filter(({ to }) => /^(?:engine|tools)\//.test(to) && !open.includes(to));
    expect(wrong).toEqual([]);
  });

  it('gives tools nothing that none of them takes', () => {
    const taken = new Set(
      sourceModules
        .filter(({ name }) => name.startsWith('tools/'))
        .flatMap(({ imports }) => imports)
        .flatMap(({ to, names = [] }) => (to === `engine/${SURFACE_OF_TOOLS}` ? names : [])),
    );
    const given = importsOf(`engine/${SURFACE_OF_TOOLS}`).flatMap(({ names = [] }) => names);
    expect(given.length).toBeGreaterThan(220);
    expect(given.filter((name) => !taken.has(name))).toEqual([]);
  });

  it('of a tool takes what the engine makes public for tools, and nothing of other tools', () => {
    const open = [...SURFACES, SURFACE_OF_TOOLS].map((name) => `engine/${name}`);
    const wrong = sources
      .filter((name) => name.startsWith('tools/'))
      .flatMap((name) => importsOf(name).map(({ to }) => ({ name, to })))
      .filter(
        ({ name, to }) =>
          !open.includes(to) && !to.startsWith(`${name.split('/').slice(0, 2).join('/')}/`),
      );
    expect(wrong).toEqual([]);
  });

  it('of an importer takes only what its package names, and of the engine what the one that loads it gives', () => {
    const own = modules.filter(({ name }) => name.startsWith(IMPORTER));
    expect(own.length).toBeGreaterThan(105);
    const outside = own.flatMap(({ imports }) =>
      imports.filter(({ to }) => !to.startsWith(IMPORTER)),
    );
    expect(new Set(outside.map(({ to }) => to))).toEqual(new Set([`engine/${SURFACE_OF_TOOLS}`]));
    const taken = own.flatMap(({ text }) => packagesOf(text)).filter((name) => name !== 'node');
    const { dependencies } = JSON.parse(textOf(`${IMPORTER}package.json`));
    expect([...new Set(taken)].sort()).toEqual(Object.keys(dependencies));
  });

  it('of a collection knows no site, and of other collections only what they show in a browser', () => {
    const wrong = sources
      .filter((name) => name.startsWith('collections/'))
      .flatMap((name) => importsOf(name).map(({ to }) => ({ name, to })))
      .filter(({ name, to }) => {
        const isOther = to.startsWith('collections/') && roomOf(to) !== roomOf(name);
        return to.startsWith('site/') || (isOther && !/\/explorer\//.test(to));
      });
    expect(wrong).toEqual([]);
  });

  it('of the engine names no collection and no site', () => {
    const all = readdirSync(path.join(projectDir, 'engine'), { recursive: true })
      .map((name) => `engine/${name}`)
      .filter((name) => /\.(tsx?|mjs|css)$/.test(name) && !/\.test\./.test(name));
    for (const name of all) {
      const text = textOf(name);
      expect(text, name).not.toMatch(/\b(releases?|widgets?|runbooks?|editions?|studio)\b/i);
      if (/\.tsx?$/.test(name))
        expect(text, name).not.toMatch(/['"`](?:react-native|cordova)['"`]/);
      expect(text, name).not.toMatch(/millwork|\/site\/theme|teams\/(?!overview|audit)/i);
    }
  });

  it('of engine and collections leaves it to the site what its sections are called', () => {
    for (const { name, text } of modules.filter((one) =>
      /^(?:engine|collections)\//.test(one.name),
    ))
      expect(text, name).not.toMatch(/\b(?:section|sidebar)(?:=|: ?|=\{)["']\w/);
  });

  it('has no cycle of values, nor have its tests and scripts', () => {
    const cycles = findCycles(
      sourceModules.map(({ name }) => name),
      (name) => importsOf(name).flatMap(({ to, isType }) => (isType ? [] : [to])),
    );
    expect(cycles).toEqual([]);
  });

  it('has no cycle of more than three files, types included', () => {
    const cycles = findCycles(sources, (name) => importsOf(name).map(({ to }) => to));
    expect(cycles.filter((files) => files.length > 3)).toEqual([]);
  });

  it('gives nothing to others that nobody takes', () => {
    // The package gives sites all of a collection's surface.
    const isSurface = (one: string) => /^collections\/\w+\/index\.ts /.test(one);
    // `createDemo` takes the first two from what it loads by `import()`: see its `NativeModule`. A site's own
    // components are loaded by `collections/components`, which takes the others.
    const isLoaded = (one: string) =>
      / default$|\/native\.tsx ready$|^site\/components\/\S+ (?:props|words|when)$/.test(one);
    expect(
      unusedExports(sourceModules).filter((one) => !isLoaded(one) && !isSurface(one)),
      'Remove it, or its "export".',
    ).toEqual([]);
  });

  it('reads every key that an author may write', async () => {
    for (const { what, json, readers } of await authorsSchemas()) {
      const text = modules.flatMap((one) => (readers.test(one.name) ? [one.text] : [])).join('\n');
      const keys = [...new Set(keysIn(JSON.parse(json)))];
      expect(
        keys.filter((key) => !FOR_PEOPLE.includes(key) && !isRead(key, text)),
        what,
      ).toEqual([]);
    }
  });

  it('of the browser takes search and functions on text from the rest, and nothing from Node', () => {
    for (const name of engineSources.filter((one) => /^(?:client|text)$/.test(roomOf(one))))
      expect(textOf(name), name).not.toMatch(/from 'node:/);
  });

  it('of the engine touches the disk only where it reads content, builds, keeps, serves or commands', () => {
    const reaching = engineSources.filter((name) => /from 'node:fs/.test(textOf(name))).map(roomOf);
    expect([...new Set(reaching)].sort()).toEqual([
      'build',
      'cache',
      'cli',
      'content',
      'dev',
      'disk',
    ]);
  });

  it('of folders of other tools touches no disk: the core reads, and gives texts', () => {
    const own = sources.filter((name) => name.startsWith('tools/foreign-folders/'));
    expect(own.length).toBeGreaterThan(26);
    expect(own.filter((name) => /from 'node:(?!path')/.test(textOf(name)))).toEqual([]);
  });

  it('needs no package to run that is installed for tests alone', () => {
    const dependencies = ourPackages().flatMap((one) => Object.keys(one.dependencies ?? {}));
    const taken = modules.flatMap(({ text }) => packagesOf(text));
    const missing = taken.filter((name) => name !== 'node' && !dependencies.includes(name));
    expect([...new Set(missing)]).toEqual([]);
    for (const script of ['start', 'dev'])
      expect(textOf(`scripts/${script}.mjs`)).toContain('setUp({ isForTests: false })');
  });

  it('of the engine says what the client is compiled from in one place', () => {
    const naming = engineSources.filter((name) => /\bmakeClient\(\{/.test(textOf(name)));
    expect(naming).toEqual(['engine/build/client/load-client.ts']);
  });

  it('makes its servers in one place, which limits what a client may hold', () => {
    const making = engineSources.filter((name) =>
      /import \{[^}]*\bcreateServer\b[^}]*\} from 'node:/.test(textOf(name)),
    );
    expect(making).toEqual(['engine/dev/create-http-server.ts']);
  });

  it('fills in the names of a text in one place', () => {
    const others = modules.filter(
      ({ name, text }) =>
        /\.replace(?:All)?\(\s*'\{\w+\}', (?!\(\) =>)/.test(text) && name !== 'engine/text/fill.ts',
    );
    expect(others.map(({ name }) => name)).toEqual(NOT_TEXTS);
  });

  it('looks names up in one place, where those of every object are none of a record', () => {
    const others = modules.filter(
      ({ name, text }) =>
        /\bhasOwn\(([\w.]+), (\w+)\)\s*(?:\?|&&)\s*\(?\1\[\2\]/.test(text) &&
        name !== 'engine/text/look-up.ts',
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('gets every constant that it expects when it is compiled', () => {
    const compile = textOf('engine/bin/compile-engine.mjs');
    const expected = engineSources.flatMap((name) =>
      [...textOf(name).matchAll(/^declare const (__\w+__)/gm)].map(([, constant = '']) => constant),
    );
    expect(expected).toContain('__ENGINE_VERSION__');
    expect(expected.filter((constant) => !compile.includes(`${constant}:`))).toEqual([]);
  });

  it('spreads no literal to please the formatter', () => {
    const tricks = modules.flatMap(({ name, text }) =>
      [...text.matchAll(/^ *\.\.\.[{[](?:$| ?['"\w].*[}\]],?$)/gm)].map(
        ([line]) => `${name}: ${line.trim()}`,
      ),
    );
    expect(tricks).toEqual([]);
  });

  it('names in its comments only files that are there', () => {
    const there = sourceModules.map(({ name }) => name);
    const isThere = (at: string) =>
      existsSync(path.join(projectDir, at)) || there.some((name) => name.endsWith(`/${at}`));
    const named = modules.flatMap(({ name, text }) =>
      [...text.matchAll(/^ *(?:\/\/|\/?\*).*$/gm)].flatMap(([comment]) =>
        [...comment.matchAll(FILE_NAME)].flatMap(
          ([, plain, at = plain ?? '']): [string, string][] =>
            EXAMPLES.includes(at) ? [] : [[name, at]],
        ),
      ),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(([, at]) => !isThere(at))).toEqual([]);
  });

  it('opens every file with a comment, and keeps files short, or says there why one is not', () => {
    const all = sourceModules.filter(({ name }) => PRODUCT.test(name) && !/\.test\./.test(name));
    expect(all.length).toBeGreaterThan(1_400);
    for (const { name, text } of all) {
      const [, comment = ''] = /^(?:#!.*\n)?(\/\*[\s\S]*?\*\/|(?:\/\/.*\n)+)/.exec(text) ?? [];
      expect(comment, name).toMatch(/^\/[/*]+ ?\S/);
      const lines = text.split('\n').length - 1;
      const most = /\bOver 200 lines: \S/.test(comment) ? 260 : 200;
      expect(
        lines,
        `${name} has a part that is an idea of its own, or a reason`,
      ).toBeLessThanOrEqual(most);
      if (most > 200) expect(lines, `${name} needs no reason any more`).toBeGreaterThan(200);
    }
  });
});

/** Names of packages whose values a module takes; `node` is Node itself. */
const packagesOf = (text: string): string[] =>
  [
    ...text.matchAll(/^(?:import|export) (?!type )[^'"]*?from '((?:@[\w.-]+\/)?[\w-][\w.-]*)/gm),
  ].map(([, name = '']) => name);

/** Tarjan's strongly connected components of more than one file. */
function findCycles(names: readonly string[], next: (name: string) => string[]): string[][] {
  const known = new Set(names);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (name: string) => {
    index.set(name, index.size);
    low.set(name, index.get(name) ?? 0);
    stack.push(name);
    for (const to of next(name).filter((one) => known.has(one))) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(name, Math.min(low.get(name) ?? 0, low.get(to) ?? 0));
    }
    if (low.get(name) !== index.get(name)) return;
    const cycle = stack.splice(stack.indexOf(name));
    if (cycle.length > 1) cycles.push(cycle.sort());
  };
  for (const name of names) if (!index.has(name)) visit(name);
  return cycles;
}

/** Schemas of what authors write, as JSON, and the modules that should read all of it. */
async function authorsSchemas() {
  const { frontMatterSchema } = await import('../engine/content/pages/frontmatter.ts');
  const { siteConfigSchema } = await import('../engine/config.ts');
  const { jsonSchemas } = await import('../engine/content/yaml/json-schemas.ts');
  const toJson = (schema: z.ZodType) =>
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  const collections = await loadCollections();
  return [
    { what: 'front matter', json: toJson(frontMatterSchema), readers: /^(?:engine|collections)\// },
    {
      what: 'the config',
      json: toJson(siteConfigSchema),
      readers: /^(?:engine|tools\/remote-cache)\//,
    },
    ...[...jsonSchemas([])].map(([what, json]) => ({ what, json, readers: /^engine\// })),
    ...collections.flatMap(({ name, schemas }) =>
      [...jsonSchemas([{ name, schemas } as AnyCollection])].map(([what, json]) => ({
        what,
        json,
        readers: new RegExp(`^collections/${name}/`),
      })),
    ),
  ].filter(({ what }, at, all) => all.findIndex((one) => one.what === what) === at);
}

/** Those that this site lists. */
async function loadCollections(): Promise<readonly AnyCollection[]> {
  const { default: config } = await import('../site/site.config.ts');
  expect(config.collections?.length).toBeGreaterThan(3);
  return config.collections ?? [];
}

/** Names of all keys of a JSON Schema, at any depth. */
function keysIn(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const { properties = {}, ...rest } = json as { properties?: object };
  const inside = [properties, rest].flatMap((one) => Object.values(one).flatMap(keysIn));
  return [...Object.keys(properties), ...inside];
}

/** Keys for whoever reads the file. */
const FOR_PEOPLE = ['reason'];

/**
 * By name alone, so an unread key is missed when something else has its name. A key counts as read as `one.key`, when
 * it is destructured, or as the name of a kind, which finds its part.
 */
const isRead = (key: string, text: string) =>
  new RegExp(
    `(?<!texts)\\.${key}\\b|[{,]\\s*${key}\\s*(?:[,}=]|: (?!text|label)\\w+[ ,}=])|\\b(?:name: |[a-z]\\w+\\()'${key}'`,
  ).test(text);

describe('the tests', () => {
  it('assert no time, and none may fail once', () => {
    const tests = ['engine', 'tools', 'collections', 'site', 'tests']
      .map((name) => path.join(projectDir, name))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true })
          .map((name) => path.join(folder, String(name)))
          .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules')),
      );
    for (const name of tests.filter((one) => !one.endsWith('architecture.test.ts')))
      expect(readFileSync(name, 'utf8'), name).not.toMatch(
        /expect\([^)]*(?:performance|Date)\.now|longtask|retry: \d/,
      );
    expect(readFileSync(path.join(projectDir, 'vitest.config.ts'), 'utf8')).not.toContain('retry');
  });
});

describe('the guides', () => {
  it('ARCHITECTURE.md has a row for every folder, and every row has its folder', () => {
    const text = readFileSync(path.join(projectDir, 'ARCHITECTURE.md'), 'utf8');
    const [, table = ''] = /^## Folders\n([\s\S]*?)^## /m.exec(text) ?? [];
    const rows = [...table.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, at = '']) => at.replace(/\/$/, '')),
    );
    const foldersOf = (at: string) =>
      spawnSync('git', ['ls-files', '-z', '--', at || '.'], { cwd: projectDir, encoding: 'utf8' })
        .stdout.split('\0')
        .filter((name) => name.slice(at.length).includes('/'))
        .map((name) => at + name.slice(at.length).split('/')[0]);
    const folders = new Set(
      ['', 'engine/', 'tools/', 'collections/']
        .flatMap(foldersOf)
        .filter((at) => !['engine', 'tools', 'collections'].includes(at)),
    );
    expect(rows.filter((at) => !existsSync(path.join(projectDir, at)))).toEqual([]);
    expect([...folders].filter((at) => !rows.includes(at))).toEqual([]);
    expect(rows.filter((at) => !/\.\w+$/.test(at) && !folders.has(at))).toEqual([]);
  });

  it('a page passes at most 16 files from disk to disk, each part of a build', () => {
    const text = readFileSync(path.join(projectDir, 'ARCHITECTURE.md'), 'utf8');
    const [, list = ''] = /^### One page, from disk to disk\n([\s\S]*?)^## /m.exec(text) ?? [];
    const passed = [...list.matchAll(/`(engine\/[^`]+)`/g)].map(([, at = '']) => at);
    expect(list).toContain(`passes these ${new Set(passed).size} files`);
    expect(passed.length).toBeGreaterThan(10);
    expect(passed.length).toBeLessThanOrEqual(16);
    const build = new Set(['engine/build/build.ts']);
    for (const name of build)
      for (const { to, isType } of importsOf(name)) if (!isType) build.add(to);
    expect(passed.filter((at) => !build.has(at))).toEqual([]);
  });

  it.each([
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'deploy/README.md',
  ])('%s names only paths that are there', (guide) => {
    const text = readFileSync(path.join(projectDir, guide), 'utf8').replace(/```[\s\S]*?```/g, '');
    const named = [
      ...text.matchAll(
        /[`(]((?:engine|tools|collections|site|content|tests|bench|deploy|docs|scripts)\/[\w./-]*|[A-Z]+\.md)[`)#]/g,
      ),
    ].map(([, at = '']) => at);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((at) => !existsSync(path.join(projectDir, at)))).toEqual([]);
  });

  it('ARCHITECTURE.md fits on a few screens and gives every dependency its reason', () => {
    const text = readFileSync(path.join(projectDir, 'ARCHITECTURE.md'), 'utf8');
    expect(text.split('\n').length).toBeLessThanOrEqual(200);
    const long = text.split('\n').filter((line) => line.length > 140);
    expect(long).toEqual([]);
    const names = ourPackages()
      .flatMap(({ dependencies, devDependencies }) =>
        Object.keys({ ...dependencies, ...devDependencies }),
      )
      .filter((name) => !name.startsWith('@types/'));
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('CONTRIBUTING.md shows every construct and every front matter key', async () => {
    const text = readFileSync(path.join(projectDir, 'CONTRIBUTING.md'), 'utf8');
    const { directives } = await import('../engine/markdown/directives/index.ts');
    const { frontMatterSchema } = await import('../engine/content/pages/frontmatter.ts');
    const collections = await loadCollections();
    const names = collections.flatMap(({ shortcodes = {}, directives: own = [] }) => [
      ...Object.keys(shortcodes),
      ...own.flatMap((one) => one.names),
    ]);
    for (const name of [...directives.keys(), ...names])
      expect(text, name).toMatch(new RegExp(`\\b${name}\\b`));
    for (const key of Object.keys(frontMatterSchema.shape))
      expect(text, key).toContain(`\`${key}\``);
  });
});
