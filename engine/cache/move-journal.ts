// What `learn mv` is about to do to the disk ↔ a file in the cache folder, by which the next one takes back or finishes it.
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ExpectedError } from '../diagnostics/diagnostics.ts';
import { flush } from '../disk/flush.ts';
import { isAlive } from '../disk/in-work.ts';
import { isBelow, realNearest } from '../disk/inside.ts';
import { clearInCache, readCacheFile, writeCacheFile } from './cache-file.ts';

/** Absolute paths, all below the folders that the move may change. */
export type Journal = {
  /** The process that renames. */
  pid: number;
  /** `begun`: to be taken back. `done`: every file has its place, only what is left over has to go. */
  state: 'begun' | 'done';
  changes: JournalChange[];
  /** Folders that are made, outermost first. */
  made: string[];
  /** The folder that moves; it is left empty. */
  folder?: string | undefined;
};

/** A new text is in `fresh` until it takes its place; what was there is in `old`. */
export type JournalChange = {
  from?: string | undefined;
  to: string;
  fresh: string;
  old?: string | undefined;
  hasText: boolean;
};

/** What a move may change: where its journal is, and the folders that no path in it can leave. */
export type MovePlaces = {
  cacheDir: string;
  /** Absolute: the content folder, and that of pages. */
  roots: readonly string[];
};

export const journalFile = (cacheDir: string): string => path.join(cacheDir, 'move.json');

/** `0/pages/a.md`: the number of the folder that it lies in, then its path below it. */
const place = z.string().regex(/^\d+\/[^\0]+$/);
const journalSchema = z.strictObject({
  pid: z.int().positive(),
  state: z.enum(['begun', 'done']),
  changes: z.array(
    z.strictObject({
      from: place.optional(),
      to: place,
      fresh: place,
      old: place.optional(),
      hasText: z.boolean(),
    }),
  ),
  made: z.array(place),
  folder: place.optional(),
});

/** On the disk, not only in its cache, when this returns. @throws ExpectedError  when a path lies outside. */
export function writeJournal({ cacheDir, roots }: MovePlaces, journal: Journal): void {
  const at = journalFile(cacheDir);
  const written = mapPaths(journal, (one) => toPlace(one, roots));
  writeCacheFile(at, JSON.stringify(written));
  flush(at);
  flush(cacheDir);
}

/**
 * @returns undefined where there is none.
 * @throws ExpectedError  when it is damaged, or a path in it leads out of the folders, also by a link: nothing is done then.
 */
export function readJournal({ cacheDir, roots }: MovePlaces): Journal | undefined {
  const at = journalFile(cacheDir);
  if (!fs.existsSync(at)) return undefined;
  const parsed = journalSchema.safeParse(parse(readCacheFile(at)));
  const paths = parsed.success ? mapPaths(parsed.data, (one) => toPath(one, roots)) : undefined;
  if (paths) return paths as Journal;
  throw new ExpectedError(
    `What a killed "learn mv" noted is damaged, or leads out of the content. Nothing was changed.`,
    `Look for files that end in ".old" or ".new", then remove ${at}.`,
  );
}

export function removeJournal({ cacheDir }: Pick<MovePlaces, 'cacheDir'>): void {
  clearInCache(journalFile(cacheDir));
}

/** No move takes as long: its process is another one by then. */
const LONGEST_MS = 10 * 60 * 1000;

/** Changes nothing. @returns a sentence when a move was killed and waits; undefined when there is none, or it is at work. */
export function waitingMove(cacheDir: string): string | undefined {
  const at = journalFile(cacheDir);
  const startedMs = fs.statSync(at, { throwIfNoEntry: false })?.mtimeMs;
  if (startedMs === undefined) return undefined;
  const { data } = journalSchema.safeParse(parse(readCacheFile(at)));
  const isOurs = data === undefined || data.pid === process.pid;
  if (!isOurs && Date.now() - startedMs < LONGEST_MS && isAlive(data.pid)) return undefined;
  return 'A "learn mv" was killed, and some files are not in their places. Repair it: learn mv --recover';
}

/** @throws ExpectedError  when a killed move waits: pages may be missing, and a build would publish that. */
export function expectNoMove(cacheDir: string): void {
  if (waitingMove(cacheDir) === undefined) return;
  throw new ExpectedError(
    'A "learn mv" was killed, so pages may be missing. Nothing was built.',
    'Repair it: learn mv --recover',
  );
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Paths = z.output<typeof journalSchema> | Journal;

/** Undefined where one of its paths has no counterpart. */
function mapPaths(journal: Paths, map: (at: string) => string | undefined): Paths | undefined {
  let isWhole = true;
  const mapOne = <T extends string | undefined>(at: T): T => {
    const mapped = at === undefined ? undefined : map(at);
    if (at !== undefined && mapped === undefined) isWhole = false;
    return mapped as T;
  };
  const mapped = {
    ...journal,
    changes: journal.changes.map(({ from, to, fresh, old, hasText }) => ({
      from: mapOne(from),
      to: mapOne(to),
      fresh: mapOne(fresh),
      old: mapOne(old),
      hasText,
    })),
    made: journal.made.map((at) => mapOne(at)),
    folder: mapOne(journal.folder),
  };
  return isWhole ? mapped : undefined;
}

function toPlace(at: string, roots: readonly string[]): string {
  const index = roots.findIndex((root) => at !== root && isBelow(at, root));
  const root = roots[index];
  if (root === undefined)
    throw new ExpectedError(
      `${path.relative(process.cwd(), at)} lies outside of the content, so "learn mv" can't change it.`,
      'Move it by hand.',
    );
  return `${index}/${path.relative(root, at).replaceAll(path.sep, '/')}`;
}

/** Undefined where it isn't below its folder, or where a link in its path leads out. */
function toPath(written: string, roots: readonly string[]): string | undefined {
  const [index = '', ...parts] = written.split('/');
  const root = roots[Number(index)];
  const isPlain = parts.every(
    (part) => !['', '.', '..'].includes(part) && !part.includes(path.sep),
  );
  if (root === undefined || !isPlain) return undefined;
  const at = path.join(root, ...parts);
  return isBelow(realNearest(path.dirname(at)), realNearest(root)) ? at : undefined;
}
