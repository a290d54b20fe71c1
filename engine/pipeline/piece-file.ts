// Pieces of earlier runs ↔ one file of the cache folder. A file that can't be trusted counts as absent.
import path from 'node:path';
import { readCacheFile, writeCacheFile } from '../content/cache-file.ts';
import { partVersions } from '../engine-dir.ts';
import { createPieces, type PieceStore } from '../markdown/pieces.ts';

type PieceFile = { version: string; pieces: Record<string, string> };

export const piecesFile = (cacheDir: string): string => path.join(cacheDir, 'pieces.json');

export const openPieces = (file: string): PieceStore => createPieces(readPieces(file));

/** Empty when there is none, when other code made it, or when it is damaged. */
function readPieces(file: string): Map<string, string> {
  const kept = readCacheFile(file);
  const { version, pieces } = (kept === undefined ? {} : JSON.parse(kept)) as Partial<PieceFile>;
  return new Map(version === partVersions.pieces ? Object.entries(pieces ?? {}) : []);
}

/**
 * Keep the pieces that pages show, and no others.
 *
 * @param used  keys of all pages of this build.
 * @param made  pieces that were made in it.
 */
export function writePieces(
  file: string,
  used: ReadonlySet<string>,
  made: Readonly<Record<string, string>>,
): void {
  const known = readPieces(file);
  const isSame =
    Object.keys(made).length === 0 &&
    known.size === used.size &&
    [...used].every((key) => known.has(key));
  if (isSame) return;
  const entries = [...used].sort().flatMap((key) => {
    const piece = made[key] ?? known.get(key);
    return piece === undefined ? [] : [[key, piece] as const];
  });
  const record: PieceFile = { version: partVersions.pieces, pieces: Object.fromEntries(entries) };
  writeCacheFile(file, JSON.stringify(record));
}

/** Add pieces to those that are kept. */
export function addPieces(file: string, made: Readonly<Record<string, string>>): void {
  if (Object.keys(made).length === 0) return;
  writePieces(file, new Set([...readPieces(file).keys(), ...Object.keys(made)]), made);
}
