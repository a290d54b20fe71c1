// The site's theme module, and the style sheets that only some pages load.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { engineDir } from '../../cache/engine-version.ts';
import type { LoadedCollection, StyleSource } from '../../collection.ts';
import { compileModule, importCompiled } from '../../content/config/compile-module.ts';
import { createFiles, type Files } from '../../content/config/import-graph.ts';
import { expectInside } from '../../content/config/links-inside.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import type { SheetLink } from '../../render/render-doc.tsx';
import { defaultTheme, type Theme } from '../../theme/theme.ts';
import type { OfCode } from '../plan/known-code.ts';
import { loadStyles, type NamedStyle } from './style-sheets.ts';

export type ThemeFiles = {
  /** Compiled theme module; undefined for the engine's own theme. */
  module: string | undefined;
  /** Changes with the module's content. */
  hash: string;
  /** Sheets laid over the engine's own, absolute paths. */
  styles: string[];
  /** Sheets of single pages, by id, absolute paths. */
  pageStyles: Readonly<Record<string, string>>;
};

export async function loadThemeFiles(loaded: LoadedConfig): Promise<ThemeFiles> {
  const { config, siteDir, cacheDir } = loaded;
  const expect = (setting: string, at: string) => {
    expectThere(setting, at);
    expectInside(siteDir, at, setting);
  };
  if (config.islands) expect('islands', path.resolve(siteDir, config.islands));
  if (!config.theme) return { module: undefined, hash: '', styles: [], pageStyles: {} };
  const file = path.resolve(siteDir, config.theme);
  expect('theme', file);
  const module = await compileModule(file, { cacheDir, siteDir });
  const theme = await loadTheme(module);
  const find = (style: string) => {
    const found = path.resolve(path.dirname(file), style);
    expect('theme', found);
    return found;
  };
  return {
    module,
    hash: path.basename(module),
    styles: theme.styles.map(find),
    pageStyles: Object.fromEntries(
      Object.entries(theme.pageStyles).map(([id, style]) => [id, find(style)]),
    ),
  };
}

/** Sheets that only some pages load, by name; the engine's own are plain words. */
export type Sheets = {
  /** Of what they are made from. */
  sources: string;
  links: Record<string, SheetLink>;
  styles: Record<string, NamedStyle>;
};

/** Each with the sheets that are served with it. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'code-marks': [],
  filter: [],
  guide: ['tasks'],
  lists: [],
  math: [],
  rare: [],
  tasks: [],
};

/** @param last  made from the same `files`. */
export function loadSheets(
  loaded: LoadedConfig,
  { pageStyles }: ThemeFiles,
  collections: readonly LoadedCollection[],
  files = createFiles(),
  last?: Sheets,
): Sheets {
  const { config } = loaded;
  const sources = listSources(loaded, pageStyles, collections);
  const asText = JSON.stringify(sources);
  if (last?.sources === asText) return last;
  const lists = Object.entries(sources).map(([name, { files: own, scripts, includes = [] }]) => [
    name,
    {
      files: [...includes.map(ownSheet), ...own],
      ...(scripts ? { scripts: [...includes.flatMap(drawnBy), ...scripts] } : {}),
    },
  ]);
  const styles = loadStyles(Object.fromEntries(lists), loaded, files);
  const links = Object.entries(styles).map(([name, style]) => [
    name,
    { url: `${config.base}_assets/${style.name}`, includes: sources[name]?.includes ?? [] },
  ]);
  return { sources: asText, links: Object.fromEntries(links), styles };
}

function listSources(
  { siteDir }: LoadedConfig,
  pageStyles: ThemeFiles['pageStyles'],
  collections: readonly LoadedCollection[],
): Record<string, StyleSource> {
  const sources: Record<string, StyleSource> = {};
  for (const [name, includes] of Object.entries(OWN))
    sources[name] = { files: [ownSheet(name)], includes };
  for (const [id, file] of Object.entries(pageStyles)) sources[`page:${id}`] = { files: [file] };
  for (const { collection, data } of collections) {
    const input = {
      siteDir,
      get records() {
        return data.records;
      },
    };
    for (const [name, source] of Object.entries(collection.styles?.(input) ?? {}))
      sources[`${collection.name}/${name}`] = source;
  }
  return sources;
}

/**
 * The same, known without reading a sheet as long as the code is as it was, and no collection lists others; and without
 * a record as long as all of these are as they were.
 */
export function loadSheetsOfCode(
  loaded: LoadedConfig,
  themeFiles: ThemeFiles,
  collections: readonly LoadedCollection[],
  { files, ofCode }: { files: Files; ofCode: OfCode },
): Sheets {
  const from = JSON.stringify([loaded.config, themeFiles.hash]);
  /** Other records mostly list the same sheets. */
  const ofSources = () => {
    const sources = JSON.stringify(listSources(loaded, themeFiles.pageStyles, collections));
    return ofCode(['styles', 'of sources', from, sources], () =>
      JSON.stringify({ ...loadSheets(loaded, themeFiles, collections, files), sources: '' }),
    );
  };
  const records = collections.map(({ collection, origin }) => origin?.inputs ?? collection.styles);
  const isKnown = !records.some((one) => typeof one === 'function');
  const key = ['styles', 'of code', from, JSON.stringify(records)] as const;
  return JSON.parse(isKnown ? ofCode(key, ofSources) : ofSources()) as Sheets;
}

const ownSheet = (name: string): string => path.join(engineDir, `theme/css/${name}.css`);

/** What draws with an own sheet names its classes. */
const DRAWN_BY: Readonly<Record<string, string>> = {
  filter: 'markdown/directives/filter.ts',
};

const drawnBy = (sheet: string): string[] =>
  DRAWN_BY[sheet] ? [path.join(engineDir, DRAWN_BY[sheet])] : [];

function expectThere(setting: string, at: string): void {
  if (existsSync(at)) return;
  throw new ExpectedError(
    `There is nothing at ${path.relative(process.cwd(), at)}.`,
    `Make it, or change the setting "${setting}" of the site’s config.`,
  );
}

/** The engine's theme with a site's own components in place of some. */
export async function loadTheme(module: string | undefined): Promise<Theme> {
  if (!module) return defaultTheme;
  const { default: own } = await importCompiled(module, 'The theme');
  return { ...defaultTheme, ...(own as Partial<Theme>) };
}
