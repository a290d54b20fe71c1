// A function of each drawing → one that stays the same and calls the newest.
import { useCallback, useRef } from 'react';

/** For listeners and effects: they see the newest values and need not begin again. */
export function useNewest<Arguments extends unknown[], Result>(
  act: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const newest = useRef(act);
  newest.current = act;
  return useCallback((...values: Arguments) => newest.current(...values), []);
}
