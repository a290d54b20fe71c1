// Ticks of a report ↔ this device's storage: nothing of them leaves it.
import { useEffect, useState } from 'react';
import { keep, readKept } from '../../../engine/browser.ts';

const KEY = 'learn-upgrade-ticks';
/** Reports whose ticks are kept; the oldest go first. */
const MOST_REPORTS = 20;

type Kept = Record<string, string[]>;

export type Ticks = {
  done: ReadonlySet<string>;
  toggle(id: string): void;
  clear(): void;
};

/** @param report  its two versions, `10.6.4 11.14.0`; undefined while none is chosen. */
export function useTicks(report: string | undefined): Ticks {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    setDone(new Set(report ? readTicks()[report] : []));
  }, [report]);
  const save = (next: ReadonlySet<string>) => {
    setDone(next);
    if (report) keepTicks(report, [...next]);
  };
  return {
    done,
    toggle(id) {
      const next = new Set(done);
      if (!next.delete(id)) next.add(id);
      save(next);
    },
    clear: () => save(new Set()),
  };
}

function readTicks(): Kept {
  const lists = Object.entries(readKept(KEY)).filter(([, ids]) => Array.isArray(ids));
  return Object.fromEntries(
    lists.map(([key, ids]) => [key, (ids as unknown[]).filter((id) => typeof id === 'string')]),
  ) as Kept;
}

function keepTicks(report: string, ids: string[]): void {
  const { [report]: _before, ...others } = readTicks();
  const kept = Object.entries({ ...others, ...(ids.length ? { [report]: ids } : {}) });
  keep(KEY, Object.fromEntries(kept.slice(-MOST_REPORTS)));
}
