// The site's theme module and what the client bundle is made from.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileModule, importCompiled } from '../content/compile-module.ts';
import type { LoadedConfig } from '../content/load-config.ts';
import { ExpectedError } from '../diagnostics.ts';
import { engineDir } from '../engine-dir.ts';
import { defaultTheme, type Theme } from '../theme/theme.ts';

/** Style sheets that are served as one, and the name of that. */
export type NamedStyle = { files: string[]; name: string };

export type ThemeFiles = {
  engineDir: string;
  /** Compiled theme module; undefined for the engine's own theme. */
  module: string | undefined;
  /** Changes with the module's content. */
  hash: string;
  styles: string[];
  /** Style sheets of single pages: page id → its file, and the name it is served under. */
  /** Of pages that tell of releases. */
  releaseStyle: NamedStyle;
  pageStyles: Readonly<Record<string, NamedStyle>>;
  /** By the name of the widget. */
  illustrationStyles: Readonly<Record<string, NamedStyle>>;
  islands: string | undefined;
};

/** Style sheets that only some pages load. */
export type StyleFiles = Pick<ThemeFiles, 'releaseStyle' | 'pageStyles' | 'illustrationStyles'>;

/** @param hasReleases  whether any page of the site tells of them. */
export const listStyles = (styles: StyleFiles, hasReleases: boolean): NamedStyle[] => [
  ...(hasReleases ? [styles.releaseStyle] : []),
  ...Object.values(styles.pageStyles),
  ...Object.values(styles.illustrationStyles),
];

export async function loadThemeFiles(loaded: LoadedConfig): Promise<ThemeFiles> {
  const { config, siteDir, cacheDir } = loaded;
  const islands = config.islands ? path.resolve(siteDir, config.islands) : undefined;
  const releaseStyle = namedStyle(engineDir, ['theme/css/release.css']);
  const none = {
    engineDir,
    module: undefined,
    hash: '',
    styles: [],
    releaseStyle,
    pageStyles: {},
    illustrationStyles: {},
    islands,
  };
  if (islands) expectThere('islands', islands);
  if (!config.theme) return none;
  const file = path.resolve(siteDir, config.theme);
  expectThere('theme', file);
  const module = await compileModule(file, cacheDir);
  const theme = await loadTheme(module);
  const styles = theme.styles.map((style) => path.resolve(path.dirname(file), style));
  for (const style of styles) expectThere('theme', style);
  const hash = createHash('sha256').update(readFileSync(module)).digest('hex');
  const folder = path.dirname(file);
  const named = (styles: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries(styles).map(([name, list]) => [name, namedStyle(folder, list)]),
    );
  const ofPages = Object.entries(theme.pageStyles).map(([id, style]) => [id, [style]]);
  return {
    ...none,
    module,
    hash,
    styles,
    pageStyles: named(Object.fromEntries(ofPages)),
    illustrationStyles: named(theme.illustrationStyles),
  };
}

/** Its name changes with its content. */
function namedStyle(folder: string, styles: readonly string[]): NamedStyle {
  const files = styles.map((style) => path.resolve(folder, style));
  const hash = createHash('sha256');
  for (const file of files) {
    expectThere('theme', file);
    hash.update(readFileSync(file));
  }
  const { name } = path.parse(files.at(-1) ?? 'style');
  return { files, name: `${name}-${hash.digest('base64url').slice(0, 8)}.css` };
}

/** As it is served. */
export const styleText = ({ files }: NamedStyle): string =>
  files.map((file) => readFileSync(file, 'utf8')).join('\n');

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
