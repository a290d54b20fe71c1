// The ways to install: `npm ci --omit=dev` in a checkout, the package, and the container's steps, each in an empty folder.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lendStore, projectDir } from '../support/site-folder.ts';

const root = mkdtempSync(path.join(tmpdir(), 'learn-install-'));
afterAll(() => rmSync(root, { recursive: true, force: true }), 600_000);

/** Run in a shell like a new user's: nothing of this project is on the search path. */
function run(cwd: string, command: string): string {
  const searched = (process.env.PATH ?? '').split(path.delimiter);
  const env = {
    ...process.env,
    PATH: searched.filter((at) => !at.includes('node_modules')).join(path.delimiter),
    NODE_ENV: '',
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
  };
  const done = spawnSync(command, { cwd, env, shell: true, encoding: 'utf8' });
  const text = `$ ${command}\n${done.stdout}${done.stderr}`;
  expect(done.status, text).toBe(0);
  return text;
}

/** What version control would give, without what a build or an install has left here. */
function copyInto(dir: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    cpSync(path.join(projectDir, name), path.join(dir, name), {
      recursive: true,
      filter: (at) =>
        !/(?:^|\/)(?:node_modules|dist|\.learn|\.git)(?:\/|$)/.test(at.slice(projectDir.length)),
    });
  }
}

/** A collection that the site defines, and one from the package. */
const PACKAGE_CONFIG = `import { z } from 'zod';
import { defineCollection, defineConfig, yamlFolder } from 'learn';
import { releases } from 'learn/collections/releases';
const schema = z.strictObject({ title: z.string() });
const errors = defineCollection({
  name: 'errors',
  dir: import.meta.dirname,
  schemas: { 'error.json': schema },
  load: yamlFolder('errors', schema),
  pages: (all) => all.map((one) => ({ ...one, id: 'errors/e1', key: one.name })),
  source: (all) => ({
    frontMatter: { title: all[0].value.title, description: 'What happened, and what a reader does about it.' },
    lines: ['Text.'],
  }),
});
export default defineConfig({
  platforms: { web: 'Web', mobile: 'Mobile' }, title: 'Docs', collections: [errors, releases()] });
`;

/** What a site may take from the package's surfaces; "errors" is the collection of the guide. */
const TYPED = `import { z } from 'zod';
import { defineCollection, defineConfig, type Directive, readContent, yamlFolder } from 'learn';
import * as browser from 'learn/browser';
import * as guides from 'learn/collections/guides';
import { releases } from 'learn/collections/releases';
import * as screens from 'learn/collections/screens';
import * as widgets from 'learn/collections/widgets';
import { createDemo } from 'learn/collections/widgets/demo';
import * as shared from 'learn/shared';
createDemo({ tag: 'x', initial: { a: 1 }, Stage: ({ state }) => state.a.toFixed() });
export const surfaces = [browser, guides, screens, widgets, shared];
export const tokens = (directive: Directive) => directive;
const schema = z.strictObject({ title: z.string() });
export const errors = defineCollection({
  name: 'errors',
  dir: '.',
  schemas: { 'error.json': schema },
  load: yamlFolder('errors', schema),
});
type Site = Parameters<typeof readContent>[0];
export const linesOf = (site: Site) => readContent(site, 'a.csv')?.toString('utf8').split('\\n');
`;

/** Without the importer's package, the command says what to install; that done, it makes a site that can be built. */
function importWithPackage(dir: string, packing: string): void {
  mkdirSync(path.join(dir, 'source/docs'), { recursive: true });
  writeFileSync(path.join(dir, 'source/docs/a.md'), '# A\n\n:::tip\n\nText.\n\n:::\n');
  writeFileSync(
    path.join(dir, 'source/docusaurus.config.js'),
    "module.exports = { title: 'A', url: 'https://acme.example', presets: [['classic', {}]] };",
  );
  const call = 'npx learn import docusaurus source imported';
  const missing = run(dir, `${call} || true`);
  const [, install = '', make = ''] = /^Install it: (.+)\nMake it.*: (.+)$/m.exec(missing) ?? [];
  run(packing, `${make} --pack-destination ${dir}`);
  expect(existsSync(path.join(packing, 'tools/import-docusaurus/compiled'))).toBe(false);
  const list = run(dir, `tar tzf ${path.basename(install)}`)
    .trim()
    .split('\n')
    .slice(1);
  expect(list.sort()).toEqual(
    ['README.md', 'compiled/LICENSE', 'compiled/index.mjs', 'load.mjs', 'package.json'].map(
      (name) => `package/${name}`,
    ),
  );
  run(dir, install);
  // Nothing is installed twice.
  expect(existsSync(path.join(dir, 'node_modules/learn-import-docusaurus/node_modules'))).toBe(
    false,
  );
  expect(run(dir, call)).toContain('Imported 1 page, ');
  expect(run(dir, `${call.replace('imported', 'source/out')} || true`)).toContain(
    'The output folder lies in the source',
  );
  expect(run(dir, 'npx learn check imported')).toContain('no mistakes');
}

