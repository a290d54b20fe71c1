// Site → every output file that is no page: the one table that says which address is made how, for builds and for the server.

import { readFileSync } from 'node:fs';
import { hashOf } from '../../cache/hash.ts';
import type { Terms } from '../../content/pages/terms.ts';
import { listRedirects } from '../../model/addresses.ts';
import { wholeTree } from '../../model/branch.ts';
import { buildCategoryData, listCategories } from '../../model/category.ts';
import { meaningsOf } from '../../model/defined-terms.ts';
import {
  htmlFile,
  markdownFile,
  navigationFile,
  RECORD_FILES,
  TERMS_FILE,
} from '../../model/routes.ts';
import type { Site } from '../../model/site.ts';
import { categoryMarkdown } from '../../render/category-markdown.ts';
import {
  type OutputFile,
  renderCategory,
  renderHome,
  renderNavigation,
  renderNotFound,
  renderRedirect,
  renderSearch,
  topOf,
} from '../../render/render-page.tsx';
import { SEARCH_ID } from '../../text/search-id.ts';
import type { SiteData } from '../../theme/site-data.ts';
import type { Theme } from '../../theme/theme.ts';
import type { ClientBundle } from '../client/cached-bundle.ts';
import type { NamedStyle } from '../client/style-sheets.ts';
import { FILE_LIST } from '../publish/output-place.ts';
import { mergedFiles, readHostFiles } from '../servers/read-host-files.ts';
import { type LlmsInput, listLlmsFiles } from './llms-files.ts';
import { renderSiteFiles } from './site-files.ts';

export type SiteWideInput = {
  site: Site;
  siteData: SiteData;
  theme: Theme;
  homeStyle: string | undefined;
  /** Hashes of what all pages share, and of all records; none where no file is compared with an earlier build's. */
  versions?: { siteData: string; records: string };
  bundle: ClientBundle;
  terms: Terms;
  searchFiles(): Found;
  styles: readonly NamedStyle[];
  /** @param only  one output path, where no other is requested. */
  pictures(only?: string): Iterable<GivenFile>;
  publicFiles(): Iterable<GivenFile>;
  /** Page → its Markdown copy, and the folder of these; undefined where none is written. */
  copies?: Omit<LlmsInput, 'site'> | undefined;
};

type GivenFile = { path: string; file: string };

/** A file that is made only when its key differs from the last build's. The key may be a getter: not every use needs it. */
export type SiteWideFile = {
  path: string;
  readonly key: string;
  make(): OutputFile;
  /** The address that a redirect leads to. */
  to?: string;
};

type Found = Iterable<SiteWideFile> | Promise<Iterable<SiteWideFile>>;

/** Files of one kind: all, or with `only` at least the one of this path, if there is one. */
type Family = (input: SiteWideInput, only?: string) => Found;

/** The table of the site's files: what addresses there are, and how each is made. Order: stable. */
const FAMILIES: readonly Family[] = [
  singlePages,
  categories,
  navigation,
  redirects,
  machineFiles,
  meanings,
  ({ searchFiles }, only) => (mayBeIn('_search/', only) ? searchFiles() : []),
  ({ site, copies }) => (copies ? listLlmsFiles({ site, ...copies }) : []),
  ({ site }) => site.collections.flatMap((one) => one.collection.files?.(site, one.data) ?? []),
  assets,
  (input, only) => given(input.pictures(only)),
  ({ site, publicFiles }) =>
    given([...publicFiles()].filter(({ path }) => !mergedFiles(site).includes(path))),
];

/** All files, one after another, so that only one is in memory at a time. */
export async function* listSiteWideFiles(input: SiteWideInput): AsyncGenerator<SiteWideFile> {
  for (const family of FAMILIES) yield* await family(input);
}

/** @param path  of an output file; as little as possible of the others is looked at. */
export async function findSiteWideFile(
  path: string,
  input: SiteWideInput,
): Promise<SiteWideFile | undefined> {
  for (const family of FAMILIES)
    for (const file of await family(input, path)) if (file.path === path) return file;
  return undefined;
}

const mayBeIn = (folder: string, only: string | undefined): boolean =>
  only === undefined || only.startsWith(folder);

