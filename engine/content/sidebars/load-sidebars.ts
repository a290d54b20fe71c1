// `content/sidebars/*.yaml`, or the folders of the pages where there is none → sidebars in their order.
import path from 'node:path';
import { compare, type Diagnostic, diagnose, type Problem } from '../../diagnostics/diagnostics.ts';
import { nearest } from '../../text/nearest.ts';
import { folderTexts } from '../config/load-bare.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import { listFiles } from '../list-files.ts';
import type { ListedPages } from '../pages/list-pages.ts';
import { withoutNumbers } from '../pages/page-names.ts';
import { displayPath, readYaml } from '../yaml/small-files.ts';
import { createFolderFacts } from './folder-facts.ts';
import { type FolderPage, generateEntries } from './generate-sidebar.ts';
import { expandItems, type SidebarFile, sidebarFileSchema } from './sidebar-file.ts';

/** @param listed  all pages; a folder to generate entries from must hold one of them. */
export function loadSidebars(
  loaded: SiteFolder,
  listed: ListedPages,
  diagnostics: Diagnostic[],
): SidebarFile[] {
  const { pages } = listed;
  const ids = pages.map(({ id }) => id);
  const factsOf = loaded.config.strict
    ? () => ({})
    : createFolderFacts(loaded, listed, diagnostics);
  const folder = path.join(loaded.contentDir, 'sidebars');
  const names = loaded.isBare ? [] : listFiles(folder, '.yaml', loaded.contentDir);
  const own = readOwn(loaded, listed, diagnostics);
  if (own.length > 0) return [generatedSidebar(own)];
  if (names.length === 0)
    return [generatedSidebar(generateEntries(pages, '', { at: [], factsOf }))];
  const sidebars = names.flatMap((name): SidebarFile[] => {
    const shown = displayPath(loaded, `sidebars/${name}`);
    const area = 'sidebar';
    const parsed = readYaml(loaded, `sidebars/${name}`, sidebarFileSchema, area, diagnostics);
    const file = parsed?.value;
    if (!file) return [];
    const { icon, label = file.name, ...rest } = file;
    const items = expandItems(file.items, (folder, at) => {
      const entries = generateEntries(pages, writtenFolder(pages, folder), { at, factsOf });
      if (entries.length === 0)
        diagnostics.push(
          diagnose(
            parsed.rangeOf(at),
            nothingToGenerate(folder, ids, displayPath(loaded, 'pages/')),
          ),
        );
      return entries;
    });
    return [{ ...rest, label, ...(icon ? { icon } : {}), items, path: shown }];
  });
  return sidebars.sort((a, b) => a.order - b.order || compare(a.slug, b.slug));
}

/** What a folder for another tool has; empty where it lists no pages. */
function readOwn(
  loaded: SiteFolder,
  { names, headers }: ListedPages,
  diagnostics: Diagnostic[],
): SidebarFile['items'] {
  const { format, contentDir, pagesDir } = loaded;
  if (!format || !names) return [];
  const pages = path.relative(contentDir, pagesDir).replaceAll(path.sep, '/');
  const pathOf = (name: string) => displayPath(loaded, name);
  const read = folderTexts(contentDir);
  const titleOf = (id: string) => headers?.get(id)?.frontMatter?.title;
  return format.readSidebar({ read, pages, pathOf, names, titleOf }, diagnostics);
}

/** The folder as it is on the disk: `guides` may be `01-guides`. */
function writtenFolder(pages: readonly FolderPage[], folder: string): string {
  const wanted = folder.replace(/\/$/, '');
  for (const { name = '' } of pages)
    for (const one of foldersOf(name)) if (withoutNumbers(one) === wanted) return one;
  return folder;
}

function nothingToGenerate(folder: string, ids: readonly string[], pages: string): Problem {
  const folders = new Set(ids.flatMap((id) => foldersOf(id)));
  const meant = nearest(folder, folders);
  return {
    code: 'sidebar/empty-folder',
    message: `There is no page in the folder "${folder}".`,
    hint: meant ? `Closest: ${meant}` : `Name a folder below ${pages}.`,
  };
}

function foldersOf(id: string): string[] {
  const parts = id.split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}

function generatedSidebar(items: SidebarFile['items']): SidebarFile {
  return {
    name: 'docs',
    label: 'Docs',
    slug: 'docs',
    order: 1,
    group: 'main',
    description: '',
    items,
    path: 'sidebars',
  };
}
