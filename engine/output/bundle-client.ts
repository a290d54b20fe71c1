// The engine's script and styles, a site's own styles and islands → hashed files for the browser.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ExpectedError } from '../diagnostics.ts';
import { engineVersion } from '../engine-dir.ts';

export type ClientBundle = {
  /** File names below `_assets/`. */
  css: string;
  js: string;
  files: { name: string; content: Buffer }[];
};

export type ClientInput = {
  engineDir: string;
  /** Path below which the site is served. */
  base: string;
  /** Absolute paths of the site's own style sheets, in order. */
  styles: readonly string[];
  /** Absolute path of the islands folder, if there is one. */
  islands: string | undefined;
  cacheDir: string;
  /** Interface texts that scripts show. */
  texts: unknown;
  /** Texts and settings of search, which are loaded with it. */
  search: unknown;
  /** With what the development server needs in the page. */
  isDev?: boolean;
};

/** Browsers from 2024 on; older ones still get plain, readable pages. */
const TARGETS = ['chrome123', 'firefox121', 'safari17.5'];

/**
 * Bundled by Vite once and kept in the cache folder until one of the inputs changes.
 *
 * @throws ExpectedError  when a script or style does not compile.
 */
export async function bundleClient(input: ClientInput): Promise<ClientBundle> {
  const out = path.join(input.cacheDir, `client-${fingerprint(input)}`);
  if (!existsSync(path.join(out, 'bundle.json'))) await bundleInto(out, input);
  return readBundle(out);
}

function readBundle(out: string): ClientBundle {
  const { css, js } = JSON.parse(
    readFileSync(path.join(out, 'bundle.json'), 'utf8'),
  ) as ClientBundle;
  const files = readdirSync(path.join(out, 'files'))
    .sort()
    .map((name) => ({ name, content: readFileSync(path.join(out, 'files', name)) }));
  return { css, js, files };
}

async function bundleInto(out: string, input: ClientInput): Promise<void> {
  const work = `${out}.${process.pid}`;
  mkdirSync(path.join(work, 'files'), { recursive: true });
  try {
    const entry = path.join(work, 'entry.ts');
    writeFileSync(entry, entrySource(input));
    writeFileSync(path.join(work, SEARCH_FILE), searchSource(input));
    writeFileSync(path.join(work, 'islands.ts'), islandsSource(input));
    for (const file of await compile(work, entry, input))
      writeFileSync(
        path.join(work, 'files', file.fileName),
        file.type === 'chunk' ? file.code : file.source,
      );
  } catch (error) {
    rmSync(work, { recursive: true, force: true });
    throw error;
  }
  finish(work, out);
}

type Compiled = (
  | { type: 'chunk'; fileName: string; code: string }
  | { type: 'asset'; fileName: string; source: string | Uint8Array }
)[];

/** In memory, so that what goes wrong on the disk is told apart from what doesn't compile. */
async function compile(work: string, entry: string, { base }: ClientInput): Promise<Compiled> {
  const { build } = await import('vite');
  try {
    const built = await build({
      configFile: false,
      envFile: false,
      publicDir: false,
      root: work,
      base: `${base}_assets/`,
      logLevel: 'silent',
      mode: 'production',
      esbuild: false,
      // Whatever this process runs as: the bundle is kept, and is React's production build.
      oxc: { jsx: { runtime: 'automatic', development: false } },
      define: { 'process.env.NODE_ENV': '"production"' },
      worker: { format: 'es' },
      plugins: [plainImports],
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
          input: { site: entry },
          output: {
            entryFileNames: '[name]-[hash].js',
            chunkFileNames: '[name]-[hash].js',
            assetFileNames: '[name]-[hash][extname]',
            codeSplitting: { groups: [{ name: 'react', test: REACT }] },
          },
        },
      },
    } as Parameters<typeof build>[0]);
    return (built as { output: Compiled }).output;
  } catch (error) {
    const message = stripVTControlCharacters((error as Error).message).trim();
    throw new ExpectedError(`The scripts or styles do not compile.\n${message}`);
  }
}

/** React and what hydrates islands: one file, which islands and search share. */
const REACT =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]|[\\/]client[\\/]hydrate\.ts$/;

