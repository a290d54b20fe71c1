// A loaded site ▶ the files that its pages load in a browser: the same for the build and the development server.
import type { LoadedConfig } from '../content/load-config.ts';
import { engineDir } from '../engine-dir.ts';
import { bundleClient } from '../output/bundle-client.ts';
import type { ClientBundle } from '../output/kept-bundle.ts';
import { clientTexts, mergeTexts, searchSetup } from '../theme/texts.ts';
import type { ThemeFiles } from './load-theme.ts';
import type { SiteModules } from './modules.ts';

type ClientParts = {
  loaded: LoadedConfig;
  themeFiles: ThemeFiles;
  modules: SiteModules;
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
  return bundleClient({
    engineDir,
    cacheDir,
    styles,
    islands,
    scripts,
    texts: clientTexts(mergeTexts(config.texts)),
    search: searchSetup(config),
    isDev,
  });
}
