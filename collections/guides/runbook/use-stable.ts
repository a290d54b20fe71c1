// A function of each rendering → one that stays the same, and calls the latest: what is given to many parts redraws none of them.
import { useLayoutEffect, useRef, useState } from 'react';

export function useStable<A extends unknown[], R>(latest: (...args: A) => R): (...args: A) => R {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  return useState(
    () =>
      (...args: A) =>
        ref.current(...args),
  )[0];
}
