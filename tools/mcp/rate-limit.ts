// How many calls a minute → whether the next ones are let in: a bucket that fills steadily, and holds a quarter of a minute's.

export type RateLimit = {
  /** 0: let in, and spent. Otherwise seconds until they will be. @param calls  `most` or fewer. */
  take(calls: number): number;
  /** Calls that can be let in together. */
  readonly most: number;
};

/** Several calls at once never take the last fifth: a caller with one question finds room. */
const KEPT_FOR_ONE = 1 / 5;

/** @param now  milliseconds; the clock unless given. */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const full = Math.max(1, perMinute / 4);
  const perMs = perMinute / 60_000;
  let left = full;
  let before = now();
  return {
    most: Math.max(1, Math.floor(full * (1 - KEPT_FOR_ONE))),
    take(calls) {
      const at = now();
      left = Math.min(full, left + Math.max(0, at - before) * perMs);
      before = at;
      const needed = calls > 1 ? calls + full * KEPT_FOR_ONE : calls;
      if (left < needed) return Math.ceil((needed - left) / perMs / 1000);
      left -= calls;
      return 0;
    },
  };
}
