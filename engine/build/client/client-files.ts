// What a browser gets of a site: scripts and styles ↔ the store: a list of its files, and each of them.
import type { Store } from '../../cache/store.ts';

export type ClientFiles = {
  /** File names below `_assets/`. */
  css: string;
  js: string;
  files: { name: string; content: Buffer }[];
};

/** @param key  of all that it was made from. @returns undefined where one of its files isn't there. */
export function findClientFiles(store: Store, key: string): ClientFiles | undefined {
  const list = store.find(['client', key]);
  if (list === undefined) return undefined;
  const names = JSON.parse(list) as string[];
  const files = names.flatMap((name) => {
    const content = store.findBytes(['client', key, name]);
    return content ? [{ name, content }] : [];
  });
  return files.length === names.length ? clientFilesOf(files) : undefined;
}

export function keepClientFiles(store: Store, key: string, { files }: ClientFiles): void {
  for (const { name, content } of files) store.put(['client', key, name], content);
  store.put(['client', key], JSON.stringify(files.map(({ name }) => name)));
}

/** @param files  sorted by their names. */
export function clientFilesOf(files: ClientFiles['files']): ClientFiles {
  const named = (pattern: RegExp) => files.find(({ name }) => pattern.test(name))?.name ?? '';
  return { css: named(/^style-.*\.css$/), js: named(/^site-.*\.js$/), files };
}
