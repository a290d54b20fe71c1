// Files of a site that isn't strict → pages, their addresses and other names, as Docusaurus would give them.
import path from 'node:path';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.ts';
import { readInside } from '../../disk/inside.ts';
import { idProblem, nearestId } from '../../text/address.ts';
import { SEARCH_ID } from '../../text/search-id.ts';
import type { SiteFolder } from '../config/site-folder.ts';
import { humanize } from '../sidebars/generate-sidebar.ts';
import { type PageHeader, toHeader } from './page-header.ts';
import { folderOf, type PageNames, takeNumber, withoutNumbers } from './page-names.ts';
import { replaceTokens } from './tokens.ts';

/** What is known of a page's file before its id: its path below the pages folder, without its ending. */
export type LenientPage = { name: string; header: PageHeader };

export function readLenientPage(loaded: SiteFolder, file: string, shown: string): LenientPage {
  const written = path.relative(loaded.pagesDir, file).replaceAll(path.sep, '/');
  const name = replaceTokens(written.replace(/\.mdx?$/, ''), loaded.tokens).normalize('NFC');
  const bytes = readInside(loaded.pagesDir, file) ?? Buffer.alloc(0);
  const page = { path: shown, bytes, name: titleOf(name, loaded), format: loaded.format };
  return { name, header: toHeader(page, loaded.tokens, Object.keys(loaded.config.platforms)) };
}

/** What a page without a title is called: its file, or the folder that it is the index page of. */
export function titleOf(name: string, { contentDir }: SiteFolder): string {
  const parts = name.split('/');
  if (isIndex(name)) parts.pop();
  return humanize(takeNumber(parts.at(-1) ?? path.basename(contentDir)).name);
}

/** `README`, `index`, and a file named like its folder stand for the folder. */
export function isIndex(name: string): boolean {
  const [file = '', folder] = name.split('/').reverse();
  const own = takeNumber(file).name.toLowerCase();
  return (
    own === 'readme' ||
    own === 'index' ||
    (folder !== undefined && own === takeNumber(folder).name.toLowerCase())
  );
}

const inFolder = (folder: string, name: string): string => (folder ? `${folder}/${name}` : name);

/** Ids that a page may have, best first; the last one is its file's path. */
function wantedIds({ name, header }: LenientPage): string[] {
  const { slug, id } = header.frontMatter ?? {};
  const plain = withoutNumbers(name);
  const folder = folderOf(plain);
  const usual = isIndex(name) ? inFolder(folder, 'index') : id ? inFolder(folder, id) : plain;
  const chosen = slug === undefined ? [] : [fromSlug(slug, folder)];
  return [...chosen, usual, plain, name];
}

/** `/a/b` begins at the site, everything else at the page's folder. */
function fromSlug(slug: string, folder: string): string {
  const parts = slug.startsWith('/') || folder === '' ? [] : folder.split('/');
  for (const part of slug.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return parts.join('/') || 'index';
}

/** The id that the page has if no other page has it, and the same before it is made usable. */
export function idAt(page: LenientPage): { usable: string; written: string } {
  const [written = page.name] = wantedIds(page);
  return { usable: nearestId(written), written };
}

/** The first id that is free. One that no address can have is made usable, one that is taken gets a number; both is said. */
export function chooseId(
  page: LenientPage,
  shown: string,
  taken: ReadonlySet<string>,
  diagnostics: Diagnostic[],
): string {
  const wanted = wantedIds(page);
  const isFree = (one: string) => one !== SEARCH_ID && !taken.has(addressOf(one));
  const free = wanted.find((one) => isFree(nearestId(one)));
  const id = free ?? page.name;
  let usable = nearestId(id);
  for (let n = 1; !isFree(usable); n++) usable = `${nearestId(id)}-${n}`;
  const problem = free === undefined ? 'is taken' : idProblem(id);
  if (problem !== undefined && idProblem(usable) === undefined)
    diagnostics.push(
      diagnose(
        { path: shown, line: 1, column: 1 },
        {
          severity: 'warning',
          code: 'pages/other-address',
          message: `The page's address is "${usable}", since "${id}" ${problem}.`,
          hint: 'Rename the file. Small letters, digits and "-" are sure to work.',
        },
      ),
    );
  return usable;
}

/** An index page has its folder's address. */
export const addressOf = (id: string): string => id.replace(/(^|\/)index$/, '');

/** Where a page is in its folder, from 0 or below; undefined where nothing says so. */
export function positionOf({ name, header }: LenientPage): number | undefined {
  return header.frontMatter?.sidebar_position ?? takeNumber(name.split('/').at(-1) ?? '').number;
}

/** @param pages  id → what it was read from. Names that several pages have lead to the first. */
export function namesOf(pages: ReadonlyMap<string, LenientPage>, loaded: SiteFolder): PageNames {
  const ids: Record<string, string> = Object.create(null);
  const files: Record<string, string> = Object.create(null);
  for (const id of pages.keys()) ids[id] = id;
  for (const [id, page] of pages) {
    files[id] = page.name;
    const others = [page.name, ...wantedIds(page)];
    for (const name of others.flatMap((one) => (isIndex(one) ? [one, folderOf(one)] : one)))
      ids[name] ??= id;
    if (id.endsWith('/index')) ids[folderOf(id)] ??= id;
    if (id === 'index') ids[''] ??= id;
  }
  const base = loaded.config.base.slice(1, -1);
  const roots = [base, path.basename(loaded.pagesDir), 'docs', 'next'].filter(Boolean);
  return { ids: { ...ids }, files: { ...files }, roots: [...new Set(roots)] };
}
