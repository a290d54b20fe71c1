// What is chosen → the address bar, so that a view can be shared; going back and forth is left to the browser.
import { useEffect } from 'react';

/** By it, a link chooses the version that a reader runs. It is taken out by what reads it, which may come later. */
const YOURS = 'mine';

/** @param query  empty, or with its `?`. Undefined: leave the address as it is. */
export function useAddress(query: string | undefined): void {
  useEffect(() => {
    if (query === undefined || query === location.search) return;
    // Browsers take only so many changes of the address in a while: the last one counts.
    const timer = setTimeout(() => {
      const search = withYours(query);
      history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
    }, 150);
    return () => clearTimeout(timer);
  }, [query]);
}

function withYours(query: string): string {
  const yours = new URLSearchParams(location.search).get(YOURS);
  if (yours === null) return query;
  const all = new URLSearchParams(query);
  all.set(YOURS, yours);
  return `?${all}`;
}
