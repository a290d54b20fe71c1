// Two words of the command line and the site → the pages and files that move, or a diagnostic.

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  ExpectedError,
  idProblem,
  nearest,
  type PageFile,
  type SiteSource,
  type Tokens,
  toPageId,
} from '../../engine/tooling.ts';
import { expectFree, expectPlace } from './expect-free.ts';
import { createPlaces, type Places } from './places.ts';
import { createRenames, type Renames } from './renames.ts';

export type MovePlan = {
  renames: Renames;
  /** Absolute paths; pages first, then the other files of a folder that moves. */
  files: { from: string; to: string }[];
  /** Absolute; the folder that is left empty, and the one that has its files. */
  folder?: string;
  newFolder?: string;
};

/** As the command line has them: ids, or paths of files. */
export type Words = { from: string; to: string };

/**
 * Several at once: a text that names some of them is corrected once.
 *
 * @throws ExpectedError  when an old name isn't there, a new one is, or one of them is no id.
 */
export function planMoves(words: readonly Words[], source: SiteSource): MovePlan {
  const { tokens, pagesDir } = source.loaded;
  const places = createPlaces(source);
  const parts = words.map((one) => partOf(one, source, places));
  const moved = parts.flatMap((one) => one.moved);
  const [{ folder, folders } = {}] = parts.length === 1 ? parts : [];
  const written = source.pages.filter(({ record }) => !record);
  const renames = createRenames(
    moved,
    new Map(written.map((one) => [one.id, writtenIdOf(one, places, tokens)])),
    new Map(written.map((one) => [one.id, places.nameOf(one)])),
    folder,
  );
  const files = [...parts.flatMap((one) => one.files), ...parts.flatMap((one) => one.others)];
  expectFree(moved, source);
  for (const file of files) expectPlace(file, pagesDir);
  return { renames, files, ...folders };
}

/** A page or a folder, and what moves with it. */
function partOf({ from: oldWord, to: newWord }: Words, source: SiteSource, places: Places) {
  const { tokens, pagesDir } = source.loaded;
  const oldName = nameBelow(oldWord, pagesDir);
  const oldId = toPageId(oldName, tokens);
  const page = oldWord.endsWith('/') ? undefined : places.find(oldName);
  if (page?.record) throw fromRecord(page);
  const oldFolder = places.folder(oldName);
  const inside = source.pages.filter(
    (one) =>
      !one.record &&
      (one.id.startsWith(`${oldId}/`) || places.nameOf(one).startsWith(`${oldFolder}/`)),
  );
  if (!page && inside.length === 0) throw noSuchPage(oldWord, oldId, source);
  const requested =
    nameBelow(newWord, pagesDir) +
    (newWord.endsWith('/') && page ? `/${path.posix.basename(oldName)}` : '');
  const newName = /\.mdx?$/.test(newWord) ? requested : places.nameFor(requested, page);
  const problem = newName === '' ? 'is empty' : idProblem(toPageId(newName, tokens));
  if (problem)
    throw new ExpectedError(
      `"${newWord}" is no page id: it ${problem}.`,
      'An id is the path of a page, such as: learn mv teams/audit teams/audit-log',
    );
  const depth = oldFolder.split('/').length;
  const moved = (page ? [page] : inside).map((one) => {
    const name = places.nameOf(one);
    const rest = name.split('/').slice(depth);
    const newPlace = [newName, ...(page ? [] : rest)].join('/');
    const writtenId = toPageId(name, tokens) === one.id ? name : one.id;
    const ending = path.extname(one.file);
    return {
      id: one.id,
      writtenId,
      ...places.idAt(newPlace, one),
      newPlace,
      ending,
      file: one.file,
    };
  });
  const stays = (one: (typeof moved)[number]) =>
    source.names ? places.nameOf({ ...one, path: '' }) === one.newPlace : one.id === one.to;
  if (moved.every(stays))
    throw new ExpectedError(`"${oldId}" has this name already.`, 'Give another name.');
  const folder = page
    ? undefined
    : { id: oldId, to: toPageId(requested, tokens), writtenTo: source.names ? requested : newName };
  const target = (name: string) => path.join(pagesDir, name);
  const files = moved.map(({ file, newPlace, ending }) => ({
    from: file,
    to: target(`${newPlace}${ending}`),
  }));
  const oldDir = page ? undefined : folderIn(inside, places, depth, pagesDir);
  const others = oldDir ? otherFiles(oldDir, files, target(newName)) : [];
  const folders = oldDir ? { folder: oldDir, newFolder: target(newName) } : {};
  return { moved, folder, files, others, folders };
}

/** Tokens in it, where the file's name has them. */
function writtenIdOf(page: PageFile, places: Places, tokens: Tokens): string {
  const name = places.nameOf(page);
  return toPageId(name, tokens) === page.id ? name : page.id;
}

/** An id, with `.md` or without, or a path of the file as a shell completes it. */
function nameBelow(word: string, pagesDir: string): string {
  const at = path.resolve(word);
  const below = path.relative(pagesDir, at).replaceAll(path.sep, '/');
  const isPath = path.isAbsolute(word) || word.startsWith('.') || existsSync(at);
  const isInside = below !== '' && !below.startsWith('..') && !path.isAbsolute(below);
  const isNamed = word.startsWith(`${path.relative(process.cwd(), pagesDir)}/`);
  if (isInside && (isPath || isNamed)) return below.replace(/\.mdx?$/, '');
  if (path.isAbsolute(word) || word.split('/').includes('..'))
    throw new ExpectedError(
      `"${word}" lies outside of the pages, ${path.relative(process.cwd(), pagesDir) || '.'}.`,
      'Give the id of a page, such as teams/audit.',
    );
  return word
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/\.mdx?$/, '');
}

function noSuchPage(word: string, id: string, { pages, loaded }: SiteSource): ExpectedError {
  const ids = pages.map((page) => page.id);
  const folders = ids.flatMap((one) =>
    one
      .split('/')
      .slice(0, -1)
      .map((_, i, parts) => parts.slice(0, i + 1).join('/')),
  );
  const meant = nearest(id, new Set([...ids, ...folders]));
  const shown = path.relative(process.cwd(), loaded.pagesDir) || '.';
  return new ExpectedError(
    `There is no page "${word}".`,
    meant ? `Closest: ${meant}` : `Name a page or a folder below ${shown}.`,
  );
}

function fromRecord({ id, path: shown }: PageFile): ExpectedError {
  return new ExpectedError(
    `"${id}" is made from a record, ${shown}, and gets its address from there.`,
    'Change the record, or what the config says of its addresses.',
  );
}

/** The folder on the disk; several names may give one id, such as `{product}-notes` and `acme-notes`. */
function folderIn(
  inside: readonly PageFile[],
  { nameOf }: Places,
  depth: number,
  pagesDir: string,
): string | undefined {
  const names = new Set(inside.map((page) => nameOf(page).split('/').slice(0, depth).join('/')));
  const [name] = names;
  return names.size === 1 && name ? path.join(pagesDir, name) : undefined;
}

/** Files beside the pages of a folder move with it. */
function otherFiles(folder: string, files: MovePlan['files'], to: string): MovePlan['files'] {
  const known = new Set(files.map(({ from }) => from));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((from) => !known.has(from))
    .sort()
    .map((from) => ({ from, to: path.join(to, path.relative(folder, from)) }));
}
