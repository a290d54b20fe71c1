// A folder of Markdown without any config ▶ its configuration: named after its first page, with defaults for everything else.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfigSchema } from '../config.ts';
import { withBase } from './base-flag.ts';
import { bareConfig, type ConfigOptions, cacheDirOf } from './find-config.ts';
import { humanize } from './generate-sidebar.ts';
import { isFile } from './list-files.ts';
import type { LoadedConfig } from './load-config.ts';
import { toHeader } from './load-source.ts';

/** Where Markdown sites keep their pictures, relative to the folder of pages. */
const STATIC = ['static', 'public', '../static', '../public'];

/** @param folder  absolute. The output is `dist` in the folder that the command runs in, unless told otherwise. */
export function loadBare(folder: string, options: ConfigOptions): LoadedConfig {
  const { title, description } = aboutFolder(folder);
  const written = {
    ...{ title, description },
    product: { name: title, slug: 'docs', code: 'DOC' },
    url: 'https://docs.example',
    content: '.',
    pages: '.',
    static: STATIC.filter((name) => existsSync(path.join(folder, name))),
  };
  const given = options.base === undefined ? written : withBase(written, options.base);
  const { collections, ...config } = siteConfigSchema.parse(given);
  const file = bareConfig(folder);
  const cacheDir = cacheDirOf(file);
  hideFromGit(cacheDir);
  return {
    ...{ config, collections, cacheDir },
    module: undefined,
    isBare: true,
    tokens: {},
    moduleSources: '',
    file,
    siteDir: folder,
    contentDir: folder,
    pagesDir: folder,
    staticDirs: config.static.map((name) => path.resolve(folder, name)),
    outDir: path.resolve(options.out ?? 'dist'),
    parsed: new Map(),
  };
}

/** Title and description from the folder's own page; otherwise from its name. */
function aboutFolder(folder: string): { title: string; description: string } {
  const name = humanize(path.basename(folder)) || 'Docs';
  const file = ['index.md', 'index.mdx', 'README.md', 'README.mdx', 'readme.md']
    .map((one) => path.join(folder, one))
    .find(isFile);
  const header = file ? toHeader({ path: file, bytes: readFileSync(file), name }, {}) : undefined;
  const { title = name, description = '' } = header?.frontMatter ?? {};
  return { title, description: description || `Documentation of ${title}.` };
}

/** The folder isn't ours, so nobody should commit what we keep in it. */
function hideFromGit(cacheDir: string): void {
  const file = path.join(cacheDir, '.gitignore');
  if (existsSync(file)) return;
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, '*\n');
}
