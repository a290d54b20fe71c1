// Pieces of pages that cost much to make, by what they were made from: coloured code, diagrams, first states of islands.
import { hashOf } from '../content/hash.ts';

/** What a piece is made from: its kind, and every text that can change it. */
export type PieceSource = readonly [kind: string, ...from: string[]];

export type Pieces = {
  has(source: PieceSource): boolean;
  get(source: PieceSource): string | undefined;
  /** The piece, made only when it is not known. */
  keep(source: PieceSource, make: () => string): string;
};

/** Pieces of this run beside those of earlier ones. */
export type PieceStore = Pieces & {
  /** Keys of the pieces asked for since the last call, and those that were made for them. */
  take(): { used: string[]; made: Record<string, string> };
};

/** @param known  key → piece, from earlier runs; made with the same engine. */
export function createPieces(known: ReadonlyMap<string, string> = new Map()): PieceStore {
  const all = new Map<string, string>();
  let used = new Set<string>();
  let made: Record<string, string> = {};
  const find = (source: PieceSource) => {
    const key = hashOf(source);
    const piece = all.get(key) ?? known.get(key);
    if (piece !== undefined) used.add(key);
    return { key, piece };
  };
  return {
    has: (source) => find(source).piece !== undefined,
    get: (source) => find(source).piece,
    keep(source, make) {
      const { key, piece } = find(source);
      if (piece !== undefined) return piece;
      const own = make();
      all.set(key, own);
      used.add(key);
      made[key] = own;
      return own;
    },
    take() {
      const taken = { used: [...used], made };
      used = new Set();
      made = {};
      return taken;
    },
  };
}
