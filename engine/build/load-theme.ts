// The site's theme module and what the client bundle is made from.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileModule } from '../content/compile-module.ts';
import type { LoadedConfig } from '../content/load-config.ts';
import { engineDir } from '../engine-dir.ts';
import { defaultTheme, type Theme } from '../theme/theme.ts';

export type ThemeFiles = {
  engineDir: string;
  /** Compiled theme module; undefined for the engine's own theme. */
  module: string | undefined;
  /** Changes with the module's content. */
  hash: string;
  styles: string[];
  islands: string | undefined;
};

export async function loadThemeFiles(loaded: LoadedConfig): Promise<ThemeFiles> {
  const { config, siteDir, cacheDir } = loaded;
  const islands = config.islands ? path.resolve(siteDir, config.islands) : undefined;
  const none = { engineDir, module: undefined, hash: '', styles: [], islands };
  if (!config.theme) return none;
  const file = path.resolve(siteDir, config.theme);
  const module = await compileModule(file, cacheDir);
  const { styles } = await loadTheme(module);
  const hash = createHash('sha256').update(readFileSync(module)).digest('hex');
  return {
    ...none,
    module,
    hash,
    styles: styles.map((style) => path.resolve(path.dirname(file), style)),
  };
}

/** The engine's theme with a site's own components in place of some. */
export async function loadTheme(module: string | undefined): Promise<Theme> {
  if (!module) return defaultTheme;
  const { default: own } = (await import(pathToFileURL(module).href)) as {
    default: Partial<Theme>;
  };
  return { ...defaultTheme, ...own };
}
