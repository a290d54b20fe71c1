// Pieces of pages that cost much to make, by what they were made from: coloured code, diagrams, first states of islands.
import { hashOf } from '../cache/hash.ts';
import type { Store } from '../cache/store.ts';

/** What a piece is made from: its kind, and every text that can change it. */
export type PieceSource = readonly [kind: string, ...from: string[]];

export type Pieces = {
  has(source: PieceSource): boolean;
  get(source: PieceSource): string | undefined;
  /** The piece, made only when it is not known. */
  keep(source: PieceSource, make: () => string): string;
};

/** @param store  with those of earlier runs; without one, they are known as long as this lives. */
export function createPieces(store?: Store): Pieces {
  const all = new Map<string, string>();
  const get = (source: PieceSource) => {
    const name = hashOf(source);
    const piece = all.get(name) ?? store?.find(['pieces', ...source]);
    if (piece !== undefined) all.set(name, piece);
    return piece;
  };
  return {
    has: (source) => get(source) !== undefined,
    get,
    keep(source, make) {
      const known = get(source);
      if (known !== undefined) return known;
      const piece = make();
      all.set(hashOf(source), piece);
      store?.put(['pieces', ...source], piece);
      return piece;
    },
  };
}

/** The same for whoever shows no page: code has no colors, so that no grammar is loaded, and nothing fills the memory. */
export function createUnshownPieces(store: Store): Pieces {
  const isCode = ([kind]: PieceSource) => kind === 'code';
  const get = (source: PieceSource) =>
    isCode(source) ? undefined : store.find(['pieces', ...source]);
  return {
    has: (source) => isCode(source) || get(source) !== undefined,
    get,
    keep(source, make) {
      const known = get(source);
      if (known !== undefined) return known;
      const piece = make();
      if (!isCode(source)) store.put(['pieces', ...source], piece);
      return piece;
    },
  };
}
