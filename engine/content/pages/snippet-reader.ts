// `content/snippets/` → the text of a snippet by its name, each read once.
import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { isBelow, readInside } from '../../disk/inside.ts';
import { readText, VITEPRESS } from '../config/foreign-config.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import { listFiles } from '../list-files.ts';
import { SUMMARY } from '../sidebars/book-summary.ts';
import { displayPath, readContent } from '../yaml/small-files.ts';
import { FILE } from './foreign/foreign-lines.ts';
import type { SnippetReader } from './inserts.ts';
import { notUtf8 } from './load-source.ts';

/** A snippet that a link leads to outside of the content counts as missing: includes stay inside. */
export function createSnippetReader(
  contentDir: string,
  shown: string,
  pagesDir?: string,
  isBare = false,
): SnippetReader {
  const snippets = path.join(contentDir, 'snippets');
  const texts = new Map<string, string | undefined>();
  /** Files that begin with "_" are beside the pages that include them. */
  const folderOf = (name: string) =>
    pagesDir !== undefined && /(?:^|\/)_/.test(name) ? pagesDir : snippets;
  const readFile = (name: string): string | undefined => {
    const bytes = readInside(contentDir, path.join(contentDir, name));
    return bytes && bytes.length <= LONGEST && isUtf8(bytes) ? toText(bytes) : undefined;
  };
  const load = (name: string): string | undefined => {
    if (isBare && name.startsWith(FILE)) return readFile(name.slice(FILE.length));
    const folder = folderOf(name);
    const file = path.join(folder, name);
    const root = isBelow(folder, contentDir) ? contentDir : folder;
    const bytes = isBelow(file, folder) ? readInside(root, file) : undefined;
    return bytes && toText(bytes);
  };
  const isBook =
    isBare &&
    pagesDir !== undefined &&
    readInside(contentDir, path.join(pagesDir, SUMMARY)) !== undefined;
  const reader: SnippetReader = {
    read(name) {
      if (!texts.has(name)) texts.set(name, load(name));
      return texts.get(name);
    },
    names: () => (pagesDir === contentDir ? [] : listFiles(snippets, '.md', contentDir)),
    pathOf(name) {
      const below = path.relative(contentDir, folderOf(name)).replaceAll(path.sep, '/');
      return path.posix.join(shown, below, name);
    },
  };
  if (!isBare) return reader;
  const pathOf = (name: string) => path.posix.join(shown, name);
  const pages = path.relative(contentDir, pagesDir ?? contentDir).replaceAll(path.sep, '/');
  const isPress = readText(contentDir, VITEPRESS) !== undefined;
  const roots = pages === '' ? [''] : [pages, ''];
  return {
    ...reader,
    foreign: { isBook, isPress, roots, read: (name) => reader.read(FILE + name), pathOf },
  };
}

/** Nobody reads a longer file in a page. */
const LONGEST = 1_000_000;

const toText = (bytes: Buffer): string => bytes.toString('utf8').replace(/\r\n?/g, '\n');

/** Snippets that are no UTF-8 text. */
export function checkSnippets(loaded: SiteFolder, diagnostics: Diagnostic[]): void {
  const folder = path.join(loaded.contentDir, 'snippets');
  for (const name of listFiles(folder, '.md', loaded.contentDir))
    if (!isUtf8(readContent(loaded, `snippets/${name}`) ?? Buffer.alloc(0)))
      diagnostics.push(notUtf8(displayPath(loaded, `snippets/${name}`)));
}
