// The content folder, read as far as it is asked for → pages on request, with their diagnostics.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { oracleOf } from '../build/link-table.ts';
import type { NamedStyle } from '../build/load-styles.ts';
import { listStyles, type StyleFiles } from '../build/load-theme.ts';
import { readLine } from '../build/locate.ts';
import { makePage, type PageKit, type PageRecord, type PageResult } from '../build/page-job.ts';
import { recordsOf } from '../build/records-of.ts';
import { createImageIndex } from '../content/image-index.ts';
import type { PageFile } from '../content/list-pages.ts';
import type { LoadedConfig } from '../content/load-config.ts';
import { loadSite, type SiteSource } from '../content/load-site.ts';
import type { SourceFile } from '../content/load-source.ts';
import { createPassages } from '../content/passages.ts';
import { readSource } from '../content/read-source.ts';
import { type Diagnostic, sortDiagnostics } from '../diagnostics.ts';
import { checkLinks } from '../model/check-links.ts';
import { buildFrame } from '../model/page-frame.ts';
import { buildSite, type Site } from '../model/site.ts';
import { showWidgets } from '../render/render-illustration.tsx';
import type { OutputFile } from '../render/render-page.tsx';
import { showTools } from '../render/render-tool.tsx';
import { type Assets, buildShell, type Shell } from '../theme/shell.ts';
import type { Theme } from '../theme/theme.ts';
import { createDevSearch, type DevSearch } from './dev-search.ts';

export type DevPage = { files: OutputFile[]; diagnostics: Diagnostic[] };

export type DevSite = {
  site: Site;
  shell: Shell;
  theme: Theme;
  styles: NamedStyle[];
  kit: PageKit;
  source: SiteSource;
  /** Undefined when there is no page of this id. */
  page(id: string): Promise<DevPage | undefined>;
  search: DevSearch;
  /** The file's text has changed: read it again when it is next asked for. True when its front matter changed too. */
  forget(file: string): boolean;
};

/** Lists the pages and reads the small files; reads no page. */
export function createDevSite(
  loaded: LoadedConfig,
  assets: Assets,
  theme: Theme,
  styles: StyleFiles,
): DevSite {
  const source = loadSite(loaded);
  const shown = recordsOf(source);
  const { book } = shown;
  const passages = createPassages(shown);
  const { tokens } = loaded;
  /** What a page's source is made from. */
  const written = { tokens, snippets: source.snippets, passages, book };
  const files = new Map(source.pages.map((page) => [page.id, page]));
  const sources = new Map<string, SourceFile>();
  const records = new Map<string, PageRecord>();
  const read = (id: string): SourceFile | undefined => {
    const file = files.get(id);
    if (!file) return undefined;
    const known = sources.get(id) ?? readSource(file, written);
    sources.set(id, known);
    return known;
  };
  const site = buildSite({
    ...source,
    config: loaded.config,
    isDev: true,
    header: (id) => read(id)?.frontMatter,
  });
  const shell = buildShell(site, assets);
  const images = createImageIndex(path.join(loaded.contentDir, 'images'), loaded.config.base);
  const kitOf = (): PageKit => ({
    ...written,
    images,
    shell,
    theme,
    links: oracleOf(site),
    ...showTools(theme),
    ...showWidgets({ shell, theme, widgets: shown.widgets }),
  });
  const make = async (id: string) => {
    const text = read(id);
    const doc = site.doc(id);
    if (!text || !doc) return undefined;
    const made = await makePage(text, buildFrame(site, doc), kitOf());
    records.set(id, made.record);
    return { made, text };
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
    shell,
    theme,
    styles: listStyles(styles, site),
    kit: kitOf(),
    source,
    search,
    async page(id) {
      const file = files.get(id);
      if (!file) return undefined;
      const found = await make(id);
      if (!found) return brokenPage(file, read(id));
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
        ...found.text.diagnostics,
        ...record.diagnostics,
        ...checkLinks(site, all, (at, line) => readLine(loaded, at, line)),
      ]);
      return { files: made, diagnostics };
    },
    forget(at) {
      const page = source.pages.find((one) => one.file === at);
      if (!page) return true;
      const before = JSON.stringify(sources.get(page.id)?.frontMatter);
      sources.delete(page.id);
      records.delete(page.id);
      searched.delete(page.id);
      search.forget();
      return JSON.stringify(read(page.id)?.frontMatter) !== before;
    },
  };
}

/** Front matter that can't be read: nothing to render, but everything to say. */
function brokenPage(file: PageFile, source: SourceFile | undefined): DevPage {
  return { files: [], diagnostics: source?.diagnostics ?? [{ ...missing(file) }] };
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