/** Lines with which `tsc` begins what it says of files and of all declarations that they reach, in a folder of either kind; other types aren't installed. */
function checkTypes(
  at: string,
  given: { type: string; module: string; files: Record<string, string> },
): string[] {
  mkdirSync(at, { recursive: true });
  writeFileSync(path.join(at, 'package.json'), JSON.stringify({ type: given.type }));
  const names = Object.keys(given.files);
  for (const name of names) writeFileSync(path.join(at, name), given.files[name] ?? '');
  const tsc = path.join(projectDir, 'node_modules/typescript/bin/tsc');
  const flags = `--ignoreConfig --noEmit --strict --skipLibCheck false --module ${given.module} --target es2023`;
  const { stdout } = spawnSync(process.execPath, [tsc, ...flags.split(' '), ...names], {
    cwd: at,
  });
  return String(stdout)
    .split('\n')
    .filter((line) => /^\S/.test(line));
}

/** The project's own packages; what is kept beside them stays its own. */
function lendPackages(dir: string): void {
  const from = path.join(projectDir, 'node_modules');
  mkdirSync(path.join(dir, 'node_modules'));
  for (const name of readdirSync(from))
    if (!name.startsWith('.'))
      symlinkSync(path.join(from, name), path.join(dir, 'node_modules', name));
}

const folderSize = (dir: string): number =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);

const named = (name: string) => existsSync(path.join(projectDir, name));

const INSTALL = 'npm ci --omit=dev';

/** Names and versions that npm would install. */
const planned = (dir: string): string[] =>
  run(dir, `${INSTALL} --ignore-scripts --dry-run`)
    .match(/^add .*/gm)
    ?.sort() ?? [];

let checkout: { dir: string; packages: string[] } | undefined;

/** A checkout without development packages, installed once. */
function install(): NonNullable<typeof checkout> {
  if (checkout) return checkout;
  const dir = path.join(root, 'checkout');
  copyInto(dir, ['package.json', 'package-lock.json', 'tsconfig.json', 'engine', 'tools', 'site']);
  copyInto(dir, ['collections'].filter(named));
  copyInto(dir, ['tests/fixtures/sites/written']);
  const packages = planned(dir);
  run(dir, INSTALL);
  checkout = { dir, packages };
  return checkout;
}

/**
 * In place of the same installation once more, which writes 300 MB: from the files that are there, npm would install what the
 * checkout has, and no package has a script that only one of the two would run.
 */
function installAgain(dir: string, command: string): void {
  expect(command).toBe(`${INSTALL} --ignore-scripts`);
  expect(readFileSync(path.join(dir, 'package-lock.json'), 'utf8')).not.toContain('InstallScript');
  const { dir: from, packages } = install();
  expect(packages.length).toBeGreaterThan(100);
  expect(planned(dir)).toEqual(packages);
  expect(existsSync(path.join(dir, 'node_modules'))).toBe(false);
  run(dir, `cp -al ${path.join(from, 'node_modules')} . && rm -rf node_modules/.cache`);
}

