// Pages of a site → where each lies, and where it would lie and be called after a move. In a site that isn't strict,
// a file's name is not the page's id: it may have a number, be a folder's `README`, or say its id in the page.

import path from 'node:path';
import {
  findPage,
  folderOf,
  idAt,
  isIndex,
  type PageFile,
  replaceTokens,
  type SiteSource,
  takeNumber,
  toPageId,
  withoutNumbers,
} from '../../engine/tooling.ts';

export type Places = {
  /** Path of its file below the pages folder, without its ending; tokens in it. */
  nameOf(page: PageFile): string;
  /** By id, by file, or by what links may call it. */
  find(word: string): PageFile | undefined;
  /** The folder of files that holds the pages of a folder of ids. */
  folder(word: string): string;
  /** The file to move to, when somebody asks for an id: folders as they lie there, and the number it has. */
  nameFor(wanted: string, page: PageFile | undefined): string;
  /** The id that a page has when its file is called so; with tokens, as authors write it. */
  idAt(name: string, page: PageFile): { to: string; writtenTo: string };
};

export function createPlaces({ loaded, pages, headers, names }: SiteSource): Places {
  const { pagesDir, tokens } = loaded;
  const written = pages.filter(({ record }) => !record);
  const nameOf = ({ file }: PageFile) =>
    path
      .relative(pagesDir, file)
      .replaceAll(path.sep, '/')
      .replace(/\.mdx?$/, '');
  const folders = new Map<string, string>();
  for (const page of names ? written : []) {
    const parts = folderOf(nameOf(page)).split('/');
    for (let depth = 1; depth <= parts.length; depth++) {
      const folder = parts.slice(0, depth).join('/');
      folders.set(withoutNumbers(replaceTokens(folder, tokens)), folder);
    }
  }
  const folder = (word: string) => folders.get(word) ?? word;
  return {
    nameOf,
    folder,
    find(word) {
      const id = toPageId(word, tokens);
      const known = names && findPage(`/${replaceTokens(word, tokens)}`, '', names);
      const isFolder = names !== undefined && folders.has(id);
      return (
        pages.find((page) => page.id === id) ??
        written.find((page) => nameOf(page) === word) ??
        (isFolder ? undefined : written.find((page) => page.id === known))
      );
    },
    nameFor(wanted, page) {
      if (!names) return wanted;
      const parts = wanted.split('/');
      let base = parts.pop() ?? '';
      const below: string[] = [];
      while (parts.length > 0 && !folders.has(parts.join('/'))) below.unshift(parts.pop() ?? '');
      const into = [...(parts.length > 0 ? [folder(parts.join('/'))] : []), ...below].join('/');
      const old = page && nameOf(page);
      if (old === undefined) return into ? `${into}/${base}` : base;
      const [was = ''] = old.split('/').slice(-1);
      if (isIndex(old) && /^(?:index|readme)$/i.test(base)) base = was;
      const { name, number } = takeNumber(was);
      const isNumbered = number !== undefined && takeNumber(base).number === undefined;
      if (isNumbered && folderOf(old) === into)
        base = was.slice(0, was.length - name.length) + base;
      return into ? `${into}/${base}` : base;
    },
    idAt(name, page) {
      const header = headers?.get(page.id);
      if (!names || !header) return { to: toPageId(name, tokens), writtenTo: name };
      return {
        to: idAt({ name: replaceTokens(name, tokens).normalize('NFC'), header }).usable,
        writtenTo: idAt({ name, header }).written,
      };
    },
  };
}
