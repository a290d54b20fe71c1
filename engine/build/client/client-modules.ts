// What a site shows → the modules that its client begins with: the entry, search, and the list of islands.
import path from 'node:path';
import type { PageScript } from '../../collection.ts';
import type { ModuleFiles } from '../../content/config/compile-module.ts';

export type ClientInput = {
  engineDir: string;
  /** Rules of the site's brand, and its fonts: name in these rules → absolute path. */
  brand: { css: string; fonts: Readonly<Record<string, string>> };
  /** Absolute paths of the site's own style sheets, in order. */
  styles: readonly string[];
  /** Name → absolute path of the module. */
  islands: ModuleFiles;
  /** Scripts of collections, for pages that show something of theirs. */
  scripts: readonly PageScript[];
  cacheDir: string;
  /** Interface texts that scripts show: at once, and once somebody uses the page. */
  texts: unknown;
  laterTexts: unknown;
  /** Texts and settings of search, which are loaded with it. */
  search: unknown;
  /** What is sent to the site's own service; undefined where it has none. */
  insight?: unknown;
  /** Include what the development server needs in the page. */
  isDev?: boolean;
};

export const ENTRY = 'entry.ts';
const USE_FILE = 'interaction.ts';
const SEARCH_FILE = 'search.ts';
const ISLANDS_FILE = 'islands.ts';
const INSIGHT_FILE = 'insight.ts';
const BRAND_FILE = 'brand.css';
const SEARCH_VIEW = 'search/view/mount.tsx';

/** File name, in one folder → its source. */
export function clientModules(input: ClientInput): Record<string, string> {
  return {
    [ENTRY]: entrySource(input),
    [USE_FILE]: inUseSource(input),
    [SEARCH_FILE]: searchSource(input),
    [ISLANDS_FILE]: islandsSource(input),
    ...(input.insight ? { [INSIGHT_FILE]: insightSource(input) } : {}),
    ...(input.brand.css ? { [BRAND_FILE]: input.brand.css } : {}),
  };
}

/** A file of `client/`, as an import names it. */
const clientFile = (engineDir: string) => (name: string) =>
  JSON.stringify(path.join(engineDir, 'client', name));

/** Imports everything the browser may need; islands each become their own file. */
function entrySource(input: ClientInput): string {
  const { engineDir, styles, islands, texts, isDev } = input;
  const names = Object.keys(islands);
  const client = clientFile(engineDir);
  const hydrate = `() => loadIslands(() => import('./${ISLANDS_FILE}'))`;
  const scripts = input.scripts.map(
    ({ selector, file, kept }) =>
      `() => loadForSome(${JSON.stringify(selector)}, () => import(${JSON.stringify(file)})${kept ? `, ${JSON.stringify(kept)}` : ''})`,
  );
  const listen = `() => loadForSome('body', () => import('./${INSIGHT_FILE}'))`;
  const more = [
    ...scripts,
    ...(input.insight ? [listen] : []),
    ...(names.length ? [hydrate] : []),
  ].join(', ');
  return [
    `import ${JSON.stringify(path.join(engineDir, 'theme/css/index.css'))};`,
    ...(input.brand.css ? [`import './${BRAND_FILE}';`] : []),
    ...styles.map((style) => `import ${JSON.stringify(style)};`),
    `import { start } from ${client('start.ts')};`,
    ...searchLines(engineDir),
    ...(scripts.length || input.insight
      ? [`import { loadForSome } from ${client('first-use.ts')};`]
      : []),
    ...(names.length ? [`import { loadIslands } from ${client('islands/load-islands.ts')};`] : []),
    `const refresh = start(${JSON.stringify(texts)}, () => import('./${USE_FILE}'), loadSearch, [${more}]);`,
    ...(isDev ? [`import { startDev } from ${client('dev/dev.ts')};`, 'startDev(refresh);'] : []),
  ].join('\n');
}

/** Defines `loadSearch`: all parts of search are requested at once, instead of each by the part before it. */
function searchLines(engineDir: string): string[] {
  const client = clientFile(engineDir);
  return [
    `import { fetchAhead } from ${client('search/ahead.ts')};`,
    `import worker from ${client('search/worker.ts?worker&url')};`,
    'let root;',
    `const loadSearch = () => {
      root ??= fetchAhead(worker);
      import(${client(SEARCH_VIEW)}).catch(() => {});
      return import('./${SEARCH_FILE}').then((one) => one.open(root));
    };`,
  ];
}

/** A separate module, loaded at the first sign of use. */
function inUseSource({ engineDir, laterTexts }: ClientInput): string {
  return [
    `export * from ${clientFile(engineDir)('interaction.ts')};`,
    `export const texts = ${JSON.stringify(laterTexts)};`,
  ].join('\n');
}

/** A separate module, loaded with search. */
function searchSource({ engineDir, search }: ClientInput): string {
  const client = clientFile(engineDir);
  return [
    `import { createSearch } from ${client('search/session.ts')};`,
    `import css from ${client('search/view/search-view.css?url')};`,
    `const loadView = () => import(${client(SEARCH_VIEW)});`,
    `const setup = ${JSON.stringify(search)};`,
    'let search;',
    'export const open = (root) => (search ??= createSearch({ setup, css, loadView, root }));',
  ].join('\n');
}

/** A separate module, loaded at the first sign of use. */
function insightSource({ engineDir, insight }: ClientInput): string {
  return [
    `import { startInsight } from ${clientFile(engineDir)('insight/start.ts')};`,
    `export const start = () => startInsight(${JSON.stringify(insight)});`,
  ].join('\n');
}

/** A separate module: pages without islands don't load the list of islands. */
function islandsSource({ engineDir, islands }: ClientInput): string {
  const client = clientFile(engineDir);
  const table = Object.entries(islands).map(
    ([name, file]) => `${JSON.stringify(name)}: () => import(${JSON.stringify(file)})`,
  );
  return [
    `import { hydrateIslands } from ${client('islands/islands.ts')};`,
    `export const hydrate = (last) => hydrateIslands({ ${table.join(',\n')} }, () => import(${client('islands/hydrate.ts')}), last);`,
  ].join('\n');
}
