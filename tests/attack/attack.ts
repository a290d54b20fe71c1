// What every part of the attack suite needs: how much to try, and chance that can be repeated.
//
// A part is a file `tests/attack/NAME.test.ts`; nothing else registers it. `npm test` runs all parts in their
// short form, `npm run attack` in full. A part takes its amount from `tries`, its chance from `createRandom`,
// talks to this machine only, and asserts what held, never how long it took.
const isFull = process.env.ATTACK === 'full';

/** The same seed makes the same attack; `npm run attack -- --seed 7` chooses another. */
const seed = Number(process.env.ATTACK_SEED ?? 1);

/** How much of something to try: `short` within seconds, `full` as much as the suite promises. */
export function tries({ short, full }: { short: number; full: number }): number {
  return isFull ? full : short;
}

export type Random = {
  /** A whole number, 0 to `below` - 1. */
  int(below: number): number;
  pick<T>(list: readonly T[]): T;
  /** The list in another order. */
  shuffle<T>(list: readonly T[]): T[];
};

/** Chance that depends on the seed and the name of the part only. */
export function createRandom(part: string): Random {
  let state = seed;
  for (const char of part) state = Math.imul(state ^ char.charCodeAt(0), 0x9e3779b1);
  // mulberry32, by Tommy Ettinger, public domain
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[int(list.length)] as T;
    },
    shuffle<T>(list: readonly T[]): T[] {
      return list
        .map((value) => ({ value, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value);
    },
  };
}
