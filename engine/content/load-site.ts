// The content folder → SiteSource: which pages there are, and every small file, read and checked.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import type { SnippetReader } from './includes.ts';
import { listPages, type PageFile } from './list-pages.ts';
import type { LoadedConfig } from './load-config.ts';
import { loadSidebars } from './load-sidebars.ts';
import {
  DEFAULT_VERSIONS,
  type Ledger,
  ledgerSchema,
  plannedSchema,
  type RedirectEntry,
  redirectsSchema,
  synonymsSchema,
  type VersionEntry,
  versionsSchema,
} from './records.ts';
import type { SidebarFile } from './sidebar-file.ts';
import { displayPath, listFiles, readYaml } from './small-files.ts';
import { checkSnippets, createSnippetReader } from './snippet-reader.ts';

export type SiteSource = {
  loaded: LoadedConfig;
  pages: PageFile[];
  sidebars: SidebarFile[];
  versions: VersionEntry[];
  redirects: RedirectEntry[];
  planned: string[];
  synonyms: Record<string, string[]>;
  ledger?: Ledger;
  snippets: SnippetReader;
  diagnostics: Diagnostic[];
};

/** Reads no page, only their names; a missing folder or file counts as empty. */
export function loadSite(loaded: LoadedConfig): SiteSource {
  const { contentDir } = loaded;
  const diagnostics: Diagnostic[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, area: string) =>
    readYaml(loaded, name, schema, area, diagnostics)?.value;
  const pages = listPages(loaded, diagnostics);
  const ledger = readLedger(loaded, diagnostics);
  checkSnippets(loaded, diagnostics);
  return {
    loaded,
    pages,
    sidebars: loadSidebars(
      loaded,
      pages.map((page) => page.id),
      diagnostics,
    ),
    versions: read('versions.yaml', versionsSchema, 'versions') ?? DEFAULT_VERSIONS,
    redirects: read('redirects.yaml', redirectsSchema, 'redirects') ?? [],
    planned: read('planned.yaml', plannedSchema, 'planned') ?? [],
    synonyms: read('synonyms.yaml', synonymsSchema, 'synonyms') ?? {},
    ...(ledger ? { ledger } : {}),
    snippets: createSnippetReader(contentDir, displayPath(loaded, '')),
    diagnostics,
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

/** Files of the site's `public` folder, served as they are. */
export function listPublicFiles(loaded: LoadedConfig): { path: string; file: string }[] {
  const folder = path.join(loaded.siteDir, 'public');
  return listFiles(folder, '').map((name) => ({ path: name, file: path.join(folder, name) }));
}
