// A site folder → its configuration: found, compiled where it is TypeScript, checked, tokens replaced.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { openCache } from '../../cache/cache-dir.ts';
import { waitingMove } from '../../cache/move-journal.ts';
import { openStore } from '../../cache/store.ts';
import type { AnyCollection } from '../../collection.ts';
import { siteConfigSchema } from '../../config.ts';
import { ContentError, ExpectedError } from '../../diagnostics/diagnostics.ts';
import { isRecord } from '../../text/is-record.ts';
import { productTokens, replaceTokens, type Tokens } from '../pages/tokens.ts';
import { inWords } from '../yaml/schema-words.ts';
import { withBase } from './base-flag.ts';
import { sourcesHash } from './compilations.ts';
import { compileModule, importCompiled } from './compile-module.ts';
import { configDiagnostics } from './config-problems.ts';
import { expectPackage } from './expect-package.ts';
import { bareConfig, bareFolder, type ConfigOptions, findConfig } from './find-config.ts';
import { folderTitle } from './folder-title.ts';
import { expectInside } from './links-inside.ts';
import { loadBare } from './load-bare.ts';
import { loadBrand } from './load-brand.ts';
import { loadGrammars } from './load-grammars.ts';
import type { SiteFolder } from './site-folder.ts';

export type LoadedConfig = SiteFolder & {
  collections: readonly AnyCollection[];
  /** The compiled config; worker threads get the collections from it. Undefined for JSON. */
  module: string | undefined;
};

/**
 * @throws ExpectedError  when there is no site, or its config doesn't compile.
 * @throws ContentError   when the config has wrong keys or values.
 */
export async function loadConfig(options: ConfigOptions = {}): Promise<LoadedConfig> {
  const bare = bareFolder(options);
  const file = bare ? bareConfig(bare) : findConfig(options);
  const cacheDir = openCache(file, options.onNotice);
  const waiting = options.isRepairing ? undefined : waitingMove(cacheDir);
  if (waiting) options.onNotice?.(waiting);
  if (bare) return loadBare(bare, cacheDir, options);
  const siteDir = path.dirname(file);
  const { written, module } = await readConfig(file, cacheDir);
  const named = withName(written, siteDir);
  const given = options.base === undefined ? named : withBase(named, options.base);
  const result = siteConfigSchema.safeParse(given, { error: inWords });
  if (!result.success) throw new ContentError(configDiagnostics(result.error, file));
  const tokens = productTokens(result.data.product);
  const { collections, ...plain } = result.data;
  const config = replaceIn(plain, tokens);
  if (config.math) expectPackage('katex', 'math');
  const contentDir = path.resolve(siteDir, config.content);
  if (!existsSync(contentDir) || !statSync(contentDir).isDirectory())
    throw new ExpectedError(
      `There is no content folder at ${path.relative(process.cwd(), contentDir) || '.'}.`,
      'Make the folder, or set "content" in the site’s config.',
    );
  expectInside(siteDir, contentDir, 'content');
  const pagesDir = path.resolve(contentDir, config.pages);
  const staticDirs = config.static.map((folder) => path.resolve(siteDir, folder));
  const outDir = options.out ? path.resolve(options.out) : path.resolve(siteDir, config.out);
  return {
    config,
    collections,
    module,
    tokens,
    file,
    siteDir,
    contentDir,
    pagesDir,
    staticDirs,
    outDir,
    cacheDir,
    brand: loadBrand(config, siteDir),
    grammars: loadGrammars(config.grammars, siteDir),
    store: openStore(cacheDir),
    moduleSources: sourcesHash(module, { cacheDir, siteDir }),
    parsed: new Map(),
  };
}

/** Without a product, the title is the name; without both, the folder's. */
function withName(written: unknown, siteDir: string): unknown {
  if (!isRecord(written) || 'product' in written) return written;
  const { title } = written;
  const name = typeof title === 'string' && title.trim() !== '' ? title : folderTitle(siteDir);
  return { title: name, ...written, product: { name, slug: 'docs', code: 'DOC' } };
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
  const module = await compileModule(file, { cacheDir, siteDir: path.dirname(file) });
  return { written: (await importCompiled(module, path.basename(file))).default, module };
}

/** Settings whose texts may have tokens at any depth. */
const DEEP: ReadonlySet<string> = new Set(['help', 'header', 'footer', 'announcement']);

/** Tokens in every text of the config and in what it puts around pages, except the product's own names. */
function replaceIn<T extends object>(config: T, tokens: Tokens): T {
  const replaced = Object.entries(config).map(([key, value]) => [
    key,
    DEEP.has(key)
      ? replaceInAll(value, tokens)
      : typeof value === 'string' && key !== 'editUrl'
        ? replaceTokens(value, tokens)
        : value,
  ]);
  return Object.fromEntries(replaced) as T;
}

function replaceInAll(value: unknown, tokens: Tokens): unknown {
  if (typeof value === 'string') return replaceTokens(value, tokens);
  if (Array.isArray(value)) return value.map((one) => replaceInAll(one, tokens));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, replaceInAll(one, tokens)]),
  );
}
