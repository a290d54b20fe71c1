// A site's scripts, styles and islands ▶ hashed files for the browser, put into a folder of the cache.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ModuleFiles } from '../content/compile-module.ts';
import { createFiles, reachedFrom } from '../content/import-graph.ts';
import { ExpectedError } from '../diagnostics.ts';
import { ownModule } from '../engine-dir.ts';
import { type ClientInput, clientModules, ENTRY } from './client-modules.ts';
import { keepBundle } from './kept-bundle.ts';
import { plainImports, withoutPreload } from './plain-imports.ts';

/** Browsers from 2024 on; older ones still get plain, readable pages. */
const TARGETS = ['chrome123', 'firefox121', 'safari17.5'];

/** @throws ExpectedError  when a script or style does not compile. */
export async function bundleInto(out: string, input: ClientInput): Promise<void> {
  const work = `${out}.${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  // One after another, so that the error names the reason, such as a read-only disk.
  mkdirSync(path.dirname(work), { recursive: true });
  mkdirSync(work);
  mkdirSync(path.join(work, 'files'));
  try {
    for (const [name, source] of Object.entries(clientModules(input)))
      writeFileSync(path.join(work, name), source);
    for (const file of await compile(work, input))
      writeFileSync(
        path.join(work, 'files', file.fileName),
        file.type === 'chunk' ? file.code : file.source,
      );
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    throw error;
  }
  keepBundle(work, out);
}

type Compiled = (
  | { type: 'chunk'; fileName: string; code: string }
  | { type: 'asset'; fileName: string; source: string | Uint8Array }
)[];

/** In memory, to tell errors of the disk from errors of the compiler. */
async function compile(work: string, { engineDir, islands }: ClientInput): Promise<Compiled> {
  const { build } = await import('vite');
  try {
    const built = await build({
      configFile: false,
      envFile: false,
      publicDir: false,
      root: work,
      // Files refer to each other by relative paths, so the same files work below any base.
      base: './',
      logLevel: 'silent',
      mode: 'production',
      esbuild: false,
      // Whatever mode this process runs in: the bundle is cached, and always has React's production build.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      worker: { format: 'es' },
      plugins: [plainImports, islandStyles(islands), enginePackages(engineDir)],
      resolve: { preserveSymlinks: true },
      build: {
        write: false,
        assetsDir: '',
        target: TARGETS,
        cssTarget: TARGETS,
        cssMinify: 'lightningcss',
        modulePreload: false,
        cssCodeSplit: false,
        assetsInlineLimit: 4096,
        rolldownOptions: {
          input: { site: path.join(work, ENTRY) },
          output: {
            entryFileNames: '[name]-[hash].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name]-[hash][extname]',
            codeSplitting: { groups: [{ name: 'react', test: REACT }] },
          },
        },
      },
    } as Parameters<typeof build>[0]);
    return withoutPreload((built as { output: Compiled }).output);
  } catch (error) {
    throw new ExpectedError(
      `The scripts or styles do not compile.\n${plainly((error as Error).message)}`,
    );
  }
}

/** Without colors, the compiler's own stack, and places that it doesn't know. */
const plainly = (message: string): string =>
  stripVTControlCharacters(message)
    .replaceAll(/^ +at .*\n?/gm, '')
    .replaceAll(':undefined:NaN', '')
    .trim();

/** React and what hydrates islands: one file, which all islands share. */
const REACT =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]client[\\/]hydrate\.ts$/;

/** Sheets that islands import are served separately, to the pages that show them. */
const islandStyles = (islands: ModuleFiles) => {
  const { sheets } = reachedFrom(Object.values(islands), createFiles());
  return {
    name: 'island-styles',
    enforce: 'pre' as const,
    load: (id: string) => (sheets.includes(id) ? { code: '', moduleType: 'js' } : undefined),
  };
};

type Resolve = (id: string, importer: string, options: object) => Promise<{ id: string } | null>;

/** A site doesn't have to install packages: those that it lacks are taken from where the engine has them. */
const enginePackages = (engineDir: string) => ({
  name: 'engine-packages',
  enforce: 'pre' as const,
  async resolveId(this: { resolve: Resolve }, id: string, importer: string | undefined) {
    if (!importer || !/^[@a-z]/.test(id)) return null;
    const ownFile = ownModule(id);
    if (ownFile) return { id: ownFile };
    const options = { skipSelf: true };
    const own = await this.resolve(id, importer, options);
    return own ?? this.resolve(id, path.join(engineDir, 'client/hydrate.ts'), options);
  },
});
