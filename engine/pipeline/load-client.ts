// A loaded site ▶ the files that its pages load in a browser: the same for the build and the development server.
import path from 'node:path';
import type { LoadedConfig } from '../content/load-config.ts';
import { engineDir } from '../engine-dir.ts';
import { bundleClient } from '../output/bundle-client.ts';
import type { ClientBundle } from '../output/kept-bundle.ts';
import { clientTexts, laterTexts, mergeTexts, searchSetup } from '../theme/texts.ts';
import type { ThemeFiles } from './load-theme.ts';
import type { SiteModules } from './modules.ts';

/** What only pages from right to left need. */
const RTL = path.join(engineDir, 'theme/css/rtl.css');

type ClientParts = {
  loaded: LoadedConfig;
  themeFiles: ThemeFiles;
  modules: Pick<SiteModules, 'sources' | 'scripts'>;
  /** With what the development server needs in the page. */
  isDev?: boolean;
};

/** @throws ExpectedError  when a script or style does not compile. */
export function loadClient({
  loaded: { config, cacheDir },
  themeFiles: { styles },
  modules: { sources: islands, scripts },
  isDev = false,
}: ClientParts): Promise<ClientBundle> {
  const texts = mergeTexts(config.texts);
  return bundleClient({
    engineDir,
    cacheDir,
    styles: config.dir === 'rtl' ? [RTL, ...styles] : styles,
    islands,
    scripts,
    texts: clientTexts(texts),
    laterTexts: laterTexts(texts),
    search: searchSetup(config),
    isDev,
  });
}