/** @param shows  what the file is made from, besides what all pages share. */
function made(
  { versions }: SiteWideInput,
  path: string,
  shows: () => unknown,
  make: () => OutputFile,
): SiteWideFile {
  return {
    path,
    get key() {
      return hashOf([versions?.siteData ?? '', JSON.stringify(shows())]);
    },
    make,
  };
}

function* singlePages(input: SiteWideInput): Generator<SiteWideFile> {
  const { site, siteData, theme, homeStyle, versions } = input;
  const { base } = site.config;
  if (!site.has('index'))
    yield made(
      input,
      'index.html',
      () => [homeStyle, versions?.records, topOf(site)],
      () => renderHome(siteData, theme, site, homeStyle),
    );
  // A server answers unknown addresses with one page for all that is below its root.
  if (base === (site.builtVersions?.root ?? base))
    yield made(input, '404.html', NOTHING, () => renderNotFound(siteData, theme));
  yield made(input, htmlFile(SEARCH_ID), NOTHING, () => renderSearch(siteData, theme));
}

const NOTHING = () => '';

function* categories(input: SiteWideInput, only?: string): Generator<SiteWideFile> {
  const { site, siteData, theme } = input;
  for (const id of listCategories(site)) {
    if (only !== undefined && only !== htmlFile(id) && only !== markdownFile(id)) continue;
    const pageData = buildCategoryData(site, id);
    if (!pageData) continue;
    yield made(
      input,
      htmlFile(id),
      () => pageData,
      () => renderCategory(pageData, siteData, theme),
    );
    if (id)
      yield ready({
        path: markdownFile(id),
        content: categoryMarkdown(pageData, siteData.texts.categoryDescription),
      });
  }
}

function* navigation(input: SiteWideInput, only?: string): Generator<SiteWideFile> {
  for (const { slug, items } of input.site.sidebars) {
    if (!mayBeIn(navigationFile(slug), only)) continue;
    const tree = wholeTree(items, input.site.isDev);
    yield made(
      input,
      navigationFile(slug),
      () => tree,
      () => renderNavigation(slug, tree, input.siteData),
    );
  }
}

function* redirects(input: SiteWideInput, only?: string): Generator<SiteWideFile> {
  const isRequested = (id: string) => only === undefined || only === htmlFile(id);
  for (const { id, to } of listRedirects(input.site, isRequested)) {
    const make = () => renderRedirect(id, to, input.siteData);
    yield Object.assign(
      made(input, htmlFile(id), () => to, make),
      { to },
    );
  }
}

function machineFiles({ site, publicFiles }: SiteWideInput, only?: string): SiteWideFile[] {
  // They take the headers of all pages, and the others are for servers alone.
  if (only !== undefined && !RECORD_FILES.includes(only)) return [];
  return renderSiteFiles(site, readHostFiles(publicFiles(), site.config.base)).map(ready);
}

/** What readers open at a term; a site whose terms mean nothing has no such file. */
function meanings({ site, terms }: SiteWideInput): SiteWideFile[] {
  const content = meaningsOf(terms, site);
  if (Object.keys(content).length === 0) return [];
  return [ready({ path: TERMS_FILE, content: JSON.stringify(content) })];
}

function* assets({ bundle, styles }: SiteWideInput, only?: string): Generator<SiteWideFile> {
  if (!mayBeIn('_assets/', only)) return;
  const sheets = new Map(styles.map(({ name, text }) => [name, text]));
  for (const { name, content } of bundle.files) yield ready({ path: `_assets/${name}`, content });
  for (const [name, content] of sheets) yield ready({ path: `_assets/${name}`, content });
}

function* given(files: Iterable<GivenFile>): Generator<SiteWideFile> {
  for (const { path, file } of files) yield ready({ path, content: readFileSync(file) });
}

/** With this list, the next build can tell its own files from files that somebody else put beside them. */
export function fileList(paths: Iterable<string>): SiteWideFile {
  const all = [...paths, FILE_LIST].sort();
  return ready({ path: FILE_LIST, content: `${JSON.stringify(all)}\n` });
}

export function ready(file: OutputFile): SiteWideFile {
  return { path: file.path, key: hashOf([file.content]), make: () => file };
}
