// Calls of several callers → answered one after the other, callers in turn: the hundred calls of one delay another's by one.

/** Whoever sends calls: a connection. */
export type Caller = { readonly isGone: () => boolean };

export type Turns = {
  /** Rejects without doing anything when the caller has gone before its turn. */
  run<T>(caller: Caller, call: () => Promise<T>): Promise<T>;
  /** Calls whose turn hasn't come. */
  waiting(): number;
};

/** Callers that are answered at one time, one call each: one call that waits for the disk doesn't hold up the others. */
const AT_ONCE = 4;

/** Between two calls, whatever else has happened is taken notice of: a new caller never waits for more than the calls that run. */
export function createTurns(): Turns {
  const queues = new Map<Caller, (() => Promise<void>)[]>();
  const running = new Set<Caller>();
  const next = () => {
    for (const [caller, queue] of queues) {
      if (running.size === AT_ONCE) return;
      const start = running.has(caller) ? undefined : queue.shift();
      if (!start) continue;
      // To the end of those that wait.
      queues.delete(caller);
      if (queue.length > 0) queues.set(caller, queue);
      running.add(caller);
      void start().then(() => {
        running.delete(caller);
        setImmediate(next);
      });
    }
  };
  return {
    run: (caller, call) =>
      new Promise((resolve, reject) => {
        const start = async () => {
          if (caller.isGone()) reject(new Error('The caller has gone.'));
          else await call().then(resolve, reject);
        };
        const queue = queues.get(caller);
        if (queue) queue.push(start);
        else queues.set(caller, [start]);
        setImmediate(next);
      }),
    waiting: () => [...queues.values()].reduce((sum, { length }) => sum + length, 0),
  };
}