describe('what is installed', () => {
  it('without development packages builds a site and serves it', () => {
    const { dir } = install();
    expect(existsSync(path.join(dir, 'node_modules/vitest'))).toBe(false);
    const text = run(dir, 'npx learn build tests/fixtures/sites/written --out dist');
    expect(text).toMatch(/Built \d+ pages?/);
    expect(existsSync(path.join(dir, 'dist/index.html'))).toBe(true);
    expect(run(dir, 'npx learn search start dist || true')).not.toContain('fault of the engine');
  });

  it('as a package is small, and writes, builds and checks a site in an empty folder', () => {
    const dir = path.join(root, 'package');
    mkdirSync(dir);
    const packing = path.join(root, 'packing');
    copyInto(packing, [
      'package.json',
      'package-lock.json',
      'tsconfig.json',
      'engine',
      'tools',
      'site',
    ]);
    copyInto(packing, ['collections', 'tests/fixtures/sites/minimal', 'LICENSE']);
    lendPackages(packing);
    run(packing, `npm pack --pack-destination ${dir}`);
    expect(existsSync(path.join(packing, 'engine/compiled'))).toBe(false);
    const list = run(dir, 'tar tzf learn-0.1.0.tgz');
    expect(list).not.toMatch(/package\/(?:content|site|tests|bench|docs)\/|\.test\.|package-lock/);
    expect(list).not.toContain('package/tools/import-docusaurus');
    expect(list).toContain('package/engine/types/engine/index.d.ts');
    run(dir, 'npm init -y && npm install ./learn-0.1.0.tgz');
    expect(folderSize(path.join(dir, 'node_modules'))).toBeLessThan(60e6);
    const count = run(dir, 'npm ls --all --parseable').trim().split('\n').length - 2;
    expect(count).toBeLessThanOrEqual(60);
    run(dir, 'chmod -R a-w node_modules');
    run(dir, 'npx learn init docs');
    writeFileSync(path.join(dir, 'docs/site.config.ts'), PACKAGE_CONFIG);
    mkdirSync(path.join(dir, 'docs/content/errors'));
    writeFileSync(path.join(dir, 'docs/content/errors/E1.yaml'), 'title: Lost\n');
    expect(run(dir, 'npx learn check docs')).toContain(
      'Checked 11 pages: no mistakes, 0 warnings.',
    );
    expect(run(dir, 'npx learn build docs --out dist')).toMatch(/Built 11 pages/);
    expect(existsSync(path.join(dir, 'dist/errors/e1/index.html'))).toBe(true);
    run(dir, 'chmod -R u+w node_modules');
    importWithPackage(dir, packing);
    run(dir, 'npm install --no-save zod@4 @types/react@19');
    const use = (title: string) =>
      `${TYPED}export default defineConfig({ title: ${title}, collections: [errors, releases()] });\n`;
    for (const type of ['module', 'commonjs'])
      for (const module of ['nodenext', 'preserve']) {
        const files = { 'right.ts': use("'A'"), 'wrong.ts': use('1') };
        const said = checkTypes(path.join(dir, type), { type, module, files });
        // Of the right one, and of the declarations, there is nothing to say.
        expect(said.length, `${type}, ${module}: ${said}`).toBe(1);
        expect(said[0]).toMatch(/^wrong\.ts\(\d+,\d+\): error TS2322: /);
      }
  });

  it('by the container’s steps builds this site', () => {
    const dir = path.join(root, 'container');
    mkdirSync(path.join(dir, 'site'), { recursive: true });
    const out = path.join(root, 'dist');
    // All of it was made from nothing by the build before the tests.
    const dropStore = lendStore(path.join(dir, 'site'));
    for (const [, step = '', rest = ''] of buildSteps())
      if (step === 'COPY') copyInto(dir, rest.split(' ').slice(0, -1));
      else if (rest.startsWith('npm ci')) installAgain(dir, rest);
      else if (step === 'RUN') run(dir, rest.replace('--out /dist', `--out ${out}`));
    dropStore();
    expect(existsSync(path.join(out, '404.html'))).toBe(true);
    expect(existsSync(path.join(out, '_nginx.conf'))).toBe(true);
  });
});

/** The first stage's steps that copy files and run commands; the names that it copies are the same on both sides. */
function buildSteps(): RegExpMatchArray[] {
  const text = readFileSync(path.join(projectDir, 'deploy/Containerfile'), 'utf8');
  const [, stage = ''] = text.split(/^FROM .*$/m);
  const steps = [...stage.matchAll(/^(WORKDIR|COPY|RUN) (.+)$/gm)];
  for (const [, step, rest = ''] of steps) {
    const names = rest.split(' ');
    if (step === 'COPY') expect(['./', names[0]], rest).toContain(names.at(-1));
  }
  expect(steps.length).toBeGreaterThan(5);
  return steps;
}
