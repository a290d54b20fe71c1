// Names below the pages folder → page ids; two files of one id, and names no address can have, are errors.
import path from 'node:path';
import { compare, type Diagnostic, diagnose, type Problem } from '../diagnostics.ts';
import type { ReleaseEntry } from '../releases/entry.ts';
import type { LoadedConfig } from './load-config.ts';
import { toPageId } from './load-source.ts';
import { idProblem } from './page-id.ts';
import { displayPath, listFiles } from './small-files.ts';

export type PageFile = {
  id: string;
  /** Absolute. */
  file: string;
  /** As diagnostics and edit links show it: `content/pages/…`. */
  path: string;
  /** Version of the release whose record the page is made from. */
  release?: string;
};

/** In code-unit order of the ids; hidden files and folders are passed over. Reads none of them. */
export function listPages(loaded: LoadedConfig, diagnostics: Diagnostic[]): PageFile[] {
  const folder = path.join(loaded.contentDir, 'pages');
  const byId = new Map<string, PageFile>();
  for (const name of listFiles(folder, '.md')) {
    if (/(?:^|\/)\./.test(name)) continue;
    const shown = displayPath(loaded, `pages/${name}`);
    const page = { id: toPageId(name, loaded.tokens), file: path.join(folder, name), path: shown };
    const first = byId.get(page.id);
    const problem = unusableId(page.id) ?? (first && sameId(page.id, first));
    if (problem) diagnostics.push(diagnose({ path: shown, line: 1, column: 1 }, problem));
    else byId.set(page.id, page);
  }
  return [...byId.values()].sort((a, b) => compare(a.id, b.id));
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

/** Pages of releases join those that authors have written. */
export function withReleasePages(
  pages: readonly PageFile[],
  entries: readonly ReleaseEntry[],
  diagnostics: Diagnostic[],
): PageFile[] {
  const byId = new Map(pages.map((page) => [page.id, page]));
  for (const { page: id, file, path: shown, record, hasOwnPage } of entries) {
    if (!hasOwnPage) continue;
    const first = byId.get(id);
    const problem = unusableId(id) ?? (first && sameId(id, first));
    if (problem) diagnostics.push(diagnose({ path: shown, line: 1, column: 1 }, problem));
    else byId.set(id, { id, file, path: shown, release: record.version });
  }
  return [...byId.values()].sort((a, b) => compare(a.id, b.id));
}
