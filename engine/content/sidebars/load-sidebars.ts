// `content/sidebars/*.yaml`, or the folders of the pages where there is none → sidebars in their order.
import path from 'node:path';
import { compare, type Diagnostic, diagnose, type Problem } from '../../diagnostics/diagnostics.ts';
import { readInside } from '../../disk/inside.ts';
import { nearest } from '../../text/nearest.ts';
import { MKDOCS, readText } from '../config/foreign-config.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import { listFiles } from '../list-files.ts';
import type { ListedPages } from '../pages/list-pages.ts';
import { takeNumber } from '../pages/page-names.ts';
import { displayPath, readYaml } from '../yaml/small-files.ts';
import { SUMMARY, summaryItems } from './book-summary.ts';
import { createFolderFacts } from './folder-facts.ts';
import { type FolderPage, generateEntries } from './generate-sidebar.ts';
import { navItems } from './mkdocs-nav.ts';
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
  const summary = loaded.isBare ? readSummary(loaded, listed) : [];
  if (summary.length > 0) return [generatedSidebar(summary)];
  const nav = loaded.isBare ? readNav(loaded, listed, diagnostics) : [];
  if (nav.length > 0) return [generatedSidebar(nav)];
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

/** Of an mdBook; empty where there is none. */
function readSummary({ pagesDir, contentDir }: SiteFolder, { names }: ListedPages) {
  const bytes = readInside(contentDir, path.join(pagesDir, SUMMARY));
  return bytes && names ? summaryItems(bytes.toString('utf8'), names) : [];
}

/** Of a folder with `mkdocs.yml`; empty where it lists no pages. */
function readNav(
  { contentDir, ...loaded }: SiteFolder,
  listed: ListedPages,
  diagnostics: Diagnostic[],
) {
  const { names, headers } = listed;
  const text = readText(contentDir, MKDOCS);
  if (text === undefined || !names) return [];
  const titleOf = (id: string) => headers?.get(id)?.frontMatter?.title;
  const shown = displayPath({ ...loaded, contentDir }, 'mkdocs.yml');
  return navItems({ text, path: shown, names, titleOf }, diagnostics);
}

/** The folder as it is on the disk: `guides` may be `01-guides`. */
function writtenFolder(pages: readonly FolderPage[], folder: string): string {
  const wanted = folder.replace(/\/$/, '');
  for (const { name = '' } of pages)
    for (const one of foldersOf(name)) {
      const plain = one.split('/').map((part) => takeNumber(part).name);
      if (plain.join('/') === wanted) return one;
    }
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
