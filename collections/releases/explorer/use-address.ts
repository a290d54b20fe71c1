// What is chosen → the address bar, so that a view can be shared; going back and forth is left to the browser.
import { useEffect } from 'react';

/** @param query  empty, or with its `?`. Undefined: leave the address as it is. */
export function useAddress(query: string | undefined): void {
  useEffect(() => {
    if (query === undefined || query === location.search) return;
    // Browsers take only so many changes of the address in a while: the last one counts.
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
    }, 150);
    return () => clearTimeout(timer);
  }, [query]);
}
