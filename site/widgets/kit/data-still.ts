// Whether a chart is in its first state, which the build has drawn.
import { useSyncExternalStore } from 'react';

export const HEIGHT = 240;

const noChange = () => () => {};

/** Whether this is the first state, which the build draws and the browser takes over: charts of the library draw nothing there. */
export const useIsStill = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  );
