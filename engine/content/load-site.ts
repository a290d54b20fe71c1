// The content folder → SiteSource: which pages there are, and every small file, read and checked.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { type Diagnostic, diagnose } from '../diagnostics.ts';
import { type ReleaseEntry, toEntries } from '../releases/entry.ts';
import { type Areas, areasSchema } from '../releases/record.ts';
import { type GuideValues, NO_VALUES, valuesSchema } from './guide-values.ts';
import type { SnippetReader } from './includes.ts';
import { listPages, type PageFile, withReleasePages } from './list-pages.ts';
import type { LoadedConfig } from './load-config.ts';
import { loadReleases } from './load-releases.ts';
import { loadSidebars } from './load-sidebars.ts';
import { loadWidgets } from './load-widgets.ts';
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
import { loadRunbook, type Runbook } from './runbook-file.ts';
import type { SidebarFile } from './sidebar-file.ts';
import { displayPath, listFiles, readYaml } from './small-files.ts';
import { checkSnippets, createSnippetReader } from './snippet-reader.ts';
import { type WidgetFile, type WidgetParts, widgetPartsSchema } from './widget-file.ts';

export type SiteSource = {
  loaded: LoadedConfig;
  pages: PageFile[];
  /** Oldest first. */
  releases: ReleaseEntry[];
  areas: Areas;
  /** By name. */
  widgets: ReadonlyMap<string, WidgetFile>;
  /** What widgets share. */
  parts: WidgetParts;
  sidebars: SidebarFile[];
  versions: VersionEntry[];
  redirects: RedirectEntry[];
  planned: string[];
  synonyms: Record<string, string[]>;
  values: GuideValues;
  runbook: Runbook | undefined;
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
  const written = listPages(loaded, diagnostics);
  const writtenIds = new Set(written.map((page) => page.id));
  const releases = toEntries(loadReleases(loaded, diagnostics), loaded.config.releasePages, (id) =>
    writtenIds.has(id),
  );
  const pages = withReleasePages(written, releases, diagnostics);
  const ledger = readLedger(loaded, diagnostics);
  checkSnippets(loaded, diagnostics);
  return {
    loaded,
    pages,
    releases,
    areas: read('areas.yaml', areasSchema, 'areas') ?? {},
    widgets: loadWidgets(loaded, diagnostics),
    parts: read('widget-parts.yaml', widgetPartsSchema, 'widgets') ?? {
      properties: {},
      events: {},
    },
    sidebars: loadSidebars(
      loaded,
      pages.map((page) => page.id),
      diagnostics,
    ),
    versions: read('versions.yaml', versionsSchema, 'versions') ?? DEFAULT_VERSIONS,
    redirects: read('redirects.yaml', redirectsSchema, 'redirects') ?? [],
    planned: read('planned.yaml', plannedSchema, 'planned') ?? [],
    values: read('values.yaml', valuesSchema, 'values') ?? NO_VALUES,
    runbook: loadRunbook(loaded, new Set(pages.map(({ id }) => id)), diagnostics),
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
