// A folder of Markdown without any config → its configuration: named after its first page, with defaults for everything else.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '../../cache/store.ts';
import { siteConfigSchema } from '../../config.ts';
import { isFolderInside, readInside } from '../../disk/inside.ts';
import type { FolderSettings, ReadText, SourceFormat } from '../../source-format.ts';
import { isFile } from '../list-files.ts';
import { toHeader } from '../pages/page-header.ts';
import { withBase } from './base-flag.ts';
import { bareConfig, type ConfigOptions } from './find-config.ts';
import { folderTitle } from './folder-title.ts';
import { loadBrand } from './load-brand.ts';
import type { LoadedConfig } from './load-config.ts';

/** Where Markdown sites keep their pictures, relative to the folder of pages. */
const STATIC = ['static', 'public', '../static', '../public'];

/** @param folder  absolute. The output is `dist` in the folder that the command runs in, unless the command names another. */
export async function loadBare(
  folder: string,
  cacheDir: string,
  options: ConfigOptions,
): Promise<LoadedConfig> {
  const format = await options.loadFormat?.();
  const { pages = '.', ...said } = readSettings(folder, format) ?? {};
  const about = aboutFolder(path.join(folder, pages), format);
  const { title, description } = { ...about, ...said };
  const written = {
    title,
    description,
    product: { name: title, slug: 'docs', code: 'DOC' },
    url: 'https://docs.example',
    content: '.',
    pages,
    static: [...new Set(STATIC.flatMap((name) => [name, path.posix.join(pages, name)]))].filter(
      (name) => existsSync(path.join(folder, name)),
    ),
  };
  const given = options.base === undefined ? written : withBase(written, options.base);
  const { collections, ...config } = siteConfigSchema.parse(given);
  return {
    config,
    collections,
    cacheDir,
    brand: loadBrand(config, folder),
    grammars: {},
    store: openStore(cacheDir),
    module: undefined,
    isBare: true,
    ...(format ? { format } : {}),
    tokens: {},
    moduleSources: '',
    file: bareConfig(folder),
    siteDir: folder,
    contentDir: folder,
    pagesDir: path.join(folder, pages),
    staticDirs: config.static.map((name) => path.resolve(folder, name)),
    outDir: path.resolve(options.out ?? 'dist'),
    parsed: new Map(),
  };
}

/** What its format says, where its pages are inside. */
function readSettings(
  folder: string,
  format: SourceFormat | undefined,
): FolderSettings | undefined {
  const found = format?.readSettings(folderTexts(folder));
  const pages = path.posix.normalize(found?.pages ?? '.');
  const isThere = pages === '.' || isFolderInside(folder, path.join(folder, pages));
  return !found || path.isAbsolute(pages) || !isThere ? undefined : { ...found, pages };
}

/** Files of another tool, as they are. */
export const folderTexts =
  (folder: string): ReadText =>
  (name) =>
    readInside(folder, path.join(folder, name))
      ?.toString('utf8')
      .replace(/^\uFEFF/, '');

/** Title and description from the folder's own page; otherwise from its name. */
function aboutFolder(
  folder: string,
  format: SourceFormat | undefined,
): { title: string; description: string } {
  const name = folderTitle(folder);
  const file = ['index.md', 'index.mdx', 'README.md', 'README.mdx', 'readme.md']
    .map((one) => path.join(folder, one))
    .find(isFile);
  const header = file
    ? toHeader({ path: file, bytes: readFileSync(file), name, format }, {})
    : undefined;
  const { title = name, description = '' } = header?.frontMatter ?? {};
  return { title, description: description || `Documentation of ${title}.` };
}
