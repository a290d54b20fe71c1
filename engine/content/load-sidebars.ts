// `content/sidebars/*.yaml`, or the folders of the pages where there is none → sidebars in their order.
import path from 'node:path';
import { compare, type Diagnostic, diagnose, type Problem } from '../diagnostics.ts';
import { nearest } from '../nearest.ts';
import { generateEntries } from './generate-sidebar.ts';
import type { LoadedConfig } from './load-config.ts';
import { expandItems, type SidebarFile, sidebarFileSchema } from './sidebar-file.ts';
import { displayPath, listFiles, readYaml } from './small-files.ts';

/** @param ids  of all pages; a folder to generate entries from must hold one of them. */
export function loadSidebars(
  loaded: LoadedConfig,
  ids: readonly string[],
  diagnostics: Diagnostic[],
): SidebarFile[] {
  const names = listFiles(path.join(loaded.contentDir, 'sidebars'), '.yaml');
  if (names.length === 0) return [generatedSidebar(generateEntries(ids, ''))];
  const sidebars = names.flatMap((name): SidebarFile[] => {
    const shown = displayPath(loaded, `sidebars/${name}`);
    const area = 'sidebar';
    const parsed = readYaml(loaded, `sidebars/${name}`, sidebarFileSchema, area, diagnostics);
    const file = parsed?.value;
    if (!file) return [];
    const { icon, label = file.name, ...rest } = file;
    const items = expandItems(file.items, (folder, at) => {
      const entries = generateEntries(ids, folder, at);
      if (entries.length === 0)
        diagnostics.push(diagnose(parsed.rangeOf(at), nothingToGenerate(folder, ids)));
      return entries;
    });
    return [{ ...rest, label, ...(icon ? { icon } : {}), items, path: shown }];
  });
  return sidebars.sort((a, b) => a.order - b.order || compare(a.slug, b.slug));
}

function nothingToGenerate(folder: string, ids: readonly string[]): Problem {
  const folders = new Set(ids.flatMap((id) => foldersOf(id)));
  const meant = nearest(folder, folders);
  return {
    code: 'sidebar/empty-folder',
    message: `There is no page in the folder "${folder}".`,
    hint: meant ? `Closest: ${meant}` : 'Name a folder below content/pages/.',
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
