// The calls of a request → let in, or why not: by how many there are, how many of them wait already, and how many a minute.
import type { RateLimit } from './rate-limit.ts';
import type { Caller } from './turns.ts';

export type Refusal = { status: number; text: string; headers?: Record<string, string> };

/** @property answered  to be called once the request is answered. */
export type Admission =
  | { refusal: Refusal; answered?: undefined }
  | { refusal?: undefined; answered: () => void };

/** Calls in one request; the library takes no more, either. */
const MOST_CALLS = 100;
/** Calls that are let in and not answered: of one caller, of all. */
const MOST_OPEN_OF_ONE = 200;
const MOST_OPEN = 1_000;

/** A request weighs as much as the calls in it. What is refused spends nothing of the limit. */
export function createAdmission(limit: RateLimit): (calls: number, caller: Caller) => Admission {
  const openOf = new WeakMap<Caller, number>();
  let open = 0;
  const add = (caller: Caller, calls: number) => {
    open += calls;
    openOf.set(caller, (openOf.get(caller) ?? 0) + calls);
  };
  const most = Math.min(MOST_CALLS, limit.most);
  return (calls, caller) => {
    if (calls > most)
      return {
        refusal: { status: 413, text: `The request has ${calls} calls: send ${most} at most.` },
      };
    if ((openOf.get(caller) ?? 0) + calls > MOST_OPEN_OF_ONE || open + calls > MOST_OPEN)
      return tooMany('Too many calls wait for an answer', 1);
    const waitSeconds = limit.take(calls);
    if (waitSeconds > 0) return tooMany('Too many requests', waitSeconds);
    add(caller, calls);
    return { answered: () => add(caller, -calls) };
  };
}

const tooMany = (text: string, seconds: number): Admission => ({
  refusal: { status: 429, text, headers: { 'Retry-After': String(seconds) } },
});
