// The runtime that an illustration is tried as, kept with its state → the properties and events that this runtime has.
import { useMemo } from 'react';
import type { IllustratedProperty, RuntimeProps } from '../illustration.ts';
import type { State, Value } from './state.ts';

/** Beside the properties in the state, so that it is in the address; **Reset** leaves it as it is. */
export const RUNTIME = 'runtime';

export type Shown = {
  isNative: boolean;
  properties: readonly IllustratedProperty[];
  /** Whether the runtime triggers an event. */
  has(event: string): boolean;
};

/** @param runtimes  undefined where there is nothing to choose. */
export function useRuntime(
  state: State,
  properties: readonly IllustratedProperty[],
  runtimes: RuntimeProps | undefined,
): Shown {
  const isNative = runtimes !== undefined && state[RUNTIME] === 'react-native';
  return useMemo(() => {
    if (!runtimes) return { isNative, properties, has: () => true };
    const other = isNative ? 'web' : 'react-native';
    return {
      isNative,
      properties: properties.filter(({ key }) => runtimes.only[key] !== other),
      has: (event: string) => !isNative || !runtimes.lacking.includes(event),
    };
  }, [isNative, properties, runtimes]);
}

/** What it begins with. */
export const withRuntime = <S extends State>(first: S, runtimes: RuntimeProps | undefined): S =>
  runtimes ? { ...first, [RUNTIME]: 'web' satisfies Value } : first;
