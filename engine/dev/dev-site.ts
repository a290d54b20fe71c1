// The content folder, read as far as it is requested → pages on request, with their diagnostics.

import type { CareInput, Due } from '../build/checks/stale-pages.ts';
import { loadSheets, type Sheets, type ThemeFiles } from '../build/client/load-theme.ts';
import type { SiteModules } from '../build/client/modules.ts';
import { makePage, readBody } from '../build/pages/make-page.ts';
import { createPageContext } from '../build/pages/page-context.ts';
import type { PageContext, PageRecord, PageResult } from '../build/pages/page-job.ts';
import { createSiteContext } from '../build/pages/site-context.ts';
import { resolverOf } from '../build/plan/link-table.ts';
import { createFiles, type Files } from '../content/config/import-graph.ts';
import type { Ahead } from '../content/config/load-collections.ts';
import type { LoadedConfig } from '../content/config/load-config.ts';
import { loadSite, type SiteSource } from '../content/load-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { buildPageData } from '../model/page-data.ts';
import { buildSite, type Site } from '../model/site.ts';
import type { OutputFile } from '../render/render-page.tsx';
import { type Assets, buildSiteData, type SiteData } from '../theme/site-data.ts';
import type { Theme } from '../theme/theme.ts';
import { createDevSearch, type DevSearch } from './dev-search.ts';
import { devUsers } from './dev-users.ts';
import { pageDiagnostics } from './page-diagnostics.ts';
import { dueOf, hasOwners } from './page-due.ts';
import { createPageReader, headerProblems, type PageReader } from './page-reader.ts';
import { type SourcePlace, sectionPlace } from './section-place.ts';

export type DevPage = { files: OutputFile[]; diagnostics: Diagnostic[] };

export type DevSite = {
  site: Site;
  siteData: SiteData;
  theme: Theme;
  sheets: Sheets;
  /** Sheets and scripts, as they were read. */
  styleFiles: Files;
  context: PageContext;
  source: SiteSource;
  /** Pages, as far as they were read. */
  read: PageReader;
  /** Undefined when there is no page of this id. */
  page(id: string): Promise<DevPage | undefined>;
  search: DevSearch;
  /** Where a section is written; the page's own beginning for an anchor that is no heading's. */
  place(address: string, anchor: string): Promise<SourcePlace | undefined>;
  /** Read what no page waits for, as long as it is wanted. @returns  whether pages are due because of that. */
  readRest(isWanted: () => boolean): Promise<boolean>;
  /** Why the page should be read again; empty for a page that nobody has to. */
  due(id: string, care: CareInput): readonly Due[];
  /** The file's text has changed: read it again when it is next requested. True when its front matter changed too. */
  forget(file: string): boolean;
};

export type DevInput = {
  loaded: LoadedConfig;
  /** With what is for authors alone, such as pages that are planned. */
  isDev: boolean;
  /** A promise while the scripts are being compiled: it is awaited after the content has been read. */
  assets: Omit<Assets, 'lists'> | Promise<Omit<Assets, 'lists'>>;
  theme: Theme;
  themeFiles: ThemeFiles;
  modules: SiteModules;
  /** Where another thread reads records, too. */
  ahead?: Ahead | undefined;
  /** The last site of the same code, and the files changed since: whatever they don't affect is reused. */
  last?: LastSite;
};

type LastSite = {
  dev: DevSite;
  changed: readonly string[];
  /** No file came or went. */
  hasSameFiles: boolean;
};

/** Lists the pages and reads the small files; reads no page. */
export async function createDevSite(input: DevInput): Promise<DevSite> {
  const { loaded, isDev, assets, theme, themeFiles, modules, ahead, last } = input;
  const source = loadSite(loaded, last ? { since: sinceThen(last) } : { ahead });
  const { collections } = source;
  const styleFiles = last?.dev.styleFiles ?? createFiles();
  const sheets = loadSheets(loaded, themeFiles, collections, styleFiles, last?.dev.sheets);
  const files = new Map(source.pages.map((page) => [page.id, page]));
  const read = createPageReader(source, files, last && { ...last.dev, changed: last.changed });
  const site = buildSite({
    ...source,
    config: loaded.config,
    isDev,
    header: (id) => read.page(id)?.header.frontMatter,
  });
  const siteData = buildSiteData(site, { ...(await assets), lists: sheets.links.lists?.url ?? '' });
  loaded.store.flush();
  const themeModule = themeFiles.module;
  const shared = createSiteContext(source, site, {
    siteData,
    modules,
    themeModule,
    sheets: sheets.links,
  });
  const opened = {
    collections,
    theme,
    store: loaded.store,
    links: resolverOf(site, source.names),
    format: loaded.format,
  };
  const context = await createPageContext(shared, opened);
  const records = new Map<string, PageRecord>();
  /** Needs the text of all pages, so it is made only for a page that lists what others show. */
  let lateContext: Promise<PageContext> | undefined;
  const contextFor = (id: string): Promise<PageContext> | PageContext => {
    if (!collections.some(({ collection }) => collection.ownPages?.includes(id))) return context;
    lateContext ??= createPageContext(shared, {
      ...opened,
      users: devUsers(source, read, site, context),
    });
    return lateContext;
  };
  const make = async (id: string) => {
    const file = files.get(id);
    const text = read.page(id);
    const doc = site.doc(id);
    if (!file || !text || !doc) return undefined;
    const own = await contextFor(id);
    const body = readBody(file, text.text, own);
    const made = await makePage(body, buildPageData(site, doc), own);
    records.set(id, made.record);
    return { made, header: text.header, lines: body.lines };
  };
  const searched = new Map<string, PageResult>();
  const search = createDevSearch({
    site,
    synonyms: source.synonyms,
    async make(id) {
      const known = searched.get(id) ?? (await make(id))?.made;
      if (known) searched.set(id, known);
      return known;
    },
  });
  return {
    site,
    siteData,
    theme,
    sheets,
    styleFiles,
    context,
    source,
    read,
    search,
    readRest: async (isWanted) => (await read.readRest(isWanted)) && hasOwners(source.pages, read),
    async page(id) {
      const file = files.get(id);
      if (!file) return undefined;
      const found = await make(id);
      if (!found) return { files: [], diagnostics: headerProblems(file, read.page(id)?.header) };
      const { record, files: made } = found.made;
      for (const target of new Set(record.links.map((link) => link.id)))
        if (!records.has(target) && record.links.some((link) => link.id === target && link.anchor))
          await make(target);
      const own = { id, record, header: found.header };
      return { files: made, diagnostics: pageDiagnostics(own, { source, site, records }) };
    },
    async place(address, anchor) {
      const id = [address || 'index', `${address}/index`].find((one) => files.has(one)) ?? address;
      const file = files.get(id);
      const found = await make(id);
      const place = found && sectionPlace(found.lines, found.made.page.outline, anchor);
      return place ?? (file && { path: file.path, line: 1 });
    },
    due: (id, care) => dueOf(id, read, source, care),
    forget(at) {
      const page = source.pages.find((one) => one.file === at);
      if (!page) return true;
      const before = JSON.stringify(read.page(page.id)?.header.frontMatter);
      read.forget(page.id);
      records.delete(page.id);
      searched.delete(page.id);
      lateContext = undefined;
      search.forget();
      return JSON.stringify(read.page(page.id)?.header.frontMatter) !== before;
    },
  };
}

const sinceThen = ({ dev: { source }, changed, hasSameFiles }: LastSite) => ({
  collections: source.collections,
  changed,
  sameFiles: hasSameFiles ? source : undefined,
});
