// The content folder, read as far as it is asked for → pages on request, with their diagnostics.
import { readFileSync } from 'node:fs';
import { createImageIndex, imageFolders } from '../content/image-index.ts';
import { createFiles, type Files } from '../content/import-graph.ts';
import type { PageFile } from '../content/list-pages.ts';
import type { LoadedConfig } from '../content/load-config.ts';
import { loadSite, type SiteSource } from '../content/load-site.ts';
import { decodeText, type PageHeader } from '../content/load-source.ts';
import { byPage } from '../content/questions.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostics.ts';
import { checkLinks } from '../model/check-links.ts';
import { buildFrame } from '../model/page-frame.ts';
import { buildSite, type Site } from '../model/site.ts';
import { oracleOf } from '../pipeline/link-table.ts';
import { fromRecord, readHeader } from '../pipeline/load-headers.ts';
import { loadSheets, type Sheets, type ThemeFiles } from '../pipeline/load-theme.ts';
import { readLine } from '../pipeline/locate.ts';
import { makePage, readBody } from '../pipeline/make-page.ts';
import type { SiteModules } from '../pipeline/modules.ts';
import type { PageKit, PageRecord, PageResult, PageText } from '../pipeline/page-job.ts';
import { kitParts } from '../pipeline/page-kit.ts';
import { openPieces, piecesFile } from '../pipeline/piece-file.ts';
import { usersOf } from '../pipeline/users.ts';
import type { OutputFile } from '../render/render-page.tsx';
import { relax } from '../strictness.ts';
import { type Assets, buildShell, type Shell } from '../theme/shell.ts';
import type { Theme } from '../theme/theme.ts';
import { createDevSearch, type DevSearch } from './dev-search.ts';

export type DevPage = { files: OutputFile[]; diagnostics: Diagnostic[] };

export type DevSite = {
  site: Site;
  shell: Shell;
  theme: Theme;
  sheets: Sheets;
  /** Sheets and scripts, as they were read. */
  styleFiles: Files;
  kit: PageKit;
  source: SiteSource;
  /** Undefined when there is no page of this id. */
  page(id: string): Promise<DevPage | undefined>;
  search: DevSearch;
  /** The file's text has changed: read it again when it is next asked for. True when its front matter changed too. */
  forget(file: string): boolean;
};

export type DevInput = {
  loaded: LoadedConfig;
  /** A promise while the scripts are being bundled: it is awaited after the content has been read. */
  assets: Omit<Assets, 'lists'> | Promise<Omit<Assets, 'lists'>>;
  theme: Theme;
  themeFiles: ThemeFiles;
  modules: SiteModules;
  /** The last site of the same code, and the files changed since: whatever they don't affect is reused. */
  last?: { dev: DevSite; changed: readonly string[] };
};

