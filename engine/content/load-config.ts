// A site folder → its configuration: found, compiled where it is TypeScript, checked, tokens replaced.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type SiteConfig, siteConfigSchema } from '../config.ts';
import { ContentError, ExpectedError } from '../diagnostics.ts';
import { compileModule, importCompiled } from './compile-module.ts';
import { configDiagnostics } from './config-problems.ts';
import { inWords } from './schema-words.ts';
import { productTokens, replaceTokens, type Tokens } from './tokens.ts';

export type LoadedConfig = {
  config: SiteConfig;
  tokens: Tokens;
  /** Absolute paths. */
  file: string;
  siteDir: string;
  contentDir: string;
  outDir: string;
  cacheDir: string;
};

export type ConfigOptions = { siteDir?: string; configFile?: string; out?: string; base?: string };

const NAMES = ['site.config.ts', 'site.config.json'];

/**
 * @throws ExpectedError  when there is no site, or its config doesn't compile.
 * @throws ContentError   when the config has wrong keys or values.
 */
export async function loadConfig(options: ConfigOptions = {}): Promise<LoadedConfig> {
  const file = findConfig(options);
  const siteDir = path.dirname(file);
  const cacheDir = path.join(siteDir, '.learn');
  const written = await readConfig(file, cacheDir);
  const given = options.base === undefined ? written : withBase(written, options.base);
  const result = siteConfigSchema.safeParse(given, { error: inWords });
  if (!result.success) throw new ContentError(configDiagnostics(result.error, file));
  const tokens = productTokens(result.data.product);
  const config = replaceIn(result.data, tokens);
  const contentDir = path.resolve(siteDir, config.content);
  if (!existsSync(contentDir) || !statSync(contentDir).isDirectory())
    throw new ExpectedError(
      `There is no content folder at ${path.relative(process.cwd(), contentDir) || '.'}.`,
      'Make the folder, or set "content" in the site’s config.',
    );
  const outDir = options.out ? path.resolve(options.out) : path.resolve(siteDir, config.out);
  return { config, tokens, file, siteDir, contentDir, outDir, cacheDir };
}

function findConfig({ siteDir, configFile }: ConfigOptions): string {
  if (configFile) {
    const file = path.resolve(configFile);
    if (isFile(file)) return file;
    throw new ExpectedError(`There is no config file at ${configFile}.`);
  }
  const folders = siteDir ? [path.resolve(siteDir)] : [process.cwd(), path.resolve('site')];
  for (const folder of folders)
    for (const name of NAMES) if (isFile(path.join(folder, name))) return path.join(folder, name);
  throw new ExpectedError(
    `${siteDir ?? 'This folder'} is not a site: it has no site.config.ts and no site.config.json.`,
    'Name the site’s folder, such as: learn build site',
  );
}

function isFile(at: string): boolean {
  return existsSync(at) && statSync(at).isFile();
}

async function readConfig(file: string, cacheDir: string): Promise<unknown> {
  if (file.endsWith('.json')) {
    try {
      return JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
    } catch (error) {
      throw new ExpectedError(`${path.basename(file)} is not JSON: ${(error as Error).message}`);
    }
  }
  const compiled = await compileModule(file, cacheDir);
  return (await importCompiled(compiled, path.basename(file))).default;
}

/** The flag goes before the setting; it is checked by itself, since it stands in no file. */
function withBase(written: unknown, base: string): unknown {
  const { success } = siteConfigSchema.shape.base.safeParse(base);
  if (!success)
    throw new ExpectedError(
      `"${base}" is no base path: it begins and ends with a slash.`,
      `Write: --base ${`/${base}/`.replace(/\/+/g, '/')}`,
    );
  return isObject(written) ? { ...written, base } : written;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Tokens in every text of the config, except the product's own names. */
function replaceIn(config: SiteConfig, tokens: Tokens): SiteConfig {
  const replaced = Object.entries(config).map(([key, value]) => [
    key,
    typeof value === 'string' && key !== 'editUrl' ? replaceTokens(value, tokens) : value,
  ]);
  return Object.fromEntries(replaced) as SiteConfig;
}
