// The config and the folders of a site → what an editor is asked to watch, so that changes on the disk are also checked.
import path from 'node:path';
import {
  type ClientCapabilities,
  type Connection,
  DidChangeWatchedFilesNotification,
  type Disposable,
  type FileSystemWatcher,
} from 'vscode-languageserver';
import {
  contentFolders,
  type createLiveCheck,
  isBelow,
  isIgnored,
  type LiveCheck,
  type LoadedConfig,
} from '../../engine/tooling.ts';
import { toUri } from './places.ts';

/** Files below a folder, by a pattern. */
type Watched = { folder: string; pattern: string };

type Options = Parameters<typeof createLiveCheck>[0];

const CONFIG = 'site.config.{ts,json}';

/** Asks again when the config names other folders. Does nothing where an editor only watches what its user says. */
export function createWatching(
  connection: Connection,
  { workspace }: ClientCapabilities,
  options: Options,
): { follow(live: LiveCheck): Promise<void> } {
  const { dynamicRegistration, relativePatternSupport } = workspace?.didChangeWatchedFiles ?? {};
  let known = '';
  let registered: Disposable | undefined;
  return {
    async follow(live) {
      if (!dynamicRegistration) return;
      const site = live.current();
      // A config that is wrong for a while leads to the same folders.
      if (!site && known !== '') return;
      const watchers = watchedOf(site?.loaded, options).map((one) =>
        toWatcher(one, relativePatternSupport),
      );
      const asked = JSON.stringify(watchers);
      if (asked === known) return;
      known = asked;
      const before = registered;
      registered = await connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers,
      });
      before?.dispose();
    },
  };
}

/** Of a site whose config was never right, the places where one may be. */
function watchedOf(loaded: LoadedConfig | undefined, { siteDir, configFile }: Options): Watched[] {
  if (!loaded) {
    const pattern = configFile ? path.basename(configFile) : `**/${CONFIG}`;
    return [
      { folder: path.resolve(configFile ? path.dirname(configFile) : (siteDir ?? '.')), pattern },
    ];
  }
  const { file, isBare } = loaded;
  return [
    { folder: path.dirname(file), pattern: isBare ? CONFIG : path.basename(file) },
    ...foldersOf(loaded).map((folder) => ({ folder, pattern: '**/*' })),
  ];
}

/** None is in another. */
function foldersOf(loaded: LoadedConfig): string[] {
  const all = contentFolders(loaded);
  return all.filter((one) => !all.some((other) => other !== one && isBelow(one, other)));
}

/** What builds write, what is hidden and what editors leave for a moment is no part of a site, although it may be in its folder. */
export function isOfSite(file: string, loaded: LoadedConfig | undefined): boolean {
  if (!loaded) return true;
  const { outDir } = loaded;
  if ([outDir, `${outDir}.builds`].some((folder) => isBelow(file, folder))) return false;
  const folder = foldersOf(loaded).find((one) => isBelow(file, one)) ?? path.dirname(file);
  return !path.relative(folder, file).split(path.sep).some(isIgnored);
}

/** Without a base, a pattern is taken from the folder that is open, wherever that is. */
const toWatcher = ({ folder, pattern }: Watched, hasBase = false): FileSystemWatcher => ({
  globPattern: hasBase
    ? { baseUri: toUri(folder), pattern }
    : pattern === '**/*'
      ? `**/${path.basename(folder)}/${pattern}`
      : `**/${path.basename(pattern)}`,
});
