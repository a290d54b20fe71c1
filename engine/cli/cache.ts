// `learn cache`: what runs have left for the next ones, by kind; made smaller, emptied, saved to a file and restored from it.
import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ARCHIVE, restoreCache, saveCache } from '../cache/archive.ts';
import { openCache } from '../cache/cache-dir.ts';
import { clearInCache } from '../cache/cache-file.ts';
import { clearCache } from '../cache/clear-cache.ts';
import {
  bareConfig,
  bareFolder,
  type ConfigOptions,
  findConfig,
} from '../content/config/find-config.ts';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { plural } from '../diagnostics/print-diagnostics.ts';
import { shownPath } from '../disk/shown-path.ts';
import { writeForUser } from '../disk/write-for-user.ts';
import type { Command } from './flags.ts';
import { configOptions } from './options.ts';

const FILE_NAME = 'site.learn-cache';
/** The mark, and what a killed `learn mv` takes back: neither can be made again. */
const STAYS = /^(?:learn-cache|move)\.json$/;

export const cacheCommand: Command = async (words, flags) => {
  const [what = '', ...rest] = words;
  const takesFile = what === 'save' || what === 'restore';
  const isAction = takesFile || what === 'prune' || what === 'clear';
  const [named = '', ...site] = takesFile ? rest : ['', ...(isAction ? rest : words)];
  if (takesFile && named === '')
    throw new ExpectedError(`Which file? Write: learn cache ${what} FILE`);
  const cacheDir = openCache(configOf(configOptions(site, flags)));
  if (what === 'clear') clear(cacheDir);
  if (what === 'prune') clearCache(cacheDir);
  if (what === 'save') writeForUser(fileAt(named), saveCache(cacheDir), { replaces: ARCHIVE });
  if (what === 'restore') restore(cacheDir, fileAt(named));
  print(cacheDir);
  return undefined;
};

function configOf(options: ConfigOptions): string {
  const bare = bareFolder(options);
  return bare ? bareConfig(bare) : findConfig(options);
}

/** In a folder it has a name of its own. */
function fileAt(named: string): string {
  const isFolder = lstatSync(named, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder ? path.join(named, FILE_NAME) : named;
}

function clear(cacheDir: string): void {
  for (const name of readdirSync(cacheDir))
    if (!STAYS.test(name)) clearInCache(path.join(cacheDir, name));
}

function restore(cacheDir: string, file: string): void {
  const files = restoreCache(cacheDir, readSaved(file));
  if (files === undefined)
    throw new ExpectedError(
      `${file} is no saved cache, or it is damaged. Nothing was restored.`,
      'Save one: learn cache save FILE',
    );
}

function readSaved(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new ExpectedError(`There is no saved cache at ${file}.`);
  }
}

function print(cacheDir: string): void {
  const kinds = sizes(cacheDir);
  const lines = [...kinds].map(([kind, { files, bytes }]) => line(kind, files, bytes));
  const all = [...kinds.values()];
  const total = (of: 'files' | 'bytes') => all.reduce((sum, one) => sum + one[of], 0);
  process.stdout.write(
    `${shownPath(cacheDir)}\n${lines.join('')}${line('all', total('files'), total('bytes'))}`,
  );
}

const line = (kind: string, files: number, bytes: number): string =>
  `  ${kind.padEnd(12)}${(bytes / 1e6).toFixed(1).padStart(8)} MB in ${plural(files, 'file')}\n`;

/** Kind → what it takes, sorted. */
function sizes(cacheDir: string): Map<string, { files: number; bytes: number }> {
  const kinds = new Map<string, { files: number; bytes: number }>();
  const names = readdirSync(cacheDir, { recursive: true }).map(String).sort();
  for (const name of names) {
    const stat = statSync(path.join(cacheDir, name), { throwIfNoEntry: false });
    if (!stat?.isFile() || STAYS.test(name)) continue;
    const [first = '', second = ''] = name.split(path.sep);
    const kind = first === 'store' ? second : first.replace(/^([^-]+)-[\w-]*\.json$/, '$1');
    const { files, bytes } = kinds.get(kind) ?? { files: 0, bytes: 0 };
    kinds.set(kind, { files: files + 1, bytes: bytes + stat.size });
  }
  return new Map([...kinds].sort(([a], [b]) => (a < b ? -1 : 1)));
}
