// `content/snippets/` → the text of a snippet by its name, each read once.
import { isUtf8 } from 'node:buffer';
import path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { isBelow, readInside } from '../../disk/inside.ts';
import type { SourceFormat } from '../../source-format.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import { listFiles } from '../list-files.ts';
import { displayPath, readContent } from '../yaml/small-files.ts';
import { FILE, type SnippetReader } from './inserts.ts';
import { notUtf8 } from './page-header.ts';

type SnippetPlaces = {
  contentDir: string;
  /** As diagnostics show it. */
  contentName: string;
  pagesDir: string;
  /** Of a folder that may have been written for another tool. */
  format?: SourceFormat | undefined;
};

/** A snippet that a link leads to outside of the content counts as missing: includes stay inside. */
export function createSnippetReader({
  contentDir,
  contentName,
  pagesDir,
  format,
}: SnippetPlaces): SnippetReader {
  const snippets = path.join(contentDir, 'snippets');
  const texts = new Map<string, string | undefined>();
  /** Files that begin with "_" are beside the pages that include them. */
  const folderOf = (name: string) => (/(?:^|\/)_/.test(name) ? pagesDir : snippets);
  const readFile = (name: string): string | undefined => {
    const bytes = readInside(contentDir, path.join(contentDir, name));
    return bytes && bytes.length <= LONGEST && isUtf8(bytes) ? toText(bytes) : undefined;
  };
  const load = (name: string): string | undefined => {
    if (format && name.startsWith(FILE)) return readFile(name.slice(FILE.length));
    const folder = folderOf(name);
    const file = path.join(folder, name);
    const root = isBelow(folder, contentDir) ? contentDir : folder;
    const bytes = isBelow(file, folder) ? readInside(root, file) : undefined;
    return bytes && toText(bytes);
  };
  const reader: SnippetReader = {
    read(name) {
      if (!texts.has(name)) texts.set(name, load(name));
      return texts.get(name);
    },
    names: () => (pagesDir === contentDir ? [] : listFiles(snippets, '.md', contentDir)),
    pathOf(name) {
      const below = path.relative(contentDir, folderOf(name)).replaceAll(path.sep, '/');
      return path.posix.join(contentName, below, name);
    },
  };
  if (!format) return reader;
  const pathOf = (name: string) => path.posix.join(contentName, name);
  const pages = path.relative(contentDir, pagesDir).replaceAll(path.sep, '/');
  const roots = pages === '' ? [''] : [pages, ''];
  const files = { roots, read: (name: string) => reader.read(FILE + name), pathOf };
  return { ...reader, folder: { format, files } };
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
