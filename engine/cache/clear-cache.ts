// The cache folder → the same without modules and content of refs that no build uses any more, and a store within bounds.
import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { listAbandoned } from '../disk/in-work.ts';
import { clearInCache } from './cache-file.ts';
import { storeDir } from './store.ts';
import { tidyStore } from './tidy-store.ts';

/** What is used says so by its time. Nothing that lives goes without that for as long. */
const UNUSED_MS = 24 * 60 * 60 * 1000;
const AGAIN_MS = 60 * 60 * 1000;

/** Mark files or folders as used, where that wasn't said lately. Those that are gone are made again when they are needed. */
export function markUsed(paths: Iterable<string>): void {
  const now = new Date();
  const before = now.getTime() - AGAIN_MS;
  for (const at of paths)
    try {
      if (statSync(at).mtimeMs < before) utimesSync(at, now, now);
    } catch {
      // Read-only, or just removed: what can't be marked can't be cleared either, or is gone.
    }
}

/** Remove what killed runs left, and what was unused for a day: of builds that work now, and of servers, all is younger. */
export function clearCache(cacheDir: string): void {
  tidyStore(cacheDir);
  const before = Date.now() - UNUSED_MS;
  for (const { at } of ['.', ...foldersIn(cacheDir)].flatMap((one) =>
    listAbandoned(path.join(cacheDir, one)),
  ))
    removeQuietly(at);
  for (const at of listForOneState(cacheDir)) if (isOlder(at, before)) removeQuietly(at);
}

/** For a process that lives long and loads modules late: nothing is cleared before it ends. @returns what ends it. */
export function keepCache(cacheDir: string): () => void {
  const timer = setInterval(() => markUsed(listForOneState(cacheDir)), AGAIN_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** What is for one state of the inputs: contents of refs; modules for one engine, and single ones. */
function listForOneState(cacheDir: string): string[] {
  const inFolder = (folder: string, names: RegExp) =>
    namesIn(folder)
      .filter((name) => names.test(name))
      .map((name) => path.join(folder, name));
  const engines = inFolder(path.join(cacheDir, 'modules'), /^[\da-f]+$/);
  return [
    ...inFolder(path.join(cacheDir, 'versions'), /^\d+$/),
    ...engines,
    ...engines.flatMap((folder) => inFolder(folder, /\.(?:mjs|json)$/)),
  ];
}

const foldersIn = (cacheDir: string): string[] => [
  ...namesIn(cacheDir).filter((name) => !name.endsWith('.json') && name !== 'versions'),
  ...namesIn(storeDir(cacheDir)).map((kind) => path.join('store', kind)),
];

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isOlder(at: string, before: number): boolean {
  try {
    return statSync(at).mtimeMs < before;
  } catch {
    return false;
  }
}

function removeQuietly(at: string): void {
  try {
    clearInCache(at);
  } catch {
    // Another build clears, too.
  }
}