/** Vite wraps every import() to preload styles, 600 compressed bytes of every page; there are none to preload. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id: string) =>
    id === '\0vite/preload-helper.js'
      ? 'export const __vitePreload = (load) => load();'
      : undefined,
};

/** Imports everything the browser may need; islands each become a file of their own. */
function entrySource({ engineDir, styles, islands, texts, isDev }: ClientInput): string {
  const names = islands && existsSync(islands) ? islandNames(islands) : [];
  const client = (name: string) => JSON.stringify(path.join(engineDir, 'client', name));
  const hydrate = "() => loadIslands(() => import('./islands.ts'))";
  const beside = [`import(${client('hydrate.ts')})`, `import(${client(SEARCH_VIEW)})`];
  const loadSearch = `() => {
    for (const part of [${beside.join(', ')}]) part.catch(() => {});
    return import('./${SEARCH_FILE}');
  }`;
  return [
    `import ${JSON.stringify(path.join(engineDir, 'theme/css/index.css'))};`,
    ...styles.map((style) => `import ${JSON.stringify(style)};`),
    `import { start } from ${client('start.ts')};`,
    ...(names.length ? [`import { loadIslands } from ${client('load-islands.ts')};`] : []),
    `const refresh = start(${JSON.stringify(texts)}, ${loadSearch}, [${names.length ? hydrate : ''}]);`,
    ...(isDev ? [`import { startDev } from ${client('dev/dev.ts')};`, 'startDev(refresh);'] : []),
  ].join('\n');
}

const SEARCH_FILE = 'search.ts';
const SEARCH_VIEW = 'search/view/mount.tsx';

/** A module of its own: what it holds is loaded with search. React and what draws are loaded beside it, not after it. */
function searchSource({ engineDir, search }: ClientInput): string {
  const client = (name: string) => JSON.stringify(path.join(engineDir, 'client/search', name));
  return [
    `import { createSearch } from ${client('session.ts')};`,
    `import css from ${JSON.stringify(path.join(engineDir, 'client/search/view/search-view.css?url'))};`,
    `const loadView = () => import(${JSON.stringify(path.join(engineDir, 'client', SEARCH_VIEW))});`,
    `export const { take } = createSearch(${JSON.stringify(search)}, css, loadView);`,
  ].join('\n');
}

/** A module of its own: pages without islands don't load the list of them. */
function islandsSource({ engineDir, islands }: ClientInput): string {
  const names = islands && existsSync(islands) ? islandNames(islands) : [];
  const client = (name: string) => JSON.stringify(path.join(engineDir, 'client', name));
  const table = names.map(
    (name) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(path.join(islands ?? '', `${name}.tsx`))})`,
  );
  return [
    `import { hydrateIslands } from ${client('islands.ts')};`,
    `export const hydrate = () => hydrateIslands({ ${table.join(',\n')} }, () => import(${client('hydrate.ts')}));`,
  ].join('\n');
}

/** Files of the folder itself, and of `widgets/` in it; what else is below serves them. */
function islandNames(folder: string): string[] {
  const isIsland = (name: string) => /\.tsx$/.test(name) && !name.includes('.test.');
  const widgets = path.join(folder, 'widgets');
  const names = [
    ...readdirSync(folder).filter(isIsland),
    ...(existsSync(widgets) ? readdirSync(widgets).filter(isIsland) : []).map(
      (name) => `widgets/${name}`,
    ),
  ];
  return names.map((name) => name.replace(/\.tsx$/, '')).sort();
}

function finish(work: string, out: string): void {
  const names = readdirSync(path.join(work, 'files'));
  const css = names.find((name) => /^style-.*\.css$/.test(name)) ?? '';
  const js = names.find((name) => /^site-.*\.js$/.test(name)) ?? '';
  writeFileSync(path.join(work, 'bundle.json'), JSON.stringify({ css, js }));
  try {
    renameSync(work, out);
  } catch {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Hash of every file that can end up in the bundle, and of the engine that bundles them. */
function fingerprint({
  engineDir,
  base,
  styles,
  islands,
  texts,
  search,
  isDev,
}: ClientInput): string {
  const hash = createHash('sha256').update(
    JSON.stringify([engineVersion, base, texts, search, isDev === true]),
  );
  const folders = ['client', 'search', 'releases', 'theme/css'].map((name) =>
    path.join(engineDir, name),
  );
  if (islands && existsSync(islands)) folders.push(islands);
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true }).map(String).sort())
      if (/\.(ts|tsx|css)$/.test(name) && !/\.test\./.test(name))
        hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  for (const style of styles) hash.update(readFileSync(style));
  return hash.digest('hex').slice(0, 12);
}
