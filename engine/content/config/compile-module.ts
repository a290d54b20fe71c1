// TypeScript modules of the site (config, theme, islands) → JavaScript in the cache folder, ready to import.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { writeCacheFile, writeIntoCache } from '../../cache/cache-file.ts';
import { markUsed } from '../../cache/clear-cache.ts';
import { engineDir, engineVersion, ownModule } from '../../cache/engine-version.ts';
import { hashOf } from '../../cache/hash.ts';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { once } from '../../text/once.ts';
import {
  type Compilation,
  hash,
  isFresh,
  modulesDir,
  readCompilation,
  versionsOf,
} from './compilations.ts';
import { staysInside } from './imports-inside.ts';
import { ENGINE, PACKAGE, placeholder, withPlaces } from './module-places.ts';

/** Name → absolute path of a module. */
export type ModuleFiles = Readonly<Record<string, string>>;

/**
 * Compile one module and what it imports; packages stay outside, so that there is one React.
 *
 * @returns  path of the JavaScript file; its name changes with its content.
 * @throws   ExpectedError when the module doesn't compile, or imports through a link that leads out of the site.
 */
export async function compileModule(file: string, places: Places): Promise<string> {
  const { name } = path.parse(file);
  return (await compileModules({ [name]: file }, places))[name] ?? '';
}

/** Where outputs go, and the folder that no import of its own files may leave by a link of the file system. */
type Places = { cacheDir: string; siteDir: string };

/**
 * Compile several modules; what they share becomes chunks, and what they import by `import()` is loaded on demand.
 * The name of each output changes with what it and its chunks hold.
 */
export async function compileModules(
  modules: ModuleFiles,
  { cacheDir, siteDir }: Places,
): Promise<ModuleFiles> {
  if (Object.keys(modules).length === 0) return {};
  const folder = modulesDir(cacheDir);
  const recordPath = path.join(folder, `${hash(JSON.stringify([engineVersion, modules]))}.json`);
  const before = readCompilation(recordPath);
  if (before && isFresh(before, recordPath)) {
    markUsed([folder, recordPath, ...before.files.map(([at]) => at)]);
    return before.outputs;
  }
  if (isApart && runApart({ modules, places: { cacheDir, siteDir } })) {
    const made = readCompilation(recordPath);
    if (made && isFresh(made, recordPath)) return made.outputs;
  }
  const { output, inputs, packages } = await compile(modules, siteDir);
  const files = output.map(({ fileName, code }) => {
    const at = path.join(folder, fileName);
    const own = withPlaces(code);
    writeIntoCache(at, own);
    return [at, hashOf([own])] as [string, string];
  });
  const outputs = Object.fromEntries(
    output.flatMap(({ isEntry, name, fileName }) =>
      isEntry ? [[name, path.join(folder, fileName)]] : [],
    ),
  );
  const record: Compilation = { inputs, packages, files, outputs };
  writeCacheFile(recordPath, JSON.stringify(record));
  return outputs;
}

let isApart = false;

/** From now on, another process compiles: a service that runs for long gets back the memory that this takes. */
export function compileApart(): void {
  isApart = true;
}

type Apart = { modules: ModuleFiles; places: Places };

/** What the other process can't do is done here, and reported here. @returns  whether there is one. */
function runApart(work: Apart): boolean {
  const script = new URL('./modules.mjs', import.meta.url);
  if (!existsSync(script)) return false;
  const input = JSON.stringify(work);
  spawnSync(process.execPath, [fileURLToPath(script)], {
    input,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return true;
}

/** The other end. */
export async function serveCompiling(): Promise<void> {
  const { modules, places } = JSON.parse(readFileSync(0, 'utf8')) as Apart;
  await compileModules(modules, places);
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

async function compile(modules: ModuleFiles, siteDir: string) {
  const { rolldown } = await import('rolldown');
  const inside = staysInside(siteDir);
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
      transform: {
        jsx: { runtime: 'automatic', development: false },
        // As in Vite, which sets it to false in what browsers get.
        define: { 'import.meta.env.SSR': 'true' },
      },
      logLevel: 'silent',
      moduleTypes: { '.css': 'empty' },
      plugins: [inside.plugin, runningEngine, folderNames, listed],
    });
    const versions = once(() => versionsOf([...ids].filter((id) => PACKAGE.test(id))));
    const { output } = await compiled.generate({
      format: 'esm',
      // What they draw may change with each package: then, the names of outputs do.
      banner: () => `// ${hash(JSON.stringify(versions()))}`,
      paths: (id) => (PACKAGE.test(id) ? placeholder('package', id) : id),
      entryFileNames: '[name]-[hash].mjs',
      chunkFileNames: 'chunk-[name]-[hash].mjs',
    });
    await compiled.close();
    inside.expect();
    const chunks = output.flatMap((one) => (one.type === 'chunk' ? [one] : []));
    const inputs = [...ids]
      .sort()
      .filter((id) => path.isAbsolute(id) && existsSync(id))
      .map((id): [string, string] => [id, hashOf([readFileSync(id)])]);
    const names = [...ids].filter((id) => PACKAGE.test(id)).sort();
    return { output: chunks, inputs, packages: { names, versions: versionsOf(names) } };
  } catch (error) {
    inside.expect();
    const [first = ''] = Object.values(modules);
    throw new ExpectedError(`${path.basename(first)} does not compile.\n${plainText(error)}`);
  }
}

/** Rolldown colors its messages even without a terminal. */
function plainText(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
}

/** A site's modules share the running engine: it is not compiled into them again. */
const runningEngine = {
  name: 'running-engine',
  resolveId(source: string, importer: string | undefined) {
    const own = ownModule(source);
    if (!importer || !(own || source.startsWith('.'))) return undefined;
    const at = own ?? path.resolve(path.dirname(importer), source);
    const isEngine = existsSync(ENGINE) && at === path.join(engineDir, 'index.ts');
    return isEngine ? { id: placeholder('engine', ''), external: true } : own;
  },
};

/** `import.meta.dirname` is the folder of the source, wherever the compiled module is. */
const folderNames = {
  name: 'folder-names',
  transform(code: string, id: string) {
    if (!code.includes('import.meta.dirname')) return undefined;
    const folder = path.relative(engineDir, path.dirname(id));
    return code.replaceAll('import.meta.dirname', JSON.stringify(placeholder('folder', folder)));
  },
};
