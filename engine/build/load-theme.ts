// The site's theme module and what the client bundle is made from.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileModule, importCompiled } from '../content/compile-module.ts';
import type { LoadedConfig } from '../content/load-config.ts';
import { ExpectedError } from '../diagnostics.ts';
import { engineDir } from '../engine-dir.ts';
import type { Site } from '../model/site.ts';
import type { StylePart } from '../theme/shell.ts';
import { defaultTheme, type Theme } from '../theme/theme.ts';
import { loadStyles, type NamedStyle, type StyleList } from './load-styles.ts';

export type ThemeFiles = {
  engineDir: string;
  /** Compiled theme module; undefined for the engine's own theme. */
  module: string | undefined;
  /** Changes with the module's content. */
  hash: string;
  styles: string[];
  /** The engine's own; thumbnails only where the theme has some. */
  partStyles: Readonly<Partial<Record<StylePart, NamedStyle>>>;
  /** By the id of the page, `home` for the home page. */
  pageStyles: Readonly<Record<string, NamedStyle>>;
  /** By the name of the widget. */
  illustrationStyles: Readonly<Record<string, NamedStyle>>;
  islands: string | undefined;
};

/** Style sheets that only some pages load. */
export type StyleFiles = Pick<ThemeFiles, 'partStyles' | 'pageStyles' | 'illustrationStyles'>;

/** Those that pages of this site ask for. */
export function listStyles(
  { partStyles, pageStyles, illustrationStyles }: StyleFiles,
  { releases, values }: Pick<Site, 'releases' | 'values'>,
): NamedStyle[] {
  const { release, guide, ...others } = partStyles;
  return [
    releases.length ? release : undefined,
    values.pages.length ? guide : undefined,
    ...[others, pageStyles, illustrationStyles].flatMap((styles) => Object.values(styles)),
  ].filter((style) => style !== undefined);
}

/** What draws the box that filters: names its classes. */
const FILTER = path.join(engineDir, 'markdown/directives/filter.ts');

export async function loadThemeFiles(loaded: LoadedConfig): Promise<ThemeFiles> {
  const { config, siteDir, cacheDir } = loaded;
  const islands = config.islands ? path.resolve(siteDir, config.islands) : undefined;
  const none = { engineDir, module: undefined, hash: '', styles: [], islands };
  const ownSheet = (name: string) => ({ files: [path.join(engineDir, `theme/css/${name}.css`)] });
  const own = {
    release: ownSheet('release'),
    guide: ownSheet('guide'),
    filter: ownSheet('filter'),
  };
  if (islands) expectThere('islands', islands);
  if (!config.theme)
    return {
      ...none,
      partStyles: loadStyles(own, cacheDir),
      pageStyles: {},
      illustrationStyles: {},
    };
  const file = path.resolve(siteDir, config.theme);
  expectThere('theme', file);
  const module = await compileModule(file, cacheDir);
  const theme = await loadTheme(module);
  const find = (style: string) => {
    const found = path.resolve(path.dirname(file), style);
    expectThere('theme', found);
    return found;
  };
  const lists: Record<string, StyleList> = {};
  for (const [part, list] of Object.entries(own)) lists[`part ${part}`] = list;
  if (Object.keys(theme.thumbnails).length)
    lists['part thumbnails'] = { files: [...own.filter.files, ...ownSheet('thumbnails').files] };
  for (const [id, style] of Object.entries(theme.pageStyles))
    lists[`page ${id}`] = {
      files: [style].flat().flatMap((one) => (one === '@guide' ? own.guide.files : [find(one)])),
    };
  const scriptOf = (name: string) => path.join(islands ?? '', `widgets/${name}.tsx`);
  for (const [names, styles] of Object.entries(theme.illustrationStyles))
    lists[`widget ${names}`] = {
      files: [...own.filter.files, ...styles.map(find)],
      ...(islands ? { scripts: [FILTER, ...names.split(' ').map(scriptOf)] } : {}),
    };
  const styles = loadStyles(lists, cacheDir);
  const of = (kind: string) =>
    Object.fromEntries(
      Object.entries(styles).flatMap(([key, style]) => {
        const [own, ...names] = key.split(' ');
        return own === kind ? names.map((name) => [name, style]) : [];
      }),
    );
  return {
    ...none,
    module,
    hash: createHash('sha256').update(readFileSync(module)).digest('hex'),
    styles: theme.styles.map(find),
    partStyles: of('part'),
    pageStyles: of('page'),
    illustrationStyles: of('widget'),
  };
}

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
