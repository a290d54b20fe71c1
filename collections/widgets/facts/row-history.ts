// A row and the history of the runtimes → when it came, went or got another default, on each platform.
import { lookUp } from '../../../engine/shared.ts';
import type { Facts, HistoryEntry, Runtime } from './facts-file.ts';

export type RowMove = { kind: 'since' | 'until' | 'changed'; platform: Runtime; version: string };

/** A name exists while it, its part and its widget do. `of`: the widget's own key in the runtime. */
export type RowInRuntime = {
  runtime: Runtime;
  fact: { key: string };
  of: string | undefined;
  entries: readonly HistoryEntry[];
};

/** In the order of versions, which are those of the runtime; nothing for what has always been as it is. */
export function rowHistory(
  { runtime, fact, of, entries }: RowInRuntime,
  history: Facts['history'],
): RowMove[] {
  const versions = orderOf(history, runtime);
  const around = [...new Set([fact.key, of])].map(
    (key) => (key && lookUp(history[runtime], key)?.widget) || [],
  );
  const comings = [withoutLastRemoval(entries), ...around].map((own) =>
    own.filter(({ change }) => change !== 'default'),
  );
  const isThere = (at: number) => comings.every((own) => isThereAt(own, at, versions));
  const at = [...new Set(comings.flat().map(({ in: version }) => versions.get(version) ?? 0))];
  const moves = at
    .sort((a, b) => a - b)
    .filter((one) => one > 0 && isThere(one) !== isThere(one - 1))
    .map((one): RowMove => {
      const version = history.versions[runtime][one]?.version ?? '';
      return { kind: isThere(one) ? 'since' : 'until', platform: runtime, version };
    });
  const changes = entries
    .filter(({ change }) => change === 'default')
    .map((one): RowMove => ({ kind: 'changed', platform: runtime, version: one.in }));
  return [...moves, ...changes];
}

/** A name that is known today wasn't lost: what ended as a property goes on as a field that scripts reach. */
function withoutLastRemoval(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const moves = entries.filter(({ change }) => change !== 'default');
  return moves.at(-1)?.change === 'removed' ? moves.slice(0, -1) : moves;
}

/** What came at some time wasn't there before, and what went was. */
function isThereAt(
  entries: readonly HistoryEntry[],
  at: number,
  versions: ReadonlyMap<string, number>,
): boolean {
  const last = entries.findLast((entry) => (versions.get(entry.in) ?? 0) <= at);
  return last ? last.change === 'added' : entries[0]?.change !== 'added';
}

const orders = new WeakMap<Facts['history'], Map<Runtime, Map<string, number>>>();

function orderOf(history: Facts['history'], runtime: Runtime): ReadonlyMap<string, number> {
  const own = orders.get(history) ?? new Map<Runtime, Map<string, number>>();
  orders.set(history, own);
  const order =
    own.get(runtime) ?? new Map(history.versions[runtime].map(({ version }, at) => [version, at]));
  own.set(runtime, order);
  return order;
}