/** Lists the pages and reads the small files; reads no page. */
export async function createDevSite(input: DevInput): Promise<DevSite> {
  const { loaded, assets, theme, themeFiles, modules, last } = input;
  const source = loadSite(loaded, last && { since: { ...last.dev.source, changed: last.changed } });
  const { collections, values } = source;
  const styleFiles = last?.dev.styleFiles ?? createFiles();
  const sheets = loadSheets(loaded, themeFiles, collections, styleFiles, last?.dev.sheets);
  const files = new Map(source.pages.map((page) => [page.id, page]));
  const read = createReader(source, files);
  const site = buildSite({
    ...source,
    config: loaded.config,
    isDev: true,
    header: (id) => read.page(id)?.header.frontMatter,
  });
  const shell = buildShell(site, { ...(await assets), lists: sheets.links.lists?.url ?? '' });
  const kit: PageKit = {
    ...(await kitParts(collections, modules)),
    tokens: loaded.tokens,
    snippets: source.snippets,
    images: createImageIndex(imageFolders(loaded)),
    shell,
    theme,
    sheets: sheets.links,
    values,
    terms: source.terms,
    isStrict: loaded.config.strict,
    links: oracleOf(site, source.names),
    pieces: last?.dev.kit.pieces ?? openPieces(piecesFile(loaded.cacheDir)),
    questions: byPage(source.questions),
  };
  const records = new Map<string, PageRecord>();
  /** Needs the text of all pages, so it is made only for a page that lists what others show. */
  let lateKit: Promise<PageKit> | undefined;
  const kitFor = (id: string): Promise<PageKit> | PageKit => {
    if (!collections.some(({ collection }) => collection.ownPages?.includes(id))) return kit;
    lateKit ??= kitParts(collections, modules, devUsers(source, read, site, kit)).then((parts) => ({
      ...kit,
      ...parts,
    }));
    return lateKit;
  };
  const make = async (id: string) => {
    const file = files.get(id);
    const text = read.page(id);
    const doc = site.doc(id);
    if (!file || !text || !doc) return undefined;
    const own = await kitFor(id);
    const made = await makePage(readBody(file, text.text, own), buildFrame(site, doc), own);
    records.set(id, made.record);
    return { made, header: text.header };
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
    ...{ site, shell, theme, sheets, styleFiles, kit, source, search },
    async page(id) {
      const file = files.get(id);
      if (!file) return undefined;
      const found = await make(id);
      if (!found) return brokenPage(file, read.page(id)?.header);
      const { record, files: made } = found.made;
      for (const target of new Set(record.links.map((link) => link.id)))
        if (!records.has(target) && record.links.some((link) => link.id === target && link.anchor))
          await make(target);
      const all = [...records].map(([one, { anchors }]) => ({
        id: one,
        anchors,
        links: one === id ? record.links : [],
      }));
      const diagnostics = sortDiagnostics([
        ...source.diagnostics,
        ...found.header.diagnostics,
        ...record.diagnostics,
        ...checkLinks(site, all, (at, line) => readLine(loaded, at, line)),
      ]);
      return { files: made, diagnostics: relax(diagnostics, loaded.config.strict) };
    },
    forget(at) {
      const page = source.pages.find((one) => one.file === at);
      if (!page) return true;
      const before = JSON.stringify(read.page(page.id)?.header.frontMatter);
      read.forget(page.id);
      records.delete(page.id);
      searched.delete(page.id);
      lateKit = undefined;
      search.forget();
      return JSON.stringify(read.page(page.id)?.header.frontMatter) !== before;
    },
  };
}

/** What each page shows, according to its text. */
function devUsers(source: SiteSource, read: Reader, site: Site, kit: PageKit) {
  const pages = source.pages.flatMap((file) => {
    const page = read.page(file.id);
    return page ? [[file.id, readBody(file, page.text, kit)] as const] : [];
  });
  return usersOf(site, Object.fromEntries(pages));
}

type Reader = ReturnType<typeof createReader>;

/** Headers and texts of pages, each read when it is first asked for. */
function createReader(source: SiteSource, files: ReadonlyMap<string, PageFile>) {
  const known = new Map<string, { header: PageHeader; text: PageText }>();
  const readPage = (file: PageFile) => {
    if (file.record) return fromRecord(file, source);
    const bytes = readFileSync(file.file);
    const header = readHeader(file, bytes, source);
    return { header, text: { text: decodeText(bytes) ?? '', header } };
  };
  return {
    page(id: string) {
      const file = files.get(id);
      const page = known.get(id) ?? (file && readPage(file));
      if (page) known.set(id, page);
      return page;
    },
    forget: (id: string) => known.delete(id),
  };
}

/** Front matter that can't be read: there is nothing to render, only complaints. */
function brokenPage(file: PageFile, header: PageHeader | undefined): DevPage {
  return { files: [], diagnostics: header?.diagnostics ?? [{ ...missing(file) }] };
}

function missing(file: PageFile): Diagnostic {
  const lineText = readFileSync(file.file, 'utf8').split('\n')[0] ?? '';
  return {
    path: file.path,
    line: 1,
    column: 1,
    lineText,
    length: 1,
    severity: 'error',
    code: 'frontmatter/missing',
    message: 'The page has no usable front matter.',
  };
}
