// A panel of values that is drawn here → filled in with what is kept, and listened to.
import { useEffect } from 'react';
import { startValues } from '../../../engine/browser.ts';

/** @param names  of the values in the panel, as one text. */
export function useStartedValues(names: string): void {
  useEffect(() => {
    if (names) startValues();
  }, [names]);
}
