// The file of moves of widgets → their history, once it is needed and there.
import { useEffect, useState } from 'react';
import type { ReleaseIndex } from '../data.ts';
import { type PackedMoves, unpackMoves, type WidgetHistory } from '../widget-moves.ts';
import { loadJson } from './use-releases.ts';

/** @returns  undefined until it is there; where it can't be had, what is shown goes without it. */
export function useWidgetMoves(
  base: string,
  index: ReleaseIndex | undefined,
  isNeeded: boolean,
): WidgetHistory | undefined {
  const [history, setHistory] = useState<WidgetHistory>();
  const file = isNeeded ? index?.moves : undefined;
  useEffect(() => {
    if (!file) return;
    loadJson<PackedMoves>(`${base}_releases/${file}`).then(
      (packed) => setHistory(unpackMoves(packed)),
      () => setHistory(undefined),
    );
  }, [base, file]);
  return history;
}
