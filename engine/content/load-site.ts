// The content folder → SiteSource: which pages there are, and every small file, read and checked.
import path from 'node:path';
import type { z } from 'zod';
import type { LoadedCollection } from '../collection.ts';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics.ts';
import { isBelow, walkInside } from '../disk/inside.ts';
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
  parts: SiteParts;
};

/** What was read of a part of the content, and what is wrong with it. */
type Part<T> = { value: T; diagnostics: readonly Diagnostic[] };

/** Parts that most changes of a site don't concern. */
type SiteParts = {
  listed: Part<ListedPages>;
  urlManifest: Part<UrlManifest | undefined>;
  /** Of these two, only what is wrong counts. */
  snippets: Part<undefined>;
  links: Part<undefined>;
  sidebars: Part<SidebarFile[]>;
  terms: Part<Terms>;
  questions: Part<Question[]>;
};

type SiteSince = Since & {
  /** Of the same site, where it has the same files as before: only their texts have changed. */
  sameFiles?: Pick<SiteSource, 'parts' | 'pages'> | undefined;
};

type LoadOptions = {
  since?: SiteSince;
  versions?: VersionEntry[] | undefined;
  ahead?: Ahead | undefined;
  collections?: LoadedCollection[] | undefined;
};

/**
 * Reads no page, only their names; a missing folder or file counts as empty.
 *
 * @param since     what has changed since it was read before.
 * @param versions  in place of those in `versions.yaml`.
 * @param ahead     where another thread reads records, too.
 * @param given     collections, where they need no loading.
 */
export function loadSite(
  loaded: LoadedConfig,
  { since, versions, ahead, collections: given }: LoadOptions = {},
): SiteSource {
  const { contentDir } = loaded;
  const diagnostics: Diagnostic[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, area: string) =>
    loaded.isBare ? undefined : readYaml(loaded, name, schema, area, diagnostics)?.value;
  const before = since?.sameFiles?.parts;
  const isSame = (name: string) =>
    !since?.changed.some((at) => isBelow(at, path.join(contentDir, name)));
  const part = <T>(known: Part<T> | undefined, load: (found: Diagnostic[]) => T): Part<T> => {
    const found: Diagnostic[] = [];
    const made = known ?? { value: load(found), diagnostics: found };
    diagnostics.push(...made.diagnostics);
    return made;
  };
  const isStrict = loaded.config.strict;
  const listed = part(isStrict ? before?.listed : undefined, (found) => listPages(loaded, found));
  const { pages: written, ...names } = listed.value;
  const writtenIds = new Set(written.map((page) => page.id));
  const reading = since?.sameFiles ? { ...loaded, changed: new Set(since.changed) } : loaded;
  const collections = given ?? loadCollections(reading, writtenIds, diagnostics, { since, ahead });
  const pages = withRecordPages(written, collections, diagnostics);
  const urlManifest = part(isSame('published.json') ? before?.urlManifest : undefined, (found) =>
    readUrlManifest(loaded, found),
  );
  const snippets = part(isSame('snippets') ? before?.snippets : undefined, (found) => {
    if (!loaded.isBare) checkSnippets(loaded, found);
    return undefined;
  });
  const links = part(before?.links, (found) => {
    found.push(...checkLinksInside(loaded));
    return undefined;
  });
  const isSameList = isStrict && isSame('sidebars') && hasIds(since?.sameFiles?.pages, pages);
  const sidebars = part(isSameList ? before?.sidebars : undefined, (found) =>
    loadSidebars(loaded, { ...names, pages }, found),
  );
  const terms = part(isSame('terms.yaml') ? before?.terms : undefined, (found) =>
    loaded.isBare ? [] : loadTerms(loaded, found),
  );
  const questions = part(isSame('questions.yaml') ? before?.questions : undefined, (found) =>
    loadQuestions(loaded, found),
  );
  return {
    loaded,
    pages,
    ...names,
    collections,
    parts: { listed, urlManifest, snippets, links, sidebars, terms, questions },
    sidebars: sidebars.value,
    versions: versions ?? read('versions.yaml', versionsSchema, 'versions') ?? DEFAULT_VERSIONS,
    redirects: read('redirects.yaml', redirectsSchema, 'redirects') ?? [],
    planned: read('planned.yaml', plannedSchema, 'planned') ?? [],
    values: read('values.yaml', valuesSchema, 'values') ?? NO_VALUES,
    terms: terms.value,
    questions: questions.value,
    synonyms: read('synonyms.yaml', synonymsSchema, 'synonyms') ?? {},
    ...(urlManifest.value ? { urlManifest: urlManifest.value } : {}),
    snippets: createSnippetReader({ ...loaded, contentName: displayPath(loaded, '') }),
    code: createCodeReader(contentDir, displayPath(loaded, '')),
    diagnostics,
  };
}

const hasIds = (before: readonly PageFile[] | undefined, pages: readonly PageFile[]): boolean =>
  before?.length === pages.length && pages.every(({ id }, i) => before[i]?.id === id);

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
