// Collections whose records another one has taken ↔ the store, under all else that its own depend on: as long as that is the same, it asks the same.
import type { Store } from '../../cache/store.ts';

type Place = { store: Store };

const under = (own: string) => ['records', 'requested', own] as const;

/** @param own  hash of all that its records depend on but other collections. @returns names, in the order of the requests. */
export function findRequested(own: string, { store }: Place): string[] | undefined {
  const text = store.find(under(own));
  return text === undefined ? undefined : (JSON.parse(text) as string[]);
}

export function keepRequested(own: string, requested: readonly string[], { store }: Place): void {
  store.put(under(own), JSON.stringify(requested));
}
