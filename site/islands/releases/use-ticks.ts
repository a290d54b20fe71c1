// Ticks of a report ↔ this device's storage: nothing of them leaves it.
import { useEffect, useState } from 'react';

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
    setDone(new Set(report ? readKept()[report] : []));
  }, [report]);
  const save = (next: ReadonlySet<string>) => {
    setDone(next);
    if (report) keep(report, [...next]);
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

/** What can't be read, or was changed by hand, counts as nothing. */
function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
    const lists = Object.entries(kept).filter(([, ids]) => Array.isArray(ids));
    return Object.fromEntries(
      lists.map(([key, ids]) => [key, (ids as unknown[]).filter((id) => typeof id === 'string')]),
    ) as Kept;
  } catch {
    return {};
  }
}

/** Where storage is forbidden or full, ticks last as long as the page. */
function keep(report: string, ids: string[]): void {
  const { [report]: _before, ...others } = readKept();
  const kept = Object.entries({ ...others, ...(ids.length ? { [report]: ids } : {}) });
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST_REPORTS))));
  } catch {
    // Ticks last as long as the page.
  }
}
