// Names below the pages folder → page ids; two files of one id, and names no address can have, are errors.
import path from 'node:path';
import type { LoadedCollection } from '../../collection.ts';
import { compare, type Diagnostic, diagnose, type Problem } from '../../diagnostics/diagnostics.ts';
import { idProblem } from '../../text/address.ts';
import { rootOf } from '../config/links-inside.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import { listPageFiles } from '../list-files.ts';
import { displayPath } from '../yaml/small-files.ts';
import {
  addressOf,
  chooseId,
  type LenientPage,
  namesOf,
  positionOf,
  readLenientPage,
} from './lenient-pages.ts';
import { type PageHeader, toPageId } from './page-header.ts';
import type { PageNames } from './page-names.ts';

export type PageFile = {
  id: string;
  /** Absolute. */
  file: string;
  /** As diagnostics and edit links show it: `content/pages/…`. */
  path: string;
  /** Its path below the pages folder, without its ending, where that is not its id. */
  name?: string;
  /** Its place in a sidebar made from folders. */
  position?: number;
  /** The record that the page is made from: name of the collection, and the key that it knows. */
  record?: { collection: string; key: string };
};

export type ListedPages = {
  /** In code-unit order of the ids. */
  pages: PageFile[];
  /** Of a site that isn't strict, where a page's id may be in the page. */
  headers?: ReadonlyMap<string, PageHeader>;
  names?: PageNames;
};

/** Hidden files, and what begins with "_", are passed over. Of a strict site, none of them is read. */
export function listPages(loaded: SiteFolder, diagnostics: Diagnostic[]): ListedPages {
  const byId = new Map<string, PageFile>();
  const read = new Map<string, LenientPage>();
  const addresses = new Set<string>();
  for (const name of listPageFiles(loaded.pagesDir, rootOf(loaded, loaded.pagesDir))) {
    if (loaded.format?.lists.includes(name)) continue;
    const shown = displayPath(loaded, path.posix.join(loaded.config.pages, name));
    const file = path.join(loaded.pagesDir, name);
    const lenient = loaded.config.strict ? undefined : readLenientPage(loaded, file, shown);
    const id = lenient
      ? chooseId(lenient, shown, addresses, diagnostics)
      : toPageId(name, loaded.tokens);
    const first = byId.get(id);
    const problem = unusableId(id) ?? (first && sameId(id, first));
    if (problem) {
      diagnostics.push(diagnose({ path: shown, line: 1, column: 1 }, problem));
      continue;
    }
    addresses.add(addressOf(id));
    const position = lenient && positionOf(lenient);
    byId.set(id, {
      id,
      file,
      path: shown,
      ...(lenient ? { name: lenient.name } : {}),
      ...(position === undefined ? {} : { position }),
    });
    if (lenient) read.set(id, lenient);
  }
  const pages = [...byId.values()].sort((a, b) => compare(a.id, b.id));
  if (loaded.config.strict) return { pages };
  const headers = new Map([...read].map(([id, { header }]) => [id, header]));
  return { pages, headers, names: namesOf(read, loaded) };
}

function unusableId(id: string): Problem | undefined {
  const problem = idProblem(id);
  return problem === undefined
    ? undefined
    : {
        code: 'pages/unusable-id',
        message: `The page's id "${id}" ${problem}.`,
        hint: 'Rename the file. Small letters, digits and "-" are sure to work.',
      };
}

function sameId(id: string, first: PageFile): Problem {
  return {
    code: 'pages/same-id',
    message: `Two pages have the id "${id}".`,
    hint: 'Rename or remove one of the two files.',
    related: [{ path: first.path, line: 1, column: 1 }],
  };
}

/** Pages made from records join those that authors have written. */
export function withRecordPages(
  pages: readonly PageFile[],
  collections: readonly LoadedCollection[],
  diagnostics: Diagnostic[],
): PageFile[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  for (const { collection, says } of collections)
    for (const { id, file, path: shown, key } of says.pages) {
      const first = byId.get(id);
      const problem = unusableId(id) ?? (first && sameId(id, first));
      if (problem) diagnostics.push(diagnose({ path: shown, line: 1, column: 1 }, problem));
      else byId.set(id, { id, file, path: shown, record: { collection: collection.name, key } });
    }
  return [...byId.values()].sort((a, b) => compare(a.id, b.id));
}
