// What was chosen → the ticks of this way, those of another tab and of the guides' own pages included.
import { useEffect, useRef, useState } from 'react';
import { type Done, readTicks, withTick, writeTicks, writeWay } from './ticks.ts';
import { TICKS_KEY } from './ticks-key.ts';

export type Progress = {
  done: Done;
  tick(key: string, isDone: boolean): void;
  clear(): void;
};

/** @param way  as it is in the address; undefined until it is read. */
export function useProgress(way: string | undefined): Progress {
  const [done, setDone] = useState<Done>({});
  // Two ticks may come before anything is drawn.
  const latest = useRef(done);
  useEffect(() => {
    if (!way) return;
    const read = () => {
      latest.current = readTicks(way);
      setDone(latest.current);
    };
    const listen = ({ key }: StorageEvent) => {
      if (key === TICKS_KEY || key === null) read();
    };
    read();
    writeWay(way);
    addEventListener('storage', listen);
    return () => removeEventListener('storage', listen);
  }, [way]);
  const save = (next: Done) => {
    latest.current = next;
    setDone(next);
    if (way) writeTicks(way, next);
  };
  return {
    done,
    tick: (key, isDone) => save(withTick(latest.current, key, isDone)),
    clear: () => save({}),
  };
}
