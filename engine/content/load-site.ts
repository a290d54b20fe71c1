// The content folder → SiteSource: which pages there are, and every small file, read and checked.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { compare, type Diagnostic, diagnose } from '../diagnostics.ts';
import { generateEntries } from './generate-sidebar.ts';
import type { SnippetReader } from './includes.ts';
import type { LoadedConfig } from './load-config.ts';
import { toPageId } from './load-source.ts';
import { parseYaml } from './parse-yaml.ts';
import {
  DEFAULT_VERSIONS,
  type Ledger,
  ledgerSchema,
  plannedSchema,
  type RedirectEntry,
  redirectsSchema,
  type VersionEntry,
  versionsSchema,
} from './records.ts';
import { expandItems, type SidebarFile, sidebarFileSchema } from './sidebar-file.ts';

export type PageFile = {
  id: string;
  /** Absolute. */
  file: string;
  /** As diagnostics and edit links show it: `content/pages/…`. */
  path: string;
};

export type SiteSource = {
  loaded: LoadedConfig;
  pages: PageFile[];
  sidebars: SidebarFile[];
  versions: VersionEntry[];
  redirects: RedirectEntry[];
  planned: string[];
  ledger?: Ledger;
  snippets: SnippetReader;
  diagnostics: Diagnostic[];
};

/** Reads no page, only their names; a missing folder or file counts as empty. */
export function loadSite(loaded: LoadedConfig): SiteSource {
  const { contentDir } = loaded;
  const diagnostics: Diagnostic[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, area: string) =>
    readYaml(loaded, name, schema, area, diagnostics);
  const pages = listPages(loaded, diagnostics);
  const ledger = readLedger(loaded, diagnostics);
  return {
    loaded,
    pages,
    sidebars: loadSidebars(loaded, pages, diagnostics),
    versions: read('versions.yaml', versionsSchema, 'versions') ?? DEFAULT_VERSIONS,
    redirects: read('redirects.yaml', redirectsSchema, 'redirects') ?? [],
    planned: read('planned.yaml', plannedSchema, 'planned') ?? [],
    ...(ledger ? { ledger } : {}),
    snippets: createSnippetReader(contentDir, displayPath(loaded, '')),
    diagnostics,
  };
}

/** A path below the content folder, as people see it: `content/…`. */
export function displayPath(loaded: LoadedConfig, name: string): string {
  return path.posix.join(path.basename(loaded.contentDir), name);
}

function listPages(loaded: LoadedConfig, diagnostics: Diagnostic[]): PageFile[] {
  const folder = path.join(loaded.contentDir, 'pages');
  const pages = listFiles(folder, '.md').map((name) => ({
    id: toPageId(name, loaded.tokens),
    file: path.join(folder, name),
    path: displayPath(loaded, `pages/${name}`),
  }));
  const byId = new Map<string, PageFile>();
  for (const page of pages) {
    const first = byId.get(page.id);
    if (first)
      diagnostics.push(
        diagnose(
          { path: page.path, line: 1, column: 1 },
          {
            code: 'pages/same-id',
            message: `Two pages have the id "${page.id}".`,
            hint: 'Rename or remove one of the two files.',
            related: [{ path: first.path, line: 1, column: 1 }],
          },
        ),
      );
    else byId.set(page.id, page);
  }
  return [...byId.values()];
}

/** Names below a folder, `/` between parts, in code-unit order. */
export function listFiles(folder: string, extension: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && entry.name.endsWith(extension) && !entry.name.startsWith('.'),
    )
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .sort(compare);
}

function readYaml<Schema extends z.ZodType>(
  loaded: LoadedConfig,
  name: string,
  schema: Schema,
  area: string,
  diagnostics: Diagnostic[],
): z.output<Schema> | undefined {
  const file = path.join(loaded.contentDir, name);
  if (!existsSync(file)) return undefined;
  const parsed = parseYaml(readFileSync(file, 'utf8'), schema, {
    path: displayPath(loaded, name),
    tokens: loaded.tokens,
    area,
  });
  diagnostics.push(...parsed.diagnostics);
  return parsed.value;
}

function loadSidebars(
  loaded: LoadedConfig,
  pages: readonly PageFile[],
  diagnostics: Diagnostic[],
): SidebarFile[] {
  const ids = pages.map((page) => page.id);
  const generate = (folder: string) => generateEntries(ids, folder);
  const sidebars = listFiles(path.join(loaded.contentDir, 'sidebars'), '.yaml').flatMap((name) => {
    const file = readYaml(loaded, `sidebars/${name}`, sidebarFileSchema, 'sidebar', diagnostics);
    if (!file) return [];
    const { icon, label = file.name, ...rest } = file;
    const items = expandItems(file.items, generate);
    return [
      {
        ...rest,
        label,
        ...(icon ? { icon } : {}),
        items,
        path: displayPath(loaded, `sidebars/${name}`),
      },
    ];
  });
  if (sidebars.length === 0 && diagnostics.length === 0) return [generatedSidebar(generate)];
  return sidebars.sort((a, b) => a.order - b.order || compare(a.slug, b.slug));
}

function generatedSidebar(generate: (folder: string) => SidebarFile['items']): SidebarFile {
  return {
    name: 'docs',
    label: 'Docs',
    slug: 'docs',
    order: 1,
    group: 'main',
    description: '',
    items: generate(''),
    path: 'sidebars',
  };
}

function readLedger(loaded: LoadedConfig, diagnostics: Diagnostic[]): Ledger | undefined {
  const file = path.join(loaded.contentDir, 'published.json');
  if (!existsSync(file)) return undefined;
  try {
    return ledgerSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    diagnostics.push(
      diagnose(
        { path: displayPath(loaded, 'published.json'), line: 1, column: 1 },
        {
          code: 'ledger/unreadable',
          message: 'The ledger of published addresses cannot be read.',
          hint: 'Restore it from version control; `learn check --publish` writes it.',
        },
      ),
    );
    return undefined;
  }
}

export function createSnippetReader(contentDir: string, shown: string): SnippetReader {
  const folder = path.join(contentDir, 'snippets');
  const texts = new Map<string, string | undefined>();
  return {
    read(name) {
      if (!texts.has(name)) {
        const file = path.join(folder, name);
        texts.set(
          name,
          existsSync(file) ? readFileSync(file, 'utf8').replace(/\r\n?/g, '\n') : undefined,
        );
      }
      return texts.get(name);
    },
    names: () => listFiles(folder, '.md'),
    pathOf: (name) => path.posix.join(shown, 'snippets', name),
  };
}

/** Files of the site's `public` folder, served as they are. */
export function listPublicFiles(loaded: LoadedConfig): { path: string; file: string }[] {
  const folder = path.join(loaded.siteDir, 'public');
  return listFiles(folder, '').map((name) => ({ path: name, file: path.join(folder, name) }));
}
