// `docusaurus.config.*` → DocusaurusSite. The file is read as a syntax tree and never run.

import path from 'node:path';
import { ExpectedError } from '../../../engine/tooling.ts';
import { toMagicComments } from '../mdx/magic-comments.ts';
import type { SourceFiles } from '../source-files.ts';
import { isRecord } from '../syntax/evaluate.ts';
import { loadModule } from '../syntax/load-module.ts';
import { type Asker, createAsker, placeAt } from './ask.ts';
import type { DocusaurusSite } from './docusaurus-site.ts';
import { readNavigation } from './read-navigation.ts';
import { readPlugins } from './read-plugins.ts';

const NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json'].map(
  (end) => `docusaurus.config.${end}`,
);

/** @throws ExpectedError  when there is no config, or it is no JavaScript. */
export function readConfig(
  files: SourceFiles,
  given?: string,
): { site: DocusaurusSite; ask: Asker } {
  const file = findConfig(files, given);
  const { exports, lost, problem } = loadModule(file, files);
  if (problem) {
    const { line, column } = placeAt(files, file, problem.at);
    throw new ExpectedError(
      `${files.shown(file)}:${line}:${column} can't be read: ${problem.message}`,
      'Mend it, or write a config with plain values and name it: --config FILE',
    );
  }
  const ask = createAsker(files);
  const written = exports.default ?? exports;
  for (const one of lost) ask.unread(one, 'A part of the config', 'nothing');
  const config = ask.record(written, 'The config');
  return { site: toSite(config, file, files, ask), ask };
}

function findConfig(files: SourceFiles, given: string | undefined): string {
  if (given !== undefined) {
    const at = path.resolve(given);
    files.open(path.dirname(at));
    if (files.has(at)) return at;
    throw new ExpectedError(`There is no config file at ${given}.`);
  }
  const found = NAMES.map((name) => path.join(files.dir, name)).find((at) => files.has(at));
  if (found) return found;
  throw new ExpectedError(
    'There is no Docusaurus site: the folder has no docusaurus.config.js, .ts, .mjs or .cjs.',
    'Name the folder that holds it, or the file: --config FILE',
  );
}

function toSite(
  config: Record<string, unknown>,
  configFile: string,
  files: SourceFiles,
  ask: Asker,
): DocusaurusSite {
  const i18n = isRecord(config.i18n) ? config.i18n : {};
  const markdown = isRecord(config.markdown) ? config.markdown : {};
  const theme = ask.record(config.themeConfig, '"themeConfig"');
  const prism = isRecord(theme.prism) ? theme.prism : {};
  return {
    configFile,
    settings: config,
    title: ask.text(config.title, '"title"', 'Docs'),
    tagline: ask.text(config.tagline, '"tagline"', ''),
    url: ask.text(config.url, '"url"', 'https://docs.example').replace(/\/$/, ''),
    base: toBase(ask.text(config.baseUrl, '"baseUrl"', '/')),
    language: typeof i18n.defaultLocale === 'string' ? i18n.defaultLocale : 'en',
    isDetected: markdown.format === 'detect',
    hasMath: /['"]remark-math['"]/.test(files.readText(configFile) ?? ''),
    isAlwaysPlain: markdown.format === 'md',
    staticFolders: staticFolders(config.staticDirectories, files.dir, ask),
    ...readPlugins(config, files, ask),
    magicComments: toMagicComments(prism.magicComments),
    navigation: readNavigation(theme, ask),
  };
}

function staticFolders(value: unknown, dir: string, ask: Asker): string[] {
  const names = value === undefined ? ['static'] : ask.list(value, '"staticDirectories"');
  return names
    .filter((one): one is string => typeof one === 'string')
    .map((one) => path.resolve(dir, one));
}

/** `learn`, `/learn` and `/learn/` → `/learn/`. */
function toBase(written: string): string {
  const parts = written.split('/').filter((one) => one !== '' && one !== '.' && one !== '..');
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}
