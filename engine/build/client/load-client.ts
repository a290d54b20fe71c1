// A loaded site → the files that its pages load in a browser: the same for the build and the development server.
import path from 'node:path';
import { engineDir } from '../../cache/engine-version.ts';
import { createFiles, type Files } from '../../content/config/import-graph.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import type { SiteConfig } from '../../content/config/settings.ts';
import {
  clientTexts,
  insightSetup,
  laterTexts,
  mergeTexts,
  searchSetup,
} from '../../theme/texts.ts';
import type { OfCode } from '../plan/known-code.ts';
import type { ClientFiles } from './client-files.ts';
import type { ThemeFiles } from './load-theme.ts';
import { makeClient } from './make-client.ts';
import type { SiteModules } from './modules.ts';

/** What only pages from right to left need. */
const RTL = path.join(engineDir, 'theme/css/rtl.css');

/** What only pages that ask their readers need. */
const ASK = path.join(engineDir, 'theme/css/ask.css');

/** What only a site with a logo for each theme needs. */
const TWO_LOGOS = path.join(engineDir, 'theme/css/two-logos.css');

/** What only a site needs whose config puts something around its pages. */
const ofFrame = ({ header, footer, announcement }: SiteConfig): string[] =>
  [
    ...(header.length ? ['header-links'] : []),
    ...(footer?.columns.length ? ['footer-columns'] : []),
    ...(announcement ? ['announcement'] : []),
  ].map((name) => path.join(engineDir, `theme/css/${name}.css`));

type ClientParts = {
  loaded: LoadedConfig;
  themeFiles: ThemeFiles;
  modules: Pick<SiteModules, 'sources' | 'scripts'>;
  /** Sheets and scripts, as they were read. */
  code?: Files;
  /** What is known of them without reading. */
  ofCode?: OfCode;
  /** With what the development server needs in the page. */
  isDev?: boolean;
};

/** @throws ExpectedError  when a script or style does not compile. */
export function loadClient({
  loaded: { config, brand, cacheDir, store, siteDir },
  themeFiles: { styles },
  modules: { sources: islands, scripts },
  code = createFiles(),
  ofCode = (_, make) => make(),
  isDev = false,
}: ClientParts): Promise<ClientFiles> {
  const texts = mergeTexts(config.texts);
  const insight = isDev ? undefined : insightSetup(config);
  return makeClient({
    engineDir,
    cacheDir,
    store,
    siteDir,
    files: code,
    ofCode,
    styles: [
      ...(config.dir === 'rtl' ? [RTL] : []),
      ...(insight ? [ASK] : []),
      ...(brand.shown.logo.some(({ theme }) => theme) ? [TWO_LOGOS] : []),
      ...ofFrame(config),
      ...styles,
    ],
    brand: { css: brand.css, fonts: brand.fonts },
    islands,
    scripts,
    texts: clientTexts(texts),
    laterTexts: laterTexts(texts),
    search: searchSetup(config),
    ...(insight ? { insight } : {}),
    isDev,
  });
}
