// How many requests a minute ▶ whether the next one is let in: a bucket that fills steadily, and holds a quarter of it.

export type RateLimit = {
  /** 0: let in. Otherwise seconds until one will be. */
  take(): number;
};

/** @param now  milliseconds; the clock unless given. */
export function createRateLimit(perMinute: number, now: () => number = Date.now): RateLimit {
  const most = Math.max(1, perMinute / 4);
  const perMs = perMinute / 60_000;
  let left = most;
  let before = now();
  return {
    take() {
      const at = now();
      left = Math.min(most, left + Math.max(0, at - before) * perMs);
      before = at;
      if (left < 1) return Math.ceil((1 - left) / perMs / 1000);
      left -= 1;
      return 0;
    },
  };
}
