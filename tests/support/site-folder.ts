// Names and texts → a site folder on disk for one test, and the ways to build it and look at the result.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach } from 'vitest';
import { openCache } from '../../engine/cache/cache-dir.ts';
import { storeDir } from '../../engine/cache/store.ts';
import { type Run, runWarm } from './warm-learn.ts';

export { type Run, runWarm };

export const projectDir = path.resolve(import.meta.dirname, '../..');
const learn = path.join(projectDir, 'engine/bin/learn.mjs');

/** Scripts made by `sites-setup.ts`: a site with the same scripts finds them in the cache. */
export const scriptsDir = path.join(projectDir, '.learn/tests/scripts');

/** Those of this project's own site. */
export const PLATFORMS = { web: 'Web', 'react-native': 'React Native', cordova: 'Cordova' };

export type Files = Record<string, string | Buffer>;

/**
 * `site.config.ts` of a site that has this project's collections and the given settings.
 *
 * @param options  options of collections, by name.
 */
export function recordsConfig(
  settings: object = {},
  options: Readonly<Record<string, object>> = {},
): string {
  const names = ['widgets', 'releases', 'guides', 'screens'];
  const at = (name: string) =>
    JSON.stringify(path.join(projectDir, `collections/${name}/index.ts`));
  const imports = names.map((name) => `import { ${name} } from ${at(name)};`);
  const calls = names
    .map((name) => `${name}(${options[name] ? JSON.stringify(options[name]) : ''})`)
    .join(', ');
  const text = JSON.stringify({ strict: true, platforms: PLATFORMS, ...settings });
  return `${imports.join('\n')}\nexport default { ...${text}, collections: [${calls}] };\n`;
}

export type SiteFolder = {
  dir: string;
  /** Where its builds keep what the next can use. */
  cacheDir: string;
  write(files: Files): void;
  remove(name: string): void;
  /** Run the real command. */
  learn(...args: string[]): Run;
  /** The same in a process of its own: for what depends on what one leaves for the next, or on how one starts and ends. */
  learnAlone(...args: string[]): Run;
  /** The same, with more in its environment. */
  learnWith(env: Record<string, string>, ...args: string[]): Run;
  /** Path below the output folder → text. */
  output(): Map<string, string>;
  file(name: string): string;
  dispose(): void;
};

export function page(title: string, body = 'Text.', more = ''): string {
  return `---\ntitle: ${title}\ndescription: What ${title} is about, in one sentence.\n${more}---\n\n${body}\n`;
}

/** What a process has in its environment where a package isn't installed. */
export const withoutPackage = (name: string): Record<string, string> => ({
  NO_PACKAGE: name,
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'no-package.mjs'))}`,
});

/** Run the real command in a process of its own. */
export function runLearn(cwd: string, ...args: string[]): Run {
  return runLearnWith(cwd, {}, ...args);
}

export function runLearnWith(cwd: string, more: Record<string, string>, ...args: string[]): Run {
  const env = { ...process.env, ...more };
  const done = spawnSync(process.execPath, [learn, ...args], { cwd, env, encoding: 'utf8' });
  return { status: done.status, text: done.stdout + done.stderr };
}

export function createSiteFolder(files: Files): SiteFolder {
  const around = mkdtempSync(path.join(tmpdir(), 'learn-site-'));
  // The same name each time: a site without a title takes it from its folder.
  const dir = path.join(around, 'a-site');
  mkdirSync(dir);
  const write = (some: Files) => {
    for (const [name, content] of Object.entries(some)) {
      const at = path.join(dir, name);
      mkdirSync(path.dirname(at), { recursive: true });
      writeFileSync(at, content);
    }
  };
  write({ 'site.config.json': '{ "strict": true }', ...files });
  const cacheDir = openCache(path.join(dir, 'site.config.json'));
  if (existsSync(scriptsDir)) cpSync(scriptsDir, cacheDir, { recursive: true });
  return {
    dir,
    cacheDir,
    write,
    remove: (name) => rmSync(path.join(dir, name), { recursive: true }),
    learn: (...args) => runWarm(dir, ...args),
    learnAlone: (...args) => runLearn(dir, ...args),
    learnWith: (env, ...args) => runLearnWith(dir, env, ...args),
    output: () => readTree(path.join(dir, 'dist')),
    file: (name) => readFileSync(path.join(dir, name), 'utf8'),
    dispose() {
      for (const one of [around, cacheDir]) rmSync(one, { recursive: true, force: true });
    },
  };
}

/**
 * A copy of this project's site gets what builds of this one keep, and makes only what differs.
 *
 * @param siteDir  of the copy. @returns removes what the copy keeps.
 */
export function lendStore(siteDir: string): () => void {
  const [from = '', to = ''] = [path.join(projectDir, 'site'), siteDir].map((dir) =>
    openCache(path.join(dir, 'site.config.ts')),
  );
  if (existsSync(storeDir(from))) cpSync(storeDir(from), storeDir(to), { recursive: true });
  return () => rmSync(to, { recursive: true, force: true });
}

/**
 * Site folders of a test file: each test makes its own, and they are removed after it.
 *
 * @param defaults  files that each folder has, unless the test replaces them.
 */
export function useSiteFolders(defaults: Files = {}): (files?: Files) => SiteFolder {
  const folders: SiteFolder[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) folder.dispose();
  });
  return (files = {}) => {
    const folder = createSiteFolder({ ...defaults, ...files });
    folders.push(folder);
    return folder;
  };
}

/** What builds should have cleared beside the output: everything except the builds, their mark and the spare. */
export function leftovers(dir: string, out = 'dist'): string[] {
  const store = path.join(dir, `${out}.builds`);
  const inStore = existsSync(store) ? readdirSync(store) : [];
  return [
    ...readdirSync(dir).filter((name) => name.startsWith(`${out}.`) && name !== `${out}.builds`),
    ...inStore.filter((name) => !/^(?:\d+|spare|learn\.json|\.gitignore)$/.test(name)),
  ];
}

/** Files in a site's cache. */
export function writeToCache({ cacheDir }: SiteFolder, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const at = path.join(cacheDir, name);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, content);
  }
}

/** As before the first build. */
export function emptyCache({ cacheDir }: SiteFolder): void {
  rmSync(cacheDir, { recursive: true, force: true });
}

/** Every file below a folder, as latin1, so that equal texts are equal bytes. */
export function readTree(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(folder, file), readFileSync(file, 'latin1')]),
  );
}
