// A loaded site → the folders and files that its build reads, and one hash of all that is in them.
import { createHash } from 'node:crypto';
import {
  type Dirent,
  existsSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { engineDir } from '../../cache/engine-version.ts';
import {
  createFileLooks,
  type FileLooks,
  type HashedFile,
  YOUNG_MS,
} from '../../cache/file-looks.ts';
import { compiledFrom } from '../../content/config/compilations.ts';
import { type Files, reachedFrom } from '../../content/config/import-graph.ts';
import type { LoadedConfig } from '../../content/config/load-config.ts';
import { isBelow, realOf } from '../../disk/inside.ts';
import type { ThemeFiles } from '../client/load-theme.ts';
import type { SiteModules } from '../client/modules.ts';

/** Absolute paths. */
export type InputPlaces = {
  /** With all that is below them. */
  folders: string[];
  /** Outside of these folders: what modules import from elsewhere. */
  files: string[];
  /** Folders below them that builds write to. */
  apart: string[];
};

export function listInputs(
  loaded: LoadedConfig,
  theme: ThemeFiles,
  modules: SiteModules,
  read: Files,
): InputPlaces {
  const { siteDir, contentDir, pagesDir, staticDirs, collections, file, module } = loaded;
  const { cacheDir, outDir } = loaded;
  const own = [siteDir, contentDir, pagesDir, ...staticDirs];
  const folders = outermost([...own, engineDir, ...collections.map(({ dir }) => dir)]);
  const entries = [file, ...modules.scripts.map((script) => script.file)];
  const compiled = [module, theme.module, ...outputsOf(modules)];
  const scripts = [...new Set([...entries, ...compiledFrom(compiled, cacheDir)])];
  const { sheets } = reachedFrom(scripts, read);
  const styles = [...theme.styles, ...Object.values(theme.pageStyles)];
  const isOutside = (at: string) => !folders.some((folder) => isBelow(at, folder));
  return {
    folders,
    files: [...new Set([...scripts, ...sheets, ...styles])].filter(isOutside).sort(),
    apart: [path.dirname(cacheDir), outDir, `${outDir}.builds`],
  };
}

const outputsOf = ({ islands, components, pictures, drawings }: SiteModules): string[] =>
  [islands, components, pictures, drawings].flatMap((files) => Object.values(files));

function outermost(folders: readonly string[]): string[] {
  const all = [...new Set(folders)].sort();
  return all.filter((one) => !all.some((other) => one !== other && isBelow(one, other)));
}

export type InputState = {
  /** Of names and contents. */
  hash: string;
  /** The same without what `isContent` names. */
  code: string;
  /** Of names and looks of all but pages; empty where one of them is so new that it may change without looking different. */
  besides: string;
  /** When a file, or a folder's list of names, was last changed. */
  newestMs: number;
  /** Of all files that are old enough. */
  looks: FileLooks;
};

type Reading = {
  /** What an earlier run knew: a file that looks as it did then is not read. */
  known?: FileLooks | undefined;
  /** Gets each file, but for links below the folders and what is below these. */
  take?(at: string, file: HashedFile): void;
  /** Whether a file or folder is of the content, and of no code. */
  isContent?(at: string, isFolder: boolean): boolean;
  isPage?(at: string): boolean;
};

/** Contents count, never a time alone. Undefined where something can't be read. */
export function readInputs(
  { folders, files, apart }: InputPlaces,
  { known = {}, take = () => {}, isContent = () => false, isPage = () => false }: Reading = {},
): InputState | undefined {
  const { looks, hashFile } = createFileLooks(known);
  const hash = createHash('sha256');
  const code = createHash('sha256');
  const besides = createHash('sha256');
  const oldMs = Date.now() - YOUNG_MS;
  let isOld = true;
  const passedOver = new Set(apart);
  const seen = new Set<string>();
  const roots = folders.flatMap((folder) => realOf(folder) ?? []);
  let newestMs = 0;
  const note = (modifiedMs: number) => {
    newestMs = Math.max(newestMs, modifiedMs);
  };
  const add = (at: string, what?: string) => {
    const text = `${at}\0${what ?? ''}\0`;
    hash.update(text);
    if (!isContent(at, what === undefined)) code.update(text);
    besides.update(isPage(at) ? at : text);
  };
  const readFile = (at: string) => {
    const file = hashFile(at);
    note(file.modifiedMs);
    add(at, file.hash);
    if (!isPage(at)) {
      besides.update(file.look);
      isOld &&= file.changedMs < oldMs;
    }
    return file;
  };
  const read = (at: string, entry: Dirent, isLinked: boolean) => {
    const isLink = entry.isSymbolicLink();
    const target = isLink ? targetOf(at) : entry;
    if (target?.isDirectory()) readFolder(at, isLinked || isLink);
    else if (target?.isFile()) {
      const file = readFile(at);
      if (!isLink && !isLinked) take(at, file);
    }
  };
  /** No build follows a link out: where it leads is all that counts. */
  const targetOf = (at: string) => {
    const real = realOf(at);
    add(at, readlinkSync(at));
    return real !== undefined && roots.some((root) => isBelow(real, root))
      ? statSync(real)
      : undefined;
  };
  const readFolder = (folder: string, isLinked = false) => {
    const real = realpathSync(folder);
    if (seen.has(real)) return;
    seen.add(real);
    add(folder);
    const entries = readdirSync(folder, { withFileTypes: true }).sort(byName);
    let holdsOutput = false;
    for (const entry of entries) {
      const at = path.join(folder, entry.name);
      if (passedOver.has(at)) holdsOutput = true;
      else if (NO_INPUT.has(entry.name)) continue;
      else read(at, entry, isLinked);
    }
    if (!holdsOutput) note(statSync(folder).mtimeMs);
  };
  try {
    for (const folder of folders) readFolder(folder);
    for (const file of files) {
      if (existsSync(file)) take(file, readFile(file));
      else add(file, 'none');
    }
    return {
      hash: hash.digest('hex'),
      code: code.digest('hex'),
      besides: isOld ? besides.digest('hex') : '',
      newestMs,
      looks,
    };
  } catch {
    return undefined;
  }
}

const NO_INPUT = new Set(['node_modules', '.git', '.learn']);

const byName = (a: Dirent, b: Dirent) => (a.name < b.name ? -1 : 1);
