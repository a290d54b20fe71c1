// A site folder → its configuration: found, compiled where it is TypeScript, checked, tokens replaced.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import { type SiteConfig, siteConfigSchema } from '../config.ts';
import { ContentError, diagnose, ExpectedError } from '../diagnostics.ts';
import { nearest } from '../nearest.ts';
import { compileModule } from './compile-module.ts';
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
  const given = options.base === undefined ? written : { ...asObject(written), base: options.base };
  const result = siteConfigSchema.safeParse(given);
  if (!result.success) throw new ContentError(configDiagnostics(result.error, file));
  const tokens = productTokens(result.data.product);
  const config = replaceIn(result.data, tokens);
  const contentDir = path.resolve(siteDir, config.content);
  if (!existsSync(contentDir))
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
  return statSync(at, { throwIfNoEntry: false })?.isFile() ?? false;
}

async function readConfig(file: string, cacheDir: string): Promise<unknown> {
  if (file.endsWith('.json')) {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new ExpectedError(`${path.basename(file)} is not JSON: ${(error as Error).message}`);
    }
  }
  const compiled = await compileModule(file, cacheDir);
  const module = (await import(pathToFileURL(compiled).href)) as { default?: unknown };
  return module.default;
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Tokens in every text of the config, except the product's own names. */
function replaceIn(config: SiteConfig, tokens: Tokens): SiteConfig {
  const replaced = Object.entries(config).map(([key, value]) => [
    key,
    typeof value === 'string' && key !== 'editUrl' ? replaceTokens(value, tokens) : value,
  ]);
  return Object.fromEntries(replaced) as SiteConfig;
}

/** A config in TypeScript has no positions; the line is the one that holds the key as a word. */
function configDiagnostics(error: z.ZodError, file: string) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = (key: string) => {
    const line = key
      ? lines.findIndex((text) => new RegExp(`(^|["'\\s{,])${key}["']?\\s*:`).test(text))
      : -1;
    const lineText = lines[Math.max(0, line)] ?? '';
    const column = Math.max(0, key ? lineText.indexOf(key) : 0) + 1;
    return {
      path: path.relative(process.cwd(), file),
      line: Math.max(0, line) + 1,
      column,
      lineText,
    };
  };
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const known = Object.keys(siteConfigSchema.shape);
        const meant = nearest(key, known);
        return diagnose(at(key), {
          code: 'config/unknown-key',
          message: `There is no setting "${key}".`,
          length: key.length,
          hint: `${meant ? `Write "${meant}" instead.\n` : ''}All settings: ${known.join(', ')}`,
        });
      });
    const key = String(issue.path.at(-1) ?? '');
    return [
      diagnose(at(key), {
        code: 'config/wrong-value',
        message: `The setting "${issue.path.join('.')}" does not fit: ${issue.message}.`,
        length: Math.max(1, key.length),
      }),
    ];
  });
}
