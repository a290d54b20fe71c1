// The content folder → SiteSource: which pages there are, and every small file, read and checked.
import path from 'node:path';
import type { z } from 'zod';
import type { LoadedCollection } from '../collection.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics.ts';
import { walkInside } from '../disk/inside.ts';
import { checkLinksInside } from './config/links-inside.ts';
import { type Ahead, loadCollections, type Since } from './config/load-collections.ts';
import type { LoadedConfig } from './config/load-config.ts';
import { createCodeReader } from './pages/code-reader.ts';
import { type GuideValues, NO_VALUES, valuesSchema } from './pages/guide-values.ts';
import type { CodeReader, SnippetReader } from './pages/inserts.ts';
import { type ListedPages, listPages, type PageFile, withRecordPages } from './pages/list-pages.ts';
import type { PageNames } from './pages/page-names.ts';
import { loadQuestions, type Question } from './pages/questions.ts';
import { checkSnippets, createSnippetReader } from './pages/snippet-reader.ts';
import { loadTerms, type Terms } from './pages/terms.ts';
import { loadSidebars } from './sidebars/load-sidebars.ts';
import type { SidebarFile } from './sidebars/sidebar-file.ts';
import {
  DEFAULT_VERSIONS,
  plannedSchema,
  type RedirectEntry,
  redirectsSchema,
  synonymsSchema,
  type UrlManifest,
  urlManifestSchema,
  type VersionEntry,
  versionsSchema,
} from './yaml/records.ts';
import { displayPath, readContent, readYaml } from './yaml/small-files.ts';

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
  urlManifest?: UrlManifest;
  snippets: SnippetReader;
  code: CodeReader;
  diagnostics: Diagnostic[];
};

type LoadOptions = {
  since?: Since;
  versions?: VersionEntry[] | undefined;
  ahead?: Ahead | undefined;
};

/**
 * Reads no page, only their names; a missing folder or file counts as empty.
 *
 * @param since     what has changed since it was read before.
 * @param versions  in place of those in `versions.yaml`.
 * @param ahead     where another thread reads records, too.
 */
export function loadSite(
  loaded: LoadedConfig,
  { since, versions, ahead }: LoadOptions = {},
): SiteSource {
  const { contentDir } = loaded;
  const diagnostics: Diagnostic[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, area: string) =>
    loaded.isBare ? undefined : readYaml(loaded, name, schema, area, diagnostics)?.value;
  const { pages: written, ...listed } = listPages(loaded, diagnostics);
  const writtenIds = new Set(written.map((page) => page.id));
  const collections = loadCollections(loaded, writtenIds, diagnostics, { since, ahead });
  const pages = withRecordPages(written, collections, diagnostics);
  const urlManifest = readUrlManifest(loaded, diagnostics);
  if (!loaded.isBare) checkSnippets(loaded, diagnostics);
  diagnostics.push(...checkLinksInside(loaded));
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
    terms: loaded.isBare ? [] : loadTerms(loaded, diagnostics),
    questions: loadQuestions(loaded, diagnostics),
    synonyms: read('synonyms.yaml', synonymsSchema, 'synonyms') ?? {},
    ...(urlManifest ? { urlManifest } : {}),
    snippets: createSnippetReader({ ...loaded, contentName: displayPath(loaded, '') }),
    code: createCodeReader(contentDir, displayPath(loaded, '')),
    diagnostics,
  };
}

function readUrlManifest(loaded: LoadedConfig, diagnostics: Diagnostic[]): UrlManifest | undefined {
  const bytes = loaded.isBare ? undefined : readContent(loaded, 'published.json');
  if (bytes === undefined) return undefined;
  try {
    return urlManifestSchema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    diagnostics.push(
      diagnose(
        { path: displayPath(loaded, 'published.json'), line: 1, column: 1 },
        {
          code: 'ledger/unreadable',
          message: 'The URL manifest cannot be read.',
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
  return walkInside(loaded.siteDir, folder)
    .files.filter(isMeant)
    .map((name) => ({ path: name, file: path.join(folder, name) }));
}

/** Hidden names that hosts and protocols read; `.nojekyll` is in every build. Others are an editor's, or git's. */
const MEANT_HIDDEN: ReadonlySet<string> = new Set(['.well-known', '.htaccess', '.domains']);

const isMeant = (name: string): boolean =>
  name.split('/').every((part) => !part.startsWith('.') || MEANT_HIDDEN.has(part));
