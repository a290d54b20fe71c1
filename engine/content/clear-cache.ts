// The cache folder ▶ the same without modules, client bundles and content of refs that no build uses any more.
import { readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** What is used says so by its time. Nothing that lives goes without that for as long. */
const UNUSED_MS = 24 * 60 * 60 * 1000;
const AGAIN_MS = 60 * 60 * 1000;

/** Folder of the cache ▶ names in it that are for one state of the inputs. */
const FOR_ONE_STATE: readonly [folder: string, names: RegExp][] = [
  ['.', /^client-/],
  ['versions', /^\d+$/],
  ['modules', /\.(?:mjs|json)(?:\.\d+)?$/],
];

/** Mark files or folders as used. Those that are gone are made again when they are needed. */
export function markUsed(paths: Iterable<string>): void {
  const now = new Date();
  for (const at of paths)
    try {
      utimesSync(at, now, now);
    } catch {
      // Read-only, or just removed: what can't be marked can't be cleared either, or is gone.
    }
}

/** Remove what was unused for a day: of builds that work now, and of servers, all is younger. */
export function clearCache(cacheDir: string): void {
  const before = Date.now() - UNUSED_MS;
  for (const at of listForOneState(cacheDir)) if (isOlder(at, before)) removeQuietly(at);
}

/** For a process that lives long and loads modules late: nothing is cleared before it ends. @returns what ends it. */
export function keepCache(cacheDir: string): () => void {
  const timer = setInterval(() => markUsed(listForOneState(cacheDir)), AGAIN_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function listForOneState(cacheDir: string): string[] {
  return FOR_ONE_STATE.flatMap(([folder, names]) =>
    namesIn(path.join(cacheDir, folder))
      .filter((name) => names.test(name))
      .map((name) => path.join(cacheDir, folder, name)),
  );
}

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
    rmSync(at, { recursive: true, force: true });
  } catch {
    // Another build clears, too.
  }
}
