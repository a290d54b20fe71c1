// Boxes that are ticked, each with its time ↔ this device's storage: nothing of them leaves it.
import { useEffect, useState } from 'react';
import { isRecord, keep, readKept } from '../../../engine/client/kept.ts';

const KEY = 'learn-runbook';

/** Key of a step → when it was ticked, ISO 8601. */
type Done = Readonly<Record<string, string>>;

export type Progress = {
  done: Done;
  tick(key: string, isDone: boolean): void;
  clear(): void;
};

/** @param way  what was chosen: each way keeps ticks of its own; undefined until the address is read. */
export function useProgress(way: string | undefined): Progress {
  const [done, setDone] = useState<Done>({});
  useEffect(() => setDone(way ? (readAll()[way] ?? {}) : {}), [way]);
  const save = (next: Done) => {
    setDone(next);
    if (way) write(way, next);
  };
  return {
    done,
    tick(key, isDone) {
      const { [key]: _before, ...others } = done;
      save(isDone ? { ...others, [key]: new Date().toISOString() } : others);
    },
    clear: () => save({}),
  };
}

function readAll(): Record<string, Done> {
  return Object.fromEntries(
    Object.entries(readKept(KEY)).map(([way, done]) => [
      way,
      isRecord(done) ? onlyTimes(done) : {},
    ]),
  );
}

const onlyTimes = (done: Record<string, unknown>): Done =>
  Object.fromEntries(
    Object.entries(done).filter(
      (one): one is [string, string] =>
        typeof one[1] === 'string' && !Number.isNaN(Date.parse(one[1])),
    ),
  );

function write(way: string, done: Done): void {
  const { [way]: _before, ...others } = readAll();
  keep(KEY, Object.keys(done).length ? { ...others, [way]: done } : others);
}
