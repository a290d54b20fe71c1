// A site's scripts, styles and islands → hashed files for the browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { clearInCache, makeInCache, writeIntoCache } from '../../cache/cache-file.ts';
import { ownModule } from '../../cache/engine-version.ts';
import type { ModuleFiles } from '../../content/config/compile-module.ts';
import { createFiles, reachedFrom } from '../../content/config/import-graph.ts';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { inWork } from '../../disk/in-work.ts';
import { type ClientFiles, clientFilesOf } from './client-files.ts';
import { type ClientInput, clientModules, ENTRY } from './client-modules.ts';
import { FOR_THE_BUILD, withoutBuildExports } from './island-exports.ts';
import { plainImports, withoutPreload } from './plain-imports.ts';

/** Browsers from 2024 on; older ones still get plain, readable pages. */
const TARGETS = ['chrome123', 'firefox121', 'safari17.5'];

/** Search is drawn by Preact, in 6 KB; where this is false, by React, for which it is written, in 59. */
const IS_SEARCH_SMALL = true;

/** @throws ExpectedError  when a script or style does not compile. */
export async function compileClient(input: ClientInput): Promise<ClientFiles> {
  // Vite begins with files on the disk.
  const work = inWork(path.join(input.cacheDir, 'client'));
  makeInCache(work);
  try {
    for (const [name, source] of Object.entries(clientModules(input)))
      writeIntoCache(path.join(work, name), source);
    writeIntoCache(path.join(work, TSCONFIG), '{}');
    for (const [name, file] of Object.entries(input.brand.fonts))
      writeIntoCache(path.join(work, name), readFileSync(file));
    const files = (await compile(work, input)).map((file) => ({
      name: file.fileName,
      content: Buffer.from(file.type === 'chunk' ? file.code : file.source),
    }));
    return clientFilesOf(files.sort((a, b) => (a.name < b.name ? -1 : 1)));
  } finally {
    clearInCache(work);
  }
}

/** In place of one that a folder around the site, or around the cache, may have: that is for its own programs. */
const TSCONFIG = 'tsconfig.json';

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
      tsconfig: path.join(work, TSCONFIG),
      // Files refer to each other by relative paths, so the same files work below any base.
      base: './',
      logLevel: 'silent',
      mode: 'production',
      esbuild: false,
      // Whatever mode this process runs in: the result is cached, and always has React's production build.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      worker: { format: 'es' },
      plugins: [
        plainImports,
        islandStyles(islands),
        islandExports(islands),
        ...(IS_SEARCH_SMALL ? [smallReact(path.join(engineDir, 'client/search'))] : []),
        enginePackages(engineDir),
      ],
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
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]client[\\/]islands[\\/]hydrate\.ts$/;

/** Sheets that islands import are served separately, to the pages that show them. */
const islandStyles = (islands: ModuleFiles) => {
  const { sheets } = reachedFrom(Object.values(islands), createFiles());
  return {
    name: 'island-styles',
    enforce: 'pre' as const,
    load: {
      filter: { id: /\.css$/ },
      handler: (id: string) => (sheets.includes(id) ? { code: '', moduleType: 'js' } : undefined),
    },
  };
};

const islandExports = (islands: ModuleFiles) => {
  const files = new Set(Object.values(islands));
  return {
    name: 'island-exports',
    enforce: 'pre' as const,
    transform: {
      filter: { code: FOR_THE_BUILD },
      handler: async (code: string, id: string) =>
        files.has(id) ? { code: await withoutBuildExports(code, id), map: null } : undefined,
    },
  };
};

/** Preact in the place of React, for modules of search. */
const smallReact = (searchDir: string) => ({
  name: 'small-react',
  enforce: 'pre' as const,
  resolveId: {
    filter: { id: /^react(?:-dom\/client|\/jsx-runtime)?$/ },
    async handler(this: { resolve: Resolve }, id: string, importer: string | undefined) {
      if (!importer?.startsWith(searchDir)) return null;
      if (id !== 'react/jsx-runtime') return path.join(searchDir, 'small-react.ts');
      return this.resolve('preact/jsx-runtime', importer, { skipSelf: true });
    },
  },
});

type Resolve = (id: string, importer: string, options: object) => Promise<{ id: string } | null>;

/** A site doesn't have to install packages: those that it lacks are taken from where the engine has them. */
const enginePackages = (engineDir: string) => ({
  name: 'engine-packages',
  enforce: 'pre' as const,
  resolveId: {
    filter: { id: /^[@a-z]/ },
    async handler(this: { resolve: Resolve }, id: string, importer: string | undefined) {
      if (!importer) return null;
      const ownFile = ownModule(id);
      if (ownFile) return { id: ownFile };
      const options = { skipSelf: true };
      const own = await this.resolve(id, importer, options);
      return own ?? this.resolve(id, path.join(engineDir, 'client/islands/hydrate.ts'), options);
    },
  },
});
