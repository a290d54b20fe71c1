// Changes below a folder → one call with all changed paths, a few milliseconds after the last of them.
// Node's own recursive watching on Linux opens a watcher a file; this opens one a folder.
import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

const SETTLE_MS = 12;

export type Watching = { close(): void };

/**
 * @param folders  absolute; missing ones are passed over.
 * @param onChange absolute paths, each once. A path may be gone by then.
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (paths: string[]) => void,
): Watching {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (at: string) => {
    changed.add(at);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed];
      changed.clear();
      onChange(paths);
    }, SETTLE_MS);
  };
  const add = (folder: string) => {
    if (watchers.has(folder) || !isFolder(folder)) return;
    const watcher = watch(folder, (_event, name) => {
      if (!name || isIgnored(name)) return;
      const at = path.join(folder, name);
      if (isFolder(at)) add(at);
      note(at);
    });
    watcher.on('error', () => remove(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !isIgnored(entry.name)) add(path.join(folder, entry.name));
  };
  const remove = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  for (const folder of folders) add(folder);
  return {
    close() {
      clearTimeout(timer);
      for (const folder of [...watchers.keys()]) remove(folder);
    },
  };
}

function isIgnored(name: string): boolean {
  return (
    name.startsWith('.') ||
    name === 'node_modules' ||
    name.endsWith('~') ||
    /\.sw[px]$|^4913$/.test(name)
  );
}

function isFolder(at: string): boolean {
  return statSync(at, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
