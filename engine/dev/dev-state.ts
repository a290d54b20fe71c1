// A site folder and what changed in it → all that the development server answers from: the least that is necessary is made again.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ClientFiles } from '../build/client/client-files.ts';
import { loadClient } from '../build/client/load-client.ts';
import { loadTheme, loadThemeFiles, type ThemeFiles } from '../build/client/load-theme.ts';
import {
  compileSiteModules,
  listModules,
  type ModuleSources,
  type SiteModules,
} from '../build/client/modules.ts';
import { assetUrls } from '../build/plan/plan-page-data.ts';
import { readAhead } from '../build/records-ahead.ts';
import { openRemote } from '../build/remote-cache.ts';
import { engineDir } from '../cache/engine-version.ts';
import type { ConfigOptions } from '../content/config/find-config.ts';
import { type LoadedConfig, loadConfig } from '../content/config/load-config.ts';
import { historyOf, loadGitDates } from '../content/pages/git-dates.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { createDevSite, type DevSite } from './dev-site.ts';
import { type HasSame, isContent, listKnown } from './live-files.ts';

type Options = ConfigOptions & { onEngineChange?: () => void; isPreview?: boolean };

export type State = {
  loaded: LoadedConfig;
  themeFiles: ThemeFiles;
  modules: SiteModules;
  dev: DevSite;
  client: ClientFiles;
  /** Absolute path → ISO date, once the history has been read; empty until then. */
  dates: ReadonlyMap<string, string>;
  /** Of the server's start, and of the last change: a page that carries another one is out of date. */
  generation: string;
  hasSame: HasSame;
};

/** Messages to open pages: what is newest, look again, take other assets, or show what is wrong. */
export type Message =
  | { type: 'generation'; generation: string }
  | { type: 'page' }
  | { type: 'assets'; css: string; js: string }
  | { type: 'trouble'; text: string; diagnostics: readonly Diagnostic[] };

/** What is known of a site before its content is read. */
export type OpenedSite = {
  loaded: LoadedConfig;
  /** With what is for authors alone. */
  isDev: boolean;
  listed: ModuleSources;
  themeFiles: ThemeFiles;
  /** Scripts and sheets are on their way. */
  compiling: Promise<ClientFiles>;
};

export async function openSite(options: Options): Promise<OpenedSite> {
  const loaded = await loadConfig(options);
  await (await openRemote(loaded, options)).pull();
  const isDev = !options.isPreview;
  const listed = listModules(loaded);
  const themeFiles = await loadThemeFiles(loaded);
  const compiling = loadClient({ loaded, themeFiles, modules: listed, isDev });
  // They are awaited last; until then, nothing handles a failure.
  compiling.catch(() => {});
  return { loaded, isDev, listed, themeFiles, compiling };
}

export const loadState = async (options: Options): Promise<Omit<State, 'generation'>> =>
  readState(await openSite(options));

export async function readState(opened: OpenedSite): Promise<Omit<State, 'generation'>> {
  const { loaded, isDev, listed, themeFiles, compiling } = opened;
  // Beside a build, which has such a thread, there is no core for another.
  const ahead = isDev ? readAhead(loaded) : undefined;
  const assets = compiling.then((made) => assetUrls(loaded, made));
  assets.catch(() => {});
  const modules = await compileSiteModules(listed, loaded);
  const theme = await loadTheme(themeFiles.module);
  // Listed before it is read: what comes meanwhile is new.
  const hasSame = listKnown(loaded);
  const dev = await createDevSite({ loaded, isDev, assets, theme, themeFiles, modules, ahead });
  const client = await compiling;
  const dates = new Map<string, string>();
  const state = { loaded, themeFiles, modules, client, dev, dates, hasSame };
  // No page waits for the history: what it shows of it is for the author alone.
  void loadGitDates(loaded.contentDir, loaded.store, { below: historyOf(loaded) }).then(
    ({ dates }) => {
      for (const [file, date] of dates) state.dates.set(file, date);
    },
  );
  return state;
}

/** The least that a change makes necessary. */
export async function update(
  paths: readonly string[],
  state: State,
  options: Options,
): Promise<{ state: Omit<State, 'generation'>; message?: Message }> {
  const { loaded, dev, client } = state;
  const isPage = (at: string) =>
    at.startsWith(loaded.pagesDir) && /\.mdx?$/.test(at) && !/\/_/.test(at);
  const isEngineCode = (at: string) =>
    at.startsWith(engineDir) &&
    /\.tsx?$/.test(at) &&
    !at.startsWith(path.join(engineDir, 'client')) &&
    !/\.test\./.test(at);
  if (paths.some(isEngineCode)) {
    options.onEngineChange?.();
    return { state };
  }
  const isKnown = (at: string) => dev.source.pages.some(({ file }) => file === at);
  const hasOnlyPages = paths.every((at) => isPage(at) && isKnown(at) && existsSync(at));
  if (hasOnlyPages && !paths.map(dev.forget).includes(true))
    return { state, message: { type: 'page' } };
  if (paths.every((at) => isContent(at, loaded))) {
    const hasSameFiles = state.hasSame(paths);
    const hasSame = hasSameFiles ? state.hasSame : listKnown(loaded);
    const { theme } = dev;
    const { themeFiles, modules } = state;
    const assets = assetUrls(loaded, client);
    const next = await createDevSite({
      loaded,
      isDev: dev.site.isDev,
      assets,
      theme,
      themeFiles,
      modules,
      last: { dev, changed: paths, hasSameFiles },
    });
    return { state: { ...state, dev: next, hasSame }, message: { type: 'page' } };
  }
  const next = await loadState(options);
  const message: Message =
    next.client.js === client.js && next.client.css === client.css
      ? { type: 'page' }
      : { type: 'assets', ...assetUrls(next.loaded, next.client) };
  return { state: next, message };
}
