// The content folder → SiteSource: which pages there are, and every small file, read and checked.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import { type GuideValues, NO_VALUES, valuesSchema } from './guide-values.ts';
import type { SnippetReader } from './includes.ts';
import { listFiles } from './list-files.ts';
import { type ListedPages, listPages, type PageFile, withRecordPages } from './list-pages.ts';
import { type LoadedCollection, loadCollections, type Since } from './load-collections.ts';
import type { LoadedConfig } from './load-config.ts';
import { loadSidebars } from './load-sidebars.ts';
import type { PageNames } from './page-names.ts';
import { loadQuestions, type Question } from './questions.ts';
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
import { displayPath, readYaml } from './small-files.ts';
import { checkSnippets, createSnippetReader } from './snippet-reader.ts';
import { type Terms, termsSchema } from './terms.ts';

export type SiteSource = {
  loaded: LoadedConfig;
  pages: PageFile[];
  /** Of a site that isn't strict: its pages' headers, and what links may call them. */
  headers?: ListedPages['headers'];
  names?: PageNames;
  /** In the order of the config. */
  collections: LoadedCollection[];
  sidebars: SidebarFile[];
  versions: VersionEntry[];
  redirects: RedirectEntry[];
  planned: string[];
  synonyms: Record<string, string[]>;
  values: GuideValues;
  terms: Terms;
  questions: Question[];
  ledger?: Ledger;
  snippets: SnippetReader;
  diagnostics: Diagnostic[];
};

/**
 * Reads no page, only their names; a missing folder or file counts as empty.
 *
 * @param since     what has changed since it was read before.
 * @param versions  in place of those in `versions.yaml`.
 */
export function loadSite(
  loaded: LoadedConfig,
  { since, versions }: { since?: Since; versions?: VersionEntry[] | undefined } = {},
): SiteSource {
  const { contentDir } = loaded;
  const diagnostics: Diagnostic[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, area: string) =>
    loaded.isBare ? undefined : readYaml(loaded, name, schema, area, diagnostics)?.value;
  const { pages: written, ...listed } = listPages(loaded, diagnostics);
  const writtenIds = new Set(written.map((page) => page.id));
  const collections = loadCollections(loaded, writtenIds, diagnostics, since);
  const pages = withRecordPages(written, collections, diagnostics);
  const ledger = readLedger(loaded, diagnostics);
  if (!loaded.isBare) checkSnippets(loaded, diagnostics);
  return {
    loaded,
    pages,
    ...listed,
    collections,
    sidebars: loadSidebars(loaded, { ...listed, pages }, diagnostics),
    versions: versions ?? read('versions.yaml', versionsSchema, 'versions') ?? DEFAULT_VERSIONS,
    redirects: read('redirects.yaml', redirectsSchema, 'redirects') ?? [],
    planned: read('planned.yaml', plannedSchema, 'planned') ?? [],
    values: read('values.yaml', valuesSchema, 'values') ?? NO_VALUES,
    terms: read('terms.yaml', termsSchema, 'terms') ?? [],
    questions: loadQuestions(loaded, diagnostics),
    synonyms: read('synonyms.yaml', synonymsSchema, 'synonyms') ?? {},
    ...(ledger ? { ledger } : {}),
    snippets: createSnippetReader(contentDir, displayPath(loaded, ''), loaded.pagesDir),
    diagnostics,
  };
}

function readLedger(loaded: LoadedConfig, diagnostics: Diagnostic[]): Ledger | undefined {
  const file = path.join(loaded.contentDir, 'published.json');
  if (loaded.isBare || !existsSync(file)) return undefined;
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
