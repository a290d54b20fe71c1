// Who sends how much → whether more is let in. Addresses live in memory, mixed with a salt that changes daily.
import { createHmac, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Senders that are remembered; the one that was silent longest makes room. */
const MOST_SENDERS = 50_000;

export type Limits = {
  /** 0: let in. Otherwise seconds until it would be. */
  take(address: string): number;
};

export type LimitsOptions = {
  /** Requests of one address a minute; a quarter of them at once. */
  perMinute: number;
  /** Requests of all addresses a second; three seconds' worth at once. */
  perSecond: number;
  /** Milliseconds; the clock unless given. */
  now?: () => number;
};

type Bucket = { left: number; at: number };

export function createLimits({ perMinute, perSecond, now = Date.now }: LimitsOptions): Limits {
  let salt = randomBytes(32);
  let salted = now();
  const senders = new Map<string, Bucket>();
  const all: Bucket = { left: perSecond * 3, at: now() };
  const waitFor = (bucket: Bucket, perMs: number, full: number, at: number): number => {
    bucket.left = Math.min(full, bucket.left + Math.max(0, at - bucket.at) * perMs);
    bucket.at = at;
    return bucket.left >= 1 ? 0 : Math.ceil((1 - bucket.left) / perMs / 1000);
  };
  return {
    take(address) {
      const at = now();
      if (at - salted >= DAY_MS) {
        salt = randomBytes(32);
        salted = at;
        senders.clear();
      }
      const key = createHmac('sha256', salt).update(address).digest('base64');
      const full = Math.max(1, perMinute / 4);
      const bucket = senders.get(key) ?? { left: full, at };
      // The one that sent last is the last in the map.
      senders.delete(key);
      senders.set(key, bucket);
      if (senders.size > MOST_SENDERS) senders.delete(senders.keys().next().value ?? '');
      const own = waitFor(bucket, perMinute / 60_000, full, at);
      const others = waitFor(all, perSecond / 1000, perSecond * 3, at);
      if (own === 0 && others === 0) {
        bucket.left -= 1;
        all.left -= 1;
      }
      return Math.max(own, others);
    },
  };
}
