// What the command line says about a site → the path of its config. Loads nothing: the quickest build ends right after.
import path from 'node:path';
import type { OpenRemoteCache } from '../../cache/remote-cache.ts';
import { ExpectedError } from '../../diagnostics/diagnostics.ts';
import { expectFolder } from '../../disk/expect-folder.ts';
import type { SourceFormat } from '../../source-format.ts';
import { isFile, listPageFiles } from '../list-files.ts';

export type ConfigOptions = {
  siteDir?: string;
  configFile?: string;
  out?: string;
  base?: string;
  /** Gets a sentence for people that is no diagnostic about the content. */
  onNotice?: (says: string) => void;
  /** How a folder without a config is read that may have been written for another tool; otherwise it is plain Markdown. */
  loadFormat?: () => Promise<SourceFormat>;
  /** What talks to the cache that a team shares; without it, none is used. */
  loadRemoteCache?: () => Promise<OpenRemoteCache>;
  /** The command repairs a killed move itself, so there is no notice of it. */
  isRepairing?: boolean;
};

const NAMES = ['site.config.ts', 'site.config.json'];

/** @throws ExpectedError  when there is no site. */
export function findConfig({ siteDir, configFile }: ConfigOptions): string {
  if (configFile) {
    const file = path.resolve(configFile);
    if (isFile(file)) return file;
    throw new ExpectedError(`There is no config file at ${configFile}.`);
  }
  const folders = siteDir ? [path.resolve(siteDir)] : [process.cwd(), path.resolve('site')];
  for (const folder of folders)
    for (const name of NAMES) if (isFile(path.join(folder, name))) return path.join(folder, name);
  throw new ExpectedError(
    `${siteDir ?? 'This folder'} is not a site: it has no site.config.ts and no site.config.json.`,
    'Name the site’s folder, such as: learn build site; or a folder of Markdown, such as: learn build docs',
  );
}

/** A folder that is named, has no config, and has pages. @throws ExpectedError  when it is a whole disk. */
export function bareFolder({ siteDir, configFile }: ConfigOptions): string | undefined {
  if (!siteDir || configFile) return undefined;
  expectFolder(siteDir);
  const folder = path.resolve(siteDir);
  if (NAMES.some((name) => isFile(path.join(folder, name)))) return undefined;
  return listPageFiles(folder).length > 0 ? folder : undefined;
}

/** Where its config would be. */
export const bareConfig = (folder: string): string => path.join(folder, 'site.config.json');
