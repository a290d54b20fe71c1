// A site folder → its configuration: found, compiled where it is TypeScript, checked, tokens replaced.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { AnyCollection } from '../collection.ts';
import { type SiteConfig, siteConfigSchema } from '../config.ts';
import { ContentError, ExpectedError } from '../diagnostics.ts';
import { withBase } from './base-flag.ts';
import { compileModule, importCompiled, sourcesHash } from './compile-module.ts';
import { configDiagnostics } from './config-problems.ts';
import {
  bareConfig,
  bareFolder,
  type ConfigOptions,
  cacheDirOf,
  findConfig,
} from './find-config.ts';
import { loadBare } from './load-bare.ts';
import { recoverMove } from './move-journal.ts';
import { inWords } from './schema-words.ts';
import { productTokens, replaceTokens, type Tokens } from './tokens.ts';

export type LoadedConfig = {
  /** All settings but the collections, as plain data. */
  config: SiteConfig;
  collections: readonly AnyCollection[];
  /** The compiled config; worker threads get the collections from it. Undefined for JSON. */
  module: string | undefined;
  /** Hash of the sources that the module was compiled from, the collections' among them. */
  moduleSources: string;
  tokens: Tokens;
  /** A folder of pages without a config: nothing in it is a file of ours. */
  isBare?: true;
  /** Absolute paths. */
  file: string;
  siteDir: string;
  contentDir: string;
  pagesDir: string;
  /** Folders of pictures that pages name from the root. */
  staticDirs: readonly string[];
  outDir: string;
  cacheDir: string;
  /** Folder or file ▶ what it was parsed to: a server reads it again and again. */
  parsed: Map<string, unknown>;
};

/**
 * @throws ExpectedError  when there is no site, or its config doesn't compile.
 * @throws ContentError   when the config has wrong keys or values.
 */
export async function loadConfig(options: ConfigOptions = {}): Promise<LoadedConfig> {
  const bare = bareFolder(options);
  const file = bare ? bareConfig(bare) : findConfig(options);
  const cacheDir = cacheDirOf(file);
  const recovered = recoverMove(cacheDir);
  if (recovered) options.onRecovered?.(recovered);
  if (bare) return loadBare(bare, options);
  const siteDir = path.dirname(file);
  const { written, module } = await readConfig(file, cacheDir);
  const given = options.base === undefined ? written : withBase(written, options.base);
  const result = siteConfigSchema.safeParse(given, { error: inWords });
  if (!result.success) throw new ContentError(configDiagnostics(result.error, file));
  const tokens = productTokens(result.data.product);
  const { collections, ...plain } = result.data;
  const config = replaceIn(plain, tokens);
  const contentDir = path.resolve(siteDir, config.content);
  if (!existsSync(contentDir) || !statSync(contentDir).isDirectory())
    throw new ExpectedError(
      `There is no content folder at ${path.relative(process.cwd(), contentDir) || '.'}.`,
      'Make the folder, or set "content" in the site’s config.',
    );
  const pagesDir = path.resolve(contentDir, config.pages);
  const staticDirs = config.static.map((folder) => path.resolve(siteDir, folder));
  const outDir = options.out ? path.resolve(options.out) : path.resolve(siteDir, config.out);
  return {
    ...{ config, collections, module, tokens, file },
    ...{ siteDir, contentDir, pagesDir, staticDirs, outDir, cacheDir },
    moduleSources: sourcesHash(module, cacheDir),
    parsed: new Map(),
  };
}

async function readConfig(
  file: string,
  cacheDir: string,
): Promise<{ written: unknown; module: string | undefined }> {
  if (file.endsWith('.json')) {
    try {
      const written: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
      return { written, module: undefined };
    } catch (error) {
      throw new ExpectedError(`${path.basename(file)} is not JSON: ${(error as Error).message}`);
    }
  }
  const module = await compileModule(file, cacheDir);
  return { written: (await importCompiled(module, path.basename(file))).default, module };
}

/** Tokens in every text of the config, except the product's own names. */
function replaceIn<T extends object>(config: T, tokens: Tokens): T {
  const replaced = Object.entries(config).map(([key, value]) => [
    key,
    typeof value === 'string' && key !== 'editUrl' ? replaceTokens(value, tokens) : value,
  ]);
  return Object.fromEntries(replaced) as T;
}
