// `content/snippets/` → the text of a snippet by its name, each read once.
import { isUtf8 } from 'node:buffer';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../diagnostics.ts';
import type { SnippetReader } from './includes.ts';
import { isFile, listFiles } from './list-files.ts';
import type { LoadedConfig } from './load-config.ts';
import { notUtf8 } from './load-source.ts';
import { displayPath } from './small-files.ts';

/** A snippet that a link leads to outside the folder counts as missing: includes stay inside. */
export function createSnippetReader(
  contentDir: string,
  shown: string,
  pagesDir?: string,
): SnippetReader {
  const snippets = path.join(contentDir, 'snippets');
  const texts = new Map<string, string | undefined>();
  /** Files that begin with "_" are beside the pages that include them. */
  const folderOf = (name: string) =>
    pagesDir !== undefined && /(?:^|\/)_/.test(name) ? pagesDir : snippets;
  const load = (name: string): string | undefined => {
    const folder = folderOf(name);
    const file = path.join(folder, name);
    if (!isFile(file)) return undefined;
    const real = path.relative(realpathSync(folder), realpathSync(file));
    return real.startsWith('..') ? undefined : readFileSync(file, 'utf8').replace(/\r\n?/g, '\n');
  };
  return {
    read(name) {
      if (!texts.has(name)) texts.set(name, load(name));
      return texts.get(name);
    },
    names: () => (pagesDir === contentDir ? [] : listFiles(snippets, '.md')),
    pathOf(name) {
      const below = path.relative(contentDir, folderOf(name)).replaceAll(path.sep, '/');
      return path.posix.join(shown, below, name);
    },
  };
}

/** Snippets that are no UTF-8 text. */
export function checkSnippets(loaded: LoadedConfig, diagnostics: Diagnostic[]): void {
  const folder = path.join(loaded.contentDir, 'snippets');
  for (const name of listFiles(folder, '.md'))
    if (!isUtf8(readFileSync(path.join(folder, name))))
      diagnostics.push(notUtf8(displayPath(loaded, `snippets/${name}`)));
}
