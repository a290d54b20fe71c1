// Changes below a folder → one call with all changed paths, a few milliseconds after the last of them.
// Node's own recursive watching on Linux opens a watcher a file; this opens one a folder.
import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import path from 'node:path';
import { DEEPEST, realOf } from '../disk/inside.ts';

const SETTLE_MS = 12;

export type Watching = { close(): void };

/**
 * Links of the file system are not followed, so nothing outside is watched, and no circle is endless. A folder that
 * goes, or can't be watched, is let go; one that comes again is watched again.
 *
 * @param folders   absolute; missing ones are passed over. Each of them may be a link.
 * @param onChange  absolute paths, each once. A path may be gone by then.
 * @param onLimit   called once when the system refuses to watch more folders.
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (paths: string[]) => void,
  onLimit: () => void = () => {},
): Watching {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isFull = false;
  const note = (at: string) => {
    changed.add(at);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed];
      changed.clear();
      onChange(paths);
    }, SETTLE_MS);
  };
  const open = (folder: string): FSWatcher | undefined => {
    try {
      return watch(folder, (event, name) => {
        if (!name || isIgnored(name)) return;
        const at = path.join(folder, name);
        // It came, went, or went and came again: what watched a folder of that name watches nothing.
        if (event === 'rename') {
          removeBelow(at);
          if (isFolder(at)) add(at);
        }
        note(at);
      });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!isFull && (code === 'ENOSPC' || code === 'EMFILE')) {
        isFull = true;
        onLimit();
      }
      return undefined;
    }
  };
  const add = (first: string) => {
    const waiting = [{ folder: first, depth: 0 }];
    for (let next = waiting.pop(); next && !isFull; next = waiting.pop()) {
      const { folder, depth } = next;
      const watcher = watchers.has(folder) ? undefined : open(folder);
      if (!watcher) continue;
      watcher.on('error', () => removeBelow(folder));
      watchers.set(folder, watcher);
      if (depth < DEEPEST)
        for (const name of foldersIn(folder))
          waiting.push({ folder: path.join(folder, name), depth: depth + 1 });
    }
  };
  const removeBelow = (folder: string) => {
    for (const [at, watcher] of watchers)
      if (at === folder || at.startsWith(folder + path.sep)) {
        watcher.close();
        watchers.delete(at);
      }
  };
  for (const folder of folders) if (isFolder(realOf(folder) ?? folder)) add(folder);
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
      watchers.clear();
    },
  };
}

/** A name that is hidden, is of packages, or that an editor has for a moment. */
export function isIgnored(name: string): boolean {
  return (
    name.startsWith('.') ||
    name === 'node_modules' ||
    name.endsWith('~') ||
    /\.sw[px]$|^4913$/.test(name)
  );
}

/** None where the folder is gone, or may not be read. */
function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !isIgnored(entry.name))
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

/** False for a link to one, and for what can't be looked at. */
function isFolder(at: string): boolean {
  try {
    return lstatSync(at).isDirectory();
  } catch {
    return false;
  }
}
