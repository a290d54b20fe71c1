// A site that has many records, none of them read → those of its pages that need none. What collections put around a page comes later.
import { readFileSync } from 'node:fs';
import type { ClientFiles } from '../build/client/client-files.ts';
import { loadSheets, loadTheme, type ThemeFiles } from '../build/client/load-theme.ts';
import type { ModuleSources, SiteModules } from '../build/client/modules.ts';
import { makePage, readBody } from '../build/pages/make-page.ts';
import { createPageContext } from '../build/pages/page-context.ts';
import type { PageContext } from '../build/pages/page-job.ts';
import { createSiteContext } from '../build/pages/site-context.ts';
import { resolverOf } from '../build/plan/link-table.ts';
import { assetUrls } from '../build/plan/plan-page-data.ts';
import type { LoadedConfig } from '../content/config/load-config.ts';
import { unreadCollections } from '../content/config/unread-collections.ts';
import { loadSite } from '../content/load-site.ts';
import { buildPageData } from '../model/page-data.ts';
import { htmlFile } from '../model/routes.ts';
import { buildSite } from '../model/site.ts';
import { buildSiteData } from '../theme/site-data.ts';
import { findPictures } from './answer-dev.ts';
import { createPageReader } from './page-reader.ts';

export type EarlySite = {
  /** HTML of a page; undefined where it isn't sure that the whole site shows the same article. */
  page(id: string): Promise<string | undefined>;
  /** A sheet that only some pages load, or a picture. */
  file(path: string): string | Buffer | undefined;
};

/** Names that pages have for their sheet and their script, whose own names are known once they are compiled. */
export const EARLY_FILES: ClientFiles = { css: 'style.css', js: 'site.js', files: [] };

type EarlyInput = { loaded: LoadedConfig; themeFiles: ThemeFiles; listed: ModuleSources };

/** The same functions make its pages as those of the whole site. */
export async function createEarlySite(input: EarlyInput): Promise<EarlySite> {
  const { loaded, themeFiles, listed } = input;
  let asked = 0;
  const ask = (): never => {
    asked += 1;
    throw new Error('This is not known yet.');
  };
  const collections = unreadCollections(loaded, ask);
  const source = loadSite(loaded, { collections });
  const files = new Map(source.pages.map((page) => [page.id, page]));
  const read = createPageReader(source, files);
  const header = (id: string) => read.page(id)?.header.frontMatter;
  const site = buildSite({ ...source, config: loaded.config, isDev: true, header });
  const { links: sheets, styles } = loadSheets(loaded, themeFiles, collections);
  const assets = { ...assetUrls(loaded, EARLY_FILES), lists: sheets.lists?.url ?? '' };
  const siteData = buildSiteData(site, assets);
  const shared = createSiteContext(source, site, {
    siteData,
    modules: withoutModules(listed),
    themeModule: themeFiles.module,
    sheets,
  });
  const links = resolverOf(site);
  const context: PageContext = {
    ...(await createPageContext(shared, {
      collections,
      theme: await loadTheme(themeFiles.module),
      store: loaded.store,
      links: {
        ...links,
        resolve(id) {
          const target = links.resolve(id);
          // A record may have a page of this name.
          return target.state === 'page' ? target : ask();
        },
      },
      format: loaded.format,
    })),
    ...askingAll(loaded, ask),
  };
  const own = new Set(loaded.collections.flatMap(({ ownPages = [] }) => ownPages));
  return {
    async page(id) {
      const file = files.get(id);
      const text = read.page(id);
      const doc = site.doc(id);
      if (!file || !text || !doc || doc.frontMatter.alias_of || own.has(id)) return undefined;
      const before = asked;
      try {
        const body = readBody(file, text.text, context);
        const made = await makePage(body, buildPageData(site, doc), context);
        const isSure =
          asked === before &&
          text.header.diagnostics.length === 0 &&
          made.record.diagnostics.length === 0 &&
          made.page.styles.every((name) => sheets[name]);
        const html = made.files.find(({ path }) => path === htmlFile(id))?.content;
        return isSure && html !== undefined ? String(html) : undefined;
      } catch {
        // The whole site says why.
        return undefined;
      }
    },
    file(path) {
      const sheet = Object.values(styles).find(({ name }) => path === `_assets/${name}`);
      const [picture] = sheet ? [] : findPictures(path, { siteData, context, source });
      return sheet?.text ?? (picture && readFileSync(picture.file));
    },
  };
}

/** Their names, of which none is compiled. */
function withoutModules({ sources, components, pictures, scripts }: ModuleSources): SiteModules {
  const unmade = (modules: object) =>
    Object.fromEntries(Object.keys(modules).map((name) => [name, '']));
  return {
    sources,
    scripts,
    islands: unmade(sources),
    components: unmade(components),
    pictures: unmade(pictures),
    drawings: {},
  };
}

/** Whatever records or modules would be needed for. */
const askingAll = ({ collections }: LoadedConfig, ask: () => never) => ({
  islands: { load: ask, hashOf: ask },
  loadExports: ask,
  pictureOf: ask,
  versions: collections.some(({ versions }) => versions)
    ? {
        get all() {
          return ask();
        },
        dependency: '',
        check: ask,
      }
    : undefined,
});
