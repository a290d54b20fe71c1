// TypeScript modules of the site (config, theme, islands) ▶ JavaScript in the cache folder, ready to import.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ExpectedError } from '../diagnostics.ts';
import { engineDir, engineVersion, ownModule } from '../engine-dir.ts';
import { readCacheFile, writeCacheFile } from './cache-file.ts';
import { markUsed } from './clear-cache.ts';
import { writeAtomic } from './write-atomic.ts';

/** Name → absolute path of a module. */
export type ModuleFiles = Readonly<Record<string, string>>;

/** What compiled modules were made from, so that the next run can tell whether they are still valid. */
type Compilation = {
  inputs: [path: string, hash: string][];
  files: [path: string, hash: string][];
  outputs: ModuleFiles;
};

/**
 * Bundle one module and what it imports; packages stay outside, so that there is one React.
 *
 * @returns  path of the JavaScript file; its name changes with its content.
 * @throws   ExpectedError when the module doesn't compile.
 */
export async function compileModule(file: string, cacheDir: string): Promise<string> {
  const { name } = path.parse(file);
  return (await compileModules({ [name]: file }, cacheDir))[name] ?? '';
}

/**
 * Bundle several modules; what they share becomes chunks, and what they import by `import()` is loaded on demand.
 * The name of each output changes with what it and its chunks hold.
 */
export async function compileModules(modules: ModuleFiles, cacheDir: string): Promise<ModuleFiles> {
  if (Object.keys(modules).length === 0) return {};
  const folder = path.join(cacheDir, 'modules');
  const recordPath = path.join(folder, `${hash(JSON.stringify([engineVersion, modules]))}.json`);
  const before = readCompilation(recordPath);
  if (before && isFresh(before)) {
    markUsed([recordPath, ...before.files.map(([at]) => at)]);
    return before.outputs;
  }
  const { output, inputs } = await bundle(modules);
  const files = output.map(({ fileName, code }) => {
    const at = path.join(folder, fileName);
    writeAtomic(at, code);
    return [at, hash(code)] as [string, string];
  });
  const outputs = Object.fromEntries(
    output.flatMap(({ isEntry, name, fileName }) =>
      isEntry ? [[name, path.join(folder, fileName)]] : [],
    ),
  );
  const record: Compilation = { inputs, files, outputs };
  writeCacheFile(recordPath, JSON.stringify(record));
  return outputs;
}

/** Sources of compiled modules and of all that was bundled with them: absolute paths. */
export function compiledFrom(
  outputs: readonly (string | undefined)[],
  cacheDir: string,
): Set<string> {
  const inputs = listCompilations(outputs, cacheDir).flatMap((one) => one.inputs);
  return new Set(inputs.map(([at]) => at));
}

/** Unlike a module's name, it doesn't change with the engine that the module runs with. */
export function sourcesHash(output: string | undefined, cacheDir: string): string {
  return hash(JSON.stringify(listCompilations([output], cacheDir).map(({ inputs }) => inputs)));
}

function listCompilations(outputs: readonly (string | undefined)[], cacheDir: string) {
  const wanted = new Set(outputs);
  const folder = path.join(cacheDir, 'modules');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readCompilation(path.join(folder, name)) ?? [])
    .filter((one) => Object.values(one.outputs).some((output) => wanted.has(output)));
}

/**
 * Run a compiled module of the site.
 *
 * @param shown  what the author knows it as.
 * @throws       ExpectedError when it fails while it is loaded.
 */
export async function importCompiled(
  compiled: string,
  shown: string,
): Promise<{ default?: unknown }> {
  try {
    return (await import(pathToFileURL(compiled).href)) as { default?: unknown };
  } catch (error) {
    throw new ExpectedError(`${shown} fails while it is loaded: ${plainText(error)}`);
  }
}

async function bundle(modules: ModuleFiles) {
  const { rolldown } = await import('rolldown');
  const ids = new Set<string>();
  // From the module graph: no output mentions a module that was inlined.
  const listed = {
    name: 'listed',
    buildEnd(this: { getModuleIds(): Iterable<string> }) {
      for (const id of this.getModuleIds()) ids.add(id);
    },
  };
  try {
    const compiled = await rolldown({
      input: { ...modules },
      platform: 'node',
      external: (id) => /^node:/.test(id) || (PACKAGE.test(id) && !ownModule(id)),
      // The site's tsconfig is there for its editor, and doesn't apply here.
      tsconfig: false,
      transform: { jsx: { runtime: 'automatic', development: false } },
      logLevel: 'silent',
      moduleTypes: { '.css': 'empty' },
      plugins: [runningEngine, folderNames, listed],
    });
    const { output } = await compiled.generate({
      format: 'esm',
      paths: engineCopy,
      entryFileNames: '[name]-[hash].mjs',
      chunkFileNames: 'chunk-[name]-[hash].mjs',
    });
    await compiled.close();
    const chunks = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
    const inputs = [...ids]
      .sort()
      .filter((id) => path.isAbsolute(id) && existsSync(id))
      .map((id): [string, string] => [id, hash(readFileSync(id, 'utf8'))]);
    return { output: chunks, inputs };
  } catch (error) {
    const [first = ''] = Object.values(modules);
    throw new ExpectedError(`${path.basename(first)} does not compile.\n${plainText(error)}`);
  }
}

/** The bundler colors its messages even without a terminal. */
function plainText(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
}

/** The running engine's own public module; absent where the engine's sources run as they are, in tests. */
const ENGINE = fileURLToPath(new URL('./index.mjs', import.meta.url));

/** A site's modules share the running engine: it is not bundled into them again. */
const runningEngine = {
  name: 'running-engine',
  resolveId(source: string, importer: string | undefined) {
    const own = ownModule(source);
    if (!importer || !(own || source.startsWith('.'))) return undefined;
    const at = own ?? path.resolve(path.dirname(importer), source);
    const isEngine = existsSync(ENGINE) && at === path.join(engineDir, 'index.ts');
    return isEngine ? { id: pathToFileURL(ENGINE).href, external: true } : own;
  },
};

/** `import.meta.dirname` is the folder of the source, wherever the compiled module is. */
const folderNames = {
  name: 'folder-names',
  transform(code: string, id: string) {
    if (!code.includes('import.meta.dirname')) return undefined;
    return code.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)));
  },
};

const engineRequire = createRequire(path.join(engineDir, 'engine-dir.ts'));

/** A package by its name: not a path, not an address. */
const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?:\/|$)(?!.*:)/;

/**
 * A site doesn't have to install packages: its modules take React, and what draws with it, from where the engine has
 * them. When the engine is a package, it has some of them compiled in.
 */
function engineCopy(id: string): string {
  if (!PACKAGE.test(id)) return id;
  try {
    // Resolved as an import: a package's script for `require` has no names to import.
    return import.meta.resolve?.(id) ?? pathToFileURL(engineRequire.resolve(id)).href;
  } catch {
    const compiled = new URL(`./${id}.mjs`, import.meta.url);
    return existsSync(compiled) ? compiled.href : id;
  }
}

function readCompilation(at: string): Compilation | undefined {
  const kept = readCacheFile(at);
  return kept === undefined ? undefined : (JSON.parse(kept) as Compilation);
}

/** Neither a source nor an output has changed: a damaged output is made again. */
const isFresh = ({ inputs, files }: Compilation): boolean =>
  [...files, ...inputs].every(([file, was]) => hashOfFile(file) === was);

/** Undefined where nothing can be read. */
function hashOfFile(file: string): string | undefined {
  try {
    return hash(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
